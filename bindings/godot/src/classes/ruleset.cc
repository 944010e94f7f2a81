#include "classes/ruleset.h"

#include "classes/match.h"
#include "engine/help.h"
#include "engine/services.h"

namespace mallard_godot {
namespace {

void MLD_CALL PrintLog(void* /*user_data*/, mld_log_level level, const char* message) {
  if (level == MLD_LOG_SCRIPT) Print(message);
}

}  // namespace

std::string Ruleset::Version() { return mld_version_string(); }

std::string Ruleset::HelpOf(const std::string& class_name) {
  for (const ClassInfo* info : Classes()) {
    if (class_name == info->name) return HelpXml(*info);
  }
  return "";
}

std::vector<std::string> Ruleset::Games() {
  std::vector<std::string> names;
  for (uint64_t i = 0; i < mld_game_count(); ++i) {
    auto info = Sized<mld_game_info>();
    if (mld_game_describe(i, &info, nullptr) == MLD_OK) names.push_back(info.name);
  }
  return names;
}

Dictionary Ruleset::DescribeGame(const std::string& game) {
  Dictionary out;
  uint64_t index = 0, bot_count = 0;
  auto info = Sized<mld_game_info>();
  if (mld_game_find(game.c_str(), &index, nullptr) != MLD_OK ||
      mld_game_describe(index, &info, nullptr) != MLD_OK) {
    return out;
  }
  mld_game_bot_count(info.name, &bot_count, nullptr);
  std::vector<std::string> bots;
  for (uint64_t i = 0; i < bot_count; ++i) {
    auto bot = Sized<mld_bot_info>();
    if (mld_game_describe_bot(info.name, i, &bot, nullptr) == MLD_OK) bots.push_back(bot.name);
  }
  out.Set("name", info.name).Set("title", info.title).Set("text", info.doc).Set("bots", bots);
  return out;
}

PackHandle Ruleset::ReadPack(const std::string& folder) const {
  mld_pack* pack = nullptr;
  const std::vector<std::string> files = ListLuaFiles(folder);
  if (files.empty()) {
    Fail(MLD_NOT_FOUND, "no pack at " + folder +
                            ": there are no .lua files (exported projects need *.lua among the "
                            "resources to export)");
    return nullptr;
  }
  if (!Try([&](mld_error** e) { return mld_pack_create(folder.c_str(), &pack, e); }))
    return nullptr;
  PackHandle owned(pack);
  for (const std::string& file : files) {
    std::vector<uint8_t> bytes;
    if (!ReadFile(folder + "/" + file, bytes)) {
      Fail(MLD_NOT_FOUND, "cannot read " + folder + "/" + file);
      return nullptr;
    }
    const bool added = Try([&](mld_error** e) {
      return mld_pack_add_file(pack, file.c_str(), bytes.data(), bytes.size(), e);
    });
    if (!added) return nullptr;
  }
  return owned;
}

uint64_t Ruleset::Stamp() const {
  uint64_t stamp = 14695981039346656037u;  // FNV-1a over names and times.
  auto add = [&](uint64_t value) { stamp = (stamp ^ value) * 1099511628211u; };
  for (const std::string& folder : packs_) {
    for (const std::string& file : ListLuaFiles(folder)) {
      for (const char c : file) add(static_cast<unsigned char>(c));
      add(ModifiedTime(folder + "/" + file));
    }
  }
  return stamp;
}

int64_t Ruleset::Open(const std::string& game, const std::vector<std::string>& packs) {
  std::vector<PackHandle> owned;
  std::vector<const mld_pack*> borrowed;
  for (const std::string& folder : packs) {
    owned.push_back(ReadPack(folder));
    if (owned.back() == nullptr) return error_code();
    borrowed.push_back(owned.back().get());
  }
  mld_ruleset_options options;
  mld_ruleset_options_init(&options, sizeof options);
  options.packs = borrowed.data();
  options.pack_count = borrowed.size();
  options.log = PrintLog;
  mld_ruleset* made = nullptr;
  const int64_t status =
      Status([&](mld_error** e) { return mld_ruleset_create(game.c_str(), &options, &made, e); });
  if (status != MLD_OK) return status;
  handle_.reset(made);
  game_ = game;
  packs_ = packs;
  stamp_ = Stamp();
  return status;
}

bool Ruleset::HasChanged() const { return !packs_.empty() && Stamp() != stamp_; }

int64_t Ruleset::Reload() {
  if (game_.empty()) return Fail(MLD_UNAVAILABLE, "nothing was opened yet");
  const uint64_t stamp = Stamp();
  const int64_t status = Open(std::string(game_), std::vector<std::string>(packs_));
  stamp_ = stamp;  // A mistake is told once, not until it is mended.
  return status;
}

std::string Ruleset::game() const { return mld_ruleset_game(handle_.get()); }

int64_t Ruleset::fingerprint() const {
  return static_cast<int64_t>(mld_ruleset_fingerprint(handle_.get()));
}

Array Ruleset::Packs() const {
  Array out;
  for (uint64_t i = 0; i < mld_ruleset_pack_count(handle_.get()); ++i) {
    auto info = Sized<mld_pack_info>();
    if (mld_ruleset_describe_pack(handle_.get(), i, &info, nullptr) != MLD_OK) continue;
    out.Add(Dictionary().Set("id", info.id).Set("version", info.version));
  }
  return out;
}

template <class Create>
Ref<Match> Ruleset::MakeMatch(Create create) const {
  Ref<Match> made = Match::Make(*this, create);
  if (made) made->Remember(Ref<Ruleset>(const_cast<Ruleset*>(this)));
  return made;
}

Ref<Match> Ruleset::CreateMatch(const Dictionary& options, int64_t seed) const {
  std::vector<std::pair<std::string, std::string>> pairs;
  if (!options.ReadTexts(pairs)) {
    Fail(MLD_INVALID_ARGUMENT, "option \"" + pairs.back().first +
                                   "\" must be text, a whole number "
                                   "or true or false");
    return {};
  }
  mld_config* config = nullptr;
  if (!Try([&](mld_error** e) { return mld_config_create(handle_.get(), &config, e); })) return {};
  const ConfigHandle owned(config);
  for (const auto& [name, value] : pairs) {
    const bool set =
        Try([&](mld_error** e) { return mld_config_set(config, name.c_str(), value.c_str(), e); });
    if (!set) return {};
  }
  return MakeMatch([&](mld_match** out, mld_error** e) {
    mld_match_options match_options;
    mld_match_options_init(&match_options, sizeof match_options);
    match_options.seed = static_cast<uint64_t>(seed);
    return mld_match_create(handle_.get(), config, &match_options, out, e);
  });
}

Ref<Match> Ruleset::RestoreMatch(const std::vector<uint8_t>& bytes,
                                 bool allow_changed_content) const {
  return MakeMatch([&](mld_match** out, mld_error** e) {
    mld_restore_options options;
    mld_restore_options_init(&options, sizeof options);
    options.allow_changed_content = allow_changed_content;
    return mld_match_create_from_snapshot(handle_.get(), bytes.data(), bytes.size(), &options, out,
                                          e);
  });
}

Ref<Match> Ruleset::OpenView(const std::vector<uint8_t>& bytes) const {
  return MakeMatch([&](mld_match** out, mld_error** e) {
    return mld_match_create_from_view(handle_.get(), bytes.data(), bytes.size(), out, e);
  });
}

Ref<Match> Ruleset::OpenReplay(const std::vector<uint8_t>& bytes) const {
  return MakeMatch([&](mld_match** out, mld_error** e) {
    return mld_match_create_from_replay(handle_.get(), bytes.data(), bytes.size(), out, e);
  });
}

void Ruleset::Bind() {
  Class<Ruleset> c(
      "A game together with the packs loaded for it.",
      "Packs are folders of Lua files that change or add content; the game's own pack is always "
      "there. A ruleset never changes while it is used, and any number of matches may share it.\n"
      "[codeblock]\nvar ruleset := MallardRuleset.new()\n"
      "if ruleset.open(\"battleducks\", [\"res://packs/mill_pond\"]) != OK:\n"
      "    return  # The reason is in the list of errors, with file and line.\n"
      "var game := ruleset.create_match({\"mode\": \"standard\"}, randi())\n[/codeblock]");
  c.Method<&Ruleset::Games>("games", {}, "The names of all games, as [method open] takes them.");
  c.Method<&Ruleset::DescribeGame>(
      "describe_game", {"game"},
      "A game in words: [code]name[/code], [code]title[/code], [code]text[/code] and "
      "[code]bots[/code], the names that [method MallardBot.open] takes, the weakest first. Empty "
      "for an unknown game.");
  c.Method<&Ruleset::Version>("version", {}, "The version of Mallard, such as \"0.2.0\".");
  c.Method<&Ruleset::HelpOf>("help_of", {"class_name"},
                             "The help of one of Mallard's classes in the engine's XML format, for "
                             "tools; empty for any other class.");
  c.Method<&Ruleset::Open>(
      "open", {"game", "packs"},
      "Loads a game with packs on top, in this order. A pack is a folder: [code]res://[/code], "
      "also "
      "inside an exported project, [code]user://[/code] or a path of the system. Every mistake in "
      "them is pushed as an error and listed in [member error_entries]. Gives "
      "[constant STATUS_OK], or the status; what was open before stays then.",
      {Variant::From(std::vector<std::string>())});
  c.Method<&Ruleset::HasChanged>(
      "has_changed", {},
      "Whether a file of the packs was changed, added or removed since "
      "they were loaded. Looks at the files, so do not ask every frame.");
  c.Method<&Ruleset::Reload>(
      "reload", {},
      "Loads the same packs again. Matches go on with what they have until "
      "[method MallardMatch.carry_over]. With mistakes in the packs nothing changes.");
  c.Property<&Ruleset::game>("game", "get_game", "",
                             "The name of the game; empty before [method open].");
  c.Property<&Ruleset::fingerprint>(
      "fingerprint", "get_fingerprint", "",
      "64 bits over the game and its packs: the same fingerprint means the same rules.");
  c.Method<&Ruleset::Packs>("get_packs", {},
                            "The packs in load order, each a [Dictionary] with [code]id[/code] and "
                            "[code]version[/code].");
  c.Method<&Ruleset::CreateMatch>(
      "create_match", {"options", "seed"},
      "Starts a match. Options are those that [method MallardCatalog.get_options] lists, by name; "
      "what is left out has its default. The seed fixes everything that chance decides. Gives "
      "[code]null[/code] on failure.",
      {Variant::From(Dictionary()), Variant::From(0)});
  c.Method<&Ruleset::RestoreMatch>(
      "restore_match", {"bytes", "allow_changed_content"},
      "Makes a match from what [method MallardMatch.save] or [method MallardMatch.snapshot] gave. "
      "Any bytes may be tried: what is damaged or made with other packs is refused, unless "
      "[param allow_changed_content] is set and everything in it still exists.",
      {Variant::From(false)});
  c.Method<&Ruleset::OpenView>(
      "open_view", {"bytes"},
      "Opens what a server sent to one player: [method MallardMatch.snapshot] for a seat. Such a "
      "match can be shown and asked, and not moved on.");
  c.Method<&Ruleset::OpenReplay>("open_replay", {"bytes"},
                                 "Plays a replay through and compares every hash. The match stands "
                                 "at its end. See also [MallardReplay].");
  BindErrors(c);
}

}  // namespace mallard_godot
