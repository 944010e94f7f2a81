// The table of MallardMatch.
#include "classes/match.h"

namespace mallard_godot {

void Match::Bind() {
  Class<Match> c(
      "One running game.",
      "Made by a [MallardRuleset]. [method apply] is the only way to move it on; it succeeds whole "
      "or changes nothing.\nAn action is a [PackedInt32Array]: its kind (see the classes of the "
      "games, such as [MallardNavalWar]), then up to 7 arguments. A seat is a player, from 0; a "
      "viewer is a seat, [constant VIEWER_HOST], who knows everything, or "
      "[constant VIEWER_SPECTATOR], who knows what everybody knows.");
  c.Property<&Match::game>("game", "get_game", "", "The name of the game.");
  c.Property<&Match::seats>("seats", "get_seats", "", "How many players there are.");
  c.Property<&Match::viewer>("viewer", "get_viewer", "",
                             "Whose view it was opened from; [constant VIEWER_HOST] for a match "
                             "that knows everything.");
  c.Property<&Match::revision>(
      "revision", "get_revision", "",
      "Another number after everything that changes the match. Host only.");
  c.Property<&Match::hash>("hash", "get_hash", "",
                           "64 bits over the state, the same on every machine. Host only: never "
                           "send it to a player.");
  c.Method<&Match::is_over>("is_over", {}, "Whether the match has ended.");
  c.Method<&Match::winners>("get_winners", {},
                            "The seats that have won; none at the end is a draw.");
  c.Method<&Match::scores>("get_scores", {}, "The points of every seat.");
  c.Method<&Match::Options>("get_options", {}, "The options of the match by name, as text.");
  c.Method<&Match::GetRuleset>("get_ruleset", {}, "The ruleset it is played with.");
  c.Method<&Match::Decision>(
      "get_decision", {"seat"},
      "What a seat is being asked: the kind of decision, 0 for nothing, then "
      "6 arguments.");
  c.Method<&Match::FormatDecision>("format_decision", {"seat"},
                                   "The same as text; empty for nothing.");
  c.Method<&Match::AskedSeats>("get_asked_seats", {}, "All seats that are being asked something.");
  c.Method<&Match::LegalCount>("legal_count", {"seat"}, "How many legal actions a seat has.");
  c.Method<&Match::LegalNth>("legal_nth", {"seat", "n"}, "One of them, from 0, in a fixed order.");
  c.Method<&Match::LegalActions>("legal_actions", {"seat"},
                                 "All of them in one array, 8 numbers each.");
  c.Method<&Match::Check>("check", {"seat", "action"},
                          "Whether an action is legal now: [constant MallardRuleset.STATUS_OK], or "
                          "why not, with the reason in [member error_message].");
  c.Method<&Match::Apply>("apply", {"seat", "action"},
                          "Takes an action. If it is refused, nothing has changed and "
                          "[member error_message] says why.");
  c.Method<&Match::ParseAction>("parse_action", {"text"},
                                "Reads an action that a person typed, such as \"attack B6\"; empty "
                                "if it cannot be read.");
  c.Method<&Match::FormatAction>("format_action", {"action"},
                                 "Writes an action as people type it.");
  c.Method<&Match::EventCount>("event_count", {"viewer"}, "How many events a viewer has got.");
  c.Method<&Match::Events>("get_events", {"viewer", "from"},
                           "A viewer's events from a number on in one array, 8 numbers each: kind "
                           "and arguments.",
                           {Variant::From(0)});
  c.Method<&Match::EventDetails>(
      "get_event_details", {"viewer", "from"},
      "The same ready for animation, [constant EVENT_COLUMNS] numbers each: who acted, what it "
      "happened to, from where to where. The columns are the [enum EventColumn]s; a reference "
      "takes "
      "four (see [method MallardScene.reference_at]).",
      {Variant::From(0)});
  c.Method<&Match::FormatEvent>("format_event", {"event"}, "Writes an event, for logs.");
  c.Method<&Match::EventText>(
      "event_text", {"viewer", "index", "language"},
      "The sentence that tells an event to people; empty for those that are for animation only.",
      {Variant::From("")});
  c.Method<&Match::Prompt>("get_prompt", {"viewer", "seat", "language"},
                           "What a seat is being asked, in words: said to that player, or to a "
                           "viewer who waits for it. Empty if nothing is asked.",
                           {Variant::From("")});
  c.Method<&Match::ReferenceText>("reference_text", {"viewer", "reference", "language"},
                                  "What a viewer calls the thing that a reference stands for.",
                                  {Variant::From("")});
  c.Property<&Match::undo_depth>("undo_depth", "get_undo_depth", "",
                                 "How many actions can be taken back.");
  c.Property<&Match::redo_depth>("redo_depth", "get_redo_depth", "", "How many can be done again.");
  c.Method<&Match::Undo>("undo", {"count"}, "Takes back the last actions. Host only.",
                         {Variant::From(1)});
  c.Method<&Match::Redo>("redo", {"count"}, "Does again what was taken back. Host only.",
                         {Variant::From(1)});
  c.Method<&Match::Seek>("seek", {"position"},
                         "Takes back or does again until so many actions are behind. Host only.");
  c.Method<&Match::Snapshot>(
      "snapshot", {"viewer"},
      "The match as bytes: for the host whole, to go on with later; for a seat what that player "
      "may know, to send to it.",
      {Variant::From(MLD_VIEWER_HOST)});
  c.Method<&Match::Save>("save", {"label"},
                         "The match as bytes to be saved, with its history and a name for lists "
                         "(see [method MallardReplay.describe]). Host only.",
                         {Variant::From("")});
  c.Method<&Match::Replay>("replay", {},
                           "The way the match went, with hashes to prove it. Host only.");
  c.Method<&Match::Clone>("clone", {}, "A copy with history and events.");
  c.Method<&Match::CarryOver>(
      "carry_over", {"ruleset"},
      "Goes on with another ruleset of the same game: hot reload. If something in the match does "
      "not exist there, nothing changes.");
  c.Method<&Match::Draw>("draw", {"viewer"}, "The board as plain text.",
                         {Variant::From(MLD_VIEWER_HOST)});
  BindErrors(c);
}

}  // namespace mallard_godot
