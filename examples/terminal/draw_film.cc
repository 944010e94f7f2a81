#include "examples/terminal/draw_film.h"

#include <algorithm>
#include <cstdlib>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"

namespace mallard::terminal {
namespace {

constexpr double kSeconds = 1.2;   // For a picture.
constexpr double kLastFactor = 3;  // For the last one, so many times as long.

// What the picture itself says.
double HeightOf(const std::string& picture) {
  constexpr char kHeight[] = " height=\"";
  const size_t at = picture.find(kHeight);
  return at == std::string::npos ? 0 : std::atof(picture.c_str() + at + sizeof(kHeight) - 1);
}

}  // namespace

std::string Film(const std::vector<std::string>& pictures, int width) {
  double height = 0;
  for (const std::string& picture : pictures) height = std::max(height, HeightOf(picture));
  const double parts = static_cast<double>(pictures.size()) - 1 + kLastFactor;
  std::string out = absl::StrFormat(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"%d\" height=\"%g\" "
      "viewBox=\"0 0 %d %g\">\n",
      width, height, width, height);
  for (size_t i = 0; i < pictures.size(); ++i) {
    const double from = static_cast<double>(i) / parts;
    const double to = i + 1 == pictures.size() ? 1 : static_cast<double>(i + 1) / parts;
    // Where films are not shown, the last picture is.
    absl::StrAppend(&out, "<g visibility=\"", i + 1 == pictures.size() ? "visible" : "hidden",
                    "\">\n<animate attributeName=\"visibility\" calcMode=\"discrete\" "
                    "repeatCount=\"indefinite\" ",
                    absl::StrFormat("dur=\"%.1fs\" ", parts * kSeconds));
    if (i == 0) {
      absl::StrAppend(&out, absl::StrFormat("values=\"visible;hidden\" keyTimes=\"0;%.4f\"", to));
    } else if (i + 1 == pictures.size()) {
      absl::StrAppend(&out, absl::StrFormat("values=\"hidden;visible\" keyTimes=\"0;%.4f\"", from));
    } else {
      absl::StrAppend(&out, absl::StrFormat("values=\"hidden;visible;hidden\" "
                                            "keyTimes=\"0;%.4f;%.4f\"",
                                            from, to));
    }
    absl::StrAppend(&out, "/>\n", pictures[i], "</g>\n");
  }
  absl::StrAppend(&out, "</svg>\n");
  return out;
}

}  // namespace mallard::terminal
