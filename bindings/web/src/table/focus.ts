// Keeps the place of somebody who plays with the keyboard, while the picture is drawn anew after
// every action.
import type { Board } from "./board.js";

export class Focus {
  /** Whether the last thing pressed was a key: who points with a mouse is shown no frames and moved nowhere. */
  byKeys = false;
  #left: DOMRect | undefined;
  #button: string | undefined; // which one of the question, if it was there

  constructor(readonly root: ShadowRoot) {
    root.addEventListener("keydown", () => (this.byKeys = true));
    root.addEventListener("pointerdown", () => (this.byKeys = false));
  }

  /** Call it before drawing; whether there is a place to come back to. */
  leave(board: Board | undefined): boolean {
    const active = this.root.activeElement;
    if (!this.byKeys || !active || active.closest(".zoom")) return false;
    this.#button = active.matches(".ask button") ? nameOf(active as HTMLElement) : undefined;
    if (board?.svg.contains(active)) this.#left = board.boxOf(active as SVGGraphicsElement);
    else if (!active.classList.contains("board")) this.#left = undefined; // at the question
    return true;
  }

  /** Goes on where it was left: near there on the table, or at the question; on the table itself where a place of it is wanted. */
  comeBack(board: Board, offered: readonly SVGGElement[], atQuestion: boolean, atPlace: boolean): void {
    const table = this.root.querySelector<HTMLElement>(".board")!;
    const buttons = [...this.root.querySelectorAll<HTMLElement>(".ask button.value")];
    // Somebody else may have acted meanwhile: what is under the finger must not change.
    const same = buttons.find((button) => nameOf(button) === this.#button);
    const left = this.#left;
    const far = (element: SVGGElement) => {
      const own = board.boxOf(element);
      return left ? Math.hypot(own.x - left.x, own.y - left.y) : 0;
    };
    const near = offered.reduce<SVGGElement | undefined>((best, element) => (best && far(best) <= far(element) ? best : element), undefined);
    // While others act there is nothing to choose: the board keeps the place.
    const target = atPlace ? table : same ?? (left && near && !atQuestion ? near : undefined) ?? buttons[0] ?? near ?? table;
    target.focus({ preventScroll: true });
  }
}

/** What tells one button of a question from the others, before and after it is drawn anew. */
function nameOf(button: HTMLElement): string {
  return `${button.dataset.ref ?? ""} ${button.textContent}`;
}
