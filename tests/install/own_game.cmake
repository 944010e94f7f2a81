# Installs into a fresh prefix and builds examples/own_game on it, as somebody outside would: then its
# property tests run, bots play it in the terminal program, a replay is verified, and the client for every
# game plays it through the C ABI.

function(run)
  execute_process(COMMAND ${ARGV} RESULT_VARIABLE RESULT OUTPUT_VARIABLE OUTPUT ERROR_VARIABLE OUTPUT)
  if(NOT RESULT EQUAL 0)
    list(JOIN ARGV " " COMMAND)
    message(FATAL_ERROR "${COMMAND}\n${OUTPUT}\nended with ${RESULT}")
  endif()
  set(OUTPUT "${OUTPUT}" PARENT_SCOPE)
endfunction()

function(expect TEXT)
  if(NOT OUTPUT MATCHES "${TEXT}")
    message(FATAL_ERROR "\"${TEXT}\" is missing in\n${OUTPUT}")
  endif()
endfunction()

if(LAUNCHER MATCHES "NOTFOUND$")
  set(LAUNCHER "")
endif()
set(WORK "${BINARY_DIR}/own_game_test")
set(PREFIX "${WORK}/prefix")
set(GAME "${WORK}/build")
file(REMOVE_RECURSE "${PREFIX}")
run("${CMAKE_COMMAND}" --install "${BINARY_DIR}" --prefix "${PREFIX}")
# Kept from run to run, so that only what has changed is built again.
run("${CMAKE_COMMAND}" -S "${SOURCE_DIR}/examples/own_game" -B "${GAME}" -G "${GENERATOR}"
    "-DCMAKE_C_COMPILER=${C_COMPILER}" "-DCMAKE_CXX_COMPILER=${CXX_COMPILER}" "-DCMAKE_BUILD_TYPE=Release"
    "-DCMAKE_CXX_FLAGS_RELEASE=-O1" "-DCMAKE_PREFIX_PATH=${PREFIX};${PREFIX_PATH}"
    "-DCMAKE_CXX_COMPILER_LAUNCHER=${LAUNCHER}")
run("${CMAKE_COMMAND}" --build "${GAME}")

run("${GAME}/liars_dice_test")
run("${GAME}/liars_dice" games)
expect("liars_dice +Liar's Dice")
run("${GAME}/liars_dice" play --demo --seed 3 --replay "${WORK}/demo.replay")
expect("Player [123] wins")
run("${GAME}/liars_dice" verify liars_dice "${WORK}/demo.replay")
expect("The replay is good")
run("${GAME}/liars_dice" catalog liars_dice)
expect("Spot on!")
run("${GAME}/liars_dice" draw "${WORK}/demo.replay" --spectator -o "${WORK}/demo.svg")
run("${GAME}/liars_dice_client" liars_dice --quiet)
run("${GAME}/liars_dice_client" liars_dice --language fr --options "players=2 dice=2")

file(GLOB SOURCES "${SOURCE_DIR}/examples/own_game/*.cc" "${SOURCE_DIR}/examples/own_game/*.h")
set(LINES 0)
foreach(SOURCE IN LISTS SOURCES)
  file(READ "${SOURCE}" TEXT)
  string(REGEX MATCHALL "\n" NEWLINES "${TEXT}")
  list(LENGTH NEWLINES COUNT)
  math(EXPR LINES "${LINES} + ${COUNT}")
endforeach()
if(LINES GREATER 500)
  message(FATAL_ERROR "The example is meant to be small: it has ${LINES} lines of C++, at most 500 are wanted")
endif()
message("Liar's Dice, ${LINES} lines of C++: built, tested and played")
