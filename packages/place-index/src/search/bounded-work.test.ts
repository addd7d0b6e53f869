import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Worker } from "node:worker_threads";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { writePlaces } from "../../test/write-places.ts";
import { aPoi, awayFromHarbour, HARBOUR } from "../conformance/places.ts";
import type { NearbyQuery, TextQuery } from "../place-index.ts";
import { readQuery } from "../query/read-query.ts";
import { createSqlitePlaceIndexWriter } from "../sqlite/index.ts";
import { openReader } from "../sqlite/sqlite-reader.ts";
import { boundReader } from "./bounded-reader.ts";
import { CandidateGatherer } from "./gather-candidates.ts";
import { gatherForgiving } from "./gather-forgiving.ts";
import type { IndexReader, TermMatch } from "./index-reader.ts";
import { isPartialSearch } from "./partial-results.ts";
import { runCall } from "./run-call.ts";
import { Vocabulary } from "./vocabulary.ts";
import { CallAbortedError, WorkBudget } from "./work-budget.ts";
import { openPlaceIndexInWorker, placeIndexOver } from "./worker-place-index.ts";

const SLOW_INDEX = { module: new URL("./slow-reader.test-process.ts", import.meta.url).href, options: {} };
const NEARBY: NearbyQuery = { center: HARBOUR, radiusMetres: 1_000, limit: 20, rank: "POPULARITY" };
const ENDLESS: NearbyQuery = { ...NEARBY, includedPrimaryTypes: ["cafe"] };
const TEXT: TextQuery = { text: "café", language: "fr", limit: 20 };

let folder: string;
let reader: IndexReader;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lieudit-bounded-"));
  const path = join(folder, "index.sqlite");
  const places = Array.from({ length: 3_000 }, (_, i) =>
    aPoi(`Café ${i}`, "cafe", {
      location: awayFromHarbour(3 * i, -2 * i),
      facts: { rating: 4.2, userRatingCount: 4 },
    }),
  );
  await writePlaces(createSqlitePlaceIndexWriter(path), places);
  reader = await openReader({ path });
});
afterAll(async () => {
  await reader.close();
  await rm(folder, { recursive: true, force: true });
});

test("a search within its limit of work is not partial", async () => {
  const result = await runCall(reader, { method: "searchText", query: TEXT });
  expect(JSON.parse(result.records)).toHaveLength(20);
  expect(result).not.toHaveProperty("isPartial");
});

test.each<[string, Parameters<typeof runCall>[1], number]>([
  ["a text", { method: "searchText", query: { ...TEXT, minRating: 4.3 } }, 300],
  ["a text with errors", { method: "searchText", query: { ...TEXT, text: "cafz dus porz" } }, 1],
  ["an autocomplete", { method: "autocomplete", query: { input: "cafe", language: "fr", limit: 5 } }, 5],
  [
    "a circle by popularity",
    { method: "searchNearby", query: { ...NEARBY, center: awayFromHarbour(-900) } },
    20,
  ],
  [
    "a circle by distance",
    {
      method: "searchNearby",
      query: { ...NEARBY, rank: "DISTANCE", radiusMetres: 9_000, excludedTypes: ["cafe"] },
    },
    300,
  ],
])("%s that reaches its limit of work is partial", async (_, call, units) => {
  const result = await runCall(reader, call, { maxWork: { units } });
  expect(result.isPartial).toBe(true);
});

test("skips a lookup above the remaining budget, and does cheaper ones", () => {
  const budget = new WorkBudget({ units: 100, cpuMs: 1_000 });
  expect(budget.canAfford(100)).toBe(true);
  expect([budget.isPartial, budget.canAfford(101), budget.isPartial]).toEqual([false, false, true]);
  expect(budget.isSpent()).toBe(false);
});

test("a lookup with fewer places than expected ends at the rank that is affordable", async () => {
  const cafes = ["cafe"];
  const lookUp = async (match: TermMatch, units: number) => {
    const budget = new WorkBudget({ units, cpuMs: 1_000 });
    const places = await boundReader(reader, budget).matching(match, 0, 1);
    return { found: places.length, isPartial: budget.isPartial, spent: budget.unitsSpent };
  };
  // Looking through all lists for a café takes 2.3 units, and the first one is expected at once.
  expect(await lookUp({ all: [cafes] }, 9)).toMatchObject({ found: 1, isPartial: false });
  const none = { all: [cafes], none: cafes };
  expect(await lookUp(none, 20)).toMatchObject({ found: 0, isPartial: false });
  const cut = await lookUp(none, 9);
  expect(cut).toMatchObject({ found: 0, isPartial: true });
  expect(cut.spent).toBeCloseTo(9, 1);
  expect(await reader.matching({ all: [cafes] }, 2, 10, { lastRank: 5 })).toHaveLength(3);
});

