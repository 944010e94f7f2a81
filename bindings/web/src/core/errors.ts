// Why a call failed.
import { Status } from "../generated/constants.js";

/** "ILLEGAL_ACTION", "CONTENT_ERROR", ... */
export type StatusName = keyof typeof Status;

/** A mistake in a pack. */
export interface ContentProblem {
  pack: string;
  /** Path inside the pack. */
  file: string;
  /** From 1; 0 where there is none. */
  line: number;
  /** Place inside the declaration, such as `formation "donut".shape[2]`. */
  path: string;
  message: string;
}

const names = new Map<number, StatusName>(
  Object.entries(Status).map(([name, number]) => [number, name as StatusName]),
);

/** What every failing call throws. Nothing has changed. */
export class MallardError extends Error {
  override readonly name = "MallardError";

  constructor(
    readonly status: StatusName,
    message: string,
    /** With CONTENT_ERROR, every mistake that was found. */
    readonly problems: readonly ContentProblem[] = [],
  ) {
    super(message);
  }

  static nameOf(status: number): StatusName {
    return names.get(status) ?? "INTERNAL";
  }
}
