#ifndef EMBEDDED_RUNTIME_H
#define EMBEDDED_RUNTIME_H
// The functions of runtime.c are called by compiled code alone; nothing is to be declared here.
#endif
