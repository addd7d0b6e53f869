import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Spill } from "../places/spill.ts";
import { type StoredAddressRow, StreetRuns } from "./street-runs.ts";

let folder = "";
let spill: Spill;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "street-runs-"));
  spill = new Spill(folder);
});
afterEach(async () => {
  spill.close();
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

function aRow(streetId: string, number: number, more: Partial<StoredAddressRow> = {}): StoredAddressRow {
  return {
    id: `${streetId}-${String(number).padStart(6, "0")}`,
    streetId,
    cityCode: "04001",
    town: "Aiglun",
    postcode: "04510",
    street: "Rue Haute",
    houseNumber: String(number),
    location: { latitude: 44, longitude: 6 + number / 1e6 },
    positionRank: 0,
    credit: 0,
    where: `line ${number}`,
    ...more,
  };
}

function storeAll(
  rows: readonly StoredAddressRow[],
  onDrop: (row: StoredAddressRow) => void = ({ where }) => expect(where, "dropped").toBeUndefined(),
): StoredAddressRow[][] {
  const runs = new StreetRuns(spill);
  for (const row of rows) runs.add(row);
  return [...runs.streets(onDrop)];
}

test("rows come back by street, whatever their order", () => {
  const [high, low] = [
    [1, 2, 3].map((number) => aRow("b", number)),
    [4, 5].map((number) => aRow("a", number)),
  ];
  const mixed = [high[2], low[0], high[0], low[1], high[1]] as StoredAddressRow[];
  expect(storeAll(mixed)).toEqual([low, high]);
});

test("rows of one street keep what only some of them have", () => {
  const rows = [
    aRow("a", 1, { formerTown: "Vieux-Bourg" }),
    aRow("a", 2),
    aRow("a", 3, { quarter: "Le Pré", credit: 1, town: "Autre" }),
    aRow("a", 4, { quarter: "Le Pré" }),
  ];
  expect(storeAll(rows)).toEqual([rows]);
});

test("rows of one address are neighbours, with the best position first, then by their order", () => {
  const [entrance, parcel, late] = [
    aRow("a", 1, { where: "line 2" }),
    aRow("a", 1, { positionRank: 3, where: "line 1" }),
    aRow("a", 1, { where: "line 9" }),
  ];
  const other = aRow("a", 2);
  expect(storeAll([parcel, other, entrance, late])).toEqual([[entrance, late, parcel, other]]);
});

test("a street has 20,000 rows, and the others are dropped, also those of a run across the limit", () => {
  const rows = Array.from({ length: 21_500 }, (_, number) =>
    aRow("a", number, number < 300 ? { credit: 1 } : {}),
  );
  const dropped: StoredAddressRow[] = [];
  const [street] = storeAll([...rows, aRow("b", 1)], (row) => dropped.push(row));
  expect(street).toEqual(rows.slice(0, 20_000));
  const byWhere = new Map(dropped.map((row) => [row.where, row]));
  expect(byWhere.size).toBe(dropped.length);
  expect(rows.slice(20_000).map(({ where }) => byWhere.get(where))).toEqual(rows.slice(20_000));
  expect(dropped).toHaveLength(1_500);
});
