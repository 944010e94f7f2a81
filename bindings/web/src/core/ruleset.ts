// A game together with the packs loaded for it: what matches are made with.
import * as records from "../generated/records.js";
import type { Catalog } from "./catalog.js";
import type { AnyGame, Game, GameTypes } from "./manifest.js";
import { Match } from "./match.js";
import type { Room } from "./memory.js";
import { Handle, type Native } from "./native.js";
import { Pack, type PackFiles, type PackTestRun, runPackTests } from "./pack.js";

/** How a match is begun. */
export interface MatchOptions<T extends GameTypes = AnyGame> {
  /** Fixes everything that chance decides. Left out: another match every time. */
  seed?: bigint | number;
  /** What the game is set to, or `name=value` pairs as text. */
  options?: T["options"] | string;
  /** Keep actions, for undo and replay. Default true. */
  history?: boolean;
  /** Keep events. Default true. */
  events?: boolean;
}

const quoted = (value: string) => (/^[^\s"]+$/.test(value) ? value : `"${value}"`);

export class Ruleset<T extends GameTypes = AnyGame> extends Handle {
  /** @internal */
  static create<T extends GameTypes>(native: Native, game: Game, packs: readonly PackFiles[]): Ruleset<T> {
    const { exports } = native;
    const { rulesetOptions } = records;
    const loaded = packs.map((files, i) => Pack.fromFiles(native, files, packs.length > 1 ? `pack ${i + 1}` : "pack"));
    try {
      const address = native.create((out, error, room) => {
        const options = room.take(rulesetOptions.size);
        exports.mld_ruleset_options_init(options, rulesetOptions.size);
        const list = room.take(4 * Math.max(1, loaded.length));
        const name = room.text(game.description.name);
        const view = native.memory.view();
        loaded.forEach((pack, i) => view.setUint32(list + 4 * i, pack.address, true));
        view.setUint32(options + rulesetOptions.at.packs, loaded.length ? list : 0, true);
        view.setBigUint64(options + rulesetOptions.at.packCount, BigInt(loaded.length), true);
        return exports.mld_ruleset_create(name, options, out, error);
      });
      return new Ruleset<T>(native, address, game);
    } finally {
      for (const pack of loaded) pack.dispose();
    }
  }

  private constructor(
    native: Native,
    address: number,
    private readonly kinds: Game,
  ) {
    super(native, address, (at) => native.exports.mld_ruleset_destroy(at));
  }

  get game(): string {
    return this.kinds.description.name;
  }

  /** 64 bits over the game, its packs and their files. */
  get fingerprint(): bigint {
    return BigInt.asUintN(64, this.native.exports.mld_ruleset_fingerprint(this.address));
  }

  /** Languages that something is written in; English is the first. */
  get languages(): string[] {
    const { exports } = this.native;
    return Array.from({ length: Number(exports.mld_catalog_language_count(this.address)) }, (_, i) =>
      this.native.text(exports.mld_catalog_language(this.address, BigInt(i))));
  }

  /** Everything in it as people see it, in the language that serves best for a tag. */
  catalog(language = "en"): Catalog {
    const { exports } = this.native;
    const number = this.native.memory.scope((room) => exports.mld_catalog_find_language(this.address, room.text(language)));
    return JSON.parse(this.native.string((...a) => exports.mld_catalog_format_json(this.address, number, a[0], a[1], a[2], a[3])));
  }

  /** Begins a match. */
  match({ seed, options = "", history = true, events = true }: MatchOptions<T> = {}): Match<T> {
    const { native } = this;
    const { exports } = native;
    const { matchOptions } = records;
    const config = native.create((out, e) => exports.mld_config_create(this.address, out, e));
    try {
      native.call((room, e) => exports.mld_config_set_text(config, room.text(optionsText(options)), e));
      const chosen = BigInt(seed ?? native.big((at, e) => exports.mld_seed_random(at, e)));
      return this.#match((out, error, room) => {
        const at = room.take(matchOptions.size);
        exports.mld_match_options_init(at, matchOptions.size);
        const view = native.memory.view();
        view.setInt32(at + matchOptions.at.history, Number(history), true);
        view.setInt32(at + matchOptions.at.events, Number(events), true);
        view.setBigUint64(at + matchOptions.at.seed, chosen, true);
        return exports.mld_match_create(this.address, config, at, out, error);
      });
    } finally {
      exports.mld_config_destroy(config);
    }
  }

  /** Goes on with a snapshot of the HOST, or with a save. */
  restore(bytes: Uint8Array, { allowChangedContent = false } = {}): Match<T> {
    const { native } = this;
    const { restoreOptions } = records;
    return this.#match((out, error, room) => {
      const at = room.take(restoreOptions.size);
      native.exports.mld_restore_options_init(at, restoreOptions.size);
      native.memory.view().setInt32(at + restoreOptions.at.allowChangedContent, Number(allowChangedContent), true);
      return native.exports.mld_match_create_from_snapshot(this.address, room.bytes(bytes), BigInt(bytes.length), at, out, error);
    });
  }

  /** Plays a replay through, comparing every hash; the match stands at its end. */
  fromReplay(bytes: Uint8Array): Match<T> {
    return this.#match((out, e, room) =>
      this.native.exports.mld_match_create_from_replay(this.address, room.bytes(bytes), BigInt(bytes.length), out, e));
  }

  /** Opens a view that was received: it knows what its viewer may know, and cannot be moved on. */
  fromView(bytes: Uint8Array): Match<T> {
    return this.#match((out, e, room) =>
      this.native.exports.mld_match_create_from_view(this.address, room.bytes(bytes), BigInt(bytes.length), out, e));
  }

  /** A whole match that agrees with everything a view says, and has dreamt the rest: what a player could think of. */
  imagine(view: Uint8Array, seed: bigint | number = 0n): Match<T> {
    return this.#match((out, e, room) =>
      this.native.exports.mld_match_create_imagined(this.address, room.bytes(view), BigInt(view.length), BigInt(seed), out, e));
  }

  #match(run: (out: number, error: number, room: Room) => number): Match<T> {
    return new Match<T>(this.native, this.native.create(run), this.kinds);
  }

  /** Runs the tests of a pack that this ruleset was loaded from. */
  testPack(files: PackFiles, filter?: string): PackTestRun {
    return runPackTests(this.native, this, files, filter);
  }
}

/** Options as mld_config_set_text() reads them. */
export function optionsText(options: object | string): string {
  if (typeof options === "string") return options;
  return Object.entries(options)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${quoted(String(value))}`)
    .join(" ");
}
