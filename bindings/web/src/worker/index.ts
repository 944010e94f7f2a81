// mallard-rules/worker: the same library in a worker. Every method answers with a promise, and so
// does every property, which is called like a method: `await match.seats()`.
import type { AnyGame, Bot, Choice, GameDescription, GameName, GameTypes, LoadOptions, Match, PackFiles, Ruleset, Saved, TypesOf } from "../exported.js";
import { MallardError } from "../core/errors.js";
import { beside } from "../core/wasm.js";
import { type Answer, isRemote, listen, listenForEnd, type Port, READY } from "./protocol.js";

export * from "../exported.js";

type Wrapped<V> = V extends Match<infer T> ? RemoteMatch<T> : V extends Ruleset<infer T> ? RemoteRuleset<T> : V extends Choice ? RemoteChoice : V extends Bot ? RemoteBot : V extends readonly Bot[] ? readonly RemoteBot[] : V;
type Hidden = "native" | "address" | typeof Symbol.dispose;
/** An object in a worker. Dispose of it when it is not needed any more: `using`, `await using`, or `dispose()`. */
export type Remote<V> = Disposable & AsyncDisposable & {
  [K in keyof V as K extends Hidden ? never : K]: V[K] extends (...args: infer A) => infer R
    ? (...args: { [I in keyof A]: Wrapped<A[I]> }) => Promise<Wrapped<R>>
    : () => Promise<V[K]>;
};
export type RemoteMatch<T extends GameTypes = AnyGame> = Remote<Match<T>>;
export type RemoteRuleset<T extends GameTypes = AnyGame> = Remote<Ruleset<T>>;
export type RemoteChoice = Remote<Choice>;
export type RemoteBot = Remote<Bot>;

/** The library in a worker. */
export interface RemoteMallard extends Disposable {
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
  #ended: Error | undefined;
  readonly #waiting = new Map<number, Waiting>();
  // A net for what nobody disposed of; nothing promises when, or whether, it is used.
  readonly #registry = new FinalizationRegistry((target: number) => this.#free(target));

  constructor(
    readonly port: Port,
    readonly end: () => void,
  ) {
    listen(port, (answer: Answer) => this.#receive(answer));
    listenForEnd(port, (why) => this.#fail(new MallardError("UNAVAILABLE", why)));
  }

  /** Resolves when the worker has said that it listens: before, it drops what is sent to it. */
  ready(): Promise<unknown> {
    return this.#answerTo(READY);
  }

  #receive({ id, value, error }: Answer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (!waiting) return;
    if (error) waiting.reject(new MallardError((error.status ?? "INTERNAL") as MallardError["status"], error.message, error.problems as MallardError["problems"]));
    else waiting.resolve(isRemote(value) ? this.object(value.remote) : value);
  }

  #answerTo(id: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#ended) reject(this.#ended);
      else this.#waiting.set(id, { resolve, reject });
    });
  }

  ask(id: number, message: object): Promise<unknown> {
    const answer = this.#answerTo(id);
    try {
      if (!this.#ended) this.port.postMessage({ ...message, id });
    } catch (error) {
      this.#waiting.get(id)!.reject(error); // what cannot be sent
      this.#waiting.delete(id);
    }
    return answer;
  }

  call(target: number, member: string, args: unknown[]): Promise<unknown> {
    const encode = (value: unknown): unknown =>
      Array.isArray(value) ? value.map(encode) : typeof value === "object" && value !== null && numbers.has(value) ? { remote: numbers.get(value) } : value;
    return this.ask(++this.#last, { target, member, args: args.map(encode) });
  }

  object(target: number): object {
    const proxy: object = new Proxy({}, {
      get: (_, member) => {
        if (target === 0 && (member === "terminate" || member === Symbol.dispose)) return () => this.terminate();
        if (member === Symbol.dispose || member === Symbol.asyncDispose || member === "dispose") {
          return () => {
            this.#registry.unregister(proxy);
            const done = this.call(target, "dispose", []);
            if (member !== Symbol.dispose) return done;
            return void done.catch(() => undefined); // a worker that has ended holds nothing any more
          };
        }
        if (typeof member !== "string" || member === "then") return undefined;
        return (...args: unknown[]) => this.call(target, member, args);
      },
    });
    numbers.set(proxy, target);
    if (target !== 0) this.#registry.register(proxy, target, proxy);
    return proxy;
  }

  #free(target: number): void {
    if (!this.#ended) this.port.postMessage({ id: ++this.#last, target, member: "dispose", args: [] });
  }

  #fail(why: Error): void {
    if (this.#ended) return;
    this.#ended = why;
    for (const waiting of this.#waiting.values()) waiting.reject(why);
    this.#waiting.clear();
  }

  terminate(): void {
    this.#fail(new MallardError("UNAVAILABLE", "the worker was ended"));
    this.end();
  }
}

async function start(): Promise<{ port: Port; end: () => void }> {
  if (typeof Worker !== "undefined") {
    const elsewhere = beside(import.meta.url, "worker-host.js");
    // Written out, since bundlers look for just these words.
    const worker = elsewhere ? new Worker(elsewhere, { type: "module" }) : new Worker(new URL("./worker-host.js", import.meta.url), { type: "module" });
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
  try {
    await connection.ready();
    await connection.ask(0, { module: options.module, bytes: options.bytes, url: options.url && String(options.url) });
  } catch (error) {
    connection.terminate();
    throw error;
  }
  return connection.object(0) as RemoteMallard;
}
