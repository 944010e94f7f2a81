// A scene as plain data: what to draw for one viewer, every label spelled out. docs/scenes.md says
// what each field means; it can be sent to a worker or a page as it is.
import { SvgTheme } from "../generated/constants.js";
import * as records from "../generated/records.js";
import type { Room } from "./memory.js";
import { Handle, type Native } from "./native.js";

/** A thing that actions, events, choices and scenes speak of: this cell, that unit. */
export type Reference = records.Reference;

export interface Counter {
  label: string;
  now: number;
  /** Where it ends; -1: nowhere. */
  most: number;
}

type Spelled<T, Labels extends keyof T> = Omit<T, Labels | "firstCounter" | "counterCount" | "firstReference" | "referenceCount" | "firstPoint" | "pointCount"> & Record<Labels, string>;

export type SceneStatus = Spelled<records.SceneStatusInfo, "phase" | "roundLabel" | "reason" | "tieBreak">;
export type SceneSeat = Spelled<records.SceneSeatInfo, "label" | "role" | "scoreLabel"> & { counters: Counter[] };
export type SceneArea = Spelled<records.SceneAreaInfo, "label" | "unitLabel"> & { counters: Counter[]; references: Reference[] };
export type SceneItem = Spelled<records.SceneItem, "label"> & {
  points: records.ScenePoint[];
  counters: Counter[];
  references: Reference[];
};

/** What to draw for one viewer. */
export interface Scene {
  status: SceneStatus;
  seats: SceneSeat[];
  areas: SceneArea[];
  items: SceneItem[];
  /** Names of marks from bit 24 on. */
  ownMarks: string[];
}

/** How a picture of a scene is made. */
export interface SvgStyle {
  theme?: "auto" | "light" | "dark";
  /** 400 to 4000. */
  width?: number;
  title?: boolean;
  legend?: boolean;
  /** `data-item` and `data-ref` for clicks. */
  references?: boolean;
  idPrefix?: string;
}

/** Two references are the same when their keys are. */
export const referenceKey = (r: Reference): string => `${r.type},${r.owner},${r.table},${r.value[0]},${r.value[1]}`;

/** The inverse of referenceKey. */
export function referenceOf(key: string): Reference {
  const [type, owner, table, first, second] = key.split(",").map(Number) as [number, number, number, number, number];
  return { type, owner, table, value: [first, second] };
}

/** Writes a reference where a call reads it. */
export function writeReference(room: Room, r: Reference): number {
  const at = room.take(records.reference.size);
  const view = room.memory.view();
  view.setUint16(at, r.type, true);
  view.setInt16(at + 2, r.owner, true);
  view.setUint32(at + 4, r.table, true);
  view.setInt32(at + 8, r.value[0]!, true);
  view.setInt32(at + 12, r.value[1]!, true);
  return at;
}

const uint32 = { size: 4, sized: false, read: (_: unknown, view: DataView, at: number) => view.getUint32(at, true) };

/** A scene that is filled again and again, for one viewer. */
export class SceneBuffer extends Handle {
  constructor(native: Native) {
    super(native, native.create((out, error) => native.exports.mld_scene_create(out, error)), (at) => native.exports.mld_scene_destroy(at));
  }

  /** Fills it with what `viewer` sees of a match; whether anything is different. */
  update(match: Handle, viewer: number): boolean {
    return this.native.int((changed, error) => this.native.exports.mld_scene_update(this.address, match.address, viewer, changed, error)) !== 0;
  }

  /** The language of labels, from the next update on. */
  setLanguage(language: string): void {
    this.native.call((room, error) => this.native.exports.mld_scene_set_language(this.address, room.text(language), error));
  }

  /** What the viewer looks at, from the next update on: a game may show more of it, such as how far a unit reaches. */
  setFocus(focus: Reference | undefined): void {
    this.native.call((room, error) =>
      this.native.exports.mld_scene_set_focus(this.address, focus ? writeReference(room, focus) : 0, error));
  }

