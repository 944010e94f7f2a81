// What happened, shown: things move from where they were, what an event was about lights up, and
// amounts rise from it. Everything is drawn above a picture that already shows how it ended, so
// that nobody who switches motion off misses anything.
import type { Story } from "../exported.js";
import { referenceKey } from "../core/scene.js";
import { type Board, svgElement } from "./board.js";

const MOVE = 350;
const STEP = 160;

/** The middle of every item, by its id. */
export type Places = Map<string, { x: number; y: number }>;

export function placesOf(board: Board): Places {
  const places: Places = new Map();
  for (const element of board.svg.querySelectorAll<SVGGElement>("g[data-item]")) {
    const id = element.getAttribute("data-item")!;
    if (places.has(id)) continue; // words of an item come after its shape
    const box = board.boxOf(element);
    places.set(id, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }
  return places;
}

export const motionAllowed = (): boolean => !matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Lets items glide from where they were. */
export function glide(board: Board, before: Places): void {
  const after = placesOf(board);
  for (const element of board.svg.querySelectorAll<SVGGElement>("g[data-item]")) {
    const id = element.getAttribute("data-item")!;
    const [from, to] = [before.get(id), after.get(id)];
    if (!to) continue;
    if (!from) {
      element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: MOVE });
    } else if (Math.hypot(from.x - to.x, from.y - to.y) > 2) {
      element.animate([{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: "none" }], { duration: MOVE, easing: "ease-out" });
    }
  }
}

/** Lights up what events were about, one after the other. */
export function spark(board: Board, stories: readonly Story[]): void {
  const shown = stories.slice(-12);
  shown.forEach((story, i) => {
    const reference = story.place ?? story.to ?? story.subject;
    const element = reference && board.top(referenceKey(reference));
    if (!element) return;
    const box = board.boxOf(element);
    const [x, y, r] = [box.x + box.width / 2, box.y + box.height / 2, Math.max(14, Math.min(60, Math.max(box.width, box.height) / 2 + 4))];
    const ring = svgElement("circle", { cx: x, cy: y, r, class: "spark", opacity: 0 });
    board.effects.append(ring);
    const timing = { duration: 700, delay: i * STEP, easing: "ease-out" };
    ring.animate([{ opacity: 1, transform: "scale(.5)" }, { opacity: 0, transform: "scale(1.3)" }], timing).finished.then(() => ring.remove(), () => undefined);
    ring.style.transformOrigin = `${x}px ${y}px`;
    if (story.amount) {
      const gain = svgElement("text", { x, y, class: "gain", opacity: 0 });
      gain.textContent = (story.amount > 0 ? "+" : "−") + Math.abs(story.amount);
      board.effects.append(gain);
      gain.animate([{ opacity: 1, transform: "none" }, { opacity: 0, transform: "translateY(-28px)" }], { ...timing, duration: 1100 }).finished.then(() => gain.remove(), () => undefined);
    }
  });
}