test("a lookup is skipped that would be too much if its words exclude each other", async () => {
  const counts: Record<string, number> = { common: 500_000, other: 400_000 };
  const names = new Vocabulary(Object.keys(counts), Uint32Array.from(Object.values(counts)));
  let lookups = 0;
  // Of the others, nothing is read here.
  const million = {
    placeCount: 1_000_000,
    wordLists: async () => ({ names, context: names, initials: names, areas: names, zones: names }),
    matching: async () => {
      lookups += 1;
      return [];
    },
  } as unknown as IndexReader;
  const lookUp = async (units: number) => {
    const budget = new WorkBudget({ units, cpuMs: 1_000 });
    await boundReader(million, budget).matching({ all: [["common"], ["other"]] }, 0, 150);
    return { lookups, cutCount: budget.cutCount };
  };
  // 150 of the 200,000 places with both words are expected in a 1,300th of the lists, for 0.7 units.
  expect(await lookUp(30)).toEqual({ lookups: 0, cutCount: 1 });
  expect(await lookUp(40)).toMatchObject({ lookups: 1 });
});

test.each([
  [8, 3],
  [12, 2],
  [24, 1],
])("a text of %i words is read in %i spacings", async (count, spacings) => {
  const text = Array.from({ length: count / 2 }, () => "ca fe").join(" ");
  const read = readQuery(text, false, { maxWords: 30 });
  const accepts = async () => [];
  const options = { required: [], accepts, depth: 10, enough: 10, isTyping: false };
  expect((await gatherForgiving(reader, read, options)).readings).toHaveLength(spacings);
});

test("a type that is excluded several times is looked up once", async () => {
  const matching = vi.spyOn(reader, "matching");
  onTestFinished(() => matching.mockRestore());
  const excludedTypes = ["cafe", "cafe"];
  const query: NearbyQuery = { ...NEARBY, excludedTypes, excludedPrimaryTypes: excludedTypes };
  await runCall(reader, { method: "searchNearby", query });
  expect(matching.mock.calls[0]?.[0].none).toHaveLength(2);
});

test("CPU time that is left bounds what a lookup may read, once work is heavy", () => {
  let cpuMs = 0;
  const budget = new WorkBudget({ units: 2_500, cpuMs: 40 }, undefined, undefined, () => cpuMs);
  cpuMs = 30;
  budget.spend(1_000);
  expect(budget.countLeft()).toBe(1_500);
  budget.spend(200);
  // A unit took 25 microseconds so far.
  expect(budget.countLeft()).toBeCloseTo(400, 6);
  expect([budget.canAfford(1_300), budget.cutCount, budget.hasEndedEarly]).toEqual([true, 0, false]);
  expect([budget.canAfford(1_301), budget.cutCount, budget.hasEndedEarly]).toEqual([false, 1, true]);
});

test.each([
  [true, [undefined, "wide", "large", "small"]],
  [false, [undefined]],
])("smaller areas are looked through if a lookup of all places was cut (%s)", async (isCut, expected) => {
  const budget = new WorkBudget();
  const sizes: (string | undefined)[] = [];
  const matching: IndexReader["matching"] = async ({ around }) => {
    sizes.push(around?.size);
    if (isCut) budget.markCut();
    return [];
  };
  // The gatherer needs no more of a reader here.
  const index = { budget, matching } as unknown as IndexReader;
  const lists = await reader.wordLists();
  const options = { depth: 40, enough: 5, required: [], accepts: async () => [], near: HARBOUR };
  await new CandidateGatherer(index, { index, lists }, options).take("trial", [], [["cafe"]]);
  expect(sizes).toEqual(expected);
});

