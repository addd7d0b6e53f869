import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SkipReport } from "@lieudit/intake";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openOsmFile } from "../../../packages/place-import/src/osm/open-osm-file.ts";
import type { OsmElement, OsmWay } from "../../../packages/place-import/src/osm/osm-element.ts";
import { writeCountryExtract } from "./country-extract.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "country-extract-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("the same seed gives the same extract, by type and id, with one coast", async () => {
  const [first, second] = [join(folder, "first.osm.pbf"), join(folder, "second.osm.pbf")];
  await writeCountryExtract(first, 3, 7);
  await writeCountryExtract(second, 3, 7);
  expect((await readFile(first)).equals(await readFile(second))).toBe(true);
  const skips = new SkipReport();
  const elements: OsmElement[] = [];
  const file = await openOsmFile(first, { workFolder: folder });
  for await (const batch of file.read({ want: new Set(["node", "way", "relation"]), skips })) {
    elements.push(...batch);
  }
  expect(skips.list()).toEqual([]);
  const nodes = elements.filter(({ type }) => type === "node");
  expect(nodes.length).toBeGreaterThan(15_000);
  const ids = nodes.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
  const known = new Set(ids);
  const ways = elements.filter((element): element is OsmWay => element.type === "way");
  expect(ways.flatMap(({ nodeIds }) => nodeIds).every((id) => known.has(id))).toBe(true);
  const coast = ways.filter(({ tags }) => tags.natural === "coastline").map(({ nodeIds }) => nodeIds);
  expect(coast.slice(1).map((way) => way.at(-1))).toEqual(coast.slice(0, -1).map((way) => way[0]));
});
