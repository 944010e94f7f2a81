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

export const isRemote = (value: unknown): value is Remote => typeof value === "object" && value !== null && typeof (value as Remote).remote === "number";

/** One side of a worker: pages have `postMessage` and events, Node has emitters. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener?(type: "message", listener: (event: { data: unknown }) => void): void;
  on?(type: "message", listener: (data: unknown) => void): void;
}

/** Listens on either. */
export function listen(port: Port, receive: (data: any) => void): void {
  if (port.addEventListener) port.addEventListener("message", (event) => receive(event.data));
  else port.on!("message", receive);
}
