// The room a game is played in: the table, what happened, who plays, and the way back and forth.
import { HOST, type Mallard, type PackFiles, SPECTATOR } from "../src/exported.js";
import type { MallardTable } from "../src/table/table.js";
import { h } from "./dom.js";
import { HUMAN, type Session, type SessionEvents } from "./session.js";
import type { PageWords } from "./words.js";
import { Workshop } from "./workshop.js";

const MOST_NEWS = 60;

/** Drawn, since not every font has them. */
const ICONS = {
  first: "M1 1h2v12H1zM13 1v12L4 7z",
  back: "M11 1v12L2 7z",
  run: "M3 1v12l9-6z",
  pause: "M2 1h4v12H2zM8 1h4v12H8z",
  on: "M2 1v12l7-6zM10 1h2v12h-2z",
  last: "M11 1h2v12h-2zM1 1v12l9-6z",
};

const drawn = (icon: string): string => `<svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true"><path fill="currentColor" d="${icon}"/></svg>`;

export interface RoomEvents {
  /** Something was done: time to keep it. */
  changed(): void;
  fresh(files: PackFiles): void;
  say(text: string): void;
}

export class Room {
  readonly element: HTMLElement;
  readonly table: MallardTable;
  readonly session: Session;
  #workshop: Workshop | undefined;
  #eyes: number | "auto" = "auto";
  #names: string[] = [];
  /** Whose secrets are on the screen: with several people at it, it is handed on under a curtain. */
  #holder: number | undefined;
  #curtain: HTMLElement | undefined;
  readonly #log = h("ol", { class: "log", tabindex: 0 });
  readonly #bar = h("div", { class: "bar" });
  readonly #slider = h("input", { type: "range", id: "position", min: 0 });
  readonly #where = h("span", { class: "where", id: "where" });
  readonly #eyesSelect = h("select", { id: "eyes" });
  readonly #players = h("div", {});
  readonly #thinking = h("span", { class: "dim", "aria-live": "polite" });
  readonly #side: HTMLElement;

  constructor(
    readonly mallard: Mallard,
    begin: (events: SessionEvents) => Session,
    readonly language: string,
    theme: "light" | "dark",
    readonly words: PageWords,
    readonly events: RoomEvents,
  ) {
    this.session = begin({
      changed: (animate: boolean) => this.#changed(animate),
      thinking: (seat: number | undefined) => (this.#thinking.textContent = seat === undefined ? "" : `${this.#names[seat]} ${words.thinking}`),
      failed: (error: Error) => events.say(error.message),
    });
    this.table = document.createElement("mallard-table");
    this.table.language = language;
    this.table.theme = theme;
    this.table.addEventListener("mallard-played", () => {
      this.#told(); // the table shows already what was done there
      this.session.go();
    });
    this.#log.setAttribute("aria-label", words.log);
    this.#side = h("aside", {},
      h("div", { class: "card" }, h("h2", {}, words.players), this.#players, this.#thinking),
      h("div", { class: "card" }, h("h2", {}, words.log), this.#log),
      h("div", { class: "card" }, h("button", { id: "edit", class: "main", onclick: () => this.edit() }, words.edit)));
    this.element = h("div", { class: "room" }, h("div", { style: "min-width:0" }, this.#bar, this.table), this.#side);
    this.#buildBar();
    if (this.session.humans.length === 0) this.session.paused = false;
    this.#showTable();
    this.#changed(false);
    this.session.go();
  }

  /** The editor beside the table, while it is open; for tests and the curious. */
  get workshop(): Workshop | undefined {
    return this.#workshop;
  }

  dispose(): void {
    this.#workshop?.dispose();
    this.#lift(undefined);
    this.table.match = undefined;
    this.session.end();
  }

  edit(files?: PackFiles): void {
    if (this.#workshop) return;
    this.#workshop = new Workshop(this.mallard, this.session.game, files ?? this.session.pack, this.language, this.words, {
      reload: (pack) => {
        this.session.reload(pack);
        this.#showTable(); // other names, other texts
      },
      fresh: (pack) => this.events.fresh(pack),
      close: () => this.#closeWorkshop(),
      say: (text) => this.events.say(text),
    });
    this.element.classList.add("editing");
    this.#side.hidden = true;
    this.element.append(this.#workshop.element);
  }

  #closeWorkshop(): void {
    this.#workshop?.dispose();
    this.#workshop?.element.remove();
    this.#workshop = undefined;
    this.#side.hidden = false;
    this.element.classList.remove("editing");
  }

  #showTable(): void {
    const { table, session } = this;
    this.#names = session.names(this.language);
    table.catalog = session.ruleset.catalog(this.language);
    table.show({ match: session.match, viewer: this.#viewer(), seats: session.humans });
  }

  /** Through whose eyes the page shows the match; under the curtain through nobody's. */
  #viewer(): number {
    if (this.#eyes !== "auto") return this.#eyes;
    return this.#curtain ? SPECTATOR : this.session.viewer;
  }

  /** The match was changed, or who plays it: the table is drawn once, and everything about it told. */
  #changed(animate: boolean): void {
    this.#told({ animate });
  }

  #told(draw?: { animate: boolean }): void {
    const { table, session } = this;
    this.#handOn();
    const viewer = this.#viewer();
    const seats = this.#curtain ? [] : session.humans;
    if (draw || viewer !== table.viewer) table.show({ viewer, seats }, draw);
    this.#showBar();
    this.#showPlayers();
    this.#showNews(viewer);
    this.events.changed();
  }

  /** With several people at one screen, nobody sees what another one may: there is a curtain in between. */
  #handOn(): void {
    const { humans, viewer, match } = this.session;
    const next = this.#eyes === "auto" && humans.length > 0 && !match.outcome().over ? viewer : undefined;
    if (next === undefined || humans.length < 2 || this.#holder === undefined || next === this.#holder) {
      this.#lift(next ?? this.#holder);
    } else if (this.#curtain?.dataset.seat !== String(next)) {
      this.#lift(this.#holder);
      this.#cover(next);
    }
  }

  /** Covers everything until that player says to have the screen. */
  #cover(seat: number): void {
    const asking = this.words.pass(this.#names[seat]!);
    const take = (): void => {
      this.#lift(seat);
      this.#changed(false);
      this.table.shadowRoot!.querySelector<HTMLElement>(".board")!.focus({ preventScroll: true });
    };
    this.#curtain = h("div", { class: "curtain", role: "dialog", "aria-modal": "true", "aria-label": asking, "data-seat": seat },
      h("h2", {}, asking), h("button", { class: "main", id: "have-it", onclick: take }, this.words.passed_on));
    document.body.append(this.#curtain);
    document.querySelector<HTMLElement>("#app")!.inert = true;
    this.#curtain.querySelector("button")!.focus();
  }

  #lift(holder: number | undefined): void {
    this.#holder = holder;
    this.#curtain?.remove();
    this.#curtain = undefined;
    document.querySelector<HTMLElement>("#app")!.inert = false;
  }

