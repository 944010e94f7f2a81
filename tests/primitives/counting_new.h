/// Counts what the program takes from the heap, by replacing the global operator new.
#ifndef MALLARD_TESTS_PRIMITIVES_COUNTING_NEW_H_
#define MALLARD_TESTS_PRIMITIVES_COUNTING_NEW_H_

namespace mallard {

/// How often operator new has been called so far.
int AllocationCount();

}  // namespace mallard

#endif  // MALLARD_TESTS_PRIMITIVES_COUNTING_NEW_H_
