// The parts of a battle drawn as text; see text.cc. Scenes use the letters, too.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_TEXT_TEXT_PARTS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_TEXT_TEXT_PARTS_H_

#include <cstdint>
#include <string>

#include "mallard/rules.h"
#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

/// The letter of a unit on the map: capitals for the first player, small letters for the second, @
/// for monsters. The 26 first units of a side have letters of their own.
char LetterOf(int unit);
/// The colour of an owner: an escape sequence.
const char* ColorOf(int owner);
/// Text in a colour, where the style has colours.
std::string Tint(const DrawStyle& style, const char* color, std::string text);
/// What a unit is called.
const std::string& NameOf(const Position& position, int unit);
/// "12.5": thousandths as inches.
std::string Inches(int32_t length);

/// The map to scale with its ruler and legend (text_map.cc).
std::string DrawMap(const Position& position, const SeatNames& names, const DrawStyle& style);
/// A table of all units, and the models of the one the question is about (text_units.cc).
std::string DrawUnits(const Position& position, const DrawStyle& style);
/// The dice of the rolls going on (text_units.cc).
std::string DrawDice(const Position& position, const DrawStyle& style);
/// The army lists the state holds, as the player in seat `own` sees them, and what can be enlisted
/// (text_muster.cc).
std::string DrawMuster(const Position& position, int own, const DrawStyle& style);
/// "G2 HP 4 Ar 1 Br 0 Mv 6 Ch 2d4 ..." and the weapons, numbered (text_muster.cc).
std::string ProfileText(const GameContent& content, const Profile& profile);
std::string WeaponText(const GameContent& content, const WeaponProfile& weapon);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_TEXT_TEXT_PARTS_H_
