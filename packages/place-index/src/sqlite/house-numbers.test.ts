import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { PlaceRecord } from "@lieudit/place-model";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openInThisThread } from "../../test/open-in-this-thread.ts";
import { writePlaces } from "../../test/write-places.ts";
import { aLocality, anAddress, aPoi, aStreet, awayFromHarbour } from "../conformance/places.ts";
import { getRing } from "../geo/cells.ts";
import { addHouse, toStreetHouses } from "../houses/street-houses.ts";
import type { IndexReader } from "../search/index-reader.ts";
import { TERM_SIGNS, toCellTerm, toKindTerm } from "../search/terms.ts";
import { toNameKey, toNameWords } from "../text/place-words.ts";
import {
  createShardedPlaceIndexWriter,
  createSqlitePlaceIndexWriter,
  openSqlitePlaceIndex,
  readRecords,
} from "./index.ts";
import { openReader } from "./sqlite-reader.ts";

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lieudit-houses-"));
  path = join(folder, "index-1.sqlite");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = (records: readonly PlaceRecord[]) => writePlaces(createSqlitePlaceIndexWriter(path), records);

function countRows(table: string): number {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    return Number(database.prepare(`select count(*) as count from ${table}`).get()?.count);
  } finally {
    database.close();
  }
}

/** Returns the numbers 1 to `count` of a street that goes east, `step` metres from each other. */
function aRow(
  street: string,
  count: number,
  step: number,
  overrides: Partial<PlaceRecord> = {},
): PlaceRecord[] {
  const source = overrides.source ?? "test";
  return Array.from({ length: count }, (_, i) =>
    anAddress(String(i + 1), street, {
      location: awayFromHarbour((i % 2) * 15, i * step),
      id: `${source}-${street.replaceAll(/\W/g, "")}-${i + 1}`,
      ...overrides,
    }),
  );
}

const LONG = aRow("Route de la Corniche", 200, 60);
const TOWN = [
  aLocality("Port-Valbrune", { popularity: 0.6 }),
  aStreet("Route de la Corniche"),
  aPoi("Bar de la Corniche", "bar", { address: { houseNumber: "12", street: "Route de la Corniche" } }),
  ...LONG,
  ...aRow("Rue du 8 Mai 1945", 30, 10),
  ...aRow("La Canebière", 12, 10),
  anAddress("12 bis", "Route de la Corniche", { id: "test-RoutedelaCorniche-12bis" }),
  // Has a fact that no house number has, and stays a row.
  anAddress("14", "Rue Neuve", { facts: { nationalPhoneNumber: "04 94 12 34 56" } }),
];

async function findRanks(reader: IndexReader, all: string[][], page: number): Promise<number[]> {
  const ranks: number[] = [];
  for (;;) {
    const found = await reader.matching({ all }, ranks.at(-1) ?? 0, page);
    ranks.push(...found.map(({ rank }) => rank));
    if (found.length < page) return ranks;
  }
}

