// The playground: choose a game, play or watch it, change it. Everything happens in this page.
import { load } from "../src/index.js";
import type { Mallard, PackFiles } from "../src/exported.js";
import { defineMallardTable } from "../src/table/table.js";
import { download, fileButton, h } from "./dom.js";
import { ENDINGS, fileOf, fromFile } from "./files.js";
import { keep, recall } from "./kept.js";
import { gameCards, setupForm } from "./lobby.js";
import { Room } from "./room.js";
import { Session, type SessionEvents, type Setup } from "./session.js";
import { fromFragment, type Shared, toFragment } from "./share.js";
import { pageWords } from "./words.js";

const LAST = "mallard-last";
const MOST_KEPT = 2_000_000;

class App {
  readonly #root = document.querySelector<HTMLElement>("#app")!;
  readonly #main = h("main", {});
  readonly #toast = h("div", { class: "toast", role: "status" });
  #language = recall("mallard-language") ?? (navigator.language.startsWith("fr") ? "fr" : "en");
  #theme = (recall("mallard-theme") ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) as "light" | "dark";
  #room: Room | undefined;
  #toastTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly mallard: Mallard) {}

  /** The room that is open, for tests and the curious. */
  get room(): Room | undefined {
    return this.#room;
  }

  get words() {
    return pageWords(this.#language);
  }

  async start(): Promise<void> {
    addEventListener("hashchange", () => void this.#openFragment());
    this.#frame();
    if (!(await this.#openFragment())) this.#lobby();
  }

  #frame(): void {
    const { words } = this;
    document.documentElement.lang = this.#language;
    document.documentElement.dataset.theme = this.#theme;
    document.title = words.title;
    const language = h("select", { id: "language", "aria-label": words.language }, ...["en", "fr"].map((tag) => h("option", { value: tag, selected: tag === this.#language }, tag === "en" ? "English" : "Français")));
    language.addEventListener("change", () => this.#set("mallard-language", (this.#language = language.value)));
    this.#root.replaceChildren(
      h("header", { class: "top" },
        h("h1", {}, words.title),
        h("button", { id: "games", onclick: () => this.#lobby() }, words.newGame),
        h("button", { id: "save", onclick: () => this.#save() }, words.save),
        fileButton(words.load, ENDINGS, "load", (bytes) => this.#load(bytes)),
        h("button", { id: "share", onclick: () => void this.#share() }, words.share),
        language,
        h("button", { id: "theme", "aria-label": words.dark, title: words.dark, onclick: () => this.#set("mallard-theme", (this.#theme = this.#theme === "dark" ? "light" : "dark")) }, "◐")),
      this.#main,
      this.#toast);
    this.#enable();
  }

  #enable(): void {
    for (const id of ["save", "share"]) this.#root.querySelector<HTMLButtonElement>(`#${id}`)!.disabled = !this.#room;
  }

  #set(key: string, value: string): void {
    keep(key, value);
    this.#frame();
    const shared = this.#room?.session.share();
    if (shared) this.#resume(shared);
    else this.#lobby();
  }

  say(text: string): void {
    this.#toast.textContent = text;
    clearTimeout(this.#toastTimer);
    this.#toastTimer = setTimeout(() => (this.#toast.textContent = ""), 6000);
  }

  // --- Places

  #leave(): void {
    this.#room?.dispose();
    this.#room = undefined;
    this.#enable();
  }

  #lobby(): void {
    this.#leave();
    if (location.hash) history.replaceState(null, "", location.pathname + location.search);
    const { words } = this;
    const kept = recall(LAST);
    this.#main.replaceChildren(
      h("p", { class: "lead" }, words.lead),
      ...(kept ? [h("p", {}, h("button", { id: "continue", onclick: () => void this.#openFragment(kept) }, words.continueLast))] : []),
      gameCards(this.mallard, this.#language, this.#theme === "dark", (game) => this.#setup(game)),
      h("p", {}, h("a", { href: "licences.txt" }, words.licences)));
  }

  #setup(game: string, pack?: PackFiles): void {
    this.#leave();
    const ruleset = this.mallard.ruleset(game, pack ? [pack] : []);
    const catalog = ruleset.catalog(this.#language);
    ruleset.dispose();
    const description = this.mallard.games.find(({ name }) => name === game)!;
    this.#main.replaceChildren(setupForm({
      mallard: this.mallard, game: description, catalog, pack, language: this.#language, dark: this.#theme === "dark", words: this.words, begin: (setup) => this.#begin(setup),
    }));
    this.#main.querySelector<HTMLElement>("#play")!.focus();
  }

  #begin(setup: Setup): void {
    this.#enter((events) => Session.begin(this.mallard, setup, events));
  }

  #resume(shared: Shared): boolean {
    return this.#enter((events) => Session.resume(this.mallard, shared, events));
  }

  /** Opens a room. If that cannot be, the page says why and stays where it is. */
  #enter(begin: (events: SessionEvents) => Session): boolean {
    let room: Room;
    try {
      room = new Room(this.mallard, begin, this.#language, this.#theme, this.words, {
        changed: () => void this.#keep(),
        fresh: (files) => this.#setup(room.session.game, files),
        say: (text) => this.say(text),
      });
    } catch (error) {
      this.say((error as Error).message);
      return false;
    }
    this.#leave();
    this.#room = room;
    this.#main.replaceChildren(room.element);
    this.#enable();
    return true;
  }

  // --- Keeping

  #keeping = false;
  /** Keeps the game for the next visit; at most once a second. */
  async #keep(): Promise<void> {
    if (this.#keeping) return;
    this.#keeping = true;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    this.#keeping = false;
    if (!this.#room) return;
    const fragment = await toFragment(this.#room.session.share());
    if (fragment.length < MOST_KEPT) keep(LAST, fragment);
  }

  async #openFragment(fragment = location.hash): Promise<boolean> {
    try {
      const shared = await fromFragment(fragment);
      return shared !== undefined && this.#resume(shared);
    } catch (error) {
      this.say((error as Error).message);
      return false;
    }
  }

  async #share(): Promise<void> {
    const fragment = await toFragment(this.#room!.session.share());
    history.replaceState(null, "", fragment);
    await navigator.clipboard?.writeText(location.href).catch(() => undefined);
    this.say(this.words.shared);
  }

  #save(): void {
    const { name, bytes } = fileOf(this.#room!.session);
    download(name, bytes);
  }

  #load(bytes: Uint8Array): void {
    try {
      this.#resume(fromFile(this.mallard, bytes));
    } catch (error) {
      this.say((error as Error).message);
    }
  }
}

defineMallardTable();
const mallard = await load();
const app = new App(mallard);
await app.start();
// Milliseconds since the page was asked for; measure.mjs reads it.
document.documentElement.dataset.ready = String(Math.round(performance.now()));
Object.assign(globalThis, { mallard, playground: app });
