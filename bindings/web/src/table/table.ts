// <mallard-table>: draws and plays any match. It knows no game: everything it shows comes from
// scenes, choices, events and the catalog.
//
//   table.match = match;  table.viewer = 0;  table.seats = [0];
//
// It tells what is played here with the event "mallard-played", and sets nothing in motion by
// itself: call `refresh()` after a match was changed elsewhere.
import { type Catalog, HOST, type Match, MarkFlags, type Reference, type Scene, type SceneItem } from "../exported.js";
import { Aim } from "./aim.js";
import { Asking, type Question } from "./asking.js";
import { Board, keysOf, svgElement } from "./board.js";
import { Focus } from "./focus.js";
import { Lookup } from "./lookup.js";
import { glide, motionAllowed, type Places, placesOf, spark } from "./motion.js";
import { LongPress } from "./press.js";
import { COLOURS, STYLE } from "./style.js";
import { type Words, wordsOf } from "./words.js";
import { Zoom } from "./zoom.js";

const TEMPLATE = `<style>${STYLE}</style>
<div class="head" part="head"></div>
<div class="ask" part="ask" role="group"></div>
<div class="board" part="board" tabindex="-1"><div class="stage"></div><div class="zoom"></div></div>
<div class="tip" role="tooltip" id="tip"></div>
<div class="unseen" aria-live="polite"></div>`;

const LEAST_WIDTH = 400;
const MOST_WIDTH = 1400;

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** What "mallard-played" carries: who acted here. */
export interface Played {
  seat: number;
}

/** What "mallard-refused" carries: what was submitted, and why it was not done. */
export interface Refused {
  seat: number;
  action: any;
  error: unknown;
}

export class MallardTable extends (globalThis.HTMLElement ?? (class {} as typeof HTMLElement)) {
  #match: Match | undefined;
  #viewer = HOST;
  #seats: number[] | undefined;
  #language = "en";
  #theme: "auto" | "light" | "dark" = "auto";
  #lookup = new Lookup(undefined);
  #board: Board | undefined;
  #asking: Asking | undefined;
  #question: Question | undefined;
  #told = 0;
  #width = 0;
  #offered: SVGGElement[] = [];
  #readOnly = false;
  /** Something was submitted, and no answer has come. */
  #sent = false;
  readonly #aim = new Aim();
  readonly #zoom: Zoom;
  readonly #press: LongPress;
  readonly #focus: Focus;
  readonly #root: ShadowRoot;
  readonly #resize: ResizeObserver | undefined;
  readonly #dark: MediaQueryList | undefined;
  /**
   * Called instead of applying the action here: to send it to a server, for instance. Nothing else is
   * asked until `refresh()` or another match; if it throws, or its promise is rejected, the player is told
   * why and asked again.
   */
  submit: ((seat: number, action: any) => void | Promise<void>) | undefined;

