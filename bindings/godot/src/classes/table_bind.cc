// The table of MallardTable.
#include "classes/table.h"

namespace mallard_godot {

void Table::Bind() {
  constexpr TypeInfo kInt = TypeInfoOf<int64_t>();
  constexpr TypeInfo kInts = TypeInfoOf<std::vector<int32_t>>();
  Class<Table> c("A node that runs a match with people and bots.",
                 "Bots think on the [WorkerThreadPool], so the game goes on meanwhile. Signals are "
                 "emitted once "
                 "a frame; whoever handles one may act at once.\n[codeblock]\n"
                 "table.set_bot(1, \"standard\", randi())\ntable.start(ruleset)\n"
                 "var seat: int = await table.asked\n[/codeblock]");
  c.Method<&Table::Start>("start", {"ruleset", "options", "seed"},
                          "Begins a match (see [method MallardRuleset.create_match]).",
                          {Variant::From(Dictionary()), Variant::From(0)});
  c.Method<&Table::Sit>("sit", {"match"}, "Goes on with a match, such as one that was restored.");
  c.Method<&Table::match>("get_match", {}, "The match; [code]null[/code] before there is one.");
  c.Method<&Table::ruleset>("get_ruleset", {}, "The ruleset of the match.");
  c.Method<&Table::SetBot>("set_bot", {"seat", "name", "seed"},
                           "Gives a seat to a bot (see [method MallardBot.open]), or with an empty "
                           "name to a person. May be called before the match begins.",
                           {Variant::From(0)});
  c.Method<&Table::GetBot>("get_bot", {"seat"}, "The bot of a seat; empty if it is a person.");
  c.Method<&Table::Apply>("apply", {"seat", "action"},
                          "Takes an action for a person (see [method MallardMatch.apply]).");
  c.Method<&Table::Undo>(
      "undo", {}, "Takes back the last action, and those before it until a person is asked.");
  c.Method<&Table::Redo>("redo", {}, "Does again what was taken back, until a person is asked.");
  c.Method<&Table::Think>("think", {"seat", "name", "seed"},
                          "Lets a bot think about what a person could do: a hint. Await "
                          "[signal thought].",
                          {Variant::From("standard"), Variant::From(0)});
  c.Method<&Table::Reason>("get_reason", {"language"},
                           "Why the last hint: \"hits with 42 %; next best 31 %\". Empty where the "
                           "bot does not say.",
                           {Variant::From("")});
  c.Method<&Table::is_thinking>("is_thinking", {}, "Whether a bot thinks now.");
  c.Method<&Table::Cancel>("cancel", {},
                           "Forgets what is being thought, and ends it within milliseconds. A bot "
                           "whose turn it is begins anew; of a hint [signal thought] tells with "
                           "an empty action.");
  c.Method<&Table::Poll>("poll", {},
                         "Does what happens once a frame: for tests and for tools without a scene "
                         "tree.");
  c.Method<&Table::ReloadPacks>("reload_packs", {},
                                "Loads the packs again and carries the match over to them.");
  c.Property<&Table::viewer, &Table::SetViewer>(
      "viewer", "get_viewer", "set_viewer",
      "Whose events are told: a seat, [constant MallardMatch.VIEWER_HOST] or "
      "[constant MallardMatch.VIEWER_SPECTATOR].");
  c.Property<&Table::bot_delay, &Table::SetBotDelay>(
      "bot_delay", "get_bot_delay", "set_bot_delay",
      "How many seconds pass before a bot begins, so that people can follow.");
  c.Property<&Table::paused, &Table::SetPaused>("paused", "is_paused", "set_paused",
                                                "Whether bots wait. Set when one has failed.");
  c.Property<&Table::hot_reload, &Table::SetHotReload>(
      "hot_reload", "is_hot_reload", "set_hot_reload",
      "Looks at the files of the packs every second, and goes on with what was changed.");
  c.Signal("asked", {{"seat", kInt}}, "A person is asked something: begin a [MallardChoice].");
  c.Signal("event", {{"index", kInt}},
           "Something happened that [member viewer] may know; see "
           "[method MallardMatch.get_event_details] and [method MallardMatch.event_text].");
  c.Signal("changed", {}, "The match has changed: update the [MallardScene].");
  c.Signal("finished", {{"winners", kInts}}, "The match is over.");
  c.Signal(
      "thought", {{"seat", kInt}, {"action", kInts}},
      "A bot has chosen an action. It is empty if there is none: a hint was cancelled or overtaken "
      "by a change of the match, or the bot has failed; [member error_message] says why.");
  c.Signal(
      "packs_reloaded", {{"status", kInt}},
      "Packs were loaded again; the status is [constant MallardRuleset.STATUS_OK] if the match "
      "goes on with them.");
  BindErrors(c);
}

}  // namespace mallard_godot
