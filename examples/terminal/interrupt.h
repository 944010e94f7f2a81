// Ctrl-C, a closed terminal and a request to end: noted, so that the program can leave in good
// order.
#ifndef MALLARD_EXAMPLES_TERMINAL_INTERRUPT_H_
#define MALLARD_EXAMPLES_TERMINAL_INTERRUPT_H_

namespace mallard::terminal {

// While one exists, these signals only interrupt what waits for input.
class InterruptWatch {
 public:
  InterruptWatch();
  ~InterruptWatch();
  InterruptWatch(const InterruptWatch&) = delete;
  InterruptWatch& operator=(const InterruptWatch&) = delete;
};

// Whether one has come since the watch began.
bool Interrupted();

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_INTERRUPT_H_
