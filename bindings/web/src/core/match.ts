// A match: one running game. `apply` is the only way to move it on.
import { DecisionFlags, VIEWER_HOST } from "../generated/constants.js";
import * as records from "../generated/records.js";
import { Bot } from "./bot.js";
import { Choice } from "./choice.js";
import { MallardError } from "./errors.js";
import type { AnyGame, AnyKind, Game, GameTypes } from "./manifest.js";
import type { Room } from "./memory.js";
import { Handle, type Native } from "./native.js";
import { type Reference, type Scene, SceneBuffer, type SvgStyle } from "./scene.js";

/** The viewer who sees everything. Viewers from 0 on are seats. */
export const HOST = VIEWER_HOST;
/** The viewer who has no seat and knows only what everybody knows. */
export { VIEWER_SPECTATOR as SPECTATOR } from "../generated/constants.js";

/** How a match stands. */
export interface Outcome {
  over: boolean;
  /** Seats that have won; none at the end is a draw. */
  winners: number[];
  scores: number[];
}

/** An event with what an animation needs. */
export interface Story<T extends GameTypes = AnyGame> {
  event: T["event"];
  text: string;
  /** Seat that took the action; -1: nobody, at the start. */
  actor: number;
  /** Events of one number belong together. */
  action: number;
  subject?: records.Reference;
  from?: records.Reference;
  to?: records.Reference;
  place?: records.Reference;
  amount?: number;
  total?: number;
}

export function writeAction(room: Room, { kind, args }: records.Action): number {
  const at = room.take(records.action.size);
  const view = room.memory.view();
  view.setUint32(at, kind, true);
  args.forEach((value, i) => view.setInt32(at + 4 + 4 * i, value, true));
  return at;
}

export class Match<T extends GameTypes = AnyGame> extends Handle {
  readonly #exports;
  #buffers = new Map<string, SceneBuffer>();

  /** @internal */
  constructor(
    native: Native,
    address: number,
    private readonly kinds: Game,
  ) {
    super(native, address, (at) => native.exports.mld_match_destroy(at));
    this.#exports = native.exports;
  }

