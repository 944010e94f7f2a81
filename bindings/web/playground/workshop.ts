// The workshop beside the table: a pack being written, its mistakes while one types, its tests, the
// entry under the cursor as players will see it, and the way into the running match.
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { type ContentProblem, type Mallard, MallardError, type PackFiles, type Ruleset } from "../src/exported.js";
import { COLOURS } from "../src/table/style.js";
import { chart, study } from "./balance.js";
import { download, fileButton, h } from "./dom.js";
import { type LineProblem, LuaEditor } from "./editor.js";
import { readLuaTypes } from "./lua-types.js";
import type { PageWords } from "./words.js";
// @ts-ignore: made by the build from scripting/types
import luaTypes from "mallard-lua-types";

const TYPING_PAUSE = 250;
const GAMES = 100;

export interface WorkshopEvents {
  /** Carry the running match over; throws why it cannot be. */
  reload(files: PackFiles): void;
  fresh(files: PackFiles): void;
  close(): void;
  say(text: string): void;
}

export class Workshop {
  readonly element: HTMLElement;
  files: PackFiles;
  #shown = "content.lua";
  #problems: ContentProblem[] = [];
  #failures: (LineProblem & { file: string })[] = [];
  #ruleset: Ruleset | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: AbortController | undefined;
  readonly #editor: LuaEditor;
  readonly #tabs = h("div", { class: "files", role: "group" });
  readonly #status = h("div", { class: "status", "aria-live": "polite" });
  readonly #preview = h("div", { class: "preview card" });
  readonly #results = h("div", { class: "results" });
  readonly #bot: HTMLSelectElement;

