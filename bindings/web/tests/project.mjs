// A project of somebody who uses the package.
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { folder } from "./published.mjs";

/** A project that has installed the package. */
export function project(files) {
  const at = realpathSync(mkdtempSync(join(tmpdir(), "mallard-")));
  mkdirSync(join(at, "node_modules"));
  cpSync(folder, join(at, "node_modules/mallard-rules"), { recursive: true });
  writeFileSync(join(at, "package.json"), JSON.stringify({ name: "user", private: true, type: "module" }));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(at, path), text);
  return { at, remove: () => rmSync(at, { recursive: true }) };
}
