// The snippets of docs/web.md run as they stand.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { folder, root } from "../published.mjs";

const page = readFileSync(join(root, "docs/web.md"), "utf8");
const snippets = [...page.matchAll(/^```js\n(.*?)^```/gms)].map(([, code]) => code);

test("docs/web.md has snippets", () => assert.ok(snippets.length >= 3));

snippets.forEach((code, i) => {
  test(`snippet ${i + 1} of docs/web.md`, () => {
    const file = join(root, `build/web-package/snippet-${i}.mjs`);
    const entry = (name) => pathToFileURL(join(folder, name)).href;
    writeFileSync(file, code.replace('"mallard-rules/worker"', `"${entry("worker.js")}"`).replace('"mallard-rules"', `"${entry("index.js")}"`));
    try {
      assert.notEqual(execFileSync(process.execPath, [file]).toString(), "");
    } finally {
      rmSync(file);
    }
  });
});