  /** Everything in it. */
  read(): Scene {
    const { native } = this;
    const e = native.exports;
    const at = this.address;
    const labels = Array.from({ length: Number(e.mld_scene_label_count(at)) }, (_, i) => native.text(e.mld_scene_label(at, BigInt(i))));
    const spell = (label: number) => labels[label] ?? "";
    const points = native.list(records.scenePoint, (...a) => e.mld_scene_points(at, a[0], a[1], a[2], a[3]));
    const references = native.list(records.reference, (...a) => e.mld_scene_references(at, a[0], a[1], a[2], a[3]));
    const counters = native
      .list(records.sceneCounter, (...a) => e.mld_scene_counters(at, a[0], a[1], a[2], a[3]))
      .map((c): Counter => ({ ...c, label: spell(c.label) }));
    const status = native.record(records.sceneStatusInfo, (info, error) => e.mld_scene_describe_status(at, info, error));
    const countersOf = (o: { firstCounter: number; counterCount: number }) => counters.slice(o.firstCounter, o.firstCounter + o.counterCount);
    const referencesOf = (o: { firstReference: number; referenceCount: number }) =>
      references.slice(o.firstReference, o.firstReference + o.referenceCount);
    return {
      status: { ...status, phase: spell(status.phase), roundLabel: spell(status.roundLabel), reason: spell(status.reason), tieBreak: spell(status.tieBreak) },
      seats: Array.from({ length: Number(e.mld_scene_seat_count(at)) }, (_, i) => {
        const seat = native.record(records.sceneSeatInfo, (info, error) => e.mld_scene_describe_seat(at, BigInt(i), info, error));
        return { ...seat, label: spell(seat.label), role: spell(seat.role), scoreLabel: spell(seat.scoreLabel), counters: countersOf(seat) };
      }),
      areas: Array.from({ length: Number(e.mld_scene_area_count(at)) }, (_, i) => {
        const area = native.record(records.sceneAreaInfo, (info, error) => e.mld_scene_describe_area(at, BigInt(i), info, error));
        return { ...area, label: spell(area.label), unitLabel: spell(area.unitLabel), counters: countersOf(area), references: referencesOf(area) };
      }),
      items: native
        .list(records.sceneItem, (...a) => e.mld_scene_items(at, a[0], a[1], a[2], a[3]))
        .map((item) => ({
          ...item,
          label: spell(item.label),
          points: points.slice(item.firstPoint, item.firstPoint + item.pointCount),
          counters: countersOf(item),
          references: referencesOf(item),
        })),
      ownMarks: native.list(uint32, (...a) => e.mld_scene_own_marks(at, a[0], a[1], a[2], a[3])).map(spell),
    };
  }

  /** The scene as SVG. */
  draw(style: SvgStyle = {}): string {
    const { native } = this;
    const { svgOptions } = records;
    return native.string((buffer, capacity, size, error, room) => {
      const options = room.record(svgOptions);
      native.exports.mld_svg_options_init(options, svgOptions.size);
      const view = native.memory.view();
      const set = (field: keyof typeof svgOptions.at, value: number | undefined) =>
        value === undefined || view.setInt32(options + svgOptions.at[field], value, true);
      set("theme", { auto: SvgTheme.AUTO, light: SvgTheme.LIGHT, dark: SvgTheme.DARK }[style.theme ?? "auto"]);
      set("width", style.width && Math.round(style.width));
      set("title", style.title === undefined ? undefined : Number(style.title));
      set("legend", style.legend === undefined ? undefined : Number(style.legend));
      set("references", style.references === undefined ? undefined : Number(style.references));
      if (style.idPrefix !== undefined) {
        const prefix = room.text(style.idPrefix);
        native.memory.view().setUint32(options + svgOptions.at.idPrefix, prefix, true);
      }
      return native.exports.mld_scene_draw_svg(this.address, options, buffer, capacity, size, error);
    });
  }

  /** The scene as text, one line a thing. */
  format(): string {
    return this.native.string((...a) => this.native.exports.mld_scene_format(this.address, a[0], a[1], a[2], a[3]));
  }
}
