// The package as it is published: its manifest, its types, Node, and a single file by esbuild.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { project } from "../project.mjs";
import { folder } from "../published.mjs";

const require = createRequire(import.meta.url);

const PLAY = `import { load } from "mallard-rules";
const mallard = await load();
console.log("hash " + mallard.ruleset("naval_war").match({ seed: 7n }).hash());
`;

test("publint finds nothing", async () => {
  const { publint } = await import("publint");
  const { messages } = await publint({ pkgDir: folder, strict: true });
  assert.deepEqual(messages.filter((message) => message.type !== "suggestion"), []);
});

test("the types are right for every way to import", async () => {
  const { checkPackage, createPackageFromTarballData } = await import("@arethetypeswrong/core");
  const at = mkdtempSync(join(tmpdir(), "mallard-pack-"));
  execFileSync("npm", ["pack", folder, "--pack-destination", at, "--loglevel=error"], { stdio: "ignore" });
  const tarball = readFileSync(join(at, readdirSync(at).find((name) => name.endsWith(".tgz"))));
  const { problems } = await checkPackage(await createPackageFromTarballData(tarball));
  // It is for ES modules only, for resolvers that know "exports"; and a file of bytes has no types.
  const wrong = problems.filter((problem) => problem.kind !== "CJSResolvesToESM" && problem.resolutionKind !== "node10" && problem.entrypoint !== "./mallard.wasm");
  assert.deepEqual(wrong, []);
  rmSync(at, { recursive: true });
});

test("a program in TypeScript knows every game's actions", () => {
  const user = project({
    "user.ts": `import { load, type BattleducksAction } from "mallard-rules";
import { load as loadWorker } from "mallard-rules/worker";
const mallard = await load();
const match = mallard.ruleset("battleducks").match({ seed: 1n, options: { first_player: "p1" } });
for (const action of match.legalActions(0)) if (action.kind === "observe") { const cell: number = action.cell; console.log(cell); }
match.apply(0, { kind: "observe", cell: 3 });
// @ts-expect-error: no such action
match.apply(0, { kind: "observ", cell: 3 });
// @ts-expect-error: the argument is missing
match.apply(0, { kind: "observe" });
// @ts-expect-error: no such option
mallard.ruleset("battleducks").match({ options: { colour: "red" } });
const event = match.events(0)[0]!;
if (event.kind === "placed") console.log(event.orientation satisfies string);
const later: BattleducksAction = { kind: "ready" };
const remote = await (await loadWorker()).ruleset("naval_war");
const seats: number = await (await remote.match()).seats();
console.log(later, seats);
`,
    "tsconfig.json": JSON.stringify({ compilerOptions: { target: "ES2022", module: "NodeNext", moduleResolution: "NodeNext", strict: true, noEmit: true, lib: ["ES2022", "DOM", "ESNext.Disposable"], types: [] }, files: ["user.ts"] }),
  });
  try {
    execFileSync(process.execPath, [require.resolve("typescript/bin/tsc"), "-p", user.at], { stdio: "pipe" });
  } catch (error) {
    assert.fail(String(error.stdout));
  } finally {
    user.remove();
  }
});

test("what is published has the licences of everything inside", () => {
  const [{ files }] = JSON.parse(execFileSync("npm", ["pack", folder, "--dry-run", "--json", "--loglevel=error"]).toString());
  const names = files.map(({ path }) => path);
  for (const name of ["LICENSE", "THIRD_PARTY.md", "licences.txt"]) assert.ok(names.includes(name), `${name} of ${names}`);
  const text = readFileSync(join(folder, "licences.txt"), "utf8");
  for (const own of ["Mallard", "Abseil", "FlatBuffers", "Lua 5.4", "sol2", "Emscripten", "Apache License", "PUC-Rio", "Rapptz"]) assert.ok(text.includes(own), own);
  assert.ok(!text.includes("codemirror"), "what only the page carries is not in the package");
});

test("plain Node", () => {
  const user = project({ "main.mjs": PLAY });
  assert.match(execFileSync(process.execPath, [join(user.at, "main.mjs")]).toString(), /^hash \d+$/m);
  user.remove();
});

test("esbuild, with the single file", async () => {
  const { build } = await import("esbuild");
  const user = project({ "main.js": PLAY.replace('"mallard-rules"', '"mallard-rules/inline"') });
  await build({ entryPoints: [join(user.at, "main.js")], outfile: join(user.at, "out.mjs"), bundle: true, format: "esm", target: "es2022", logLevel: "error" });
  assert.match(execFileSync(process.execPath, [join(user.at, "out.mjs")]).toString(), /^hash \d+$/m);
  user.remove();
});