describe("house numbers in an index", () => {
  test("are rows of their streets, and the same records by their ids", async () => {
    await write(TOWN);
    expect(countRows("place")).toBe(4);
    expect(countRows("house")).toBeLessThan(10);
    const index = await openSqlitePlaceIndex(path, { readerThreads: 0 });
    for (const record of TOWN) expect(await index.getPlace(record.id)).toEqual(record);
    expect(await index.getPlaces(TOWN.map(({ id }) => id))).toEqual(TOWN);
    for (const id of ["test-RoutedelaCorniche-201", "test-RoutedelaCorniche-", "test-RoutedelaCorniche-01"]) {
      expect(await index.getPlace(id)).toBeNull();
    }
    expect(await index.describe()).toMatchObject({ placeCount: TOWN.length, countByKind: { address: 244 } });
    await index.close();
    const stored = [...readRecords(path)];
    expect(stored).toHaveLength(TOWN.length);
    expect(new Set(stored)).toEqual(new Set(TOWN));
  });

  test("that come by street give the same index as their records, file and shards", async () => {
    const records = [
      // Another source had number 4 earlier, and a private one has the same ids.
      anAddress("4", "Route de la Corniche", { source: "own", id: "test-RoutedelaCorniche-4" }),
      ...TOWN,
      ...LONG.slice(0, 70).map((record) => ({ ...record, source: "private" })),
    ];
    const toStreets = (all: readonly PlaceRecord[]) => {
      const isJoined = ({ id }: PlaceRecord) => /-RoutedelaCorniche-(?!9$)/.test(id);
      const [first, ...others] = all.filter(isJoined);
      const street = toStreetHouses(first!)!;
      for (const { id, address, location } of others)
        addHouse(street, first!, { id, houseNumber: address.houseNumber!, location });
      expect(street.houses).toHaveLength(others.length + 1);
      return [street, ...all.filter((record) => !isJoined(record))];
    };
    const files: Buffer[][] = [];
    for (const [at, makeRecords] of [(all: readonly PlaceRecord[]) => all, toStreets].entries()) {
      const single = createSqlitePlaceIndexWriter(join(folder, `${at}`, "index-1.sqlite"));
      const sharded = createShardedPlaceIndexWriter(join(folder, `${at}`, "index-2.sqlite"), {
        generation: 2,
        maxPlaces: 60,
        threads: 0,
      });
      for (const writer of [single, sharded]) await writePlaces(writer, records, makeRecords);
      const names = [
        "index-1.sqlite",
        "index-2.sqlite",
        ...sharded.listShards().files.map(({ file }) => file),
      ];
      files.push(await Promise.all(names.map((name) => readFile(join(folder, `${at}`, name)))));
    }
    const [ofRecords = [], ofStreets = []] = files;
    expect(ofRecords.length).toBeGreaterThan(4);
    expect([...readRecords(join(folder, "1", "index-1.sqlite"))]).toHaveLength(records.length - 1);
    expect(ofStreets.map((file, at) => file.equals(ofRecords[at]!))).toEqual(ofRecords.map(() => true));
  });

  test("match on pages of any size as on one", async () => {
    await write(TOWN);
    const reader = await openReader({ path });
    const searches = [
      [[toKindTerm("address")]],
      [["corniche"], ["12"]],
      [["corniche"], [`${TERM_SIGNS.namePrefix}12`]],
      [["8"], ["mai"]],
      [["corniche", "canebiere"], [`${TERM_SIGNS.context}83999`]],
      [["corniche"], [toCellTerm(LONG[150]!.location, "small")]],
    ];
    for (const all of searches) {
      const whole = await findRanks(reader, all, 1_000);
      expect(whole.length).toBeGreaterThan(1);
      expect(whole).toEqual([...new Set(whole)].sort((a, b) => a - b));
      for (const page of [1, 2, 7, 63, 64, 65]) expect(await findRanks(reader, all, page)).toEqual(whole);
    }
    const names = (await reader.candidates(await findRanks(reader, [["corniche"], ["12"]], 5))).map(
      (place) => place.names[0]?.join(" ") ?? "",
    );
    expect(names).toEqual(
      ["bar de la corniche", "12 route de la corniche", "12 bis route de la corniche"].slice(1),
    );
    await reader.close();
  });

  test("are found by their whole name", async () => {
    await write(TOWN);
    const reader = await openReader({ path });
    for (const { kind, names } of TOWN) {
      const key = toNameKey(toNameWords(names.default));
      const found = await reader.matching({ all: [[TERM_SIGNS.wholeName + key]] }, 0, 10);
      expect(found.map((place) => [place.kind, place.names[0]])).toEqual([
        [kind, toNameWords(names.default)],
      ]);
    }
    await reader.close();
  });

  test("are counted in the lists of words like other places", async () => {
    await write(TOWN);
    const reader = await openReader({ path });
    const { names, context, areas } = await reader.wordLists();
    expect(names.getCount("corniche")).toBe(203);
    expect(names.getCount("12")).toBe(4);
    expect(context.getCount("83999")).toBe(TOWN.length);
    expect(areas.countStartingWith("g")).toBe(TOWN.length);
    expect(reader.placeCount).toBe(TOWN.length);
    await reader.close();
  });

  test("are found at each end of a long street, and in the rings there", async () => {
    await write(LONG);
    const reader = await openReader({ path });
    const index = openInThisThread(reader);
    for (const at of [0, 1, 63, 64, 100, 198, 199]) {
      const { location, names } = LONG[at]!;
      const [address] = await index.reverseGeocode({ location, limit: 1 });
      expect(address?.names.default).toBe(names.default);
      const all = [["corniche"], [String(at + 1)]];
      const found = await reader.matching({ all, around: getRing(location, "small") }, 0, 10);
      expect(found.map((place) => place.location)).toEqual([location]);
    }
    const far = getRing(awayFromHarbour(50_000), "small");
    expect(await reader.matching({ all: [["corniche"]], around: far }, 0, 10)).toEqual([]);
    await index.close();
  });

  test("of two sources on one street have their own source and credit", async () => {
    const credits = (provider: string) => ({ attributions: [{ provider }] });
    const records = [
      ...aRow("Rue Neuve", 5, 10, { source: "ban", ...credits("BAN") }),
      ...aRow("Rue Neuve", 5, 12, { source: "bano", ...credits("BANO") }),
    ];
    await write(records);
    expect(countRows("house")).toBe(2);
    const index = await openSqlitePlaceIndex(path, { readerThreads: 0 });
    expect(await index.getPlaces(records.map(({ id }) => id))).toEqual(records);
    await index.close();
  });

  test("of one id the first source's stays, packed or not", async () => {
    const [first] = aRow("Rue Neuve", 1, 10, { source: "new" });
    const other = anAddress("1", "Rue Neuve", { id: first!.id, source: "old", facts: { rating: 4 } });
    for (const [one, two] of [
      [first!, other],
      [other, first!],
    ] as const) {
      await write([one, two]);
      const index = await openSqlitePlaceIndex(path, { readerThreads: 0 });
      expect(await index.getPlace(first!.id)).toEqual(one);
      expect((await index.describe()).placeCount).toBe(1);
      await index.close();
      await rm(path);
    }
  });

  test("in another order give the same file", async () => {
    const files: Buffer[] = [];
    for (const records of [TOWN, TOWN.toReversed()]) {
      await write(records);
      files.push(await readFile(path));
    }
    expect(files[0]?.equals(files[1]!)).toBe(true);
  });

  test("take a tenth of the bytes of rows", async () => {
    const streets = Array.from(
      { length: 300 },
      (_, i) => `Rue ${String.fromCharCode(97 + (i % 26))}ardin ${i}`,
    );
    const numbers = (facts: PlaceRecord["facts"]) =>
      streets.flatMap((street) => aRow(street, 12, 10, { facts }));
    const sizes: number[] = [];
    for (const records of [
      [aPoi("Bar", "bar")],
      numbers({}),
      numbers({ websiteUri: "https://example.org" }),
    ]) {
      await write(records);
      sizes.push((await stat(path)).size);
      await rm(path);
    }
    const [base = 0, packed = 0, rows = 0] = sizes;
    expect((packed - base) / (rows - base)).toBeLessThan(0.1);
  });

  test("that no house has together end a lookup early, as does the work of the call", async () => {
    const streets = Array.from({ length: 400 }, (_, i) => aRow(`Rue du ${i + 1_000}e Moulin`, 3, 10));
    await write([...streets.flat(), anAddress("1", "Rue Haute", { names: { default: "1 2 Rue Haute" } })]);
    const reader = await openReader({ path });
    let blockCount = 0;
    const countBlocks = (max: number) => ({ mayUnpack: () => ++blockCount <= max });
    expect(await reader.matching({ all: [["1"], ["2"]] }, 0, 10, countBlocks(1_000))).toHaveLength(1);
    expect(blockCount).toBe(300);
    blockCount = 0;
    expect(await reader.matching({ all: [["1"]] }, 0, 100, countBlocks(40))).toHaveLength(41);
    await reader.close();
  });

  test("that are damaged are an error, and not other houses", async () => {
    const other = aRow("Rue Neuve", 3, 10);
    await write([...LONG, ...other]);
    const database = new DatabaseSync(path);
    database.exec("update house set numbers = substr(numbers, 1, length(numbers) - 3) where rank = 1");
    database.close();
    const index = await openSqlitePlaceIndex(path, { readerThreads: 0 });
    const error = {
      name: "PlaceIndexError",
      code: "BROKEN",
      message: expect.stringContaining("import the sources again"),
    };
    await expect(index.getPlace(LONG[0]!.id)).rejects.toMatchObject(error);
    await expect(
      index.searchText({ text: "3 route de la corniche", language: "fr", limit: 5 }),
    ).rejects.toMatchObject(error);
    expect(await index.getPlace(other[2]!.id)).toEqual(other[2]);
    await index.close();
  });
});