  constructor(
    readonly mallard: Mallard,
    readonly game: string,
    files: PackFiles | undefined,
    readonly language: string,
    readonly words: PageWords,
    readonly events: WorkshopEvents,
  ) {
    this.files = files ?? mallard.packTemplate(game, "my_pack");
    this.#bot = h("select", { id: "balance-bot", "aria-label": words.balanceBot, title: words.balanceBot },
      ...mallard.games.find(({ name }) => name === game)!.bots.map(({ name }) => h("option", { value: name }, words.bot(name))));
    const code = h("div", { class: "code" });
    const name = h("input", { type: "text", id: "file-name", "aria-label": words.fileName, placeholder: words.fileName });
    this.element = h("section", { class: "card editor", "aria-label": words.edit },
      h("div", { class: "row" }, h("h2", { style: "margin:0 auto 0 0" }, words.edit),
        this.#button("template", words.template, () => this.open(mallard.packTemplate(game, "my_pack"))),
        this.#button("close-editor", words.close, () => events.close())),
      this.#tabs,
      code,
      h("div", { class: "row", style: "margin-top:8px" },
        this.#button("run-tests", words.runTests, () => this.#test()),
        this.#button("reload-pack", words.reload, () => this.#reload()),
        this.#button("fresh-match", words.fresh, () => events.fresh({ ...this.files })),
        this.#button("balance", words.balanceDo(GAMES), () => void this.#balance()), this.#bot),
      h("div", { class: "row" },
        this.#button("export-zip", words.export, () => this.#export()),
        fileButton(words.import, ".zip", "import-zip", (bytes) => this.#import(bytes)),
        name,
        this.#button("add-file", words.addFile, () => this.#addFile(name)),
        this.#button("remove-file", words.removeFile, () => this.#removeFile())),
      h("div", { class: "below", tabindex: 0, role: "region", "aria-label": words.results }, this.#status, this.#results, this.#preview));
    this.#editor = new LuaEditor(code, words.edit, { changed: (text) => this.#typed(text), moved: (line) => this.#showEntry(line) });
    const types = luaTypes as Record<string, string>;
    this.#editor.types = readLuaTypes(types[game] ?? "", types.pack_tests ?? "");
    this.open(this.files);
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#running?.abort();
    this.#ruleset?.dispose();
  }

  #button(id: string, text: string, run: () => void): HTMLButtonElement {
    return h("button", { id, type: "button", onclick: run }, text);
  }

  /** Shows other files. */
  open(files: PackFiles): void {
    this.files = { ...files };
    this.show(this.#shown in files ? this.#shown : Object.keys(files)[0] ?? "pack.lua");
    this.check();
  }

  /** Shows a file, and a line of it. */
  show(path: string, line?: number): void {
    this.#shown = path;
    this.#editor.text = this.files[path] ?? "";
    this.#mark();
    if (line) this.#editor.goTo(line);
  }

  #typed(text: string): void {
    this.files[this.#shown] = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.check(), TYPING_PAUSE);
  }

  /** Loads the pack and tells every mistake. */
  check(): boolean {
    this.#problems = [];
    this.#failures = [];
    try {
      const ruleset = this.mallard.ruleset(this.game, [this.files]) as Ruleset;
      this.#ruleset?.dispose();
      this.#ruleset = ruleset;
    } catch (error) {
      if (!(error instanceof MallardError)) throw error;
      this.#problems = error.problems.length ? [...error.problems] : [{ pack: "", file: "pack.lua", line: 1, path: "", message: error.message }];
    }
    this.#mark();
    this.#status.replaceChildren(
      this.#problems.length === 0
        ? h("p", { class: "good", id: "status" }, `✓ ${this.words.fine}`)
        : h("p", { class: "bad", id: "status" }, `✗ ${this.words.mistakes(this.#problems.length)}`),
      h("ul", { class: "problems" }, ...this.#problems.map((problem) =>
        h("li", {}, h("button", { type: "button", onclick: () => this.show(problem.file in this.files ? problem.file : this.#shown, problem.line) },
          `${problem.file}:${problem.line}: ${problem.path ? `${problem.path}: ` : ""}${problem.message}`)))));
    this.#results.replaceChildren();
    for (const id of ["run-tests", "reload-pack", "fresh-match", "balance"]) this.element.querySelector<HTMLButtonElement>(`#${id}`)!.disabled = this.#problems.length > 0;
    return this.#problems.length === 0;
  }

  #mark(): void {
    const wrong = new Set([...this.#problems, ...this.#failures].map((problem) => problem.file));
    this.#tabs.replaceChildren(...Object.keys(this.files).sort().map((path) =>
      h("button", { type: "button", "data-file": path, "aria-pressed": String(path === this.#shown), class: wrong.has(path) ? "wrong" : "", onclick: () => this.show(path) },
        wrong.has(path) ? `${path} ✗` : path)));
    this.#editor.show([
      ...this.#problems.filter((p) => p.file === this.#shown).map((p) => ({ line: p.line, message: p.path ? `${p.path}: ${p.message}` : p.message, severity: "error" as const })),
      ...this.#failures.filter((p) => p.file === this.#shown),
    ]);
  }

  /** The entry under the cursor, as players will see it. */
  #showEntry(line: number): void {
    const { words } = this;
    const entries = (this.#ruleset?.catalog(this.language).kinds ?? []).flatMap((kind) => kind.entries.map((entry) => ({ kind, entry })));
    const own = entries.filter(({ entry }) => entry.origin.file === this.#shown && entry.origin.line <= line && entry.id.startsWith(this.#packId() + ":"));
    const found = own.sort((a, b) => b.entry.origin.line - a.entry.origin.line)[0];
    if (!found) return this.#preview.replaceChildren(h("span", { class: "dim" }, words.noPreview));
    const shape = (value: unknown) => (Array.isArray(value) && value.every((row) => typeof row === "string") ? value.join("\n") : JSON.stringify(value));
    const rows = Object.entries(found.entry.fields).flatMap(([name, value]) => [h("dt", {}, name), h("dd", {}, typeof value === "string" ? value : shape(value))]);
    this.#preview.replaceChildren(
      h("span", { class: "dim" }, `${words.preview} · ${found.kind.name}`),
      h("h3", { style: "margin:2px 0" }, found.entry.name), found.entry.text, h("dl", {}, ...rows));
  }

  #packId(): string {
    return /\bid\s*=\s*"([\w]+)"/.exec(this.files["pack.lua"] ?? "")?.[1] ?? "";
  }

  // --- Trying it

  #test(): void {
    if (!this.check() || !this.#ruleset) return;
    const { words } = this;
    const { tests, randomPlay } = this.#ruleset.testPack(this.files);
    const rows = tests.map((test) =>
      h("li", { class: test.passed ? "good" : "bad" }, `${test.passed ? "✓" : "✗"} ${test.name || test.file}${test.passed ? "" : `: ${test.message}`}`));
    for (const wish of randomPlay) rows.push(this.#playRandom(wish.options, wish.games));
    this.#failures = tests.filter((test) => !test.passed).map((test) => ({ file: test.failureFile || test.file, line: test.failureLine || test.line, message: test.message, severity: "warning" }));
    this.#mark();
    this.#results.replaceChildren(h("ul", { class: "problems", id: "test-results" }, ...(rows.length ? rows : [h("li", {}, words.noTests)])));
  }

  #playRandom(options: string, games: number): HTMLLIElement {
    const wanted = Math.min(10, games || 5);
    try {
      for (let i = 1; i <= wanted; ++i) {
        const match = this.#ruleset!.match({ seed: BigInt(i), options, history: false, events: false });
        const bot = match.bot("random", BigInt(i));
        match.playOut([bot], 20_000);
        const { over } = match.outcome();
        bot.dispose();
        match.dispose();
        if (!over) throw new Error(`seed ${i}: not over after 20000 actions`);
      }
      return h("li", { class: "good" }, `✓ ${this.words.randomPlay(wanted)}`);
    } catch (error) {
      return h("li", { class: "bad" }, `✗ ${(error as Error).message}`);
    }
  }

  #reload(): void {
    if (!this.check()) return;
    try {
      this.events.reload({ ...this.files });
      this.events.say(this.words.reloaded);
    } catch (error) {
      this.#results.replaceChildren(h("p", { class: "bad" }, (error as Error).message));
    }
  }

  async #balance(): Promise<void> {
    if (!this.check()) return;
    this.#running?.abort();
    const running = (this.#running = new AbortController());
    const { words } = this;
    const bar = h("progress", { max: GAMES, value: 0, "aria-label": words.balance });
    const facts = h("p", { class: "dim" });
    const picture = h("div", { id: "balance-chart" });
    this.#results.replaceChildren(h("h3", {}, `${words.balance}: ${words.wins}`), bar, picture, facts, this.#button("stop-balance", words.stop, () => running.abort()));
    const first = this.#ruleset!.match({ seed: 1n, history: false, events: false });
    const names = first.scene(0, this.language).seats.map((seat) => seat.label);
    first.dispose();
    const options = Object.values(this.#ruleset!.catalog("en").options).flatMap((option) => {
      const own = option.values.find((choice) => choice.value === this.#packId() || choice.value.startsWith(`${this.#packId()}:`));
      return own ? [`${option.option}=${own.value}`] : [];
    });
    try {
      await study(this.mallard, { game: this.game, packs: [this.files], options: options.join(" "), bot: this.#bot.value, games: GAMES }, (tally) => {
        bar.value = tally.done;
        picture.replaceChildren(chart(tally, names, words.draws, COLOURS));
        facts.textContent = `${tally.done}/${tally.games} · ${words.actionsEach(Math.round(tally.actions / tally.done))}`;
      }, running.signal);
    } catch (error) {
      facts.textContent = (error as Error).message;
      facts.className = "bad";
    }
  }

  // --- Files

  #export(): void {
    download(`${this.#packId() || "pack"}.zip`, zipSync(Object.fromEntries(Object.entries(this.files).map(([path, text]) => [path, strToU8(text)]))));
  }

  #import(bytes: Uint8Array): void {
    try {
      const found = Object.entries(unzipSync(bytes, { filter: (file) => file.name.endsWith(".lua") && file.originalSize < 1 << 20 })).map(([path, data]) => [path, strFromU8(data)] as const);
      // A zip of a folder has the folder's name in front of everything.
      const manifest = found.map(([path]) => path).find((path) => /(^|\/)pack\.lua$/.test(path));
      if (!manifest) throw new Error("no pack.lua in this zip");
      const prefix = manifest.slice(0, -"pack.lua".length);
      this.open(Object.fromEntries(found.filter(([path]) => path.startsWith(prefix)).map(([path, text]) => [path.slice(prefix.length), text])));
    } catch (error) {
      this.events.say((error as Error).message);
    }
  }

  #addFile(input: HTMLInputElement): void {
    const path = input.value.trim();
    if (!path || path in this.files) return;
    this.files[path.endsWith(".lua") ? path : `${path}.lua`] = "";
    input.value = "";
    this.show(path.endsWith(".lua") ? path : `${path}.lua`);
    this.check();
  }

  #removeFile(): void {
    if (this.#shown === "pack.lua") return;
    delete this.files[this.#shown];
    this.show("pack.lua");
    this.check();
  }
}
