// Games as files. A save is what the library itself writes, which every other program that uses it
// opens, too. Only a game with one's own pack is more than the library puts into a save: that is a JSON
// file with the pack and the players beside the save.
import { type Mallard, type PackFiles, SavedKind } from "../src/exported.js";
import { HUMAN, type Session, USUAL_BOT } from "./session.js";
import { fromText, type Shared, toText } from "./share.js";

export const ENDINGS = ".mallard,.json";

export interface GameFile {
  name: string;
  bytes: Uint8Array;
}

interface ModFile {
  game: string;
  players: string[];
  pack: PackFiles;
  save: string;
}

export function fileOf({ game, players, pack, match }: Session): GameFile {
  const bytes = match.save();
  if (!pack) return { name: `${game}.mallard`, bytes };
  const file: ModFile = { game, players, pack, save: toText(bytes) };
  return { name: `${game}.mallard.json`, bytes: new TextEncoder().encode(JSON.stringify(file)) };
}

/** What is in a file; throws why it cannot be opened. */
export function fromFile(mallard: Mallard, bytes: Uint8Array): Shared {
  if (bytes[0] === "{".charCodeAt(0)) {
    const { game, players, pack, save } = JSON.parse(new TextDecoder().decode(bytes)) as ModFile;
    return { game, players, pack, kind: "save", bytes: fromText(save) };
  }
  const { game, kind } = mallard.describe(bytes);
  if (kind === SavedKind.VIEW) throw new Error("this is what one player may see of a match, and no whole match");
  // Who plays is nothing that a save tells: the first seat is a person's, as when one begins.
  return { game, players: [HUMAN, USUAL_BOT], kind: kind === SavedKind.REPLAY ? "replay" : "save", bytes };
}
