// Zoom and pan of the picture: wheel with Ctrl, two fingers, dragging, buttons and keys.
const MOST = 8;

export class Zoom {
  #scale = 1;
  #x = 0;
  #y = 0;
  readonly #pointers = new Map<number, { x: number; y: number }>();
  /** True while a pointer moves the picture, so that its end is no click. */
  dragging = false;

  constructor(
    readonly board: HTMLElement,
    readonly stage: HTMLElement,
  ) {
    board.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    board.addEventListener("pointerdown", (event) => this.#down(event));
    board.addEventListener("pointermove", (event) => this.#move(event));
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
      board.addEventListener(end, (event) => this.#pointers.delete((event as PointerEvent).pointerId));
    }
  }

  get scale(): number {
    return this.#scale;
  }

  /** Scales about a point of the board. */
  by(factor: number, x = this.board.clientWidth / 2, y = this.board.clientHeight / 2): void {
    const scale = Math.min(MOST, Math.max(1, this.#scale * factor));
    const change = scale / this.#scale;
    this.#x = x - (x - this.#x) * change;
    this.#y = y - (y - this.#y) * change;
    this.#scale = scale;
    this.#apply();
  }

  reset(): void {
    [this.#scale, this.#x, this.#y] = [1, 0, 0];
    this.#apply();
  }

  #apply(): void {
    const { clientWidth, clientHeight } = this.board;
    this.#x = Math.min(0, Math.max(clientWidth * (1 - this.#scale), this.#x));
    this.#y = Math.min(0, Math.max(clientHeight * (1 - this.#scale), this.#y));
    this.board.toggleAttribute("data-zoomed", this.#scale > 1);
    this.stage.style.transform = this.#scale === 1 ? "" : `translate(${this.#x}px, ${this.#y}px) scale(${this.#scale})`;
  }

  #wheel(event: WheelEvent): void {
    if (!event.ctrlKey && this.#scale === 1) return;
    event.preventDefault();
    const box = this.board.getBoundingClientRect();
    this.by(Math.exp(-event.deltaY / 300), event.clientX - box.x, event.clientY - box.y);
  }

  #down(event: PointerEvent): void {
    if (this.#pointers.size === 0) this.dragging = false;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  #move(event: PointerEvent): void {
    const last = this.#pointers.get(event.pointerId);
    if (!last) return;
    const here = { x: event.clientX, y: event.clientY };
    if (this.#pointers.size === 2) {
      const other = [...this.#pointers].find(([id]) => id !== event.pointerId)![1];
      const length = (p: { x: number; y: number }) => Math.hypot(p.x - other.x, p.y - other.y);
      const box = this.board.getBoundingClientRect();
      this.by(length(here) / Math.max(1, length(last)), (here.x + other.x) / 2 - box.x, (here.y + other.y) / 2 - box.y);
      this.dragging = true;
    } else if (this.#scale > 1 && (this.dragging || Math.hypot(here.x - last.x, here.y - last.y) > 4)) {
      this.#x += here.x - last.x;
      this.#y += here.y - last.y;
      this.dragging = true;
      this.#apply();
    } else {
      return; // not far enough to be more than a click
    }
    this.#pointers.set(event.pointerId, here);
  }
}
