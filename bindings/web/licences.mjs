// The licences of everything that is inside what the web binding ships: Apache-2.0 and MIT want their
// texts beside it. They are taken from where the build took the thing itself.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "../..");
const sources = join(root, "build/web-deps/src");

/** What mallard.wasm is made of; THIRD_PARTY.md tells more of each. */
const NATIVE = {
  Abseil: join(sources, "abseil/LICENSE"),
  FlatBuffers: "/usr/share/doc/libflatbuffers-dev/copyright",
  "Lua 5.4": join(sources, "lua/debian/copyright"),
  sol2: "/usr/share/doc/sol2-dev/copyright",
  musl: "/usr/share/emscripten/system/lib/libc/musl/COPYRIGHT",
  "Emscripten, libc++, libc++abi and compiler-rt": "/usr/share/doc/emscripten/copyright",
};

/** The npm packages that a bundle of esbuild's holds, by its metafile. */
export function bundledPackages({ inputs }) {
  const names = Object.keys(inputs).map((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]);
  return [...new Set(names.filter(Boolean))].sort();
}

function licenceOfPackage(name) {
  const folder = join(here, "node_modules", name);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.\w+)?$/i.test(entry));
  if (!file) throw new Error(`the npm package ${name} has no file with its licence`);
  return join(folder, file);
}

/** One text with all licences: of Mallard, of what mallard.wasm is made of, and of `packages` of npm. */
export function licences(packages = []) {
  const files = {
    Mallard: join(root, "LICENSE"),
    ...NATIVE,
    ...Object.fromEntries(packages.map((name) => [name, licenceOfPackage(name)])),
  };
  const missing = Object.values(files).find((file) => !existsSync(file));
  if (missing) throw new Error(`a licence that must be shipped is missing: ${missing}`);
  const line = "=".repeat(80);
  const texts = Object.entries(files).map(([name, file]) => `${line}\n${name}\n${line}\n\n${readFileSync(file, "utf8").trim()}\n`);
  return `This holds: ${Object.keys(files).join("; ")}.\n\n${texts.join("\n")}`;
}
