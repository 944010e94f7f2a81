// Choosing a game: pictures drawn by the library itself, options from the catalog, players.
import type { Catalog, CatalogOption, GameDescription, Mallard, PackFiles, Ruleset } from "../src/exported.js";
import { h } from "./dom.js";
import { HUMAN, type Setup, USUAL_BOT } from "./session.js";
import type { PageWords } from "./words.js";

/** A card for every game. */
export function gameCards(mallard: Mallard, language: string, dark: boolean, choose: (game: string) => void): HTMLElement {
  const cards = mallard.games.map((game) => {
    const picture = h("span", { class: "picture" });
    const [title, text] = [h("b", {}, game.title), h("small", {}, game.doc)];
    // One after the other, when there is nothing else to do: the page is there at once.
    requestIdle(() => {
      picture.append(drawGame(mallard, game, language, dark));
      if (language === "en") return;
      const ruleset = mallard.ruleset(game.name);
      const catalog = ruleset.catalog(language);
      title.textContent = catalog.name;
      text.textContent = catalog.text;
      ruleset.dispose();
    });
    return h("button", { class: "game", "data-game": game.name, onclick: () => choose(game.name) }, picture, h("span", { class: "words" }, title, text));
  });
  return h("div", { class: "games" }, ...cards);
}

const requestIdle = (run: () => void): void => void ("requestIdleCallback" in window ? requestIdleCallback(run, { timeout: 500 }) : setTimeout(run, 30));

/** A picture from the middle of a game that random players have begun; throws if such a match cannot be. */
function drawGame(mallard: Mallard, game: GameDescription, language: string, dark: boolean, { pack, options = "", actions = 40 }: { pack?: PackFiles | undefined; options?: string; actions?: number } = {}): HTMLImageElement {
  const ruleset = mallard.ruleset(game.name, pack ? [pack] : []) as Ruleset;
  try {
    const match = ruleset.match({ seed: 7n, options, events: false, history: false });
    const bot = match.bot("random", 7n);
    for (let step = 0; step < actions && !match.outcome().over; ++step) match.playOut([bot], 1);
    bot.dispose();
    const svg = match.svg(0, language, { width: 560, title: false, legend: false, theme: dark ? "dark" : "light", idPrefix: game.name.replace(/\W|_/g, "") });
    match.dispose();
    return h("img", { alt: "", src: `data:image/svg+xml,${encodeURIComponent(svg)}` });
  } finally {
    ruleset.dispose();
  }
}

/** What a form is made of. */
export interface SetupPage {
  mallard: Mallard;
  game: GameDescription;
  catalog: Catalog;
  pack: PackFiles | undefined;
  language: string;
  dark: boolean;
  words: PageWords;
  begin(setup: Setup): void;
}