  /** Made once: a button that is replaced between press and release is never clicked. */
  #buildBar(): void {
    const { session, words } = this;
    const button = (id: string, icon: string, label: string, run: () => void) => {
      const made = h("button", { id, "aria-label": label, title: label, onclick: run });
      made.innerHTML = drawn(icon);
      return made;
    };
    const stop = (to: number) => {
      session.paused = true;
      session.seek(to);
    };
    this.#slider.setAttribute("aria-label", words.position);
    this.#slider.addEventListener("input", () => stop(Number(this.#slider.value)));
    this.#eyesSelect.setAttribute("aria-label", words.eyes);
    this.#eyesSelect.addEventListener("change", () => {
      this.#eyes = this.#eyesSelect.value === "auto" ? "auto" : Number(this.#eyesSelect.value);
      this.#changed(false);
    });
    this.#bar.replaceChildren(
      button("to-first", ICONS.first, words.first, () => stop(0)),
      button("one-back", ICONS.back, words.back, () => stop(session.position - 1)),
      button("run", ICONS.run, words.run, () => {
        session.paused = !session.paused;
        this.#showBar();
        session.go();
      }),
      button("one-on", ICONS.on, words.forward, () => stop(session.position + 1)),
      button("to-last", ICONS.last, words.last, () => stop(session.length)),
      this.#slider, this.#where, this.#eyesSelect);
  }

  #showBar(): void {
    const { session, words } = this;
    const { position, length } = session;
    const part = (id: string) => this.#bar.querySelector<HTMLButtonElement>(`#${id}`)!;
    for (const id of ["to-first", "one-back"]) part(id).disabled = position === 0;
    for (const id of ["one-on", "to-last"]) part(id).disabled = position === length;
    const [label, icon] = session.paused ? [words.run, ICONS.run] : [words.pause, ICONS.pause];
    const run = part("run");
    if (run.title !== label) {
      run.innerHTML = drawn(icon);
      run.title = label;
      run.setAttribute("aria-label", label);
    }
    this.#slider.max = String(length);
    this.#slider.value = String(position);
    this.#where.textContent = `${position}/${length}`;
    const option = (value: string, text: string) => h("option", { value, selected: String(this.#eyes) === value }, text);
    if (this.#eyesSelect.options.length !== session.players.length + 3) {
      this.#eyesSelect.replaceChildren(option("auto", words.eyes + " …"), ...session.players.map((_, seat) => option(String(seat), this.#names[seat]!)),
        option(String(SPECTATOR), words.audience), option(String(HOST), words.everything));
    }
  }

  #showPlayers(): void {
    const { session, words } = this;
    if (this.#players.childElementCount === session.players.length) {
      session.players.forEach((player, seat) => (this.#players.querySelector<HTMLSelectElement>(`#player-${seat}`)!.value = player));
      return;
    }
    const bots = this.mallard.games.find((game) => game.name === session.game)!.bots;
    this.#players.replaceChildren(...session.players.map((player, seat) => {
      const select = h("select", { id: `player-${seat}`, "aria-label": this.#names[seat]! },
        h("option", { value: HUMAN, selected: player === HUMAN }, words.person), ...bots.map((bot) => h("option", { value: bot.name, selected: player === bot.name }, words.bot(bot.name))));
      select.addEventListener("change", () => session.setPlayer(seat, select.value));
      return h("div", { class: "row" }, h("b", {}, this.#names[seat]!), select);
    }));
  }

  #showNews(viewer: number): void {
    const { match } = this.session;
    const count = match.eventCount(viewer);
    const items: HTMLElement[] = [];
    let lastAction: number | undefined;
    for (let i = count - 1; i >= 0 && items.length < MOST_NEWS; --i) {
      const story = match.story(viewer, i, this.language);
      lastAction ??= story.action;
      if (story.text) items.push(h("li", { class: story.action === lastAction ? "new" : "" }, story.text));
    }
    this.#log.replaceChildren(...items);
  }
}
