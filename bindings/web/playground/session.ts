// One game at the page: the match, who plays it, and what moves it on. Bots think in a worker, so
// that the page never stands still.
import { HOST, type Mallard, type MallardError, type Match, type PackFiles, type Ruleset, SPECTATOR } from "../src/exported.js";
import { load as loadWorker, type RemoteMallard, type RemoteRuleset } from "../src/worker/index.js";
import type { Shared } from "./share.js";

export const HUMAN = "human";
export const USUAL_BOT = "standard";

export interface Setup {
  game: string;
  pack?: PackFiles;
  options: string;
  seed?: bigint;
  /** "human" or the name of a bot, by seat; seats beyond the list are played by the last bot. */
  players: string[];
}

export interface SessionEvents {
  /** The match was changed, or who plays it. */
  changed(animate: boolean): void;
  /** A bot thinks, or has ended. */
  thinking(seat: number | undefined): void;
  failed(error: Error): void;
}

/** Something that is made when it is first wanted, and made again if that has failed. */
class Later<T> {
  started: Promise<T> | undefined;

  constructor(readonly make: () => Promise<T>) {}

  get(): Promise<T> {
    this.started ??= this.make().catch((error: unknown) => {
      this.started = undefined;
      throw error;
    });
    return this.started;
  }

  forget(): void {
    this.started = undefined;
  }
}

export class Session {
  ruleset: Ruleset;
  match: Match;
  players: string[];
  /** Bots wait. */
  paused = false;
  /** Milliseconds between two actions of bots. */
  pace = 350;
  readonly #worker = new Later<RemoteMallard>(() => loadWorker({ module: this.mallard.module }));
  #remote = this.#remoteRuleset();
  #turn = 0;
  #ended = false;

  private constructor(
    readonly mallard: Mallard,
    readonly game: string,
    public pack: PackFiles | undefined,
    match: (ruleset: Ruleset) => Match,
    players: string[],
    readonly events: SessionEvents,
  ) {
    this.ruleset = mallard.ruleset(game, pack ? [pack] : []) as Ruleset;
    this.match = match(this.ruleset);
    this.players = Array.from({ length: this.match.seats }, (_, seat) => players[seat] ?? players.findLast((name) => name !== HUMAN) ?? HUMAN);
  }

  static begin(mallard: Mallard, setup: Setup, events: SessionEvents): Session {
    return new Session(mallard, setup.game, setup.pack, (ruleset) => ruleset.match({ seed: setup.seed, options: setup.options }), setup.players, events);
  }

  static resume(mallard: Mallard, shared: Shared, events: SessionEvents): Session {
    const match = (ruleset: Ruleset) => (shared.kind === "replay" ? ruleset.fromReplay(shared.bytes) : ruleset.restore(shared.bytes, { allowChangedContent: true }));
    return new Session(mallard, shared.game, shared.pack, match, shared.players, events);
  }

  end(): void {
    this.#ended = true;
    ++this.#turn;
    this.#worker.started?.then((worker) => worker.terminate(), () => undefined);
    this.match.dispose();
    this.ruleset.dispose();
  }

  /** What the players are called, by seat. */
  names(language: string): string[] {
    return this.match.scene(SPECTATOR, language).seats.map((seat) => seat.label);
  }

  get humans(): number[] {
    return this.players.flatMap((player, seat) => (player === HUMAN ? [seat] : []));
  }

  /** Through whose eyes the page looks: the person who is asked, or else the only one; nobody's for bots. */
  get viewer(): number {
    const { humans } = this;
    if (humans.length === 0) return this.match.outcome().over ? HOST : SPECTATOR;
    const asked = this.match.asked().find((seat) => humans.includes(seat));
    return asked ?? humans[0]!;
  }

  get position(): number {
    return this.match.undoDepth;
  }

  get length(): number {
    return this.match.undoDepth + this.match.redoDepth;
  }

  seek(position: number): void {
    ++this.#turn;
    this.match.seek(Math.max(0, Math.min(this.length, position)));
    this.events.changed(false);
  }

  setPlayer(seat: number, player: string): void {
    this.players[seat] = player;
    this.events.changed(false);
    this.go();
  }

  /** Lets bots act until a person is asked. Call it after everything that changed the match. */
  go(): void {
    const turn = ++this.#turn;
    if (this.#ended || this.paused) return this.events.thinking(undefined);
    const asked = this.match.asked();
    const seat = asked.find((candidate) => this.players[candidate] !== HUMAN);
    this.events.thinking(seat);
    if (seat === undefined) return;
    // Where people are asked, too, bots answer at once: nobody watches them.
    const pause = asked.some((candidate) => this.players[candidate] === HUMAN) ? 0 : this.pace;
    const wait = new Promise((resolve) => setTimeout(resolve, pause));
    Promise.all([this.#choose(seat), wait]).then(
      ([action]) => {
        if (turn !== this.#turn) return; // somebody went back, or took over
        this.match.apply(seat, action);
        this.events.changed(true);
        this.go();
      },
      (error: Error) => {
        if (turn === this.#turn) this.events.failed(error);
      },
    );
  }

  #remoteRuleset(): Later<RemoteRuleset> {
    return new Later(async () => (await this.#worker.get()).ruleset(this.game, this.pack ? [this.pack] : []));
  }

  async #choose(seat: number): Promise<any> {
    try {
      return await this.#chooseInWorker(seat);
    } catch (error) {
      if ((error as Partial<MallardError>).status === "UNAVAILABLE") {
        // The worker is gone: the next choice begins with another one.
        this.#worker.forget();
        this.#remote.forget();
      }
      throw error;
    }
  }

  async #chooseInWorker(seat: number): Promise<any> {
    const ruleset = await this.#remote.get();
    const match = await ruleset.restore(this.match.snapshot());
    const bot = await match.bot(this.players[seat], this.match.revision);
    try {
      return await match.choose(bot, seat);
    } finally {
      // A worker that has ended meanwhile holds nothing any more.
      for (const thing of [bot, match]) Promise.resolve(thing.dispose()).catch(() => undefined);
    }
  }

  /** Carries the running match over to a changed pack; throws, and changes nothing, if it cannot be. */
  reload(pack: PackFiles): void {
    const ruleset = this.mallard.ruleset(this.game, [pack]) as Ruleset;
    try {
      this.match.carryOver(ruleset);
    } catch (error) {
      ruleset.dispose();
      throw error;
    }
    this.ruleset.dispose();
    this.ruleset = ruleset;
    this.pack = pack;
    this.#remote = this.#remoteRuleset();
    this.events.changed(false);
    this.go();
  }

  share(): Shared {
    const common = { game: this.game, players: this.players, ...(this.pack && { pack: this.pack }) };
    try {
      return { ...common, kind: "replay", bytes: this.match.replay() };
    } catch {
      return { ...common, kind: "save", bytes: this.match.save() }; // carried over: its history is not whole
    }
  }
}
