// Players made of code. A bot is shown what its seat may know and nothing else.
import { Handle, type Native } from "./native.js";

export class Bot extends Handle {
  /** @internal */
  static create(native: Native, match: Handle, name: string, seed: bigint): Bot {
    const address = native.create((out, e, room) => native.exports.mld_bot_create(match.address, room.text(name), seed, out, e));
    return new Bot(native, address, (at) => native.exports.mld_bot_destroy(at));
  }
}
