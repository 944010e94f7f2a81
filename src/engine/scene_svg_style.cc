#include "src/engine/scene_svg_style.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"

namespace mallard::svg {
namespace {

// What is the same in light and dark. Colours of owners are those of Okabe and Ito, which people
// with any colour vision tell apart; the letters on each are black or white, whichever is legible.
constexpr absl::string_view kForms =
    "text{font-family:system-ui,-apple-system,'Segoe UI','DejaVu Sans',sans-serif}"
    ".b{font-weight:600}"
    ".o0{fill:#0072b2}.o1{fill:#d55e00}.o2{fill:#009e73}.o3{fill:#cc79a7}"
    ".o4{fill:#e69f00}.o5{fill:#56b4e9}.o6{fill:#f0e442}.o7{fill:#777777}"
    ".l0,.l1,.l2,.l7{fill:#fff}.l3,.l4,.l5,.l6{fill:#000}"
    ".s0{stroke:#0072b2}.s1{stroke:#d55e00}.s2{stroke:#009e73}.s3{stroke:#cc79a7}"
    ".s4{stroke:#e69f00}.s5{stroke:#56b4e9}.s6{stroke:#b5a900}.s7{stroke:#777777}"
    ".n{fill:none}.stale{opacity:.5}.idle{opacity:.8}.gone{opacity:.45}"
    ".w{stroke-width:2}.dash{stroke-dasharray:4 3}.zone{fill-opacity:.12;stroke-dasharray:6 4}"
    ".mk,.mh{fill:none;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}"
    ".mf{stroke:none}.halo{paint-order:stroke;stroke-width:3;stroke-linejoin:round}"
    ".see{fill-opacity:.75}.over{stroke-width:4.5;stroke-linecap:round}";

struct Colour {
  absl::string_view selector, property, light, dark;
};
constexpr Colour kColours[] = {
    {".page", "fill", "#f6f8fa", "#0d1117"},    {".panel", "fill", "#ffffff", "#161b22"},
    {".panel", "stroke", "#d0d7de", "#30363d"}, {".t", "fill", "#1f2328", "#e6edf3"},
    {".d", "fill", "#59636e", "#9198a1"},       {".cell", "fill", "#e4eff8", "#1b2c3d"},
    {".cell", "stroke", "#a9c1d6", "#34506b"},  {".fog", "fill", "#c3ced9", "#2b3440"},
    {".fog", "stroke", "#9fb0c0", "#46535f"},   {".piece", "fill", "#8b98a5", "#6b7785"},
    {".lp", "fill", "#000000", "#ffffff"},      {".edge", "stroke", "#1f2328", "#e6edf3"},
    {".link", "stroke", "#8795a3", "#6e7b88"},  {".card", "fill", "#fffdf5", "#22272e"},
    {".card", "stroke", "#8795a3", "#6e7b88"},  {".back", "fill", "#8fa1b3", "#3a4653"},
    {".halo", "stroke", "#ffffff", "#161b22"},  {".mk", "stroke", "#1f2328", "#e6edf3"},
    {".mf", "fill", "#1f2328", "#e6edf3"},      {".mh", "stroke", "#b3202a", "#ff7b72"},
    {".frame", "stroke", "#9a2ea8", "#e09bf0"}, {".chip", "fill", "#ffffff", "#161b22"},
    {".chip", "stroke", "#59636e", "#9198a1"},  {".bar", "fill", "#d0d7de", "#30363d"},
    {".full", "fill", "#59636e", "#9198a1"},    {".g0", "fill", "#e4eff8", "#1b2c3d"},
    {".g1", "fill", "#e6f2e1", "#203324"},      {".g2", "fill", "#f7eeda", "#3a3020"},
    {".g3", "fill", "#efe6f5", "#30263c"},      {".g4", "fill", "#f8e4e0", "#3d2724"},
    {".g5", "fill", "#dff1f0", "#1b3534"},      {".line", "stroke", "#a9b6c2", "#4a5866"},
};

std::string Rules(bool dark) {
  std::string out;
  for (const Colour& colour : kColours) {
    absl::StrAppend(&out, colour.selector, "{", colour.property, ":",
                    dark ? colour.dark : colour.light, "}");
  }
  return out;
}

// Rules that hold inside the element of that id alone, so that pictures which stand in one page, or
// words of that page, keep their own looks.
std::string Within(absl::string_view id, absl::string_view rules) {
  std::string out;
  for (const absl::string_view rule : absl::StrSplit(rules, '}', absl::SkipEmpty())) {
    const std::pair<absl::string_view, absl::string_view> parts =
        absl::StrSplit(rule, absl::MaxSplits('{', 1));
    absl::string_view comma = "";
    for (const absl::string_view selector : absl::StrSplit(parts.first, ',')) {
      absl::StrAppend(&out, comma, "#", id, " ", selector);
      comma = ",";
    }
    absl::StrAppend(&out, "{", parts.second, "}");
  }
  return out;
}

// Lines over the colour of an owner, by number of the colour; the first has none.
constexpr absl::string_view kHatches[kOwnerColours] = {
    "",
    "M-2 2L2 -2M0 8L8 0M6 10L10 6",
    "M0 4H8",
    "M4 0V8",
    "M0 4H8M4 0V8",
    "M-2 6L2 10M0 0L8 8M6 -2L10 2",
    "M2 4H6M4 2V6",
    "M0 0L8 8M0 8L8 0",
};

constexpr MarkForm kMarkForms[kCommonMarks] = {
    {"M-4 -4L4 4M-4 4L4 -4", false},                                      // hit
    {"M3 0A3 3 0 1 1 -3 0A3 3 0 1 1 3 0Z", false},                        // miss
    {"", false},                                                          // selected
    {"M-4 4L4 -4M-4 0H4", false},                                         // unreachable
    {"M0 -4V4M-4 0H4", false},                                            // new
    {"", false},                                                          // last move
    {"M0 -5L5 4H-5ZM0 -1V1M0 2.6V3", false},                              // threatened
    {"", false},                                                          // empty
    {"M4 0A4 4 0 1 1 -4 0A4 4 0 1 1 4 0ZM-2.8 2.8L2.8 -2.8", false},      // blocked
    {"M-4 -4H4V4H-4ZM-2 0L-0.5 2L2.5 -2", false},                         // found
    {"M-4.5 -3L3 4.5M-3 -4.5L4.5 3M-4.5 3L3 -4.5M-3 4.5L4.5 -3", false},  // destroyed
    {"M1 -5L-3 0.5H0L-1 5L3 -0.5H0Z", true},                              // damaged
    {"M0 -5L4 -3.5V0C4 3 2 4.5 0 5C-2 4.5 -4 3 -4 0V-3.5Z", false},       // protected
    {"M-3 -4.5L4.5 0L-3 4.5Z", true},                                     // active
    {"M-4 0L-1 3.5L4 -3.5", false},                                       // done
    {"M3.2 0A3.2 3.2 0 1 1 -3.2 0A3.2 3.2 0 1 1 3.2 0Z", true},           // ready
    {"M0 -5L1.4 -1.6L5 -1.5L2.2 0.7L3.1 4.2L0 2.2L-3.1 4.2L-2.2 0.7L-5 -1.5L-1.4 -1.6Z",
     true},  // leader
    {"M3.2 0A3.2 3.2 0 1 1 -3.2 0A3.2 3.2 0 1 1 3.2 0ZM0 -5V-1.5M0 1.5V5M-5 0H-1.5M1.5 0H5",
     false},                                                                          // target
    {"", false},                                                                      // planned
    {"M-4.5 0H4.5M2 -2.5L4.5 0L2 2.5M-2 -2.5L-4.5 0L-2 2.5", false},                  // movable
    {"M-3 5V-5L4 -2.5L-3 0", false},                                                  // goal
    {"M-4 -1.5L0 3L4 -1.5Z", true},                                                   // low
    {"M-5 4V-3L-2 0L0 -4.5L2 0L5 -3V4Z", true},                                       // winner
    {"M-5 2.5L-4.6 0.8M-3.4 -1.4L-1.4 -2.6M1.4 -2.6L3.4 -1.4M4.6 0.8L5 2.5", false},  // reach
};

}  // namespace

std::string StyleSheet(SvgTheme theme, absl::string_view id) {
  std::string out =
      absl::StrCat("<style>", Within(id, kForms), Within(id, Rules(theme == SvgTheme::kDark)));
  if (theme == SvgTheme::kAuto) {
    absl::StrAppend(&out, "@media (prefers-color-scheme:dark){", Within(id, Rules(true)), "}");
  }
  absl::StrAppend(&out, "</style>\n");
  return out;
}

std::string Patterns(uint32_t colours, absl::string_view prefix) {
  std::string out = "<defs>\n";
  for (int i = 1; i < kOwnerColours; ++i) {
    if ((colours >> i & 1) == 0) continue;
    absl::StrAppend(&out, "<pattern id=\"", prefix, "-p", i,
                    "\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\"><path d=\"",
                    kHatches[i],
                    "\" fill=\"none\" stroke=\"#fff\" stroke-opacity=\".45\" "
                    "stroke-width=\"1.6\"/></pattern>\n");
  }
  absl::StrAppend(&out, "<pattern id=\"", prefix,
                  "-back\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\"><path "
                  "d=\"M0 6L6 0M-1 1L1 -1M5 7L7 5\" fill=\"none\" stroke=\"#fff\" "
                  "stroke-opacity=\".3\"/></pattern>\n</defs>\n");
  return out;
}

const MarkForm& FormOf(int bit) { return kMarkForms[bit]; }

}  // namespace mallard::svg
