// Many bot games in workers, to see whether a change is fair.
import type { Mallard, PackFiles } from "../src/exported.js";
import { load, type RemoteMallard } from "../src/worker/index.js";

export interface Tally {
  games: number;
  done: number;
  /** Wins by seat; shared ones count for each. */
  wins: number[];
  draws: number;
  actions: number;
}

export interface Study {
  game: string;
  packs: PackFiles[];
  options: string;
  bot: string;
  games: number;
}

const MOST_WORKERS = 4;

/** Plays the games; `report` hears after each. Resolves when all are played or `signal` is aborted. */
export async function study(mallard: Mallard, { game, packs, options, bot, games }: Study, report: (tally: Tally) => void, signal: AbortSignal): Promise<Tally> {
  const tally: Tally = { games, done: 0, wins: [], draws: 0, actions: 0 };
  let next = 0;
  const work = async (): Promise<void> => {
    const worker: RemoteMallard = await load({ module: mallard.module });
    try {
      const ruleset = await worker.ruleset(game, packs);
      while (next < games && !signal.aborted) {
        const seed = BigInt(++next);
        const match = await ruleset.match({ seed, options, history: false, events: false });
        const player = await match.bot(bot, seed);
        const actions = await match.playOut([player], 20_000);
        const { winners, over } = await match.outcome();
        const seats = await match.seats();
        await Promise.all([player.dispose(), match.dispose()]);
        tally.wins = Array.from({ length: seats }, (_, seat) => (tally.wins[seat] ?? 0) + Number(winners.includes(seat)));
        if (over && winners.length === 0) ++tally.draws;
        tally.actions += actions;
        ++tally.done;
        report(tally);
      }
    } finally {
      worker.terminate();
    }
  };
  const workers = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 2, games));
  await Promise.all(Array.from({ length: workers }, work));
  return tally;
}

/** A small chart: one bar a seat. */
export function chart({ wins, draws, done }: Tally, names: readonly string[], drawsLabel: string, colours: readonly string[]): SVGSVGElement {
  const NS = "http://www.w3.org/2000/svg";
  const rows = [...wins.map((count, seat) => ({ label: names[seat] ?? String(seat + 1), count, colour: colours[seat % colours.length]! })), { label: drawsLabel, count: draws, colour: "#888" }];
  const svg = document.createElementNS(NS, "svg");
  svg.setAttribute("viewBox", `0 0 340 ${rows.length * 24}`);
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", rows.map((row) => `${row.label}: ${row.count}`).join(", "));
  rows.forEach((row, i) => {
    const add = (name: string, attributes: Record<string, string | number>, text = "") => {
      const element = document.createElementNS(NS, name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
      element.textContent = text;
      svg.append(element);
    };
    const share = done ? row.count / done : 0;
    add("text", { x: 86, y: i * 24 + 16, "text-anchor": "end", "font-size": 13, fill: "currentColor" }, row.label);
    add("rect", { x: 94, y: i * 24 + 4, width: Math.max(1, share * 180), height: 16, rx: 3, fill: row.colour });
    add("text", { x: 100 + share * 180, y: i * 24 + 16, "font-size": 13, fill: "currentColor" }, `${row.count} (${Math.round(share * 100)} %)`);
  });
  return svg;
}
