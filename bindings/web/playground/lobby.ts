// Choosing a game: pictures drawn by the library itself, options from the catalog, players.
import type { Catalog, CatalogOption, GameDescription, Mallard, PackFiles } from "../src/exported.js";
import { h } from "./dom.js";
import { HUMAN, type Setup } from "./session.js";
import type { PageWords } from "./words.js";

/** A card for every game. */
export function gameCards(mallard: Mallard, language: string, dark: boolean, choose: (game: string) => void): HTMLElement {
  const cards = mallard.games.map((game) => {
    const picture = h("span", { class: "picture" });
    const card = h("button", { class: "game", "data-game": game.name, onclick: () => choose(game.name) }, picture,
      h("span", { class: "words" }, h("b", {}, game.title), h("small", {}, game.doc)));
    // One after the other, when there is nothing else to do: the page is there at once.
    requestIdle(() => drawGame(mallard, game, language, dark).then((image) => picture.append(image)));
    return card;
  });
  return h("div", { class: "games" }, ...cards);
}

const requestIdle = (run: () => void): void => void ("requestIdleCallback" in window ? requestIdleCallback(run) : setTimeout(run, 30));

/** A picture from the middle of a game that random players have begun. */
async function drawGame(mallard: Mallard, game: GameDescription, language: string, dark: boolean): Promise<HTMLImageElement> {
  const ruleset = mallard.ruleset(game.name);
  const match = ruleset.match({ seed: 7n, events: false, history: false });
  try {
    const bot = match.bot("random", 7n);
    for (let step = 0; step < 40 && !match.outcome().over; ++step) match.playOut([bot], 1);
    bot.dispose();
    const svg = match.svg(0, language, { width: 560, title: false, legend: false, theme: dark ? "dark" : "light", idPrefix: game.name.replace(/\W|_/g, "") });
    const image = h("img", { alt: "", src: `data:image/svg+xml,${encodeURIComponent(svg)}` });
    await image.decode().catch(() => undefined);
    return image;
  } finally {
    match.dispose();
    ruleset.dispose();
  }
}

/** The form in which a match is set up. */
export function setupForm(game: GameDescription, catalog: Catalog, pack: PackFiles | undefined, words: PageWords, begin: (setup: Setup) => void): HTMLElement {
  const fields = catalog.options.map((option) => ({ option, input: optionInput(option) }));
  const bots = game.bots.map((bot) => bot.name);
  const best = bots.at(-1) ?? "random";
  const seed = h("input", { type: "number", min: 0, name: "seed", id: "seed" });
  const options = (): string =>
    fields
      .map(({ option, input }) => [option.option, valueOf(input)] as const)
      .filter(([name, value]) => value !== "" && value !== catalog.options.find((o) => o.option === name)!.default)
      .map(([name, value]) => `${name}=${/\s/.test(value) ? `"${value}"` : value}`)
      .join(" ");
  const start = (players: string[]) => begin({ game: game.name, ...(pack && { pack }), options: options(), ...(seed.value !== "" && { seed: BigInt(seed.value) }), players });
  const against = h("select", { id: "against" }, ...bots.map((bot) => h("option", { value: bot, selected: bot === best }, words.bot(bot))), h("option", { value: HUMAN }, words.person));
  return h("form", { class: "setup", onsubmit: (event: Event) => event.preventDefault() },
    h("div", { class: "wide" }, h("h2", {}, catalog.name), h("p", { class: "lead" }, catalog.text)),
    h("div", {}, h("h3", {}, words.options), ...fields.map(({ option, input }) =>
      h("div", { class: "field" }, h("label", { for: input.id }, option.name), input, h("small", {}, option.text)))),
    h("div", {},
      h("h3", {}, words.players),
      h("div", { class: "field" }, h("label", { for: "against" }, words.players), against),
      h("div", { class: "field" }, h("label", { for: "seed" }, words.seed), seed, h("small", {}, words.seedHint)),
      h("div", { class: "row" },
        h("button", { class: "main", id: "play", type: "button", onclick: () => start(against.value === HUMAN ? Array<string>(8).fill(HUMAN) : [HUMAN, against.value]) }, words.play),
        h("button", { id: "watch", type: "button", onclick: () => start([against.value === HUMAN ? best : against.value]) }, words.watch))));
}

type Input = HTMLInputElement | HTMLSelectElement;

function optionInput(option: CatalogOption): Input {
  const id = `option-${option.option}`;
  if (option.type === "boolean") return h("input", { type: "checkbox", id, checked: option.default === "true", style: "justify-self:start;min-height:20px" });
  if (option.type === "integer") return h("input", { type: "number", id, value: option.default, min: option.min, max: option.max });
  if (option.values.length === 0 || option.open || option.several) return h("input", { type: "text", id, value: option.default });
  const empty = option.optional || option.default === "" ? [h("option", { value: "", selected: option.default === "" }, "–")] : [];
  return h("select", { id }, ...empty, ...option.values.filter(({ value }) => value !== "").map(({ value, name }) => h("option", { value, selected: value === option.default }, name)));
}

const valueOf = (input: Input): string => (input instanceof HTMLInputElement && input.type === "checkbox" ? String(input.checked) : input.value);
