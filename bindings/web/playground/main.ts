// The playground: choose a game, play or watch it, change it. Everything happens in this page.
import { load } from "../src/index.js";
import type { Mallard, PackFiles } from "../src/exported.js";
import { defineMallardTable } from "../src/table/table.js";
import { download, fileButton, h } from "./dom.js";
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
  #language = localStorage.getItem("mallard-language") ?? (navigator.language.startsWith("fr") ? "fr" : "en");
  #theme = (localStorage.getItem("mallard-theme") ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) as "light" | "dark";
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
        fileButton(words.load, ".mallard", "load", (bytes) => this.#load(bytes)),
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
    localStorage.setItem(key, value);
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
    const kept = localStorage.getItem(LAST);
    this.#main.replaceChildren(
      h("p", { class: "lead" }, words.lead),
      ...(kept ? [h("p", {}, h("button", { id: "continue", onclick: () => void this.#openFragment(kept) }, words.continueLast))] : []),
      gameCards(this.mallard, this.#language, this.#theme === "dark", (game) => this.#setup(game)));
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

  #resume(shared: Shared): void {
    this.#enter((events) => Session.resume(this.mallard, shared, events));
  }

  #enter(begin: (events: SessionEvents) => Session): void {
    this.#leave();
    try {
      this.#room = new Room(this.mallard, begin, this.#language, this.#theme, this.words, {
        changed: () => void this.#keep(),
        fresh: (files) => {
          const { game } = this.#room!.session;
          this.#setup(game, files);
        },
        say: (text) => this.say(text),
      });
    } catch (error) {
      this.say((error as Error).message);
      this.#lobby();
      return;
    }
    this.#main.replaceChildren(this.#room.element);
    this.#enable();
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
    if (fragment.length < MOST_KEPT) localStorage.setItem(LAST, fragment);
  }

  async #openFragment(fragment = location.hash): Promise<boolean> {
    try {
      const shared = await fromFragment(fragment);
      if (!shared) return false;
      this.#resume(shared);
      return this.#room !== undefined;
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
    const { session } = this.#room!;
    download(`${session.game}.mallard`, new TextEncoder().encode(JSON.stringify({ game: session.game, players: session.players, pack: session.pack, save: [...session.match.save()] })));
  }

  #load(bytes: Uint8Array): void {
    try {
      const { game, players, pack, save } = JSON.parse(new TextDecoder().decode(bytes)) as { game: string; players: string[]; pack?: PackFiles; save: number[] };
      this.#resume({ game, players, ...(pack && { pack }), kind: "save", bytes: Uint8Array.from(save) });
    } catch (error) {
      this.say((error as Error).message);
    }
  }
}

defineMallardTable();
const began = performance.now();
const mallard = await load();
document.documentElement.dataset.ready = String(Math.round(performance.now() - began)); // ms; tests look at it
const app = new App(mallard);
await app.start();
Object.assign(globalThis, { mallard, playground: app });
