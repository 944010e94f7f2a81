#include <locale.h>

#include "scripting/host/guarded_state.h"

// POSIX lets one thread have its own locale. Elsewhere programs keep the "C" locale or set it for
// the threads that call Mallard.
#if defined(__unix__) || defined(__APPLE__)
#if defined(__APPLE__)
#include <xlocale.h>
#endif

namespace mallard {

PlainLocale::PlainLocale() {
  static const locale_t plain = newlocale(LC_ALL_MASK, "C", static_cast<locale_t>(nullptr));
  previous_ = uselocale(plain);
}

PlainLocale::~PlainLocale() { uselocale(static_cast<locale_t>(previous_)); }

}  // namespace mallard

#else

namespace mallard {

PlainLocale::PlainLocale() : previous_(nullptr) {}
PlainLocale::~PlainLocale() = default;

}  // namespace mallard

#endif
