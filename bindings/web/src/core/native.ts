// Calls of the C interface in the manner of JavaScript: failures are thrown, lists and texts come
// back whole, and handles are objects that can be disposed of.
import { Status } from "../generated/constants.js";
import type { Exports } from "../generated/exports.js";
import { type ContentProblem, MallardError } from "./errors.js";
import { type Layout, Memory, type Room } from "./memory.js";

const U64 = 8;

/** One instance of mallard.wasm. */
export class Native {
  readonly memory: Memory;
  readonly #registry: FinalizationRegistry<() => void>;

  constructor(readonly exports: Exports) {
    this.memory = new Memory(exports);
    // A net for what nobody disposed of; nothing promises when, or whether, it is used.
    this.#registry = new FinalizationRegistry((destroy) => destroy());
  }

  /** Makes a fallible call; `run` gets room for arguments and the address for the error. */
  call<T = void>(run: (room: Room, error: number) => number, result?: (room: Room) => T): T {
    return this.memory.scope((room) => {
      const error = room.take(4);
      this.check(run(room, error), error);
      return result?.(room) as T;
    });
  }

  /** Throws unless `status` is OK; `error` is where the call put its reason. */
  check(status: number, error: number): void {
    if (status === Status.OK) return;
    const at = this.memory.view().getUint32(error, true);
    const thrown = new MallardError(MallardError.nameOf(status), this.text(this.exports.mld_error_message(at)), this.#problems(at));
    this.exports.mld_error_destroy(at);
    throw thrown;
  }

  #problems(error: number): ContentProblem[] {
    const count = Number(this.exports.mld_error_entry_count(error));
    return Array.from({ length: count }, (_, i) => ({
      pack: this.text(this.exports.mld_error_entry_pack(error, BigInt(i))),
      file: this.text(this.exports.mld_error_entry_file(error, BigInt(i))),
      line: this.exports.mld_error_entry_line(error, BigInt(i)),
      path: this.text(this.exports.mld_error_entry_path(error, BigInt(i))),
      message: this.text(this.exports.mld_error_entry_message(error, BigInt(i))),
    }));
  }

  text(address: number): string {
    return this.memory.text(address);
  }

  /** Fills a record and reads it. */
  record<T>(layout: Layout<T>, run: (at: number, error: number, room: Room) => number): T {
    return this.memory.scope((room) => {
      const error = room.take(4);
      const at = room.record(layout);
      this.check(run(at, error, room), error);
      return layout.read(this.memory, this.memory.view(), at);
    });
  }

  /** Reads a 32-bit number that a call fills in. */
  int(run: (at: number, error: number, room: Room) => number): number {
    return this.memory.scope((room) => {
      const error = room.take(4);
      const at = room.take(4);
      this.check(run(at, error, room), error);
      return this.memory.view().getInt32(at, true);
    });
  }

  /** Reads a 64-bit number that a call fills in. */
  big(run: (at: number, error: number, room: Room) => number): bigint {
    return this.memory.scope((room) => {
      const error = room.take(4);
      const at = room.take(U64);
      this.check(run(at, error, room), error);
      return this.memory.view().getBigUint64(at, true);
    });
  }

  count(run: (at: number, error: number, room: Room) => number): number {
    return Number(this.big(run));
  }

  /** A list of records: as many as fit are read at once, and the rest by a second call. */
  list<T>(
    layout: Layout<T>,
    run: (out: number, capacity: bigint, count: number, error: number, room: Room) => number,
  ): T[] {
    return this.memory.scope((room) => {
      const error = room.take(4);
      const count = room.take(U64);
      let capacity = 64;
      for (;;) {
        const out = room.take(capacity * layout.size);
        const status = run(out, BigInt(capacity), count, error, room);
        const found = Number(this.memory.view().getBigUint64(count, true));
        if (status === Status.BUFFER_TOO_SMALL) {
          capacity = found;
          continue;
        }
        this.check(status, error);
        const view = this.memory.view();
        return Array.from({ length: found }, (_, i) => layout.read(this.memory, view, out + i * layout.size));
      }
    });
  }

  /** Bytes that a call writes. */
  bytes(run: (buffer: number, capacity: bigint, size: number, error: number, room: Room) => number): Uint8Array {
    return this.#buffer(run, (at, size) => this.memory.bytes(at, size));
  }

  /** A text that a call writes. */
  string(run: (buffer: number, capacity: bigint, size: number, error: number, room: Room) => number): string {
    return this.#buffer(run, (at) => this.memory.text(at));
  }

  #buffer<T>(
    run: (buffer: number, capacity: bigint, size: number, error: number, room: Room) => number,
    read: (at: number, size: number) => T,
  ): T {
    return this.memory.scope((room) => {
      const error = room.take(4);
      const size = room.take(U64);
      let capacity = 1024;
      for (;;) {
        const at = room.take(capacity);
        const status = run(at, BigInt(capacity), size, error, room);
        const needed = Number(this.memory.view().getBigUint64(size, true));
        if (status === Status.BUFFER_TOO_SMALL) {
          capacity = needed;
          continue;
        }
        this.check(status, error);
        return read(at, needed);
      }
    });
  }

  /** A handle that a call creates. */
  create(run: (out: number, error: number, room: Room) => number): number {
    return this.int(run) >>> 0;
  }

  register(owner: object, destroy: () => void): void {
    this.#registry.register(owner, destroy, owner);
  }

  unregister(owner: object): void {
    this.#registry.unregister(owner);
  }
}

// Older runtimes lack the symbols; `using` there is compiled to what makes it.
(Symbol as { dispose?: symbol }).dispose ??= Symbol("Symbol.dispose");
(Symbol as { asyncDispose?: symbol }).asyncDispose ??= Symbol("Symbol.asyncDispose");

/** An object of the library. Dispose of it when it is not needed any more. */
export abstract class Handle {
  #address: number;

  constructor(
    /** @internal */
    readonly native: Native,
    address: number,
    destroy: (address: number) => void,
  ) {
    this.#address = address;
    native.register(this, () => destroy(address));
    this.#destroy = destroy;
  }

  readonly #destroy: (address: number) => void;

  /** @internal Where it is; throws once it is gone. */
  get address(): number {
    if (this.#address === 0) throw new MallardError("INVALID_ARGUMENT", `this ${this.constructor.name} has been disposed of`);
    return this.#address;
  }

  get disposed(): boolean {
    return this.#address === 0;
  }

  /** Frees it. A second time does nothing. */
  dispose(): void {
    if (this.#address === 0) return;
    this.native.unregister(this);
    this.#destroy(this.#address);
    this.#address = 0;
  }

  [Symbol.dispose](): void {
    this.dispose();
  }
}
