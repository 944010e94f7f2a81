// A long press of a finger: what a pointer that hovers is for a mouse.
const LONG = 450; // ms
const STILL = 10; // pixels a resting finger may move

export class LongPress {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #start = { x: 0, y: 0 };
  /** True from a long press to the next touch, so that its end is no click. */
  held = false;

  /** `show` is told where the finger rests, `hide` when it touches again. */
  constructor(board: HTMLElement, show: (x: number, y: number) => void, hide: () => void) {
    board.addEventListener("pointerdown", (event) => {
      this.held = false;
      clearTimeout(this.#timer);
      if (event.pointerType !== "touch") return;
      hide();
      this.#start = { x: event.clientX, y: event.clientY };
      this.#timer = setTimeout(() => {
        this.held = true;
        show(event.clientX, event.clientY);
      }, LONG);
    });
    board.addEventListener("pointermove", (event) => {
      if (Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y) > STILL) clearTimeout(this.#timer);
    });
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) board.addEventListener(end, () => clearTimeout(this.#timer));
    board.addEventListener("contextmenu", (event) => this.held && event.preventDefault());
  }
}
