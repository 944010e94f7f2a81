// Runs inside a worker: holds the library and everything made with it, and answers calls.
import { MallardError } from "../core/errors.js";
import { loadFrom } from "../core/library.js";
import { Handle } from "../core/native.js";
import { type Answer, type Begin, type Call, isRemote, listen, type Port, READY } from "./protocol.js";

const objects = new Map<number, any>();
let last = 0;

const decode = (value: unknown): unknown => (isRemote(value) ? objects.get(value.remote) : Array.isArray(value) ? value.map(decode) : value);

function encode(value: unknown): unknown {
  if (!(value instanceof Handle)) return value;
  objects.set(++last, value);
  return { remote: last };
}

function run({ target, member, args }: Call): unknown {
  const object = objects.get(target);
  if (!object && member === "dispose") return undefined; // as it is without a worker
  if (!object) throw new MallardError("INVALID_ARGUMENT", "this object has been disposed of");
  if (member === "dispose") objects.delete(target);
  const found = object[member];
  return encode(typeof found === "function" ? found.apply(object, args.map(decode)) : found);
}

async function answer(message: Call | Begin): Promise<Answer> {
  try {
    if ("target" in message) return { id: message.id, value: run(message) };
    objects.set(0, await loadFrom(message, () => new URL("./mallard.wasm", import.meta.url)));
    return { id: 0 };
  } catch (error) {
    const { message: text, status, problems } = error as MallardError;
    return { id: message.id, error: { message: text, status, problems: problems && [...problems] } };
  }
}

async function port(): Promise<Port> {
  if (typeof self !== "undefined" && typeof (self as any).postMessage === "function") return self as unknown as Port;
  const threads = "node:worker_threads"; // not for bundlers to look at
  const { parentPort } = await import(/* @vite-ignore */ /* webpackIgnore: true */ threads);
  return parentPort;
}

// No await out here: bundlers make workers of old kinds, which know none.
void port().then((page) => {
  listen(page, async (message) => {
    const reply = await answer(message);
    try {
      page.postMessage(reply);
    } catch (error) {
      // What cannot be sent is an answer, too: nobody waits for ever.
      page.postMessage({ id: reply.id, error: { message: (error as Error).message } });
    }
  });
  page.postMessage({ id: READY });
});
