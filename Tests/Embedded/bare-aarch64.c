// The start of a program on bare aarch64 under Linux system calls: prints the hash of each room
// on a line of its own.

unsigned long long golden_hash(int room);

static long call(long number, long a, long b, long c) {
  register long x8 __asm__("x8") = number;
  register long x0 __asm__("x0") = a;
  register long x1 __asm__("x1") = b;
  register long x2 __asm__("x2") = c;
  __asm__ volatile("svc 0" : "+r"(x0) : "r"(x8), "r"(x1), "r"(x2) : "memory");
  return x0;
}

double sqrt(double value) {
  double root;
  __asm__("fsqrt %d0, %d1" : "=w"(root) : "w"(value));
  return root;
}

void _start(void) {
  for (int room = 0;; room++) {
    unsigned long long hash = golden_hash(room);
    if (hash == 0) break;
    char text[24];
    int start = sizeof text;
    text[--start] = '\n';
    for (; hash; hash /= 10) text[--start] = (char)('0' + hash % 10);
    call(64, 1, (long)(text + start), (long)(sizeof text) - start);
  }
  call(93, 0, 0, 0);
  __builtin_unreachable();
}
