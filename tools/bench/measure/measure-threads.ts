import type { Engine, OpenEngine } from "../engines/engine.ts";
import type { QueryClass } from "../places/bench-queries.ts";
import { measureLoad } from "./measure-engine.ts";

export interface ThreadsResult {
  /** Queries per second of 16 clients, with one reader thread and with two. */
  one: number;
  two: number;
}

/** Short alternating turns spread other work on the machine evenly. */
const TURNS = 4;
const TURN_MS = 3_000;

/** Measures the throughput with one and with two reader threads. */
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
  // Warms up the memory of each thread.
  for (const open of [one, two]) await measureLoad(open, classes, TURN_MS);
  for (let i = 0; i < TURNS; i++) {
    await turn("one", one, TURN_MS);
    await turn("two", two, TURN_MS);
  }
  await Promise.all([one.close(), two.close()]);
  return sum;
}