test("ends work that takes more CPU time than its units cost, once it is heavy", () => {
  let cpuMs = 0;
  const budget = new WorkBudget({ units: 2_500, cpuMs: 40 }, undefined, undefined, () => cpuMs);
  cpuMs = 41;
  budget.spend(1_000);
  expect(budget.isSpent()).toBe(false);
  budget.spend(1);
  expect([budget.isSpent(), budget.isPartial]).toEqual([true, true]);
});

test("a circle that is too large to read whole returns the nearest places", async () => {
  const query: NearbyQuery = { ...NEARBY, rank: "DISTANCE", radiusMetres: 9_000, limit: 2_000 };
  const places = async (units?: number) => {
    const { records } = await runCall(
      reader,
      { method: "searchNearby", query },
      units === undefined ? {} : { maxWork: { units } },
    );
    return (JSON.parse(records) as { id: string }[]).map(({ id }) => id);
  };
  const partial = await places(700);
  expect(partial.length).toBeGreaterThan(50);
  expect(partial).toEqual((await places()).slice(0, partial.length));
});

test("a partial search returns its results so far, the same each time", async () => {
  const call = { method: "searchText", query: { ...TEXT, text: "café 12" } } as const;
  const whole = await runCall(reader, call);
  const [one, other] = [
    await runCall(reader, call, { maxWork: { units: 40 } }),
    await runCall(reader, call, { maxWork: { units: 40 } }),
  ];
  expect(one.isPartial).toBe(true);
  expect(other).toEqual(one);
  const ids = (records: string) => (JSON.parse(records) as { id: string }[]).map(({ id }) => id);
  expect(ids(one.records).length).toBeGreaterThan(0);
  expect(ids(one.records).length).toBeLessThanOrEqual(ids(whole.records).length);
});

test("the signal of a partial search says so, and that of a complete one does not", async () => {
  const index = placeIndexOver({
    ask: (call) => runCall(reader, call, call.method === "autocomplete" ? { maxWork: { units: 5 } } : {}),
    close: async () => {},
  });
  const [partial, complete] = [new AbortController().signal, new AbortController().signal];
  await index.autocomplete({ input: "cafe", language: "fr", limit: 5 }, partial);
  await index.searchText(TEXT, complete);
  expect([isPartialSearch(partial), isPartialSearch(complete)]).toEqual([true, false]);
});

test("a call whose caller has left stops at its next lookup", async () => {
  let lookups = 0;
  const call = { method: "searchText", query: TEXT } as const;
  const isAborted = () => ++lookups > 3;
  await expect(runCall(reader, call, { isAborted })).rejects.toBeInstanceOf(CallAbortedError);
  expect(lookups).toBe(4);
});

test("an aborted search frees its thread for the next call", async () => {
  const index = await openPlaceIndexInWorker(SLOW_INDEX, { threads: 1, callsAtWorker: 2 });
  const control = new AbortController();
  const search = index.searchNearby(NEARBY, control.signal);
  // A complete search takes 14 lookups of 50 ms.
  setTimeout(() => control.abort(new Error("the client left")), 60);
  await expect(search).rejects.toThrow("the client left");
  const { placeCount: lookups } = await index.describe();
  await index.close();
  expect(lookups).toBeLessThan(8);
});

test("a worker that ignores an abort is replaced, and its other calls get their results", async () => {
  const workers: Worker[] = [];
  const index = await openPlaceIndexInWorker(SLOW_INDEX, {
    threads: 1,
    callsAtWorker: 2,
    onWorker: (worker) => workers.push(worker),
  });
  const control = new AbortController();
  const endless = index.searchNearby(ENDLESS, control.signal);
  const behind = index.describe();
  // By then the thread is within the search.
  setTimeout(() => control.abort(new Error("too late")), 200);
  await expect(endless).rejects.toThrow("too late");
  expect(await behind).toMatchObject({ placeCount: 0 });
  expect(workers).toHaveLength(2);
  await index.close();
  await workers[0]!.terminate();
});

test("a worker that stops an aborted call stays", async () => {
  const workers: Worker[] = [];
  const index = await openPlaceIndexInWorker(SLOW_INDEX, {
    threads: 1,
    callsAtWorker: 2,
    onWorker: (worker) => workers.push(worker),
  });
  const control = new AbortController();
  const search = index.searchNearby(NEARBY, control.signal);
  control.abort(new Error("the client left"));
  await expect(search).rejects.toThrow("the client left");
  await wait(1_200);
  await index.describe();
  await index.close();
  expect(workers).toHaveLength(1);
});
