// The library as a whole: its games, and the way in.
import * as records from "../generated/records.js";
import { describeGame, Game, type GameDescription, type GameName, type TypesOf } from "./manifest.js";
import { MallardError } from "./errors.js";
import { Native } from "./native.js";
import { Pack, type PackFiles } from "./pack.js";
import { Ruleset } from "./ruleset.js";
import { instantiate, type LoadOptions } from "./wasm.js";

/** What bytes say of themselves: a snapshot, view, replay or save. */
export type Saved = records.SavedInfo;

/** One instance of the library. Instances share nothing. */
export class Mallard {
  readonly #native: Native;
  readonly #games = new Map<string, Game>();

  /** @internal */
  constructor(
    native: Native,
    /** The compiled module, for more instances in workers. */
    readonly module: WebAssembly.Module,
  ) {
    this.#native = native;
    for (let i = 0; i < Number(native.exports.mld_game_count()); ++i) {
      const game = new Game(describeGame(native, i));
      this.#games.set(game.description.name, game);
    }
  }

  /** "0.2.0". */
  get version(): string {
    return this.#native.text(this.#native.exports.mld_version_string());
  }

  /** All games, as much of them as does not depend on content. */
  get games(): GameDescription[] {
    return [...this.#games.values()].map((game) => game.description);
  }

  #game(name: string): Game {
    const game = this.#games.get(name);
    if (!game) throw new MallardError("NOT_FOUND", `there is no game "${name}"; there are ${[...this.#games.keys()].join(", ")}`);
    return game;
  }

  /** Loads a game, with packs on top of its own. Mistakes in them are all thrown at once. */
  ruleset<const G extends GameName>(game: G, packs: readonly PackFiles[] = []): Ruleset<TypesOf<G>> {
    return Ruleset.create<TypesOf<G>>(this.#native, this.#game(game), packs);
  }

  /** The files of a game's own pack. */
  basePack(game: GameName): PackFiles {
    return this.#files((out, e, text) => this.#native.exports.mld_pack_create_embedded(text(game), out, e));
  }

  /** A small working pack to begin a mod with, tests included. */
  packTemplate(game: GameName, name: string): PackFiles {
    return this.#files((out, e, text) => this.#native.exports.mld_pack_create_from_template(text(game), text(name), out, e));
  }

  #files(run: (out: number, error: number, text: (value: string) => number) => number): PackFiles {
    const pack = new Pack(this.#native, this.#native.create((out, e, room) => run(out, e, (value) => room.text(value))));
    try {
      return pack.files();
    } finally {
      pack.dispose();
    }
  }

  /** What bytes say of themselves, whatever packs they need. */
  describe(bytes: Uint8Array): Saved {
    const { exports } = this.#native;
    const saved = this.#native.create((out, e, room) => exports.mld_saved_create(room.bytes(bytes), BigInt(bytes.length), out, e));
    try {
      return this.#native.record(records.savedInfo, (at, e) => exports.mld_saved_describe(saved, at, e));
    } finally {
      exports.mld_saved_destroy(saved);
    }
  }

  /** Bytes of WebAssembly memory in use by this instance, now. */
  get memoryBytes(): number {
    return this.#native.exports.memory.buffer.byteLength;
  }

  /** A copy of the whole memory, for those who want to see that a secret is not there. */
  memoryCopy(): Uint8Array {
    return this.#native.memory.bytes(0, this.memoryBytes);
  }
}

/** Makes an instance of the library; `fallback` tells where mallard.wasm is if `options` do not. */
export async function loadFrom(options: LoadOptions, fallback: () => URL): Promise<Mallard> {
  const { exports, module } = await instantiate(options, fallback);
  return new Mallard(new Native(exports), module);
}