  override dispose(): void {
    for (const buffer of this.#buffers.values()) buffer.dispose();
    this.#buffers.clear();
    super.dispose();
  }

  get game(): string {
    return this.kinds.description.name;
  }

  get seats(): number {
    return this.#exports.mld_match_seats(this.address);
  }

  /** Whose view this was opened from; HOST for a whole match. */
  get viewer(): number {
    return this.#exports.mld_match_viewer(this.address);
  }

  /** Another number after everything that changes the match. Host only. */
  get revision(): bigint {
    return BigInt.asUintN(64, this.#exports.mld_match_revision(this.address));
  }

  #decision(seat: number, viewer: number): records.Decision {
    return this.native.record(records.decision, (at, e) => this.#exports.mld_match_decision(this.address, seat, viewer, at, e));
  }

  /** What a seat is asked, as far as a viewer may know; undefined when nothing is. */
  decision(seat: number, viewer = seat): T["decision"] | undefined {
    const { kind, args } = this.#decision(seat, viewer);
    return kind === 0 ? undefined : (this.kinds.decisions.decode({ kind, args: [...args, 0] }) as T["decision"]);
  }

  /** Whether the legal list of a seat holds examples only. */
  isOpen(seat: number): boolean {
    return (this.#decision(seat, seat).flags & DecisionFlags.OPEN) !== 0;
  }

  /** Seats that are asked something, as far as a viewer may know. */
  asked(viewer = HOST): number[] {
    return Array.from({ length: this.seats }, (_, seat) => seat).filter((seat) => this.#decision(seat, viewer).kind !== 0);
  }

  legalCount(seat: number): number {
    return this.native.count((at, e) => this.#exports.mld_match_legal_count(this.address, seat, at, e));
  }

  /** The legal action of that number, from 0. */
  legalNth(seat: number, n: number): T["action"] {
    const action = this.native.record(records.action, (at, e) => this.#exports.mld_match_legal_nth(this.address, seat, BigInt(n), at, e));
    return this.kinds.actions.decode(action) as T["action"];
  }

  legalActions(seat: number): T["action"][] {
    return this.native
      .list(records.action, (...a) => this.#exports.mld_match_legal_actions(this.address, seat, a[0], a[1], a[2], a[3]))
      .map((action) => this.kinds.actions.decode(action) as T["action"]);
  }

  /** Why an action is not allowed; undefined if it is. */
  whyNot(seat: number, action: T["action"]): string | undefined {
    try {
      this.native.call((room, e) => this.#exports.mld_match_check(this.address, seat, this.#write(room, action), e));
      return undefined;
    } catch (error) {
      if (error instanceof MallardError) return error.message;
      throw error;
    }
  }

  /** Takes an action; on any error the match is exactly as it was. */
  apply(seat: number, action: T["action"]): void {
    this.native.call((room, e) => this.#exports.mld_match_apply(this.address, seat, this.#write(room, action), e));
  }

  #write(room: Room, action: T["action"]): number {
    return writeAction(room, this.kinds.actions.encode(action as unknown as AnyKind));
  }

  /** Takes what a choice has come to. */
  applyChoice(choice: Choice): void {
    const { seat } = choice.state;
    const action = choice.finish();
    this.native.call((room, e) => this.#exports.mld_match_apply(this.address, seat, writeAction(room, action), e));
  }

  /** The action a choice has come to; throws while one may not finish. */
  chosen(choice: Choice): T["action"] {
    return this.kinds.actions.decode(choice.finish()) as T["action"];
  }

  outcome(): Outcome {
    const found = this.native.record(records.outcome, (at, e) => this.#exports.mld_match_outcome(this.address, at, e));
    return {
      over: found.over,
      winners: Array.from({ length: this.seats }, (_, seat) => seat).filter((seat) => ((found.winners >>> seat) & 1) !== 0),
      scores: found.scores.slice(0, this.seats),
    };
  }

  eventCount(viewer = HOST): number {
    return this.native.count((at, e) => this.#exports.mld_match_event_count(this.address, viewer, at, e));
  }

  /** A viewer's events from number `from` on. */
  events(viewer = HOST, from = 0): T["event"][] {
    return this.native
      .list(records.event, (...a) => this.#exports.mld_match_events(this.address, viewer, BigInt(from), a[0], a[1], a[2], a[3]))
      .map((event) => this.kinds.events.decode(event) as T["event"]);
  }

  /** One of a viewer's events, told in a language, with what it was about. */
  story(viewer: number, index: number, language = "en"): Story<T> {
    const info = this.native.record(records.eventInfo, (at, e) => this.#exports.mld_match_describe_event(this.address, viewer, BigInt(index), at, e));
    const has = (role: number) => ((info.roles >>> role) & 1) !== 0;
    return {
      event: this.kinds.events.decode(info.event) as T["event"],
      text: this.native.string((b, c, s, e, room) =>
        this.#exports.mld_match_format_event_text(this.address, viewer, BigInt(index), room.text(language), b, c, s, e)),
      actor: info.actor,
      action: info.action,
      ...(has(1) && { subject: info.subject }),
      ...(has(2) && { from: info.from }),
      ...(has(3) && { to: info.to }),
      ...(has(4) && { place: info.place }),
      ...(has(5) && { amount: info.amount }),
      ...(has(6) && { total: info.total }),
    };
  }

  /** What a player's choice begins with. Dispose of it, or begin it again, after the match has changed. */
  choice(seat: number): Choice {
    return new Choice(this.native).begin(this, seat);
  }

  #scene(viewer: number, language: string, focus?: Reference): SceneBuffer {
    const key = `${viewer} ${language}`;
    let buffer = this.#buffers.get(key);
    if (!buffer) {
      buffer = new SceneBuffer(this.native);
      buffer.setLanguage(language);
      this.#buffers.set(key, buffer);
    }
    buffer.setFocus(focus);
    buffer.update(this, viewer);
    return buffer;
  }

  /** What to draw for a viewer, who looks at `focus`: a game may show more of that, such as how far a unit reaches. */
  scene(viewer = HOST, language = "en", focus?: Reference): Scene {
    return this.#scene(viewer, language, focus).read();
  }

  /** A picture for a viewer, who looks at `focus`. */
  svg(viewer = HOST, language = "en", style: SvgStyle = {}, focus?: Reference): string {
    return this.#scene(viewer, language, focus).draw(style);
  }

  /** The scene as text, one line a thing. */
  sceneText(viewer = HOST, language = "en"): string {
    return this.#scene(viewer, language).format();
  }

  /** Whole games in one go: lets bots play until it is over or `most` actions were taken. Returns how many were. */
  playOut(bots: readonly Bot[], most = 100_000): number {
    for (let actions = 0; actions < most; ++actions) {
      const seat = this.asked()[0];
      if (seat === undefined) return actions;
      const bot = bots[seat % bots.length]!;
      this.native.call((room, e) => {
        const action = room.take(records.action.size);
        this.native.check(this.#exports.mld_bot_choose(bot.address, this.address, seat, action, e), e);
        return this.#exports.mld_match_apply(this.address, seat, action, e);
      });
    }
    return most;
  }

  /** A player made of code: "random", "standard", or what the game lists. */
  bot(name = "standard", seed = 0n): Bot {
    return Bot.create(this.native, this, name, seed);
  }

  /** What a bot would do for a seat that is asked something. */
  choose(bot: Bot, seat: number): T["action"] {
    const action = this.native.record(records.action, (at, e) => this.#exports.mld_bot_choose(bot.address, this.address, seat, at, e));
    return this.kinds.actions.decode(action) as T["action"];
  }

  /** 64 bits over the state, the same on every machine. Host only. */
  hash(): bigint {
    return this.native.big((at, e) => this.#exports.mld_match_hash(this.address, at, e));
  }

  /** The options it was begun with that differ from their defaults, as `ruleset.match()` takes them. */
  options(): string {
    const config = this.native.create((out, e) => this.#exports.mld_config_create_from_match(this.address, out, e));
    try {
      return this.native.string((b, c, s, e) => this.#exports.mld_config_format(config, b, c, s, e));
    } finally {
      this.#exports.mld_config_destroy(config);
    }
  }

  // --- Text

  parseAction(text: string): T["action"] {
    const action = this.native.record(records.action, (at, e, room) => this.#exports.mld_match_parse_action(this.address, room.text(text), at, e));
    return this.kinds.actions.decode(action) as T["action"];
  }

  formatAction(action: T["action"]): string {
    return this.native.string((b, c, s, e, room) => this.#exports.mld_match_format_action(this.address, this.#write(room, action), b, c, s, e));
  }

  /** An entry of a table of names, which arguments of that type point into. */
  nameOf(table: string, index: number): string {
    return this.native.text(this.native.int((at, e, room) => this.#exports.mld_match_name(this.address, room.text(table), BigInt(index), at, e)) >>> 0);
  }

  // --- History. Host only.

  get undoDepth(): number {
    return Number(this.#exports.mld_match_undo_depth(this.address));
  }

  get redoDepth(): number {
    return Number(this.#exports.mld_match_redo_depth(this.address));
  }

  undo(count = 1): void {
    this.native.call((_, e) => this.#exports.mld_match_undo(this.address, BigInt(count), e));
  }

  redo(count = 1): void {
    this.native.call((_, e) => this.#exports.mld_match_redo(this.address, BigInt(count), e));
  }

  /** Takes back or does again until that many actions are behind. */
  seek(position: number): void {
    this.native.call((_, e) => this.#exports.mld_match_seek(this.address, BigInt(position), e));
  }

  /** An action of the history, and who took it. */
  historyAction(index: number): { seat: number; action: T["action"] } {
    return this.native.memory.scope((room) => {
      const [error, seat, action] = [room.take(4), room.take(4), room.take(records.action.size)];
      this.native.check(this.#exports.mld_match_history_action(this.address, BigInt(index), seat, action, error), error);
      const view = this.native.memory.view();
      return { seat: view.getInt32(seat, true), action: this.kinds.actions.decode(records.action.read(this.native.memory, view, action)) as T["action"] };
    });
  }

  // --- Bytes

  /** The match as a viewer may see it: a view, to send; for the HOST, everything. */
  snapshot(viewer = HOST): Uint8Array {
    return this.native.bytes((...a) => this.#exports.mld_match_write_snapshot(this.address, viewer, a[0], a[1], a[2], a[3]));
  }

  /** Everything, history included, to go on later. */
  save(): Uint8Array {
    return this.native.bytes((...a) => this.#exports.mld_match_write_save(this.address, 0, a[0], a[1], a[2], a[3]));
  }

  /** What re-runs the match from its start, with hashes to prove it. */
  replay(): Uint8Array {
    return this.native.bytes((...a) => this.#exports.mld_match_write_replay(this.address, a[0], a[1], a[2], a[3]));
  }

  clone(): Match<T> {
    return new Match<T>(this.native, this.native.create((out, e) => this.#exports.mld_match_clone(this.address, out, e)), this.kinds);
  }

  /** Carries the match over to another ruleset of its game: hot reload. */
  carryOver(ruleset: Handle): void {
    this.native.call((_, e) => this.#exports.mld_match_carry_over(this.address, ruleset.address, e));
  }
}
