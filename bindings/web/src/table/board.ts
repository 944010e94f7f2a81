// The picture of a scene as a thing to touch: it finds what lies under a pointer, shows what can be
// chosen, and takes the keyboard from item to item. The picture itself is the library's own SVG,
// whose elements say which item of the scene and which references they stand for.
import { AreaKind, type Reference, type Scene, type SceneArea, type SceneItem } from "../exported.js";
import { referenceKey, referenceOf } from "../core/scene.js";

const SVG = "http://www.w3.org/2000/svg";
export const svgElement = <K extends keyof SVGElementTagNameMap>(name: K, attributes: Record<string, string | number>): SVGElementTagNameMap[K] => {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
};

/** Everything about one picture that a caller asks for again and again. */
export class Board {
  readonly svg: SVGSVGElement;
  /** Drawn above everything else; never in the way of a pointer. */
  readonly overlay: SVGGElement;
  /** What lights up and goes out again by itself; it lives on when the picture is drawn anew. */
  readonly effects: SVGGElement;
  readonly #byReference = new Map<string, SVGGElement[]>();
  readonly #items: Map<number, SceneItem>;
  readonly #titles = new Map<Element, string>();
  /** Elements of an item that has one before: its words, say, above its shape. */
  readonly #repeats = new Set<Element>();
  #boxes = new Map<Element, DOMRect>();

  constructor(
    source: string,
    readonly scene: Scene,
    label: string,
    before?: Board,
  ) {
    // Parsed as a document of its own, so that nothing in it can ever be a script of this page.
    const parsed = new DOMParser().parseFromString(source, "image/svg+xml");
    this.svg = document.importNode(parsed.documentElement, true) as unknown as SVGSVGElement;
    this.svg.setAttribute("role", "group");
    this.svg.setAttribute("aria-label", label);
    this.svg.querySelector(":scope > title")?.remove();
    this.#items = new Map(scene.items.map((item) => [item.id, item]));
    const seen = new Set<string>();
    for (const element of this.svg.querySelectorAll<SVGGElement>("g[data-item], g[data-area]")) {
      const title = element.querySelector(":scope > title");
      this.#titles.set(element, title?.textContent ?? "");
      title?.remove();
      const item = element.getAttribute("data-item");
      if (item !== null && seen.has(item)) this.#repeats.add(element);
      if (item !== null) seen.add(item);
      this.#name(element);
      for (const key of keysOf(element)) {
        const list = this.#byReference.get(key);
        if (list) list.push(element);
        else this.#byReference.set(key, [element]);
      }
    }
    this.overlay = svgElement("g", { "aria-hidden": "true" });
    this.effects = svgElement("g", { "aria-hidden": "true" });
    this.effects.append(...(before?.effects.childNodes ?? []));
    this.svg.append(this.overlay, this.effects);
  }

  /** Every reference that something in the picture stands for. */
  get references(): string[] {
    return [...this.#byReference.keys()];
  }

  elementsOf(key: string): SVGGElement[] {
    return this.#byReference.get(key) ?? [];
  }

  /** What one would click for a reference: the top thing that stands for it, its shape before its words. */
  top(key: string): SVGGElement | undefined {
    const all = this.elementsOf(key);
    const last = all.at(-1)?.getAttribute("data-item");
    return all.find((element) => element.getAttribute("data-item") === last);
  }

  /** Names an element for screen readers: an area is a group of what lies in it, a thing is an image. */
  #name(element: Element): void {
    const name = this.#repeats.has(element) ? "" : this.titleOf(element);
    const isArea = element.hasAttribute("data-area");
    for (const attribute of ["role", "tabindex", "aria-label", "aria-hidden"]) element.removeAttribute(attribute);
    if (name) {
      element.setAttribute("role", isArea ? "group" : "img");
      element.setAttribute("aria-label", name);
    } else if (!isArea) {
      element.setAttribute("aria-hidden", "true"); // a line, a letter: nothing to be told of
    }
  }

  itemOf(element: Element): SceneItem | undefined {
    return this.#items.get(Number(element.getAttribute("data-item")));
  }

  titleOf(element: Element): string {
    const title = this.#titles.get(element);
    if (title) return title;
    return this.itemOf(element)?.label || this.#areaOf(element)?.label || "";
  }

