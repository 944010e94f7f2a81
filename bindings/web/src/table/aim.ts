// A place on a plane for who has no pointer: keys move it, and the table shows the nearest place that is
// allowed.
import type { SceneArea } from "../exported.js";

const STEPS = 40; // from one side of the plane to the other
const FINE = 10; // times as many with Shift

export class Aim {
  #at: [number, number] | undefined;

  /** Forgets the place: the next one begins in the middle. */
  reset(): void {
    this.#at = undefined;
  }

  /** The place, in the numbers of the rules. */
  at(plane: SceneArea): [number, number] {
    this.#at ??= [Math.round(plane.x + plane.width / 2), Math.round(plane.y + plane.depth / 2)];
    return this.#at;
  }

  move(plane: SceneArea, dx: number, dy: number, fine: boolean): void {
    const [x, y] = this.at(plane);
    const step = Math.max(plane.width, plane.depth) / (fine ? STEPS * FINE : STEPS);
    const within = (value: number, from: number, extent: number) => Math.round(Math.min(from + extent, Math.max(from, value)));
    this.#at = [within(x + dx * step, plane.x, plane.width), within(y + dy * step, plane.y, plane.depth)];
  }
}
