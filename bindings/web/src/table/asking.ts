// What the player is asked, as plain data: which things on the table can be chosen now, and which
// buttons stand for what is not there. It drives one choice from nothing to a whole action.
import { type Choice, KIND, type Match, type Reference, referenceKey, referenceOf } from "../exported.js";

const MANY = 14;
const MOST_BUTTONS = 80;

export interface Button {
  text: string;
  key: string;
  step: number;
  value: number[];
}

export interface Question {
  seat: number;
  prompt: string;
  buttons: Button[];
  /** Values beyond the buttons, on the table. */
  elsewhere: number;
  /** Keys of references that can be clicked. */
  can: Set<string>;
  /** Keys of what was clicked so far. */
  chosen: Set<string>;
  mayGoBack: boolean;
  /** Something is filled in, and it could be done as it is. */
  mayFinish: boolean;
  /** The step that wants a place of a plane, if the next one does. */
  openStep: number | undefined;
}

/** One player's way to an action. */
export class Asking {
  readonly #choice: Choice;
  readonly #chosen: string[][] = [];

  constructor(
    match: Match,
    readonly seat: number,
  ) {
    this.#choice = match.choice(seat);
    this.#skip();
  }

  /** Where there is only one kind of action, and more to say than that, it needs no asking. */
  #skip(): void {
    const kinds = this.#choice.state.next === KIND ? this.#choice.values(KIND) : [];
    if (kinds.length !== 1) return;
    this.#choice.set(KIND, kinds[0]!.value);
    if (this.#choice.state.mayFinish) this.#choice.restart();
  }

  get choice(): Choice {
    return this.#choice;
  }

  dispose(): void {
    this.#choice.dispose();
  }

  /** What to ask now, given what is on the table. */
  question(onTable: readonly string[], language: string): Question {
    const choice = this.#choice;
    const { next, mayFinish } = choice.state;
    const step = next === undefined ? undefined : choice.step(next);
    const values = next === undefined ? [] : choice.values(next);
    const shown = new Set(onTable);
    const all = values.slice(0, 2000).map(({ value }) => ({ value, key: referenceKey(choice.referenceOf(next!, value)) }));
    const offTable = all.filter(({ key }) => !shown.has(key));
    const asButtons = next === KIND || values.length <= MANY ? all : offTable;
    return {
      seat: this.seat,
      prompt: next === undefined ? "" : choice.prompt(next, language),
      buttons: asButtons.slice(0, MOST_BUTTONS).map(({ value, key }) => ({ text: choice.textOf(next!, value, language), key, step: next!, value })),
      elsewhere: values.length - Math.min(asButtons.length, MOST_BUTTONS),
      can: this.#clickable(onTable),
      chosen: new Set(this.#chosen.flat()),
      mayGoBack: this.#chosen.length > 0,
      mayFinish,
      openStep: step?.open ? next : undefined,
    };
  }

  /** All of them, however long it takes: in the largest battle it is a few milliseconds. */
  #clickable(onTable: readonly string[]): Set<string> {
    return new Set(onTable.filter((key) => this.#choice.whyNot(referenceOf(key)) === undefined));
  }

  /** A click on something that stands for these; why not, if nothing can be done with any. */
  pick(references: readonly Reference[]): string | undefined {
    let reason: string | undefined;
    for (const reference of references) {
      const why = this.#choice.whyNot(reference);
      if (why === undefined) {
        this.#choice.pick(reference);
        this.#chosen.push([referenceKey(reference)]);
        return undefined;
      }
      reason ??= why;
    }
    return reason ?? "";
  }

  set(step: number, value: readonly number[]): void {
    this.#choice.set(step, value);
    this.#chosen.push([]);
  }

  back(): void {
    this.#choice.back();
    this.#chosen.pop();
  }

  restart(): void {
    this.#choice.restart();
    this.#chosen.length = 0;
    this.#skip();
  }

  /** Whether what was clicked is a whole action. */
  get done(): boolean {
    return this.#choice.state.mayFinish;
  }
}
