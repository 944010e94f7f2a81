// Letters with accents, for libraries that ask the C locale what bytes mean.
#ifndef MALLARD_EXAMPLES_TERMINAL_WIDE_CHARACTERS_H_
#define MALLARD_EXAMPLES_TERMINAL_WIDE_CHARACTERS_H_

namespace mallard::terminal {

// Chooses a locale that has them. Where none is set, or the one that is set is missing, any that
// knows UTF-8 will do: terminals without it are rare by now. False: there is none.
bool UseWideCharacters();

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_WIDE_CHARACTERS_H_
