// WebAssembly's memory as calls need it: room for arguments, and what comes back.
//
// No view of the memory outlives a call: the memory may grow, and then every view made before is
// dead. `view()` makes a new one each time, which costs nothing to speak of.
import type { Exports } from "../generated/exports.js";
import type { Texts } from "../generated/records.js";

const ARENA = 1 << 16;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** How a record lies in memory, as src/generated/records.ts has it. */
export interface Layout<T> {
  size: number;
  sized: boolean;
  read(memory: Texts, view: DataView, at: number): T;
}

/** The memory of one instance of mallard.wasm. */
export class Memory implements Texts {
  /** A block that the arguments of most calls fit into; `#used` bytes of it are taken. */
  readonly #arena: number;
  #used = 0;

  constructor(readonly exports: Exports) {
    this.#arena = exports.malloc(ARENA);
  }

  view(): DataView {
    return new DataView(this.exports.memory.buffer);
  }

  /** A copy of some bytes. */
  bytes(address: number, size: number): Uint8Array {
    return new Uint8Array(this.exports.memory.buffer, address, size).slice();
  }

  /** A text that ends with a NUL byte; "" for NULL. */
  text(address: number): string {
    if (address === 0) return "";
    const all = new Uint8Array(this.exports.memory.buffer);
    return decoder.decode(all.subarray(address, all.indexOf(0, address)));
  }

  /** Calls `body` with room for arguments, which is free again afterwards. */
  scope<T>(body: (room: Room) => T): T {
    const before = this.#used;
    const room = new Room(this);
    try {
      return body(room);
    } finally {
      this.#used = before;
      room.free();
    }
  }

  /** Zeroed bytes within the arena, or 0 if it is full. */
  take(size: number): number {
    const rounded = (size + 7) & ~7;
    if (this.#used + rounded > ARENA) return 0;
    const at = this.#arena + this.#used;
    this.#used += rounded;
    new Uint8Array(this.exports.memory.buffer, at, rounded).fill(0);
    return at;
  }
}

/** Room for the arguments of one call. */
export class Room {
  #blocks: number[] = [];

  constructor(readonly memory: Memory) {}

  /** The address of that many zeroed bytes. */
  take(size: number): number {
    let at = this.memory.take(size);
    if (at !== 0) return at;
    at = this.memory.exports.malloc(size);
    if (at === 0) throw new RangeError(`no memory for ${size} bytes`);
    this.#blocks.push(at);
    new Uint8Array(this.memory.exports.memory.buffer, at, size).fill(0);
    return at;
  }

  /** A structure to fill: one that may grow says how large it is. */
  record(layout: Layout<unknown>): number {
    const at = this.take(layout.size);
    if (layout.sized) this.memory.view().setUint32(at, layout.size, true);
    return at;
  }

  bytes(bytes: Uint8Array): number {
    const at = this.take(Math.max(1, bytes.length));
    new Uint8Array(this.memory.exports.memory.buffer, at, bytes.length).set(bytes);
    return at;
  }

  /** A text with its NUL byte; NULL for undefined. */
  text(text: string | undefined): number {
    if (text === undefined) return 0;
    const bytes = encoder.encode(text);
    const at = this.take(bytes.length + 1);
    new Uint8Array(this.memory.exports.memory.buffer, at, bytes.length).set(bytes);
    return at;
  }

  free(): void {
    for (const block of this.#blocks) this.memory.exports.free(block);
  }
}
