#include "examples/terminal/catalog_page.h"

#include <algorithm>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "examples/terminal/catalog_drawing.h"
#include "examples/terminal/catalog_values.h"
#include "mallard/catalog.h"

namespace mallard::terminal {
namespace {

constexpr char kStyle[] = R"css(
:root{color-scheme:light dark;--back:#f6f4ee;--card:#fff;--ink:#20241f;--soft:#6a6f66;--line:#dedacd;
--mark:#1f6f6b;--tint:#e3efec;--price:#8a5a00;--cell:#2b7f7a;--none:#e9e6db;--water:#9cc8e4;--stone:#b9b2a3}
@media(prefers-color-scheme:dark){:root{--back:#15191a;--card:#1e2426;--ink:#e6e8e3;--soft:#9aa39d;
--line:#333b3c;--mark:#6fc7bf;--tint:#22373a;--price:#e0b25a;--cell:#58b3aa;--none:#2a3234;
--water:#2c5e80;--stone:#5b574e}}
*{box-sizing:border-box}html{scroll-behavior:smooth;scroll-padding-top:4.5rem}
body{margin:0;background:var(--back);color:var(--ink);font:16px/1.5 system-ui,"Segoe UI",Roboto,
"DejaVu Sans",sans-serif}a{color:var(--mark);text-decoration:none}a:hover{text-decoration:underline}
header{padding:2.2rem 1.2rem .8rem;max-width:78rem;margin:auto}h1{margin:0;font-size:2.2rem;
line-height:1.15}header p{margin:.5rem 0;max-width:46rem;color:var(--soft)}
nav{position:sticky;top:0;z-index:1;background:var(--back);border-bottom:1px solid var(--line)}
nav div{max-width:78rem;margin:auto;padding:.55rem 1.2rem;display:flex;gap:.35rem .5rem;
flex-wrap:wrap;align-items:center}nav label{position:relative;flex:0 0 10rem}
.lens{position:absolute;left:.6rem;top:.5rem;width:1rem;fill:none;stroke:var(--soft);stroke-width:1.6}
nav a{white-space:nowrap;padding:.15rem .65rem;border-radius:1rem;
background:var(--tint);font-size:.88rem}nav small{color:var(--soft)}
nav input{width:100%;border:1px solid var(--line);border-radius:1rem;padding:.25rem .8rem .25rem 2rem;
background:var(--card);color:inherit;font:inherit;font-size:.88rem}
main{max-width:78rem;margin:auto;padding:0 1.2rem 4rem}section>h2{margin:2.4rem 0 0;font-size:1.5rem}
section>p{margin:.2rem 0 1rem;color:var(--soft);max-width:46rem}
.cards{columns:21rem;column-gap:1rem}.cards.wide{columns:30rem}
article{break-inside:avoid;background:var(--card);border:1px solid var(--line);border-radius:.8rem;
padding:.85rem 1rem;margin:0 0 1rem;overflow:hidden}article:target{outline:2px solid var(--mark)}
h3{margin:0;font-size:1.08rem;display:flex;gap:.6rem;justify-content:space-between;
align-items:baseline;flex-wrap:wrap}article>p{margin:.35rem 0 .5rem}
.price{color:var(--price);font-size:.9rem;font-weight:600}.tags{display:flex;gap:.3rem;flex-wrap:wrap;
margin:.4rem 0 0;padding:0;list-style:none}.tags li{font-size:.78rem;border:1px solid var(--line);
border-radius:1rem;padding:0 .55rem;color:var(--soft)}
dl{display:flex;flex-wrap:wrap;gap:.35rem;margin:.5rem 0}dl div{background:var(--tint);
border-radius:.5rem;padding:.15rem .55rem .2rem;min-width:3.2rem}dt{font-size:.7rem;color:var(--soft);
line-height:1.3}dd{margin:0;font-weight:600;font-size:.95rem;line-height:1.3}
.line{margin:.25rem 0;font-size:.92rem}.line>b,td b{font-weight:400;color:var(--soft)}
.scroll{overflow-x:auto;margin:.5rem 0 0}table{border-collapse:collapse;font-size:.86rem;width:100%}
th{text-align:left;font-weight:400;font-size:.76rem;color:var(--soft);padding:.1rem .6rem .1rem 0;
white-space:nowrap}td{border-top:1px solid var(--line);padding:.25rem .6rem .25rem 0;
vertical-align:top}summary{cursor:pointer;color:var(--mark)}.drawing{margin:.6rem 0;display:flex;
flex-wrap:wrap;gap:.8rem}svg{max-width:100%;height:auto;display:block}.grid rect{fill:var(--cell)}
.grid rect.no{fill:var(--none)}.grid rect.open{fill:none;stroke:var(--cell);stroke-width:1.5}.grid text{fill:var(--card);font-size:10px;text-anchor:middle;
font-weight:700}.hexes polygon{fill:var(--tint);stroke:var(--cell)}article svg text{fill:var(--ink);
font-size:13px;text-anchor:middle}.places polygon{fill:var(--stone);opacity:.8}
.places .water{fill:var(--water)}.places line{stroke:var(--soft);stroke-width:1.5}
figure{margin:1.4rem 0 0;max-width:50rem}.places circle{fill:var(--cell)}.places text{font-size:11px}[hidden]{display:none}
footer{color:var(--soft);font-size:.85rem;margin-top:2.5rem}
@media(max-width:40rem){header{padding:1.3rem .9rem .4rem}main{padding:0 .9rem 3rem}
nav div{padding:.5rem .9rem;flex-wrap:nowrap;overflow-x:auto;scrollbar-width:none}h1{font-size:1.7rem}.cards,.cards.wide{columns:1}}
@media print{nav{display:none}body{background:#fff}}
)css";

// Hides the cards that do not hold what was typed.
constexpr char kScript[] = R"js(
document.querySelector("input").oninput=function(){var q=this.value.toLowerCase();
document.querySelectorAll("article").forEach(function(a){
a.hidden=a.textContent.toLowerCase().indexOf(q)<0});
document.querySelectorAll("section").forEach(function(s){
s.hidden=!s.querySelector("article:not([hidden])")})};
)js";

// Kinds whose entries are for scripts, not for players.
bool IsForPlayers(const CatalogKind& kind) {
  return !kind.entries.empty() && kind.schema.name != "variable";
}

std::string Card(const Catalog& catalog, const ValueWriter& values, const CatalogKind& kind,
                 const CatalogEntry& entry, int language) {
  const Phrase& phrase = catalog.Of(entry, language);
  std::string out =
      absl::StrCat("<article id=\"", ValueWriter::Anchor(kind, entry), "\"><h3><span>",
                   EscapeHtml(phrase.name), "</span>", values.Price(entry), "</h3>");
  if (!phrase.text.empty()) absl::StrAppend(&out, "<p>", EscapeHtml(phrase.text), "</p>");
  out += values.Fields(entry);
  if (!entry.tags.empty()) {
    out += "<ul class=\"tags\">";
    for (const char* tag : entry.tags) absl::StrAppend(&out, "<li>", EscapeHtml(tag), "</li>");
    out += "</ul>";
  }
  return out + "</article>\n";
}

// Entries with places or long tables need room.
bool IsWide(const CatalogKind& kind) {
  return std::any_of(kind.entries.begin(), kind.entries.end(), [](const CatalogEntry& entry) {
    return entry.fields.size() > 8 || !PlacesSvg(entry, "").empty();
  });
}

std::string OptionCard(const Catalog& catalog, size_t number, int language) {
  const CatalogOption& option = catalog.options()[number];
  const Phrase& phrase = catalog.Word(Catalog::Words::kOptions, number, language);
  std::string out = absl::StrCat("<article><h3><span>", EscapeHtml(phrase.name), "</span></h3><p>",
                                 EscapeHtml(phrase.text), "</p>");
  if (option.spec->type == OptionSpec::Type::kInt) {
    absl::StrAppend(&out, "<div class=\"line\">", option.spec->min, "&#8211;", option.spec->max,
                    "</div>");
  }
  if (!option.choices.empty() && option.choices.size() <= 8) {
    out += "<div class=\"scroll\"><table>";
    for (size_t i = 0; i < option.choices.size(); ++i) {
      const Phrase& choice = catalog.Choice(number, i, language);
      const bool usual = option.choices[i].value == option.spec->fallback;
      absl::StrAppend(&out, "<tr><td>", usual ? "<strong>" : "", EscapeHtml(choice.name),
                      usual ? "</strong>" : "", "</td><td>", EscapeHtml(choice.text), "</td></tr>");
    }
    out += "</table></div>";
  }
  return out + "</article>\n";
}

std::string Section(absl::string_view id, const Phrase& phrase, bool wide,
                    absl::string_view cards) {
  return absl::StrCat("<section id=\"", id, "\"><h2>", EscapeHtml(phrase.name), "</h2><p>",
                      EscapeHtml(phrase.text), "</p><div class=\"cards", wide ? " wide" : "",
                      "\">\n", cards, "</div></section>\n");
}

std::string Link(absl::string_view id, absl::string_view name, size_t count) {
  return absl::StrCat("<a href=\"#", id, "\">", EscapeHtml(name), " <small>", count,
                      "</small></a>");
}

}  // namespace

std::string CatalogPage(const Ruleset& ruleset, int language, const std::string& table) {
  const Catalog& catalog = ruleset.catalog();
  const ValueWriter values(catalog, language);
  std::string contents;
  std::string sections;
  for (size_t i = 0; i < catalog.kinds().size(); ++i) {
    const CatalogKind& kind = catalog.kinds()[i];
    if (!IsForPlayers(kind)) continue;
    const Phrase& phrase = catalog.Kind(static_cast<int>(i), language);
    std::string cards;
    for (const CatalogEntry& entry : kind.entries) {
      cards += Card(catalog, values, kind, entry, language);
    }
    contents += Link(kind.schema.name, phrase.name, kind.entries.size());
    sections += Section(kind.schema.name, phrase, IsWide(kind), cards);
  }
  std::string options;
  for (size_t i = 0; i < catalog.options().size(); ++i) {
    options += OptionCard(catalog, i, language);
  }
  const Phrase option_words = {"Options", ""};  // The same word in many languages.
  contents += Link("options", option_words.name, catalog.options().size());
  sections += Section("options", option_words, false, options);
  const std::string packs =
      absl::StrJoin(ruleset.packs(), ", ", [](std::string* out, const PackInfo& pack) {
        absl::StrAppend(out, pack.id, " ", pack.version);
      });
  const Phrase& game = catalog.Game(language);
  return absl::StrCat(
      "<!DOCTYPE html>\n<html lang=\"", catalog.languages()[static_cast<size_t>(language)],
      "\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width, "
      "initial-scale=1\"><title>",
      EscapeHtml(game.name), "</title><style>", kStyle, "</style></head><body>\n<header><h1>",
      EscapeHtml(game.name), "</h1><p>", EscapeHtml(game.text),
      "</p></header>\n<nav><div><label><svg class=\"lens\" viewBox=\"0 0 16 16\"><circle cx=\"7\" "
      "cy=\"7\" r=\"4.5\"/><line x1=\"10.5\" y1=\"10.5\" x2=\"15\" y2=\"15\"/></svg><input "
      "type=\"search\"></label>",
      contents, "</div></nav>\n<main>\n",
      table.empty() ? "" : absl::StrCat("<figure>", table, "</figure>\n"), sections, "<footer>",
      EscapeHtml(packs), "</footer>\n</main><script>", kScript, "</script></body></html>\n");
}

}  // namespace mallard::terminal
