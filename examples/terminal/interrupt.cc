#include "examples/terminal/interrupt.h"

#include <csignal>

namespace mallard::terminal {
namespace {

volatile std::sig_atomic_t interrupted = 0;

void Note(int) { interrupted = 1; }

#ifdef _WIN32
constexpr int kSignals[] = {SIGINT, SIGTERM};
void Handle(int signal, void (*handler)(int)) { std::signal(signal, handler); }
#else
constexpr int kSignals[] = {SIGINT, SIGTERM, SIGHUP};
// Not restarted: a read that waits for input ends.
void Handle(int signal, void (*handler)(int)) {
  struct sigaction action = {};
  action.sa_handler = handler;
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, nullptr);
}
#endif

}  // namespace

InterruptWatch::InterruptWatch() {
  interrupted = 0;
  for (int signal : kSignals) Handle(signal, Note);
}

InterruptWatch::~InterruptWatch() {
  for (int signal : kSignals) Handle(signal, SIG_DFL);
}

bool Interrupted() { return interrupted != 0; }

}  // namespace mallard::terminal
