// `mallard draw`: a saved match, a view or a replay as a picture.
#include <algorithm>
#include <cstdio>
#include <string>
#include <utility>
#include <vector>

#include "absl/cleanup/cleanup.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "examples/terminal/commands.h"
#include "examples/terminal/draw_film.h"
#include "examples/terminal/files.h"
#include "examples/terminal/loading.h"
#include "mallard/event_roles.h"
#include "mallard/match.h"
#include "mallard/saved_match.h"
#include "mallard/scene_svg.h"

#ifndef _WIN32
#include <spawn.h>
#include <sys/wait.h>
extern char** environ;
#endif

namespace mallard::terminal {
namespace {

constexpr size_t kMostPictures = 24;  // Of a film.

absl::StatusOr<Match> Open(const Arguments& args) {
  const absl::StatusOr<std::vector<uint8_t>> bytes = ReadFile(args.file);
  if (!bytes.ok()) return bytes.status();
  const absl::StatusOr<SavedMatch> saved = DescribeSavedMatch(*bytes);
  if (!saved.ok()) return saved.status();
  Arguments of_file = args;
  of_file.game = saved->game;
  const absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset = LoadRuleset(of_file);
  if (!ruleset.ok()) return ruleset.status();
  switch (saved->kind) {
    case SavedKind::kReplay:
      return Match::FromReplay(*ruleset, *bytes);
    case SavedKind::kView:
      return Match::FromView(*ruleset, *bytes);
    default: {
      RestoreOptions options;
      options.allow_changed_content = args.changed;
      return Match::Restore(*ruleset, *bytes, options);
    }
  }
}

absl::StatusOr<Viewer> ViewerOf(const Arguments& args, const Match& match) {
  const Viewer viewer = args.spectator            ? Viewer::Spectator()
                        : args.viewer.has_value() ? Viewer::Seat(*args.viewer)
                                                  : match.viewer();
  if (viewer.seat() >= match.seats()) {
    return absl::InvalidArgumentError(absl::StrCat("there is no seat ", viewer.seat() + 1,
                                                   ": the match has ", match.seats(), " players"));
  }
  if (!match.viewer().is_host() && !(match.viewer() == viewer)) {
    return absl::InvalidArgumentError("the file is one viewer's view, and shows no other");
  }
  return viewer;
}

// What the events of the last action were about, as far as the viewer heard of them.
std::vector<Reference> LastMove(const Match& match, Viewer viewer) {
  std::vector<Reference> out;
  const size_t count = match.EventCount(viewer);
  if (match.outcome().over || count == 0) return out;
  const int64_t last = RolesOf(match, viewer, count - 1).cause.action;
  for (size_t i = count; i > 0; --i) {
    const EventRoles roles = RolesOf(match, viewer, i - 1);
    if (roles.cause.action != last) break;
    const auto add = [&](ArgRole role, const Reference& what) {
      const bool player = static_cast<ArgType>(what.type) == ArgType::kSeat;
      if (roles.Has(role) && !player) out.push_back(what);
    };
    add(ArgRole::kSubject, roles.subject);
    add(ArgRole::kTo, roles.to);
    add(ArgRole::kPlace, roles.place);
  }
  return out;
}

std::string Draw(const Match& match, Viewer viewer, const Arguments& args, SvgStyle style) {
  if (!args.theme.empty()) {
    style.theme = args.theme == "dark" ? SvgTheme::kDark : SvgTheme::kLight;
  }
  style.last_move = LastMove(match, viewer);
  Scene scene;
  scene.focus = args.focus;
  match.BuildScene(viewer, scene);
  return DrawSvg(scene, args.language.empty() ? "en" : args.language, style);
}

// Pictures at equal distances from the first action to the last.
absl::StatusOr<std::string> DrawFilm(Match& match, Viewer viewer, const Arguments& args) {
  const size_t last = match.UndoDepth() + match.RedoDepth();
  const size_t count = std::min(kMostPictures, last + 1);
  std::vector<std::string> pictures;
  for (size_t i = 0; i < count; ++i) {
    const size_t at = count == 1 ? last : last * i / (count - 1);
    if (absl::Status status = match.Seek(at); !status.ok()) return status;
    SvgStyle style;
    style.id_prefix = absl::StrCat("f", i);
    pictures.push_back(Draw(match, viewer, args, style));
  }
  return Film(pictures, SvgStyle().width);
}

absl::StatusOr<std::string> DrawWanted(Match& match, Viewer viewer, const Arguments& args) {
  if (args.turn == "all") return DrawFilm(match, viewer, args);
  if (!args.turn.empty()) {
    uint64_t turn;
    if (!absl::SimpleAtoi(args.turn, &turn)) {
      return absl::InvalidArgumentError(
          absl::StrCat("--turn takes a number of actions or all, not \"", args.turn, "\""));
    }
    if (turn > match.UndoDepth() + match.RedoDepth()) {
      return absl::InvalidArgumentError(absl::StrCat(
          "the file holds ", match.UndoDepth() + match.RedoDepth(), " actions, not ", args.turn));
    }
    if (absl::Status status = match.Seek(turn); !status.ok()) return status;
  }
  return Draw(match, viewer, args, SvgStyle());
}

absl::Status WriteText(const std::string& path, const std::string& text) {
  return WriteFile(path, {reinterpret_cast<const uint8_t*>(text.data()), text.size()});
}

// Through the program rsvg-convert, at twice the size.
absl::Status WritePng(const std::string& path, const std::string& svg) {
#ifdef _WIN32
  return absl::UnimplementedError("PNG is not written on this system; write an .svg instead");
#else
  std::string between = absl::StrCat(path, ".svg");
  if (absl::Status status = WriteText(between, svg); !status.ok()) return status;
  const absl::Cleanup remove = [&] { std::remove(between.c_str()); };
  std::string program = "rsvg-convert", zoom = "--zoom=2", to = "-o", out = path;
  char* const words[] = {program.data(), zoom.data(),    to.data(),
                         out.data(),     between.data(), nullptr};
  pid_t child = 0;
  if (posix_spawnp(&child, words[0], nullptr, nullptr, words, environ) != 0) {
    return absl::NotFoundError(
        "PNG needs the program rsvg-convert (Debian: librsvg2-bin); write an .svg instead");
  }
  int status = 0;
  if (waitpid(child, &status, 0) != child || !WIFEXITED(status) || WEXITSTATUS(status) != 0) {
    return absl::InternalError("rsvg-convert failed; write an .svg instead");
  }
  return absl::OkStatus();
#endif
}

}  // namespace

int RunDraw(const Arguments& args) {
  const bool png = absl::EndsWithIgnoreCase(args.output, ".png");
  if (png && args.turn == "all") return Fail(kWrongCall, "a film is SVG, not PNG");
  absl::StatusOr<Match> match = Open(args);
  if (!match.ok()) {
    return Fail(kProblem, absl::StrCat("\"", args.file, "\": ", match.status().message()));
  }
  const absl::StatusOr<Viewer> viewer = ViewerOf(args, *match);
  if (!viewer.ok()) return Fail(kWrongCall, viewer.status().message());
  const absl::StatusOr<std::string> svg = DrawWanted(*match, *viewer, args);
  if (!svg.ok()) return Fail(kProblem, svg.status().message());
  if (args.output.empty()) {
    Screen screen(ColorMode::kNever);
    screen.Write(*svg);
    return Finish(screen);
  }
  const absl::Status status = png ? WritePng(args.output, *svg) : WriteText(args.output, *svg);
  return status.ok() ? kOk : Fail(kProblem, status.message());
}

}  // namespace mallard::terminal
