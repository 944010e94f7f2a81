// What a page and a worker say to each other. Objects of the library stay in the worker; the page
// knows them by numbers.

/** The worker's side of an object. */
export interface Remote {
  remote: number;
}

export interface Call {
  id: number;
  /** The number of an object; 0 is the library itself. */
  target: number;
  /** A method, or a property to read. */
  member: string;
  args: unknown[];
}

export interface Answer {
  id: number;
  value?: unknown;
  error?: { status?: string; message: string; problems?: unknown[] };
}

/** The first message to a worker. */
export interface Begin {
  id: 0;
  module?: WebAssembly.Module;
  url?: string;
}

/** What a worker says first: that it listens. */
export const READY = -1;

export const isRemote = (value: unknown): value is Remote => typeof value === "object" && value !== null && typeof (value as Remote).remote === "number";

/** One side of a worker: pages have `postMessage` and events, Node has emitters. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener?(type: string, listener: (event: { data?: unknown; message?: string }) => void): void;
  on?(type: string, listener: (data: any) => void): void;
}

/** Listens on either. */
export function listen(port: Port, receive: (data: any) => void): void {
  if (port.addEventListener) port.addEventListener("message", (event) => receive(event.data));
  else port.on!("message", receive);
}

/** Tells when the other side can answer no more: its script cannot be read or has failed, or it has ended. */
export function listenForEnd(port: Port, failed: (why: string) => void): void {
  if (port.addEventListener) {
    port.addEventListener("error", ({ message }) => failed(message ? `the worker has failed: ${message}` : "the worker's script could not be loaded"));
    port.addEventListener("messageerror", () => failed("the worker has said what could not be understood"));
  } else {
    port.on!("error", (error: Error) => failed(`the worker has failed: ${error.message}`));
    port.on!("messageerror", () => failed("the worker has said what could not be understood"));
    port.on!("exit", () => failed("the worker has ended"));
  }
}