  #areaOf(element: Element): SceneArea | undefined {
    const id = element.getAttribute("data-area");
    return id === null ? undefined : this.scene.areas.find((area) => area.id === Number(id));
  }

  /** Where an element is, in the picture's own units. */
  boxOf(element: SVGGraphicsElement): DOMRect {
    let box = this.#boxes.get(element);
    if (!box) {
      box = element.getBBox();
      this.#boxes.set(element, box);
    }
    return box;
  }

  /** What lies under a point of the screen, the top one first, with what each stands for. */
  under(root: DocumentOrShadowRoot, x: number, y: number): { element: SVGGElement; references: Reference[] }[] {
    const found = new Map<SVGGElement, Reference[]>();
    for (const hit of root.elementsFromPoint(x, y)) {
      for (let at: Element | null = hit; at && this.svg.contains(at); at = at.parentElement) {
        if (at.hasAttribute("data-ref") && !found.has(at as SVGGElement)) found.set(at as SVGGElement, keysOf(at).map(referenceOf));
      }
    }
    // An area is behind everything in it.
    return [...found]
      .map(([element, references]) => ({ element, references }))
      .sort((a, b) => Number(a.element.hasAttribute("data-area")) - Number(b.element.hasAttribute("data-area")));
  }

  /** The place within a plane under a point of the screen, in the numbers of the rules. */
  placeUnder(x: number, y: number): { area: SceneArea; place: [number, number] } | undefined {
    const matrix = this.svg.getScreenCTM()?.inverse();
    if (!matrix) return undefined;
    const point = new DOMPoint(x, y).matrixTransform(matrix);
    for (const { area, frame } of this.#planes()) {
      const [fx, fy] = [(point.x - frame.x) / frame.width, (point.y - frame.y) / frame.height];
      if (fx < 0 || fx > 1 || fy < 0 || fy > 1) continue;
      return { area, place: [Math.round(area.x + fx * area.width), Math.round(area.y + fy * area.depth)] };
    }
    return undefined;
  }

  /** Where a place of a plane is in the picture, and how many of its units a unit of the rules is. */
  pointOf(place: readonly number[]): { x: number; y: number; scale: number } | undefined {
    const plane = this.#planes()[0];
    if (!plane) return undefined;
    const { area, frame } = plane;
    const scale = frame.width / Math.max(1, area.width);
    return { x: frame.x + (place[0]! - area.x) * scale, y: frame.y + (place[1]! - area.y) * scale, scale };
  }

  /** Where things can stand anywhere, if there is such an area. */
  get plane(): SceneArea | undefined {
    return this.#planes()[0]?.area;
  }

  #planes(): { area: SceneArea; frame: { x: number; y: number; width: number; height: number } }[] {
    return this.scene.areas
      .filter((area) => area.kind === AreaKind.PLANE)
      .flatMap((area) => {
        const rect = this.svg.querySelector<SVGRectElement>(`g[data-area="${area.id}"] > rect:not(.panel)`);
        if (!rect) return [];
        const number = (name: string) => Number(rect.getAttribute(name));
        return [{ area, frame: { x: number("x"), y: number("y"), width: number("width"), height: number("height") } }];
      });
  }

  /** Makes elements into buttons for the keyboard and for screen readers. */
  offer(keys: Iterable<string>): SVGGElement[] {
    const offered = new Set<SVGGElement>();
    for (const key of keys) {
      const element = this.top(key);
      if (element) offered.add(element);
    }
    let first = true;
    const inOrder = [...this.svg.querySelectorAll<SVGGElement>("[data-ref]")].filter((element) => offered.has(element));
    for (const element of inOrder) {
      element.classList.add("can");
      element.removeAttribute("aria-hidden");
      element.setAttribute("role", "button");
      element.setAttribute("tabindex", first ? "0" : "-1");
      element.setAttribute("aria-label", this.titleOf(element) || "?");
      first = false;
    }
    return inOrder;
  }

  /** Undoes `offer`: what cannot be chosen any more keeps its name. */
  withdraw(offered: Iterable<SVGGElement>): void {
    for (const element of offered) {
      element.classList.remove("can");
      this.#name(element);
    }
  }

  /** A frame around an element: its own outline where one shape makes up most of it. */
  frame(element: SVGGraphicsElement, className: string): SVGElement {
    const box = this.boxOf(element);
    const shape = element.querySelector<SVGGraphicsElement>(":scope > path, :scope > polygon, :scope > circle");
    const own = shape?.getBBox();
    if (shape && own && own.width * own.height > 0.5 * box.width * box.height) {
      const outline = shape.cloneNode() as SVGElement;
      outline.removeAttribute("style");
      outline.setAttribute("class", `glow ${className}`);
      this.overlay.append(outline);
      return outline;
    }
    const pad = 1.5;
    const rect = svgElement("rect", {
      x: box.x - pad, y: box.y - pad, width: box.width + 2 * pad, height: box.height + 2 * pad, rx: 5, class: `glow ${className}`,
    });
    this.overlay.append(rect);
    return rect;
  }

  clearOverlay(): void {
    this.overlay.replaceChildren();
  }

  /** The nearest of `elements` in a direction from `from`. */
  next(elements: readonly SVGGElement[], from: SVGGElement, dx: number, dy: number): SVGGElement | undefined {
    const middle = (element: SVGGElement) => {
      const box = this.boxOf(element);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const start = middle(from);
    let best: SVGGElement | undefined;
    let bestCost = Infinity;
    for (const element of elements) {
      const { x, y } = middle(element);
      const along = (x - start.x) * dx + (y - start.y) * dy;
      const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
      if (element === from || along < 1) continue;
      const cost = along + 3 * aside;
      if (cost < bestCost) [best, bestCost] = [element, cost];
    }
    return best;
  }
}

export const keysOf = (element: Element): string[] => (element.getAttribute("data-ref") ?? "").split(" ").filter(Boolean);
export { referenceKey };
