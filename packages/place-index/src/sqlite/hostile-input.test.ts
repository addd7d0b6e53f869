import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { writePlaces } from "../../test/write-places.ts";
import { aLocality, anAddress, aPoi, aStreet, HARBOUR } from "../conformance/places.ts";
import { type PlaceIndex, PlaceIndexError } from "../place-index.ts";
import { createSqlitePlaceIndexWriter, openSqlitePlaceIndex } from "./index.ts";

let folder: string;
let index: PlaceIndex;

const HOSTILE = [
  "\0",
  "caf\0é",
  "\ud800",
  "café \udfff phare",
  '" OR "1"="1',
  "'; drop table place; --",
  "NEAR(café phare, 5)",
  "words : café",
  "terms:café",
  "café* OR ^phare",
  "(((((((((",
  "-café NOT phare AND",
  "#1 !2 ~b1 @phare =phare <p &poi",
  "{café}",
  "\u202ecafé\u202d",
  "__proto__",
  "constructor toString hasOwnProperty",
  "🥐🥐🥐",
  "a".repeat(1_000_000),
  "é".repeat(1_000_000),
  "a ".repeat(500_000),
  "\u0301".repeat(100_000),
  "9".repeat(100_000),
];

/** Those without a million letters. */
const SHORT_HOSTILE = HOSTILE.slice(0, 18);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lieudit-hostile-"));
  index = await createIndex(HOSTILE);
  // Names of a million letters, on a machine that may be busy.
}, 120_000);
afterAll(async () => {
  await index.close();
  await rm(folder, { recursive: true, force: true });
});

/** An index with places of these names among others. */
async function createIndex(names: readonly string[]): Promise<PlaceIndex> {
  const path = join(folder, `index-${names.length}.sqlite`);
  await writePlaces(createSqlitePlaceIndexWriter(path), [
    aPoi("Café du Phare"),
    aStreet("Rue Neuve"),
    anAddress("12", "Rue Neuve"),
    aLocality("Port-Valbrune"),
    // Names are untrusted input too.
    ...names.map((name, i) => aPoi(name, "cafe", { id: `place-hostile-${i}` })),
  ]);
  return openSqlitePlaceIndex(path);
}

test.each(HOSTILE.map((text) => [text.slice(0, 20), text] as const))(
  "%j is answered",
  async (_shown, text) => {
    const bias = { circle: { center: HARBOUR, radius: 1_000 } };
    expect(await index.autocomplete({ input: text, limit: 5, language: text, bias })).toBeInstanceOf(Array);
    expect((await index.searchText({ text, limit: 20, language: "fr", bias })).places).toBeInstanceOf(Array);
    expect(await index.getPlace(text)).toBeNull();
    const nearby = { center: HARBOUR, radiusMetres: 10, limit: 5, rank: "POPULARITY" as const };
    expect(await index.searchNearby({ ...nearby, includedTypes: [text] })).toEqual([]);
  },
);

test("a hostile name comes back as it was put in", async () => {
  for (const [i, name] of HOSTILE.entries()) {
    expect((await index.getPlace(`place-hostile-${i}`))?.names.default).toBe(name);
  }
});

test("10,000 generated questions give answers or errors of ours", { timeout: 120_000 }, async () => {
  // Results with a million letters would take most of the time.
  const index = await createIndex(SHORT_HOSTILE);
  onTestFinished(() => index.close());
  const piece = fc.oneof(
    fc.string({ unit: "binary", maxLength: 30 }),
    fc.string({ unit: "grapheme", maxLength: 30 }),
    fc.constantFrom(...SHORT_HOSTILE, "café", "rue neuve", "12", "boulangerie", "valbrune", "phrae"),
  );
  const text = fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join(" "));
  const coordinate = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  const question = fc.oneof(
    fc.record({ text, low: coordinate, high: coordinate }).map(
      ({ text, low, high }) =>
        () =>
          index.autocomplete({
            input: text,
            limit: 5,
            language: "fr",
            restriction: { rectangle: { low, high } },
          }),
    ),
    fc.record({ text, center: coordinate }).map(
      ({ text, center }) =>
        () =>
          index.searchText({ text, limit: 20, language: "fr", bias: { circle: { center, radius: 50_000 } } }),
    ),
    fc
      .record({ text, center: coordinate, radiusMetres: fc.double({ min: 0, max: 50_000, noNaN: true }) })
      .map(
        ({ text, center, radiusMetres }) =>
          () =>
            index.searchNearby({ center, radiusMetres, limit: 20, rank: "DISTANCE", excludedTypes: [text] }),
      ),
    coordinate.map((location) => () => index.reverseGeocode({ location, limit: 5 })),
    text.map((id) => () => index.getPlace(id)),
  );
  let untyped = 0;
  await fc.assert(
    fc.asyncProperty(question, async (ask) => {
      await ask().catch((error: unknown) => {
        // A question that the engine chokes on would be BROKEN: our own mistake, not the reader's.
        untyped += 1;
        throw new Error(`${error instanceof PlaceIndexError ? error.code : "untyped"}: ${String(error)}`);
      });
    }),
    { seed: 20_261_120, numRuns: 10_000 },
  );
  console.info(
    JSON.stringify({ fault: "generated questions", runs: 10_000, violations: untyped, seed: 20_261_120 }),
  );
  expect(untyped).toBe(0);
});
