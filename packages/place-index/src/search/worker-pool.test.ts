import { readdirSync } from "node:fs";
import { getPriority } from "node:os";
import { expect, onTestFinished, test, vi } from "vitest";
import type { NearbyQuery } from "../place-index.ts";
import { CallerAccount, setCallerAccount } from "./caller-account.ts";
import { getSearchTime } from "./search-time.ts";
import { openPlaceIndexInWorker } from "./worker-place-index.ts";

const SLOW_INDEX = { module: new URL("./slow-reader.test-process.ts", import.meta.url).href, options: {} };
const NEARBY: NearbyQuery = {
  center: { latitude: 43.2, longitude: 6.8 },
  radiusMetres: 1_000,
  limit: 20,
  rank: "POPULARITY",
};

/** Opens an index with one thread for light callers. */
async function openIndex() {
  let threads = 0;
  const index = await openPlaceIndexInWorker(SLOW_INDEX, {
    threads: 1,
    callsAtWorker: 2,
    onWorker: () => {
      threads += 1;
    },
  });
  onTestFinished(() => index.close());
  return { index, countThreads: () => threads };
}

function createCaller(cpuMs: number) {
  const account = new CallerAccount();
  account.charge(cpuMs);
  const controller = new AbortController();
  setCallerAccount(controller.signal, account);
  return { account, signal: controller.signal, leave: () => controller.abort(new Error("left")) };
}

/** The lowest priority of a thread of this process; higher numbers are lower priorities. */
function readLowestPriority(): number {
  const priorities = readdirSync("/proc/self/task").map((thread) => getPriority(Number(thread)));
  return Math.max(...priorities);
}

test("a search of a heavy caller does not hold up the others", async () => {
  const { index, countThreads } = await openIndex();
  const heavy = createCaller(1_000);
  await index.describe();
  const before = readLowestPriority();
  const order: string[] = [];
  const search = index.searchNearby(NEARBY, heavy.signal).then(() => order.push("heavy"));
  await index.describe();
  order.push("light");
  expect(countThreads()).toBe(2);
  await search;
  expect(order).toEqual(["light", "heavy"]);
  expect(readLowestPriority()).toBeGreaterThan(before);
});

test("a heavy caller alone on the server uses its threads", async () => {
  const { index, countThreads } = await openIndex();
  const clock = vi.spyOn(performance, "now");
  onTestFinished(() => clock.mockRestore());
  const heavy = createCaller(10_000);
  const now = performance.now();
  clock.mockReturnValue(now + 3_000);
  await index.searchNearby(NEARBY, heavy.signal);
  expect(countThreads()).toBe(1);
});

test("an expensive search of any caller moves to the thread of heavy callers", async () => {
  const { index, countThreads } = await openIndex();
  await index.searchNearby(NEARBY, createCaller(0).signal);
  expect(countThreads()).toBe(2);
  const { placeCount: lookupsBeforeMove } = await index.describe();

  const other = await openIndex();
  await other.index.searchNearby(NEARBY);
  expect(other.countThreads()).toBe(1);
  const { placeCount: allLookups } = await other.index.describe();
  expect(lookupsBeforeMove).toBeLessThan(allLookups);
});

test("a search is charged to its caller, even if the caller leaves", async () => {
  const { index } = await openIndex();
  const caller = createCaller(0);
  const charge = vi.spyOn(caller.account, "charge");
  await index.searchNearby(NEARBY, caller.signal);
  const sum = () => charge.mock.calls.reduce((total, [cpuMs]) => total + cpuMs, 0);
  expect(sum()).toBeGreaterThan(5);
  const before = charge.mock.calls.length;
  const left = index.searchNearby(NEARBY, caller.signal);
  await new Promise((resolve) => setTimeout(resolve, 120));
  caller.leave();
  await expect(left).rejects.toThrow("left");
  await vi.waitFor(() => expect(charge.mock.calls.length).toBeGreaterThan(before), 5_000);
});

test("the time of searches with one signal adds up, with or without a known caller", async () => {
  const { index } = await openIndex();
  const unknown = new AbortController().signal;
  for (const signal of [createCaller(0).signal, unknown]) {
    expect(getSearchTime(signal)).toBe(0);
    await index.searchNearby(NEARBY, signal);
    const first = getSearchTime(signal);
    expect(first).toBeGreaterThan(5);
    await index.searchNearby(NEARBY, signal);
    expect(getSearchTime(signal)).toBeGreaterThan(first + 5);
  }
});
