import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MapFeatures } from "@lieudit/basemap";
import { NO_SKIP_LOG, SkipReport } from "@lieudit/intake";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readMapFeatures } from "../basemap/read-map-features.ts";
import { readRoads } from "../roads/read-roads.ts";
import { openExtract } from "./extract.ts";
import { type OsmFile, openOsmFile } from "./open-osm-file.ts";
import { hasTags, type OsmElement, type OsmNode, type OsmWay } from "./osm-element.ts";
import { dataBlob, headerBlob } from "./pbf-writer.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "locations-on-ways-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const corner = (id: number, latitude: number, longitude: number, tags = {}): OsmNode => ({
  type: "node",
  id,
  latitude,
  longitude,
  tags,
});

/** A street with a gate and a building, and a lake of two ways, in a commune. */
const TOWN: OsmElement[] = [
  corner(1, 43.1, 7.1),
  corner(2, 43.1, 7.2),
  corner(3, 43.2, 7.2),
  corner(4, 43.2, 7.1),
  corner(5, 43.15, 7.12, { barrier: "bollard" }),
  corner(6, 43.16, 7.12, { place: "village", name: "Le Bourg" }),
  corner(7, 43.161, 7.121),
  corner(8, 43.162, 7.121),
  corner(9, 43.162, 7.123),
  { type: "way", id: 21, nodeIds: [1, 5, 3], tags: { highway: "residential", name: "Rue du Port" } },
  { type: "way", id: 22, nodeIds: [7, 8, 9, 7], tags: { building: "yes", amenity: "school", name: "École" } },
  { type: "way", id: 23, nodeIds: [1, 2, 3], tags: {} },
  { type: "way", id: 24, nodeIds: [3, 4, 1], tags: {} },
  {
    type: "relation",
    id: 31,
    members: [23, 24].map((id) => ({ type: "way", id, role: "outer" })),
    tags: { type: "boundary", boundary: "administrative", admin_level: "8", name: "Le Bourg" },
  },
  {
    type: "relation",
    id: 32,
    members: [23, 24].map((id) => ({ type: "way", id, role: "outer" })),
    tags: { type: "multipolygon", natural: "water", name: "Lac Rond" },
  },
];

/** Moves positions to the ways, and drops nodes without tags, as `osmium add-locations-to-ways` does. */
function moveLocationsToWays(elements: readonly OsmElement[]): OsmElement[] {
  const nodes = new Map(
    elements.flatMap((element) => (element.type === "node" ? [[element.id, element]] : [])),
  );
  return elements
    .filter(({ type, tags }) => type !== "node" || hasTags(tags))
    .map((element) => {
      if (element.type !== "way") return element;
      const locations = element.nodeIds.map((id) => {
        const node = nodes.get(id);
        return node && { latitude: node.latitude, longitude: node.longitude };
      });
      return { ...element, locations };
    });
}

async function writePbf(name: string, elements: readonly OsmElement[]): Promise<OsmFile> {
  const path = join(folder, `${name}.osm.pbf`);
  await writeFile(path, Buffer.concat([headerBlob(), dataBlob(elements)]));
  return openOsmFile(path, { workFolder: folder });
}

async function readEverything(file: OsmFile) {
  const skips = new SkipReport();
  const extract = await openExtract([file], { skips, workFolder: folder });
  const places = [];
  for await (const feature of extract.features()) places.push(feature);
  const mapped: unknown[] = [];
  // Features only count what they hold and take more.
  const features = { count: 0, add: (...feature: unknown[]) => mapped.push(feature) };
  const box = await readMapFeatures([file], features as unknown as MapFeatures, { workFolder: folder });
  const { latitudes, longitudes, blocks, roadCount } = await readRoads([file]);
  const at = { latitude: 43.15, longitude: 7.15 };
  return {
    places,
    towns: extract.areas.areasAt(at).map(({ tags }) => tags.name),
    mapped,
    box,
    roads: { latitudes, longitudes, blocks, roadCount },
    skips: skips.list(),
  };
}

test("a file with positions on its ways yields the same places, map and roads", async () => {
  const usual = await readEverything(await writePbf("usual", TOWN));
  const onWays = await readEverything(await writePbf("on-ways", moveLocationsToWays(TOWN)));
  expect(usual.places.map(({ id }) => id)).toEqual([6, 21, 22, 31, 32]);
  expect(usual.towns).toEqual(["Le Bourg"]);
  expect(usual.mapped.length).toBeGreaterThan(3);
  expect(usual.roads.roadCount).toBe(1);
  expect(onWays).toEqual(usual);
});

describe("a way with positions", () => {
  const way: OsmWay = {
    type: "way",
    id: 5,
    nodeIds: [1, 2, 3],
    locations: [{ latitude: 43.5, longitude: 7.25 }, undefined, { latitude: -43.5, longitude: -179.9 }],
    tags: { highway: "residential" },
  };

  async function readWays(file: OsmFile): Promise<OsmElement[]> {
    const ways: OsmElement[] = [];
    for await (const batch of file.read({ want: new Set(["way"]), skips: NO_SKIP_LOG })) ways.push(...batch);
    return ways;
  }

  test("is read from PBF, with an unknown position left out", async () => {
    expect(await readWays(await writePbf("way", [way]))).toEqual([way]);
  });

  test("is read from XML, with an invalid position left out", async () => {
    const path = join(folder, "way.osm");
    await writeFile(
      path,
      `<osm version="0.6"><way id="5"><nd ref="1" lat="43.5" lon="7.25"/><nd ref="2" lat="99" lon="7"/>
       <nd ref="3" lat="-43.5" lon="-179.9"/><tag k="highway" v="residential"/></way></osm>`,
    );
    expect(await readWays(await openOsmFile(path, { workFolder: folder }))).toEqual([way]);
  });
});
