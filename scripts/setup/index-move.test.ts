import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { isIndexElsewhere } from "./index-move.mjs";

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
  expect(isIndexElsewhere(folder, isWanted)).toBe(isMoved);
});

test("before the first import there is nothing to move", () => {
  expect(isIndexElsewhere(join(folder, "none"), true)).toBe(false);
});