/** The form in which a match is set up, with a picture of what is set. */
export function setupForm({ mallard, game, catalog, pack, language, dark, words, begin }: SetupPage): HTMLElement {
  const fields = catalog.options.map((option) => optionField(option, words));
  const bots = game.bots.map((bot) => bot.name);
  const best = bots.includes(USUAL_BOT) ? USUAL_BOT : bots.at(-1) ?? "random";
  const seed = h("input", { type: "number", min: 0, name: "seed", id: "seed" });
  const options = (): string =>
    fields
      .map(({ option, value }) => [option, value()] as const)
      .filter(([option, value]) => value !== "" && value !== option.default)
      .map(([option, value]) => `${option.option}=${/\s/.test(value) ? `"${value}"` : value}`)
      .join(" ");
  const start = (players: string[]) => begin({ game: game.name, ...(pack && { pack }), options: options(), ...(seed.value !== "" && { seed: BigInt(seed.value) }), players });
  const against = h("select", { id: "against" }, ...bots.map((bot) => h("option", { value: bot, selected: bot === best }, words.bot(bot))), h("option", { value: HUMAN }, words.person));
  const picture = h("div", { class: "picture", role: "status", "aria-label": words.picture });
  const draw = (): void => {
    try {
      picture.replaceChildren(drawGame(mallard, game, language, dark, { pack, options: options() }));
    } catch (error) {
      picture.replaceChildren(h("p", { class: "bad" }, (error as Error).message));
    }
  };
  const form = h("form", { class: "setup", onsubmit: (event: Event) => event.preventDefault() },
    h("div", { class: "wide" }, h("h2", {}, catalog.name), h("p", { class: "lead" }, catalog.text)),
    h("div", {}, h("h3", {}, words.options), ...fields.map(({ element }) => element)),
    h("div", {},
      h("h3", {}, words.players),
      h("div", { class: "field" }, h("label", { for: "against" }, words.players), against),
      h("div", { class: "field" }, h("label", { for: "seed" }, words.seed), seed, h("small", {}, words.seedHint)),
      h("div", { class: "row" },
        h("button", { class: "main", id: "play", type: "button", onclick: () => start(against.value === HUMAN ? Array<string>(8).fill(HUMAN) : [HUMAN, against.value]) }, words.play),
        h("button", { id: "watch", type: "button", onclick: () => start([against.value === HUMAN ? best : against.value]) }, words.watch))),
    picture);
  form.addEventListener("change", (event) => (event.target as Element).closest("[data-option]") && draw());
  requestIdle(draw);
  return form;
}

/** An option of a match, as one sets it. */
interface Field {
  option: CatalogOption;
  element: HTMLElement;
  value(): string;
}

function optionField(option: CatalogOption, words: PageWords): Field {
  const id = `option-${option.option}`;
  const about = h("small", {}, option.text);
  const field = (input: HTMLElement, value: () => string): Field =>
    ({ option, value, element: h("div", { class: "field", "data-option": option.option }, h("label", { for: id }, option.name), input, about) });
  if (option.several && option.values.length > 0) return severalField(option, id, words);
  if (option.type === "boolean") {
    const box = h("input", { type: "checkbox", id, checked: option.default === "true", style: "min-height:20px" });
    return { option, value: () => String(box.checked), element: h("div", { class: "field", "data-option": option.option }, h("label", {}, box, ` ${option.name}`), about) };
  }
  if (option.type === "integer" || option.values.length === 0 || option.open) {
    const input = option.type === "integer" ? h("input", { type: "number", id, value: option.default, min: option.min, max: option.max }) : h("input", { type: "text", id, value: option.default });
    return field(input, () => input.value);
  }
  const empty = option.optional || option.default === "" ? [h("option", { value: "", selected: option.default === "" }, "–")] : [];
  const select = h("select", { id }, ...empty, ...option.values.filter(({ value }) => value !== "").map(({ value, name }) => h("option", { value, selected: value === option.default }, name)));
  // What the chosen one is, below it.
  const tell = (): void => void (about.textContent = option.values.find(({ value }) => value === select.value)?.text || option.text);
  select.addEventListener("change", tell);
  return field(select, () => select.value);
}

/** Several of many: boxes to tick, folded away; none ticked is the default. */
function severalField(option: CatalogOption, id: string, words: PageWords): Field {
  const boxes = option.values.map((choice) => h("input", { type: "checkbox", value: choice.value, style: "min-height:18px" }));
  const value = (): string => boxes.filter((box) => box.checked).map((box) => box.value).join(",");
  const chosen = h("span", { class: "dim" }, words.defaults);
  const element = h("div", { class: "field", "data-option": option.option },
    h("details", { id }, h("summary", {}, `${option.name}: `, chosen),
      h("div", { class: "several" }, ...option.values.map((choice, i) => h("label", { title: choice.text }, boxes[i]!, ` ${choice.name}`)))),
    h("small", {}, option.text));
  element.addEventListener("change", () => {
    const names = option.values.filter((_, i) => boxes[i]!.checked).map(({ name }) => name);
    chosen.textContent = names.length ? names.join(", ") : words.defaults;
  });
  return { option, element, value };
}
