# Writes the CTest entries of a GoogleTest program, one a suite; tests/CMakeLists.txt runs it whenever
# the program has been built.
#   cmake -DPROGRAM=<program> -DPREFIX=<prefix of names> -DOUTPUT=<file> -P tests/suites.cmake
execute_process(COMMAND "${PROGRAM}" --gtest_list_tests OUTPUT_VARIABLE TESTS
                COMMAND_ERROR_IS_FATAL ANY)
string(REGEX MATCHALL "\n[^ \n][^ \n]*\\." SUITES "\n${TESTS}")
set(LINES "")
foreach(SUITE IN LISTS SUITES)
  string(REGEX REPLACE "^\n(.*)\\.$" "\\1" SUITE "${SUITE}")
  # What takes long begins first, so that nothing is left to wait for at the end.
  set(COST 0)
  if(SUITE MATCHES "Random|Hostile|Bot|Tutorial|Secrets")
    set(COST 10)
  endif()
  string(APPEND LINES
    "add_test([==[${PREFIX}${SUITE}]==] [==[${PROGRAM}]==] [==[--gtest_filter=${SUITE}.*]==]"
    " --gtest_brief=1)\n"
    "set_tests_properties([==[${PREFIX}${SUITE}]==] PROPERTIES"
    " COST ${COST} SKIP_REGULAR_EXPRESSION [==[\\[  SKIPPED \\] .*\n.*\\[  PASSED  \\] 0 tests]==])\n")
endforeach()
file(WRITE "${OUTPUT}" "${LINES}")
