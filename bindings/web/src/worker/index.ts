// mallard-rules/worker: the same library in a worker. Every method answers with a promise, and so
// does every property, which is called like a method: `await match.seats()`.
import type { AnyGame, Bot, Choice, GameDescription, GameName, GameTypes, LoadOptions, Match, PackFiles, Ruleset, Saved, TypesOf } from "../exported.js";
import { MallardError } from "../core/errors.js";
import { type Answer, isRemote, listen, type Port } from "./protocol.js";

export * from "../exported.js";

type Wrapped<V> = V extends Match<infer T> ? RemoteMatch<T> : V extends Ruleset<infer T> ? RemoteRuleset<T> : V extends Choice ? RemoteChoice : V extends Bot ? RemoteBot : V extends readonly Bot[] ? readonly RemoteBot[] : V;
type Hidden = "native" | "address" | typeof Symbol.dispose;
/** An object in a worker. */
export type Remote<V> = {
  [K in keyof V as K extends Hidden ? never : K]: V[K] extends (...args: infer A) => infer R
    ? (...args: { [I in keyof A]: Wrapped<A[I]> }) => Promise<Wrapped<R>>
    : () => Promise<V[K]>;
};
export type RemoteMatch<T extends GameTypes = AnyGame> = Remote<Match<T>>;
export type RemoteRuleset<T extends GameTypes = AnyGame> = Remote<Ruleset<T>>;
export type RemoteChoice = Remote<Choice>;
export type RemoteBot = Remote<Bot>;

/** The library in a worker. */
export interface RemoteMallard {
  version(): Promise<string>;
  games(): Promise<GameDescription[]>;
  ruleset<const G extends GameName>(game: G, packs?: readonly PackFiles[]): Promise<RemoteRuleset<TypesOf<G>>>;
  basePack(game: GameName): Promise<PackFiles>;
  packTemplate(game: GameName, name: string): Promise<PackFiles>;
  describe(bytes: Uint8Array): Promise<Saved>;
  memoryBytes(): Promise<number>;
  memoryCopy(): Promise<Uint8Array>;
  /** Ends the worker; what waits for an answer fails. */
  terminate(): void;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

const numbers = new WeakMap<object, number>();

class Connection {
  #last = 0;
  readonly #waiting = new Map<number, Waiting>();

  constructor(
    readonly port: Port,
    readonly end: () => void,
  ) {
    listen(port, (answer: Answer) => this.#receive(answer));
  }

  #receive({ id, value, error }: Answer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (!waiting) return;
    if (error) waiting.reject(new MallardError((error.status ?? "INTERNAL") as MallardError["status"], error.message, error.problems as MallardError["problems"]));
    else waiting.resolve(isRemote(value) ? this.object(value.remote) : value);
  }

  ask(id: number, message: object): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.port.postMessage({ ...message, id });
    });
  }

  call(target: number, member: string, args: unknown[]): Promise<unknown> {
    const encode = (value: unknown): unknown =>
      Array.isArray(value) ? value.map(encode) : typeof value === "object" && value !== null && numbers.has(value) ? { remote: numbers.get(value) } : value;
    return this.ask(++this.#last, { target, member, args: args.map(encode) });
  }

  object(target: number): object {
    const proxy: object = new Proxy({}, {
      get: (_, member) => {
        if (typeof member !== "string" || member === "then") return undefined;
        if (target === 0 && member === "terminate") return () => this.#terminate();
        return (...args: unknown[]) => this.call(target, member, args);
      },
    });
    numbers.set(proxy, target);
    return proxy;
  }

  #terminate(): void {
    this.end();
    for (const waiting of this.#waiting.values()) waiting.reject(new Error("the worker was ended"));
    this.#waiting.clear();
  }
}

async function start(): Promise<{ port: Port; end: () => void }> {
  if (typeof Worker !== "undefined") {
    const worker = new Worker(new URL("./worker-host.js", import.meta.url), { type: "module" });
    return { port: worker as unknown as Port, end: () => worker.terminate() };
  }
  const threads = "node:worker_threads"; // not for bundlers to look at
  const { Worker: NodeWorker } = await import(/* @vite-ignore */ /* webpackIgnore: true */ threads);
  const worker = new NodeWorker(new URL("./worker-host.js", import.meta.url));
  return { port: worker, end: () => void worker.terminate() };
}

/** Loads the library in a worker: `const mallard = await load();` */
export async function load(options: LoadOptions = {}): Promise<RemoteMallard> {
  const { port, end } = await start();
  const connection = new Connection(port, end);
  // A worker that is still being read drops what is sent to it: wait until it has said that it listens.
  await new Promise<void>((resolve) => listen(port, ({ id }: Answer) => id === -1 && resolve()));
  await connection.ask(0, { module: options.module, bytes: options.bytes, url: options.url && String(options.url) });
  return connection.object(0) as RemoteMallard;
}
