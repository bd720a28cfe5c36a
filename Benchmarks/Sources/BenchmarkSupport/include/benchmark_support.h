#ifndef BENCHMARK_SUPPORT_H
#define BENCHMARK_SUPPORT_H

#include <stdbool.h>
#include <stdint.h>

/// Whether calls of the allocator are counted on this platform.
bool allocations_are_counted(void);

/// How often memory was asked for since the program began.
uint64_t allocation_count(void);

/// How many bytes were asked for since the program began.
uint64_t allocated_bytes(void);

/// Nanoseconds of processor time of this thread, so that other programs' turns don't count.
uint64_t processor_nanoseconds(void);

/// Takes a result, so that the optimiser has to compute it.
void consume_double(double value);

/// Takes a result, so that the optimiser has to compute it.
void consume_integer(int64_t value);

#endif
