#!/usr/bin/env bash
# Draws tests/bench/instructions.baseline as docs/pictures/performance.svg: what a ply of each game
# costs, beside what is written by hand for the purpose, and how that grows. `instructions.sh
# --accept` calls it, so that the picture shows the counts that are held.
set -euo pipefail
cd "$(dirname "$0")/../.."
awk '
  { count[$1] = $2 }
  function text(x, y, s, anchor, extra) {
    printf "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\"%s>%s</text>\n", x, y, anchor, extra, s
  }
  function bar(x, y, w, fill) {
    printf "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"14\" rx=\"2\" fill=\"%s\"/>\n", x, y, w, fill
  }
  function grouped(n,   s, out) {  # 12345 as 12,345
    s = sprintf("%d", n)
    while (length(s) > 3) { out = "," substr(s, length(s) - 2) out; s = substr(s, 1, length(s) - 3) }
    return s out
  }
  # A bar on a scale that begins with 10, each decade as wide as the last.
  function cost(name, label,   w, by_hand) {
    by_hand = label ~ /by hand/
    w = 65 * log(count[name] / 10) / log(10)
    text(230, y + 11, label, "end", "")
    bar(240, y, w, by_hand ? "#9a9a9a" : "#3c78b4")
    text(246 + w, y + 11, grouped(count[name]), "start", "")
    y += 20
  }
  # A bar of so many times another count.
  function growth(name, over, label,   times) {
    times = count[name] / count[over]
    text(760, y + 11, label, "end", "")
    bar(770, y, 70 * times, "#c8823c")
    text(776 + 70 * times, y + 11, sprintf("%.2f", times), "start", "")
    y += 20
  }
  END {
    print "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1000 360\" font-family=\"sans-serif\" font-size=\"12\">"
    print "<title>Instructions a ply in random play, and how they grow</title>"
    print "<rect width=\"1000\" height=\"360\" fill=\"#ffffff\"/>"
    print "<g fill=\"#222222\">"
    text(20, 26, "Instructions a ply in random play (each mark ten times the last)", "start", " font-size=\"15\"")
    for (decade = 0; decade <= 4; decade++) {
      x = 240 + 65 * decade
      printf "<line x1=\"%d\" y1=\"38\" x2=\"%d\" y2=\"336\" stroke=\"#dddddd\"/>\n", x, x
      text(x, 350, grouped(10 * 10 ^ decade), "middle", " fill=\"#777777\"")
    }
    y = 42
    cost("floor", "Battleship, by hand")
    cost("rules", "through Rules")
    cost("match", "through Match")
    cost("c", "through the C ABI")
    cost("advanced", "BattleDucks, Advanced")
    cost("naval_war_floor", "Naval War without cards, by hand")
    cost("naval_war_without_cards", "through Match")
    cost("naval_war", "with all cards, in Lua")
    cost("ducks_in_tow", "Ducks in Tow")
    cost("duck_dealer", "Duck Dealer")
    cost("duckhammer_small", "Duckhammer, small")
    cost("duckhammer_giant", "Duckhammer, giant")
    cost("campaign", "Campaign, random")
    cost("campaign_replayed", "Campaign, played again")
    text(600, 26, "How it grows: times the cost of a ply", "start", " font-size=\"15\"")
    printf "<line x1=\"840\" y1=\"38\" x2=\"840\" y2=\"226\" stroke=\"#dddddd\"/>\n"
    text(840, 240, "the same", "middle", " fill=\"#777777\"")
    y = 42
    growth("c", "match", "C ABI over Match")
    growth("match_in_turn", "match", "64 matches in turn")
    growth("match_with_packs", "match", "200 more formations")
    growth("naval_war", "naval_war_without_cards", "cards in Lua")
    text(760, y + 16, "Duckhammer, points a side:", "end", "")
    y += 24
    growth("duckhammer_medium", "duckhammer_small", "120 to 300 points")
    growth("duckhammer_large", "duckhammer_small", "120 to 420 points")
    growth("duckhammer_giant", "duckhammer_small", "120 to 600 points")
    print "</g>\n</svg>"
  }
' tests/bench/instructions.baseline >docs/pictures/performance.svg