  constructor() {
    super();
    this.#root = this.attachShadow({ mode: "open" });
    this.#root.innerHTML = TEMPLATE;
    this.#zoom = new Zoom(this.#part("board"), this.#part("stage"));
    this.#resize = new ResizeObserver(() => this.#fit());
    this.#dark = matchMedia("(prefers-color-scheme: dark)");
    this.#dark.addEventListener("change", () => this.#draw());
    const board = this.#part("board");
    this.#focus = new Focus(this.#root);
    this.#press = new LongPress(board, (x, y) => this.#tipAt(x, y), () => this.#hideTip());
    board.addEventListener("click", (event) => this.#click(event));
    board.addEventListener("pointermove", (event) => this.#hover(event));
    board.addEventListener("pointerleave", () => this.#hideTip());
    board.addEventListener("keydown", (event) => this.#key(event));
    board.addEventListener("focusin", (event) => this.#focused(event.target as Element));
    board.addEventListener("focusout", () => this.#hideTip());
    this.#root.addEventListener("keydown", (event) => {
      if ((event as KeyboardEvent).key === "Escape" && this.#question?.mayGoBack) this.back();
    });
  }

  #part<T extends HTMLElement = HTMLElement>(name: string): T {
    return this.#root.querySelector<T>(`.${name}`)!;
  }

  connectedCallback(): void {
    this.#resize!.observe(this);
    this.#zoomButtons();
    this.refresh({ animate: false });
  }

  disconnectedCallback(): void {
    this.#resize!.disconnect();
    this.#stopAsking();
  }

  // --- What it shows

  get match(): Match | undefined {
    return this.#match;
  }
  set match(match: Match | undefined) {
    this.show({ match });
  }

  /** Through whose eyes: a seat, HOST or SPECTATOR. A match that was opened from a view has no others than its own. */
  get viewer(): number {
    return this.#viewer;
  }
  set viewer(viewer: number) {
    if (viewer !== this.#viewer) this.show({ viewer });
  }

  /** Seats that are played here; by default the viewer's. */
  get seats(): number[] {
    return this.#seats ?? (this.#viewer >= 0 ? [this.#viewer] : []);
  }
  set seats(seats: number[] | undefined) {
    if (!sameSeats(seats, this.#seats)) this.show({ seats });
  }

  /**
   * Sets several things at once and draws once. What happened since the last time is only animated
   * for the same match in the same eyes: others have seen other things.
   */
  show(what: { match?: Match | undefined; viewer?: number; seats?: number[] | undefined }, { animate = false } = {}): void {
    const match = "match" in what ? what.match : this.#match;
    const viewer = match && match.viewer !== HOST ? match.viewer : what.viewer ?? this.#viewer;
    const others = match !== this.#match || viewer !== this.#viewer;
    [this.#match, this.#viewer] = [match, viewer];
    if ("seats" in what) this.#seats = what.seats && [...what.seats];
    if (others) this.#forget();
    this.refresh({ animate: animate && !others });
  }

  /** Nothing of what was shown to others stays: neither what moves, nor what is read out, nor a tooltip. */
  #forget(): void {
    this.#told = this.#match ? this.#match.eventCount(this.#viewer) : 0;
    this.#board = undefined;
    this.#part("unseen").textContent = "";
    this.#hideTip();
    if (this.#match) return;
    for (const name of ["head", "ask", "stage"]) this.#part(name).replaceChildren();
  }

  get language(): string {
    return this.#language;
  }
  set language(language: string) {
    this.#language = language;
    this.#zoomButtons();
    this.refresh({ animate: false });
  }

  get theme(): "auto" | "light" | "dark" {
    return this.#theme;
  }
  set theme(theme: "auto" | "light" | "dark") {
    this.#theme = theme;
    this.#draw();
  }

  /** Nothing can be chosen: for watching. */
  set readOnly(readOnly: boolean) {
    this.#readOnly = readOnly;
    this.refresh({ animate: false });
  }
  get readOnly(): boolean {
    return this.#readOnly;
  }

  /** Texts for tooltips: `table.catalog = ruleset.catalog(language)`. */
  set catalog(catalog: Catalog | undefined) {
    this.#lookup = new Lookup(catalog);
  }

  /** Shows how the match stands now. */
  refresh({ animate = true } = {}): void {
    this.#stopAsking();
    if (!this.#match || !this.isConnected) return;
    const focused = this.#focus.leave(this.#board);
    const before = animate && motionAllowed() && this.#board ? placesOf(this.#board) : undefined;
    const seat = this.#readOnly ? undefined : this.#seatToAsk();
    if (seat !== undefined) this.#asking = new Asking(this.#match, seat);
    this.#draw(before);
    if (focused) this.#comeBack();
    this.#news(before !== undefined);
  }

  #stopAsking(): void {
    this.#asking?.dispose();
    this.#asking = undefined;
    this.#sent = false;
  }

  #seatToAsk(): number | undefined {
    const asked = this.#match!.asked(this.#viewer).filter((seat) => this.seats.includes(seat));
    return asked.includes(this.#viewer) ? this.#viewer : asked[0];
  }

  get #isDark(): boolean {
    return this.#theme === "dark" || (this.#theme === "auto" && this.#dark!.matches);
  }

  get #words(): Words {
    return wordsOf(this.#language);
  }

  #fit(): void {
    const width = Math.round(Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, this.clientWidth)));
    if (Math.abs(width - this.#width) > 4) this.#draw();
  }

  #draw(before?: Places): void {
    if (!this.#match || !this.isConnected) return;
    this.toggleAttribute("data-dark", this.#isDark);
    this.#width = Math.round(Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, this.clientWidth || 800)));
    const scene = this.#match.scene(this.#viewer, this.#language);
    const svg = this.#match.svg(this.#viewer, this.#language, {
      width: this.#width, title: false, legend: this.#width >= 560, references: true, theme: this.#isDark ? "dark" : "light", idPrefix: "mt",
    });
    this.#board = new Board(svg, scene, this.#words.table, this.#board);
    this.#part("stage").replaceChildren(this.#board.svg);
    this.#head(scene);
    this.#ask();
    if (before) glide(this.#board, before);
  }

  #head(scene: Scene): void {
    const words = this.#words;
    const seats = scene.seats.map((seat) => {
      const asked = ((scene.status.asked >>> seat.seat) & 1) !== 0;
      const chip = element("div", "seat");
      chip.toggleAttribute("data-asked", asked);
      const number = element("i", "", String(seat.seat + 1));
      number.style.background = COLOURS[seat.colour % COLOURS.length]!;
      chip.append(number, element("b", "", seat.role ? `${seat.label} (${seat.role})` : seat.label));
      const facts = [seat.scoreLabel && `${seat.scoreLabel} ${seat.score}`, ...seat.counters.map((c) => `${c.label} ${c.now}${c.most >= 0 ? `/${c.most}` : ""}`)];
      chip.append(element("small", "", facts.filter(Boolean).join(" · ")));
      if ((seat.marks & MarkFlags.WINNER) !== 0) chip.append(element("em", "", "★"));
      else if (asked && !scene.status.over) chip.append(element("em", "", words.asked));
      return chip;
    });
    const { phase, round, roundLimit, roundLabel } = scene.status;
    const count = round > 0 ? `${roundLabel || words.round} ${round}${roundLimit > 0 ? ` ${words.of} ${roundLimit}` : ""}` : "";
    this.#part("head").replaceChildren(...seats, element("div", "phase", [phase, count].filter(Boolean).join(" · ")));
  }

  // --- Choosing

  #ask(why?: string): void {
    const board = this.#board!;
    const words = this.#words;
    const ask = this.#part("ask");
    ask.setAttribute("aria-label", words.choices);
    board.clearOverlay();
    board.withdraw(this.#offered);
    this.#offered = [];
    this.#question = this.#asking?.question(board.references, this.#language);
    this.#offerPlace();
    const question = this.#question;
    if (!question) {
      const text = why ?? (this.#sent ? words.sent : standing(board.scene, words));
      ask.replaceChildren(...(text ? [element("span", why === undefined ? "prompt" : "prompt why", text)] : []));
      return;
    }
    const parts: HTMLElement[] = [element("span", why === undefined ? "prompt" : "prompt why", why ?? question.prompt)];
    for (const button of question.buttons) {
      const made = element("button", "value", button.text);
      made.dataset.ref = button.key;
      made.addEventListener("click", () => this.#set(button.step, button.value));
      parts.push(made);
    }
    if (question.openStep !== undefined) parts.push(element("span", "note", words.pointHere));
    else if (question.elsewhere > 0) parts.push(element("span", "note", words.more(question.elsewhere)));
    if (question.mayGoBack) parts.push(this.#button(words.back, "plain", "back", () => this.back()), this.#button(words.cancel, "plain", "cancel", () => this.restart()));
    ask.replaceChildren(...parts);
    this.#offered = board.offer(question.can);
    const strength = this.#offered.length <= 40 ? "soft" : "faint";
    for (const offered of this.#offered) {
      if (!offered.hasAttribute("data-area")) board.frame(offered, strength);
    }
    for (const key of question.chosen) {
      const chosen = board.top(key);
      if (chosen) board.frame(chosen, "chosen");
    }
  }

  #button(text: string, className: string, action: string, run: () => void): HTMLButtonElement {
    const button = element("button", className, text);
    button.dataset.do = action;
    button.addEventListener("click", run);
    return button;
  }

  /** Clicks on something by what it stands for; why nothing can be done with it, if so. */
  pick(...references: Reference[]): string | undefined {
    if (!this.#asking) return "";
    const why = this.#asking.pick(references);
    if (why === undefined) this.#advance();
    else if (why) this.#ask(why);
    return why;
  }

  #set(step: number, value: number[]): void {
    try {
      this.#asking!.set(step, value);
    } catch (error) {
      this.#askAgain(error);
      return;
    }
    this.#advance();
  }

  back(): void {
    this.#asking?.back();
    this.#ask();
  }

  restart(): void {
    this.#asking?.restart();
    this.#ask();
  }

  #advance(): void {
    const asking = this.#asking!;
    const focused = this.#focus.leave(this.#board);
    if (!asking.done) this.#ask();
    else if (this.submit) this.#send(asking);
    else this.#play(asking);
    if (focused) this.#comeBack();
  }

  #play(asking: Asking): void {
    const { seat } = asking;
    try {
      this.#match!.applyChoice(asking.choice);
    } catch (error) {
      this.#askAgain(error);
      return;
    }
    this.refresh();
    this.dispatchEvent(new CustomEvent<Played>("mallard-played", { detail: { seat }, bubbles: true, composed: true }));
  }

  #send({ seat, choice }: Asking): void {
    const match = this.#match!;
    const action = match.chosen(choice);
    this.#stopAsking();
    this.#sent = true;
    this.#ask();
    // Whether it throws or its promise is rejected comes to the same.
    const answered = (async () => this.submit!(seat, action))();
    answered.catch((error: unknown) => {
      if (this.#match === match) this.#askAgain(error);
      this.dispatchEvent(new CustomEvent<Refused>("mallard-refused", { detail: { seat, action, error }, bubbles: true, composed: true }));
    });
  }

  /** Asks anew, as the match stands, and says why. */
  #askAgain(error: unknown): void {
    this.refresh({ animate: false });
    if (this.#board) this.#ask(error instanceof Error ? error.message : String(error));
  }

  #comeBack(): void {
    const placing = this.#placeStep() !== undefined;
    this.#focus.comeBack(this.#board!, this.#offered, (this.#question?.chosen.size ?? 0) > 0, placing);
    if (placing) this.#showAim(); // it may have had the focus already
  }

  #click(event: MouseEvent): void {
    if (this.#zoom.dragging || this.#press.held || !this.#board || !this.#asking) return;
    if ((event.target as Element).closest(".zoom")) return;
    const found = this.#board.under(this.#root, event.clientX, event.clientY);
    const references = found.flatMap(({ references }) => references);
    const can = references.some((reference) => this.#asking!.choice.whyNot(reference) === undefined);
    if (!can) {
      const place = this.#board.placeUnder(event.clientX, event.clientY)?.place;
      const nearest = place && this.#nearest(place);
      if (nearest) {
        this.#set(nearest.step, nearest.value);
        return;
      }
    }
    if (references.length) this.pick(...references);
  }

  /** The step that wants a place of the plane, if that is what is asked. */
  #placeStep(): number | undefined {
    const step = this.#question?.openStep;
    const plane = this.#board?.plane;
    if (step === undefined || !plane || !this.#asking) return undefined;
    const { low, high, width } = this.#asking.choice.step(step);
    // A vector is a step from where things stand, and has bounds about 0; a place has the plane's.
    const inside = (axis: number, from: number, extent: number) => low[axis]! >= from - 1 && high[axis]! <= from + extent + 1;
    return width === 2 && inside(0, plane.x, plane.width) && inside(1, plane.y, plane.depth) ? step : undefined;
  }

  /** Of a step that wants a place: the nearest one that is allowed. */
  #nearest(place: readonly number[]): { step: number; value: number[] } | undefined {
    const step = this.#placeStep();
    const value = step === undefined ? undefined : this.#asking!.choice.nearest(step, place);
    return value && { step: step!, value };
  }

  /** While a place is wanted the table itself takes keys. */
  #offerPlace(): void {
    const table = this.#part("board");
    const wanted = this.#placeStep() !== undefined;
    this.#aim.reset();
    table.tabIndex = wanted ? 0 : -1;
    for (const [name, value] of [["role", "application"], ["aria-label", this.#words.aim]] as const) {
      if (wanted) table.setAttribute(name, value);
      else table.removeAttribute(name);
    }
  }

  /** Keys on the table itself: arrows move a place, Enter takes the nearest one that is allowed. Whether they meant something. */
  #keyOnTable(event: KeyboardEvent): boolean {
    const plane = this.#board?.plane;
    const way = ARROWS[event.key];
    const takes = event.key === "Enter" || event.key === " ";
    if (!plane || (!way && !takes)) return false;
    if (way) {
      this.#aim.move(plane, way[0], way[1], event.shiftKey);
      return this.#showAim();
    }
    const nearest = this.#nearest(this.#aim.at(plane));
    if (nearest) this.#set(nearest.step, nearest.value);
    return nearest !== undefined;
  }

  /** Shows and tells the place that Enter would take; whether there is one. */
  #showAim(): boolean {
    const plane = this.#board?.plane;
    const nearest = plane && this.#nearest(this.#aim.at(plane));
    if (!nearest) return false;
    this.#ghost(nearest.value)?.scrollIntoView({ block: "nearest" });
    this.#part("unseen").textContent = this.#asking!.choice.textOf(nearest.step, nearest.value, this.#language);
    return true;
  }

  // --- Pointing

  #hover(event: PointerEvent): void {
    if (!this.#board || event.pointerType === "touch") return;
    this.#tipAt(event.clientX, event.clientY);
    if (this.#question?.openStep === undefined) return;
    const place = this.#board.placeUnder(event.clientX, event.clientY)?.place;
    this.#ghost(place && this.#nearest(place)?.value);
  }

  /** Tells what lies under a point of the screen. */
  #tipAt(x: number, y: number): void {
    const top = this.#board?.under(this.#root, x, y)[0];
    const host = this.getBoundingClientRect();
    if (top && !top.element.hasAttribute("data-area")) this.#tip(top.element, x - host.x, y - host.y);
    else this.#hideTip();
  }

  /** Where things would end if this place were chosen. */
  #ghost(place: readonly number[] | undefined): SVGElement | undefined {
    const board = this.#board!;
    for (const old of board.overlay.querySelectorAll(".ghost")) old.remove();
    const at = place && board.pointOf(place);
    if (!at) return undefined;
    const ghost = svgElement("circle", { cx: at.x, cy: at.y, r: Math.max(6, 500 * at.scale), class: "ghost" });
    board.overlay.append(ghost);
    return ghost;
  }

  #tip(target: Element, x: number, y: number): void {
    const board = this.#board!;
    const item = board.itemOf(target);
    const entry = this.#lookup.entryOf(item);
    const tip = this.#part("tip");
    const title = board.titleOf(target);
    const lines = [...this.#facts(item), entry?.text ?? ""].filter(Boolean);
    if (!title && lines.length === 0) return this.#hideTip();
    tip.replaceChildren(element("b", "", title), document.createTextNode(lines.join("\n")));
    const width = Math.min(320, this.clientWidth * 0.9);
    tip.style.left = `${Math.max(4, Math.min(x + 14, this.clientWidth - width - 4))}px`;
    tip.style.top = `${y + 18}px`;
  }

  #facts(item: SceneItem | undefined): string[] {
    if (!item) return [];
    const counters = item.counters.map((c) => `${c.label} ${c.now}${c.most >= 0 ? `/${c.most}` : ""}`);
    return [counters.join(" · "), item.face === 1 ? this.#words.hidden : item.face === 2 ? this.#words.stale : ""];
  }

  #hideTip(): void {
    this.#part("tip").replaceChildren();
  }

  // --- Keyboard

  #focused(target: Element): void {
    const board = this.#board;
    if (this.#focus.byKeys && target === this.#part("board")) this.#showAim();
    if (!board?.svg.contains(target) || !this.#focus.byKeys) return;
    for (const old of board.overlay.querySelectorAll(".focus")) old.remove();
    board.frame(target as SVGGElement, "focus");
    const [box, host] = [target.getBoundingClientRect(), this.getBoundingClientRect()];
    this.#tip(target, box.right - host.x, box.bottom - host.y);
  }

  #key(event: KeyboardEvent): void {
    const target = event.target as Element;
    const board = this.#board;
    if (event.key === "+" || event.key === "-") this.#zoom.by(event.key === "+" ? 1.25 : 0.8);
    else if (target === this.#part("board")) {
      if (!this.#keyOnTable(event)) return;
    } else if (!board?.svg.contains(target)) return;
    else if (event.key === "Enter" || event.key === " ") {
      const keys = keysOf(target);
      this.pick(...(board.itemOf(target)?.references ?? board.scene.areas.find((area) => String(area.id) === target.getAttribute("data-area"))?.references ?? []).filter(() => keys.length > 0));
    } else if (ARROWS[event.key]) {
      const [dx, dy] = ARROWS[event.key]!;
      const next = board.next(this.#offered, target as SVGGElement, dx, dy);
      if (next) {
        target.setAttribute("tabindex", "-1");
        next.setAttribute("tabindex", "0");
        next.focus();
      }
    } else return;
    event.preventDefault();
  }

  // --- What happened

  #news(animate: boolean): void {
    const match = this.#match!;
    const count = match.eventCount(this.#viewer);
    if (count < this.#told) this.#told = count; // something was taken back
    const stories = [];
    for (let i = Math.max(this.#told, count - 40); i < count; ++i) stories.push(match.story(this.#viewer, i, this.#language));
    this.#told = count;
    const told = stories.map((story) => story.text).filter(Boolean);
    if (told.length) this.#part("unseen").textContent = told.join(". ");
    if (animate) spark(this.#board!, stories);
  }

  #zoomButtons(): void {
    const words = this.#words;
    const make = (text: string, label: string, run: () => void) => {
      const button = element("button", "", text);
      button.setAttribute("aria-label", label);
      button.title = label;
      button.addEventListener("click", run);
      return button;
    };
    this.#part("zoom").replaceChildren(
      make("+", words.zoomIn, () => this.#zoom.by(1.4)),
      make("−", words.zoomOut, () => this.#zoom.by(1 / 1.4)),
      make("⤢", words.zoomAll, () => this.#zoom.reset()),
    );
  }
}

const sameSeats = (a: readonly number[] | undefined, b: readonly number[] | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && a.length === b.length && a.every((seat, i) => seat === b[i]));

/** How the match stands, for who is not asked. */
function standing({ status, seats }: Scene, words: Words): string {
  const names = (mask: number) => seats.filter((seat) => ((mask >>> seat.seat) & 1) !== 0).map((seat) => seat.label).join(", ");
  if (!status.over) return status.asked ? words.waiting(names(status.asked)) : "";
  const end = status.winners ? words.won(names(status.winners)) : words.draw;
  return [end, status.reason, status.tieBreak].filter(Boolean).join(" · ");
}

function element<K extends "b" | "button" | "div" | "em" | "i" | "small" | "span">(name: K, className: string, text = ""): HTMLElementTagNameMap[K] {
  const made: HTMLElement = document.createElement(name);
  if (className) made.className = className;
  made.textContent = text;
  return made as HTMLElementTagNameMap[K];
}

/** Defines the element, once. */
export function defineMallardTable(): void {
  if (!customElements.get("mallard-table")) customElements.define("mallard-table", MallardTable);
}

declare global {
  interface HTMLElementTagNameMap {
    "mallard-table": MallardTable;
  }
}
