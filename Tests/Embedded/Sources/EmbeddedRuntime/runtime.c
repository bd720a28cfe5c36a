// The few C functions that Embedded Swift expects from its host, for machines without any.
// On a host with a C library this file is empty.
#if defined(__wasm__) || !__STDC_HOSTED__

typedef __SIZE_TYPE__ size_t;
typedef unsigned long long word;
typedef unsigned __int128 wide;

// Memory is handed out in rising order and never taken back: a test ends soon enough.

#if defined(__wasm__)
extern unsigned char __heap_base;
#define PAGE ((size_t)65536)

static size_t heap_start(void) { return (size_t)&__heap_base; }

static int heap_reaches(size_t end) {
  size_t size = __builtin_wasm_memory_size(0) * PAGE;
  if (end <= size) return 1;
  return __builtin_wasm_memory_grow(0, (end - size + PAGE - 1) / PAGE) != (size_t)-1;
}
#else
static unsigned char heap[(size_t)1 << 26];

static size_t heap_start(void) { return (size_t)heap; }

static int heap_reaches(size_t end) { return end <= (size_t)heap + sizeof heap; }
#endif

static size_t heap_next;

int posix_memalign(void **result, size_t alignment, size_t size) {
  size_t start = heap_next ? heap_next : heap_start();
  start = (start + alignment - 1) / alignment * alignment;
  if (!heap_reaches(start + size)) return 12;
  heap_next = start + size;
  *result = (void *)start;
  return 0;
}

void free(void *pointer) { (void)pointer; }

// The empty statements keep the compiler from turning the loops into calls of themselves.

void *memset(void *target, int byte, size_t count) {
  unsigned char *bytes = target;
  for (size_t i = 0; i < count; i++) {
    bytes[i] = (unsigned char)byte;
    __asm__ volatile("");
  }
  return target;
}

void *memcpy(void *target, const void *source, size_t count) {
  unsigned char *to = target;
  const unsigned char *from = source;
  for (size_t i = 0; i < count; i++) {
    to[i] = from[i];
    __asm__ volatile("");
  }
  return target;
}

void *memmove(void *target, const void *source, size_t count) {
  unsigned char *to = target;
  const unsigned char *from = source;
  if (to <= from) return memcpy(target, source, count);
  for (size_t i = count; i > 0; i--) {
    to[i - 1] = from[i - 1];
    __asm__ volatile("");
  }
  return target;
}

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  for (size_t i = 0; i < count; i++) {
    if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
    __asm__ volatile("");
  }
  return 0;
}

int putchar(int character) { return character; }

// Hashing asks for a seed; a fixed one does, since no result depends on it.
void arc4random_buf(void *target, size_t count) { memset(target, 0x5A, count); }

// Integers of 128 bits, in schoolbook arithmetic.

typedef union {
  wide whole;
  struct {
    word low, high;
  };
} halves;

static wide from_halves(word high, word low) {
  halves result;
  result.low = low;
  result.high = high;
  return result.whole;
}

wide __ashlti3(wide value, int count) {
  halves v = {value};
  if (count == 0) return value;
  if (count >= 64) return from_halves(v.low << (count - 64), 0);
  return from_halves(v.high << count | v.low >> (64 - count), v.low << count);
}

wide __lshrti3(wide value, int count) {
  halves v = {value};
  if (count == 0) return value;
  if (count >= 64) return from_halves(0, v.high >> (count - 64));
  return from_halves(v.high >> count, v.low >> count | v.high << (64 - count));
}

__int128 __ashrti3(__int128 value, int count) {
  halves v = {(wide)value};
  word sign = (long long)v.high < 0 ? ~(word)0 : 0;
  wide shifted = __lshrti3(value, count);
  if (sign == 0 || count == 0) return (__int128)shifted;
  return (__int128)(shifted | __ashlti3(from_halves(sign, sign), 128 - count));
}

#if defined(__wasm__)
__int128 __multi3(__int128 left, __int128 right) {
  word a = (word)left, b = (word)right;
  word a0 = a & 0xFFFFFFFFu, a1 = a >> 32, b0 = b & 0xFFFFFFFFu, b1 = b >> 32;
  word low = a0 * b0;
  word middle = a1 * b0 + (low >> 32);
  word cross = a0 * b1 + (middle & 0xFFFFFFFFu);
  word high = a1 * b1 + (middle >> 32) + (cross >> 32);
  high += a * (word)((wide)right >> 64) + (word)((wide)left >> 64) * b;
  return (__int128)from_halves(high, cross << 32 | (low & 0xFFFFFFFFu));
}
#endif

wide __udivmodti4(wide dividend, wide divisor, wide *remainder) {
  wide quotient = 0, rest = 0;
  for (int bit = 127; bit >= 0; bit--) {
    int carry = (int)(rest >> 127);
    rest = rest << 1 | (dividend >> bit & 1);
    if (carry || rest >= divisor) {
      rest -= divisor;
      quotient |= (wide)1 << bit;
    }
  }
  if (remainder) *remainder = rest;
  return quotient;
}

wide __udivti3(wide dividend, wide divisor) { return __udivmodti4(dividend, divisor, 0); }

wide __umodti3(wide dividend, wide divisor) {
  wide rest;
  __udivmodti4(dividend, divisor, &rest);
  return rest;
}

static wide magnitude(__int128 value) { return value < 0 ? -(wide)value : (wide)value; }

__int128 __divti3(__int128 dividend, __int128 divisor) {
  wide quotient = __udivti3(magnitude(dividend), magnitude(divisor));
  return (__int128)((dividend < 0) != (divisor < 0) ? -quotient : quotient);
}

__int128 __modti3(__int128 dividend, __int128 divisor) {
  wide rest = __umodti3(magnitude(dividend), magnitude(divisor));
  return (__int128)(dividend < 0 ? -rest : rest);
}

// `Duration.seconds(_: Double)` rounds with this.
double round(double value) {
  double whole = __builtin_trunc(value);
  double part = value - whole;
  if (part >= 0.5) return whole + 1;
  if (part <= -0.5) return whole - 1;
  return __builtin_copysign(whole, value);
}

#endif
