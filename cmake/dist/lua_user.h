/* What the Lua that is built with the library does otherwise; lua.h includes it as LUA_USER_H.
 *
 * A number that is none is written as `nan` wherever Lua makes a text of it, `..` included. What the
 * C library writes has a sign that differs between processors: `-nan` for 0/0 on one, `nan` on
 * another.
 *
 * The seed of its hashes stays as it is, by time and place. With one that everybody knows, a pack
 * could hold thousands of short strings that all fall into one place of Lua's table of strings, and
 * each string made would cost a walk through them.
 */
#ifndef MALLARD_CMAKE_DIST_LUA_USER_H_
#define MALLARD_CMAKE_DIST_LUA_USER_H_

#include <stdio.h>

#undef lua_number2str
#define lua_number2str(s, sz, n) \
  ((n) == (n) ? l_sprintf((s), sz, LUA_NUMBER_FMT, (LUAI_UACNUMBER)(n)) : l_sprintf((s), sz, "nan%s", ""))

#endif /* MALLARD_CMAKE_DIST_LUA_USER_H_ */
