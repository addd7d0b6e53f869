import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { MANIFEST_FILE, type PlacesManifest, publishManifest, readManifest } from "./manifest.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lieudit-manifest-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const manifest: PlacesManifest = { version: 1, generation: 3, index: "index-3.sqlite", sources: [] };

test("a published manifest is read back and leaves no draft behind", async () => {
  await publishManifest(folder, manifest);
  expect(await readManifest(folder)).toEqual(manifest);
  expect(await readdir(folder)).toEqual([MANIFEST_FILE]);
});

test("a folder without a manifest, or no folder at all, has none", async () => {
  expect(await readManifest(folder)).toBeNull();
  expect(await readManifest(join(folder, "missing"))).toBeNull();
});

test.each([
  ["{", "BROKEN"],
  ["null", "BROKEN"],
  ['{"version":2}', "INCOMPATIBLE"],
  ['{"version":1,"generation":1,"index":"../../etc/passwd","sources":[]}', "BROKEN"],
  ['{"version":1,"generation":1,"index":null}', "BROKEN"],
])("the manifest %s is refused as %s", async (text, code) => {
  await writeFile(join(folder, MANIFEST_FILE), text);
  await expect(readManifest(folder)).rejects.toMatchObject({ name: "PlaceIndexError", code });
});
