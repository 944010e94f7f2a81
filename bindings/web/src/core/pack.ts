// Packs: files of Lua content, and their own tests.
import * as records from "../generated/records.js";
import { Handle, type Native } from "./native.js";

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** The files of a pack by their paths: `{ "pack.lua": "...", "content.lua": "..." }`. */
export type PackFiles = Record<string, string>;

/** One of a pack's own tests, and what became of it. */
export type PackTest = records.PackTestInfo;

/** What became of a pack's own tests. */
export interface PackTestRun {
  tests: PackTest[];
  /** What the tests want random players to play through. */
  randomPlay: records.RandomPlayInfo[];
}

/** A pack inside the library. */
export class Pack extends Handle {
  constructor(native: Native, address: number) {
    super(native, address, (at) => native.exports.mld_pack_destroy(at));
  }

  static fromFiles(native: Native, files: PackFiles, label = "pack"): Pack {
    const { exports } = native;
    const pack = new Pack(native, native.create((out, e, room) => exports.mld_pack_create(room.text(label), out, e)));
    for (const [path, text] of Object.entries(files)) {
      const bytes = encoder.encode(text);
      native.call((room, e) => exports.mld_pack_add_file(pack.address, room.text(path), room.bytes(bytes), BigInt(bytes.length), e));
    }
    return pack;
  }

  /** All its files. */
  files(): PackFiles {
    const { native, address } = this;
    const { exports, memory } = native;
    return Object.fromEntries(
      Array.from({ length: Number(exports.mld_pack_file_count(address)) }, (_, i) => {
        const path = native.text(native.int((at, e) => exports.mld_pack_file_path(address, BigInt(i), at, e)) >>> 0);
        const text = memory.scope((room) => {
          const [error, bytes, size] = [room.take(4), room.take(4), room.take(8)];
          native.check(exports.mld_pack_file_bytes(address, BigInt(i), bytes, size, error), error);
          const view = memory.view();
          return decoder.decode(memory.bytes(view.getUint32(bytes, true), Number(view.getBigUint64(size, true))));
        });
        return [path, text];
      }),
    );
  }
}

/** Runs a pack's own tests with matches of a ruleset that was loaded from it. */
export function runPackTests(native: Native, ruleset: Handle, files: PackFiles, filter?: string): PackTestRun {
  const { exports } = native;
  const pack = Pack.fromFiles(native, files);
  try {
    const run = native.create((out, e, room) => exports.mld_pack_tests_create(ruleset.address, pack.address, room.text(filter), out, e));
    try {
      return {
        tests: Array.from({ length: Number(exports.mld_pack_tests_count(run)) }, (_, i) =>
          native.record(records.packTestInfo, (at, e) => exports.mld_pack_tests_describe(run, BigInt(i), at, e))),
        randomPlay: Array.from({ length: Number(exports.mld_pack_tests_random_play_count(run)) }, (_, i) =>
          native.record(records.randomPlayInfo, (at, e) => exports.mld_pack_tests_describe_random_play(run, BigInt(i), at, e))),
      };
    } finally {
      exports.mld_pack_tests_destroy(run);
    }
  } finally {
    pack.dispose();
  }
}
