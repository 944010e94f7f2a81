// Instantiates mallard.wasm. It asks for functions of WASI and of Emscripten, most of which the
// library never calls; nothing here touches the outside world but the system's source of chance.
import type { Exports } from "../generated/exports.js";

/** What `load` takes instead of fetching the file that is beside it. */
export interface LoadOptions {
  /** A compiled module: workers can share one. */
  module?: WebAssembly.Module;
  /** The bytes of mallard.wasm. */
  bytes?: BufferSource;
  /** Where mallard.wasm is. */
  url?: string | URL;
}

const ERRNO_BADF = 8;
const ERRNO_NOSYS = 52;

function imports(memory: () => WebAssembly.Memory): WebAssembly.Imports {
  const view = () => new DataView(memory().buffer);
  const wasi: Record<string, (...args: any[]) => number> = {
    clock_time_get(_clock: number, _precision: bigint, time: number) {
      view().setBigUint64(time, BigInt(Math.round(performance.now() * 1e6)), true);
      return 0;
    },
    environ_sizes_get(count: number, size: number) {
      view().setUint32(count, 0, true);
      view().setUint32(size, 0, true);
      return 0;
    },
    environ_get: () => 0,
    random_get(at: number, size: number) {
      crypto.getRandomValues(new Uint8Array(memory().buffer, at, size));
      return 0;
    },
    proc_exit(code: number): number {
      throw new Error(`mallard.wasm stopped with ${code}`);
    },
  };
  // Files are not there; a function nobody thought of says that it is not there, either.
  const files = new Set(["fd_close", "fd_read", "fd_seek", "fd_write", "fd_fdstat_get"]);
  const missing = (name: string) => () => (files.has(name) ? ERRNO_BADF : ERRNO_NOSYS);
  const env: Record<string, (...args: any[]) => any> = {
    emscripten_notify_memory_growth: () => undefined,
    getentropy: (at: number, size: number) => wasi.random_get!(at, size),
  };
  return {
    wasi_snapshot_preview1: new Proxy(wasi, { get: (target, name: string) => target[name] ?? missing(name) }),
    env: new Proxy(env, { get: (target, name: string) => target[name] ?? (() => -ERRNO_NOSYS) }),
  };
}

async function compile(options: LoadOptions, fallback: () => URL): Promise<WebAssembly.Module> {
  if (options.module) return options.module;
  if (options.bytes) return WebAssembly.compile(options.bytes);
  const url = new URL(options.url ?? fallback(), fallback());
  if (url.protocol === "file:") {
    const files = "node:fs/promises"; // not for bundlers to look at
    const { readFile } = await import(/* @vite-ignore */ /* webpackIgnore: true */ files);
    return WebAssembly.compile(await readFile(url));
  }
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}. ${HELP}`);
  // A server that does not know the type of .wasm files must not keep anybody from playing; one that
  // answers with a page for whatever is not there must not be believed.
  if (response.headers.get("Content-Type") === "application/wasm" && WebAssembly.compileStreaming) return WebAssembly.compileStreaming(response);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (MAGIC.some((byte, i) => bytes[i] !== byte)) throw new Error(`${url} is no WebAssembly. ${HELP}`);
  return WebAssembly.compile(bytes);
}

const MAGIC = [0, 0x61, 0x73, 0x6d]; // "\0asm", how such a file begins
const HELP = "mallard.wasm belongs beside the script: see docs/web.md, or say where it is with load({ url })";

/**
 * Where a file of the package is that belongs beside `here`, a file of the package. Vite's server for
 * development puts scripts of packages into .vite/deps and leaves the files beside them behind.
 */
export function beside(here: string, file: string): URL | undefined {
  return here.includes("/.vite/deps/") ? new URL(`../../mallard-rules/${file}`, here) : undefined;
}

/** Makes an instance; `fallback` tells where the file is if the caller does not. */
export async function instantiate(options: LoadOptions, fallback: () => URL): Promise<{ exports: Exports; module: WebAssembly.Module }> {
  const module = await compile(options, fallback);
  let exports: Exports | undefined;
  const instance = await WebAssembly.instantiate(module, imports(() => exports!.memory));
  exports = instance.exports as unknown as Exports;
  exports._initialize();
  return { exports, module };
}
