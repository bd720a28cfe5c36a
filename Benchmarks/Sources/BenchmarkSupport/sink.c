#include "benchmark_support.h"

static volatile double last_double;
static volatile int64_t last_integer;

void consume_double(double value) { last_double = value; }

void consume_integer(int64_t value) { last_integer = value; }
