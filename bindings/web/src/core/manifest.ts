// What games there are, and the way between actions as the library has them (a number and seven
// more) and as people write them: `{ kind: "observe", cell: 17 }`.
import { ArgType, KindFlags, KindList } from "../generated/constants.js";
import type { Games } from "../generated/games.js";
import * as records from "../generated/records.js";
import { MallardError } from "./errors.js";
import type { Native } from "./native.js";

/** The games of the library; other names are accepted wherever a game is named. */
export type GameName = keyof Games | (string & {});

/** An action, event or decision of a game that the types do not know. */
export interface AnyKind {
  kind: string;
  [argument: string]: unknown;
}

/** What the types know of a game: Games has one for each of the library's. */
export interface GameTypes {
  action: { kind: string };
  event: { kind: string };
  decision: { kind: string };
  options: object;
}

/** A game that the types do not know. */
export interface AnyGame extends GameTypes {
  action: AnyKind;
  event: AnyKind;
  decision: AnyKind;
  options: Record<string, string | number | boolean | undefined>;
}

/** The types of a game by its name. */
export type TypesOf<G> = G extends keyof Games ? Games[G] : AnyGame;

/** A named argument of a kind. */
export interface Argument {
  name: string;
  doc: string;
  type: number;
  slot: number;
  width: number;
  table: string;
  words: readonly string[];
}

/** A kind of action, event or decision. */
export interface Kind {
  number: number;
  name: string;
  doc: string;
  takesBack: boolean;
  /** The arguments are only the first; what follows is in `rest`. */
  depends: boolean;
  arguments: readonly Argument[];
}

/** A player made of code that a game offers. */
export interface BotDescription {
  name: string;
  doc: string;
  level: number;
}

/** A game and everything about it that does not depend on content. */
export interface GameDescription {
  name: string;
  title: string;
  doc: string;
  actions: readonly Kind[];
  events: readonly Kind[];
  decisions: readonly Kind[];
  bots: readonly BotDescription[];
}

const camel = (name: string) => name.replace(/[_\W]+(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The kinds of one list of a game, by name and by number. */
export class Kinds {
  readonly #names: Map<string, Kind>;
  readonly #numbers: Map<number, Kind>;

  constructor(readonly list: readonly Kind[]) {
    this.#names = new Map(list.map((kind) => [kind.name, kind]));
    this.#numbers = new Map(list.map((kind) => [kind.number, kind]));
  }

  /** The record as an object that names its arguments. */
  decode({ kind, args }: { kind: number; args: readonly number[] }): AnyKind {
    const known = this.#numbers.get(kind);
    if (!known) return { kind: String(kind), rest: [...args] };
    const out: AnyKind = { kind: known.name };
    let used = 0;
    for (const argument of known.arguments) {
      const value = args[argument.slot]!;
      out[camel(argument.name)] =
        argument.type === ArgType.TEXT ? readWords(args.slice(argument.slot, argument.slot + argument.width)) : argument.width === 2 ? [value, args[argument.slot + 1]!] : (argument.words.length ? argument.words[value] ?? value : value);
      used = argument.slot + argument.width;
    }
    if (known.depends) out.rest = args.slice(used);
    return out;
  }

  encode(value: AnyKind): records.Action {
    const known = this.#names.get(value.kind);
    if (!known) throw new MallardError("INVALID_ARGUMENT", `there is no action "${value.kind}"; there are ${[...this.#names.keys()].join(", ")}`);
    const args = [0, 0, 0, 0, 0, 0, 0];
    let used = 0;
    for (const argument of known.arguments) {
      this.#fill(args, known, argument, value[camel(argument.name)]);
      used = argument.slot + argument.width;
    }
    if (known.depends) ((value.rest as number[] | undefined) ?? []).forEach((number, i) => (args[used + i] = number));
    return { kind: known.number, args };
  }

  #fill(args: number[], kind: Kind, argument: Argument, given: unknown): void {
    let values = Array.isArray(given) ? given : [given];
    if (argument.words.length && typeof given === "string") values = [argument.words.indexOf(given)];
    if (argument.type === ArgType.TEXT) values = typeof given === "string" ? writeWords(given, argument.width) : [];
    const wrong = values.length !== argument.width || values.some((v) => !Number.isInteger(v)) || (argument.words.length > 0 && values[0] < 0);
    if (wrong) {
      const wanted = argument.type === ArgType.TEXT ? `text of at most ${argument.width * 4} bytes` : argument.words.length ? `one of ${argument.words.join(", ")}` : argument.width === 2 ? "two whole numbers" : "a whole number";
      throw new MallardError("INVALID_ARGUMENT", `${kind.name}: ${camel(argument.name)} must be ${wanted}, not ${JSON.stringify(given) ?? "missing"}`);
    }
    values.forEach((number, i) => (args[argument.slot + i] = number));
  }
}

/** The words in numbers of an action or event: UTF-8, four bytes in each, the first one lowest, zeros behind it. */
function readWords(slots: readonly number[]): string {
  const bytes = Uint8Array.from({ length: slots.length * 4 }, (_, i) => slots[i >> 2]! >> (8 * (i & 3)));
  const end = bytes.indexOf(0);
  return new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end));
}

