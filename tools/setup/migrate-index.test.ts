import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createSqlitePlaceIndexWriter } from "@lieudit/place-index/sqlite";
import { afterAll, expect, test } from "vitest";
import { isIndexInOtherStore, isIndexOutdated } from "./migrate-index.mjs";

const folder = mkdtempSync(join(tmpdir(), "lieudit-index-move-"));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['{"index": "index-3.sqlite"}', true, true],
  ['{"index": "index-3.sqlite"}', false, false],
  ['{"index": "postgres-0a1b2c3d_3"}', true, false],
  ['{"index": "postgres-0a1b2c3d_3"}', false, true],
  ['{"index": null}', true, false],
  ["damaged", true, false],
])("%s, a database wanted: %s: it is to be moved: %s", (manifest, isWanted, isMoved) => {
  writeFileSync(join(folder, "current.json"), manifest);
  expect(isIndexInOtherStore(folder, isWanted)).toBe(isMoved);
});

test("before the first import there is nothing to move", () => {
  expect(isIndexInOtherStore(join(folder, "none"), true)).toBe(false);
});

test("an index that another version wrote is rebuilt; one of this version, a damaged one and none are not", async () => {
  const places = mkdtempSync(join(folder, "places-"));
  expect(isIndexOutdated(places)).toBe(false);
  const path = join(places, "index-1.sqlite");
  await createSqlitePlaceIndexWriter(path).finish();
  writeFileSync(
    join(places, "current.json"),
    JSON.stringify({ version: 1, generation: 1, index: "index-1.sqlite", sources: [] }),
  );
  expect(isIndexOutdated(places)).toBe(false);
  const index = new DatabaseSync(path);
  index.exec("pragma user_version = 1");
  index.close();
  expect(isIndexOutdated(places)).toBe(true);
  writeFileSync(path, "damaged");
  expect(isIndexOutdated(places)).toBe(false);
});
