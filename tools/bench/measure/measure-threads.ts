import type { Engine, OpenEngine } from "../engines/engine.ts";
import type { QueryClass } from "../places/bench-queries.ts";
import { measureLoad } from "./measure-engine.ts";

export interface ThreadsResult {
  /** Questions in a second of 16 clients, by one thread and by two. */
  one: number;
  two: number;
}

/** Short turns, one after the other: what else the machine does falls on both alike. */
const TURNS = 4;
const TURN_MS = 3_000;

/** What a second reader thread brings. */
export async function measureThreads(
  engine: Engine,
  { folder, places, seed }: { folder: string; places: number; seed: number },
  classes: readonly QueryClass[],
): Promise<ThreadsResult> {
  const one = await engine.open(folder, places, seed, 1);
  const two = await engine.open(folder, places, seed, 2);
  const sum = { one: 0, two: 0 };
  const turn = async (name: keyof typeof sum, open: OpenEngine, ms: number) => {
    sum[name] += (await measureLoad(open, classes, ms)).queriesPerSecond / TURNS;
  };
  // Reads the words of all names into each thread's memory.
  for (const open of [one, two]) await measureLoad(open, classes, TURN_MS);
  for (let i = 0; i < TURNS; i++) {
    await turn("one", one, TURN_MS);
    await turn("two", two, TURN_MS);
  }
  await Promise.all([one.close(), two.close()]);
  return sum;
}
