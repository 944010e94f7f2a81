// A game as a link: everything that is needed to go on with it, deflated, after the # of the address,
// which browsers never send to a server.
import type { PackFiles } from "../src/exported.js";

export interface Shared {
  game: string;
  /** Files of a mod; none for the game as it is. */
  pack?: PackFiles;
  /** "human" or the name of a bot, by seat. */
  players: string[];
  /** A replay, or a save where the match has no whole history. */
  bytes: Uint8Array;
  kind: "replay" | "save";
}

async function through(bytes: Uint8Array, stream: GenericTransformStream): Promise<Uint8Array> {
  const readable = new Blob([bytes]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>);
  return new Uint8Array(await new Response(readable).arrayBuffer());
}

export const toText = (bytes: Uint8Array): string => {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
};

export const fromText = (text: string): Uint8Array => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));

/** The fragment of a link to a game. */
export async function toFragment(shared: Shared): Promise<string> {
  const json = JSON.stringify({ ...shared, bytes: toText(shared.bytes) });
  return `#game=${toText(await through(new TextEncoder().encode(json), new CompressionStream("deflate-raw")))}`;
}

/** The game in a fragment; undefined if there is none. Throws if it is damaged. */
export async function fromFragment(fragment: string): Promise<Shared | undefined> {
  const match = /^#game=([\w-]+)$/.exec(fragment);
  if (!match) return undefined;
  const json = new TextDecoder().decode(await through(fromText(match[1]!), new DecompressionStream("deflate-raw")));
  const shared = JSON.parse(json) as Omit<Shared, "bytes"> & { bytes: string };
  return { ...shared, bytes: fromText(shared.bytes) };
}