/** The other way; nothing if they do not fit. */
function writeWords(words: string, width: number): number[] {
  const bytes = new TextEncoder().encode(words);
  if (bytes.length > width * 4) return [];
  const slots = new Array<number>(width).fill(0);
  bytes.forEach((byte, i) => (slots[i >> 2] = slots[i >> 2]! | (byte << (8 * (i & 3)))));
  return slots;
}

/** A game with its kinds ready for use. */
export class Game {
  readonly actions: Kinds;
  readonly events: Kinds;
  readonly decisions: Kinds;

  constructor(readonly description: GameDescription) {
    this.actions = new Kinds(description.actions);
    this.events = new Kinds(description.events);
    this.decisions = new Kinds(description.decisions);
  }
}

function readArgument(native: Native, game: string, list: number, kind: number, index: number): Argument {
  const info = native.record(records.argInfo, (at, error, room) =>
    native.exports.mld_game_describe_arg(room.text(game), list, kind, BigInt(index), at, error));
  const view = native.memory.view();
  const words = Array.from({ length: info.wordCount }, (_, i) => native.text(view.getUint32(info.words + 4 * i, true)));
  return { name: info.name, doc: info.doc, type: info.type, slot: info.slot, width: info.width, table: info.table, words };
}

function readKinds(native: Native, game: string, list: number, count: number): Kind[] {
  return Array.from({ length: count }, (_, i) => {
    const info = native.record(records.kindInfo, (at, error, room) =>
      native.exports.mld_game_describe_nth_kind(room.text(game), list, BigInt(i), at, error));
    return {
      number: info.kind,
      name: info.name,
      doc: info.doc,
      takesBack: (info.flags & KindFlags.TAKES_BACK) !== 0,
      depends: (info.flags & KindFlags.ARGS_DEPEND) !== 0,
      arguments: Array.from({ length: info.argCount }, (_, a) => readArgument(native, game, list, info.kind, a)),
    };
  });
}

/** Reads the description of a game by its number. */
export function describeGame(native: Native, index: number): GameDescription {
  const info = native.record(records.gameInfo, (at, error) => native.exports.mld_game_describe(BigInt(index), at, error));
  const bots = native.count((at, error, room) => native.exports.mld_game_bot_count(room.text(info.name), at, error));
  return {
    name: info.name,
    title: info.title,
    doc: info.doc,
    actions: readKinds(native, info.name, KindList.ACTIONS, info.actionCount),
    events: readKinds(native, info.name, KindList.EVENTS, info.eventCount),
    decisions: readKinds(native, info.name, KindList.DECISIONS, info.decisionCount),
    bots: Array.from({ length: bots }, (_, i) => {
      const bot = native.record(records.botInfo, (at, error, room) =>
        native.exports.mld_game_describe_bot(room.text(info.name), BigInt(i), at, error));
      return { name: bot.name, doc: bot.doc, level: bot.level };
    }),
  };
}
