import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { MAX_GROUP_ROWS, Spill } from "./spill.ts";

let folder = "";
let spill: Spill;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "spill-"));
  spill = new Spill(folder);
});
afterEach(() => {
  spill.close();
  rmSync(folder, { recursive: true });
});

test("rows that are stored together come back by key, in the order of insertion", () => {
  const runs = spill.runs<number>("rows");
  // More than are in memory at a time, so that each key has several runs.
  const keys = ["a", "b", "c"];
  for (let number = 0; number < 45_000; number += 1) runs.add(keys[number % 3]!, number);
  const rest = (remainder: number) => Array.from({ length: 15_000 }, (_, at) => 3 * at + remainder);
  expect([...runs.groups()]).toEqual(keys.map((key, at) => ({ key, rows: rest(at) })));
  expect(runs.get("b")).toEqual(rest(1));
  expect(runs.get("d")).toEqual([]);
  expect([...runs.all()].sort((one, other) => one - other)).toEqual(
    Array.from({ length: 45_000 }, (_, at) => at),
  );
});

test("rows of a key beyond the limit are dropped one by one", () => {
  const runs = spill.runs<number>("rows");
  for (let number = 0; number < MAX_GROUP_ROWS + 25_000; number += 1) runs.add("street", number);
  runs.add("other", 1);
  const dropped: number[] = [];
  const sizes = [...runs.groups((row) => dropped.push(row))].map(({ key, rows }) => [key, rows.length]);
  expect(sizes).toEqual([
    ["other", 1],
    ["street", MAX_GROUP_ROWS],
  ]);
  expect(dropped).toEqual(Array.from({ length: 25_000 }, (_, at) => MAX_GROUP_ROWS + at));
});
