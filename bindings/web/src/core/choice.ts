// A choice leads one player from nothing to a whole action, by values and by clicks on references.
import { ChoiceFlags, STEP_DONE, STEP_KIND, StepFlags } from "../generated/constants.js";
import * as records from "../generated/records.js";
import { MallardError } from "./errors.js";
import type { Room } from "./memory.js";
import { Handle, type Native } from "./native.js";
import { writeReference, type Reference } from "./scene.js";

/** The step that chooses the kind of action. */
export const KIND = STEP_KIND;

/** How a choice stands. */
export interface ChoiceState {
  seat: number;
  /** What is asked next: KIND, an argument from 0, or undefined when everything is filled in. */
  next: number | undefined;
  /** Arguments known so far. */
  steps: number;
  mayFinish: boolean;
  mayGoBack: boolean;
  /** Not everything legal is listed. */
  open: boolean;
  /** Listed actions that agree with what is filled in. */
  actions: number;
  /** Bit n: argument n is filled in. */
  filled: number;
  /** The kind of action, if it is filled in; otherwise 0. */
  kind: number;
}

/** A step of a choice. */
export interface Step {
  name: string;
  filled: boolean;
  /** It takes values beyond those listed, within `low` and `high`. */
  open: boolean;
  type: number;
  width: number;
  low: number[];
  high: number[];
}

export type ChoiceValue = records.ChoiceValue;

function writeValue(room: Room, value: readonly number[]): number {
  const at = room.take(8);
  const view = room.memory.view();
  view.setInt32(at, value[0]!, true);
  view.setInt32(at + 4, value[1] ?? 0, true);
  return at;
}

export class Choice extends Handle {
  readonly #exports;

  constructor(native: Native) {
    super(native, native.create((out, error) => native.exports.mld_choice_create(out, error)), (at) => native.exports.mld_choice_destroy(at));
    this.#exports = native.exports;
  }

  /** Begins as the match stands, with nothing filled in. Begin again after the match has changed. */
  begin(match: Handle, seat: number): this {
    this.native.call((_, error) => this.#exports.mld_choice_begin(this.address, match.address, seat, error));
    return this;
  }

  restart(): void {
    this.native.call((_, error) => this.#exports.mld_choice_restart(this.address, error));
  }

  get state(): ChoiceState {
    const info = this.native.record(records.choiceInfo, (at, error) => this.#exports.mld_choice_describe(this.address, at, error));
    return {
      seat: info.seat,
      next: info.next === STEP_DONE ? undefined : info.next,
      steps: info.stepCount,
      mayFinish: (info.flags & ChoiceFlags.MAY_FINISH) !== 0,
      mayGoBack: (info.flags & ChoiceFlags.MAY_GO_BACK) !== 0,
      open: (info.flags & ChoiceFlags.OPEN) !== 0,
      actions: info.actionCount,
      filled: info.filled,
      kind: info.partial.kind,
    };
  }

  step(step: number): Step {
    const info = this.native.record(records.stepInfo, (at, error) => this.#exports.mld_choice_describe_step(this.address, step, at, error));
    return {
      name: info.name,
      filled: (info.flags & StepFlags.FILLED) !== 0,
      open: (info.flags & StepFlags.OPEN) !== 0,
      type: info.type,
      width: info.width,
      low: info.low,
      high: info.high,
    };
  }

  /** Every listed value of a step, given everything else that is filled in. */
  values(step: number): ChoiceValue[] {
    return this.native.list(records.choiceValue, (...a) => this.#exports.mld_choice_values(this.address, step, a[0], a[1], a[2], a[3]));
  }

  /** What to ask at a step. */
  prompt(step: number, language = "en"): string {
    return this.native.string((b, c, s, e, room) => this.#exports.mld_choice_format_prompt(this.address, step, room.text(language), b, c, s, e));
  }

  /** How a value reads; without a language, as people type it. */
  textOf(step: number, value: readonly number[], language?: string): string {
    return this.native.string((b, c, s, e, room) =>
      this.#exports.mld_choice_format_value(this.address, step, writeValue(room, value), room.text(language), b, c, s, e));
  }

  /** What stands for a value: items of a scene that have it are what to highlight. */
  referenceOf(step: number, value: readonly number[]): Reference {
    return this.native.record(records.reference, (at, e, room) => this.#exports.mld_choice_reference(this.address, step, writeValue(room, value), at, e));
  }

  set(step: number, value: readonly number[]): void {
    this.native.call((room, e) => this.#exports.mld_choice_set(this.address, step, writeValue(room, value), e));
  }

  /** Fills in a step of type `ArgType.TEXT` with words that need not be listed. */
  setText(step: number, text: string): void {
    this.native.call((room, e) => this.#exports.mld_choice_set_text(this.address, step, room.text(text), e));
  }

  /** A click. If it can mean nothing now, nothing changes and the reason is thrown. */
  pick(clicked: Reference): void {
    this.native.call((room, e) => this.#exports.mld_choice_pick(this.address, writeReference(room, clicked), e));
  }

  /** A drag: both references, or nothing changes and the reason is thrown. */
  drag(from: Reference, to: Reference): void {
    this.native.call((room, e) => this.#exports.mld_choice_drag(this.address, writeReference(room, from), writeReference(room, to), e));
  }

  /** Takes back what was done last; whether there was anything. */
  back(): boolean {
    return this.native.int((at, e) => this.#exports.mld_choice_back(this.address, at, e)) !== 0;
  }

  /** Why nothing can be done with a reference; undefined if something can. */
  whyNot(clicked: Reference): string | undefined {
    try {
      this.native.call((room, e) => this.#exports.mld_choice_check_reference(this.address, writeReference(room, clicked), e));
      return undefined;
    } catch (error) {
      if (error instanceof MallardError) return error.message;
      throw error;
    }
  }

  /** @internal The action that was chosen; throws while one may not finish. */
  finish(): records.Action {
    return this.native.record(records.action, (at, e) => this.#exports.mld_choice_finish(this.address, at, e));
  }

  /** Of an open step: the nearest legal value to a wish; undefined if there is none. */
  nearest(step: number, wish: readonly number[]): number[] | undefined {
    return this.native.memory.scope((room) => {
      const error = room.take(4);
      const value = writeValue(room, wish);
      const found = room.take(4);
      this.native.check(this.#exports.mld_choice_nearest(this.address, step, value, found, error), error);
      const view = this.native.memory.view();
      return view.getInt32(found, true) ? [view.getInt32(value, true), view.getInt32(value + 4, true)] : undefined;
    });
  }

  /** Where things end if what is filled in were done, without dice. */
  previews(): records.PreviewStep[] {
    return this.native.list(records.previewStep, (...a) => this.#exports.mld_choice_previews(this.address, a[0], a[1], a[2], a[3]));
  }
}
