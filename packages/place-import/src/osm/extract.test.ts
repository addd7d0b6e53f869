import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SkipReport } from "@lieudit/intake";
import { decodeBoundary, distanceMetres } from "@lieudit/place-model";
import { MONACO_EXTRACT } from "@lieudit/test-kit/real-data";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Extract, openExtract } from "./extract.ts";
import { openOsmFile } from "./open-osm-file.ts";
import type { OsmElement, OsmMember } from "./osm-element.ts";
import type { OsmFeature } from "./osm-feature.ts";
import { dataBlob, headerBlob } from "./pbf-writer.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "extract-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let fileCount = 0;
async function openTestExtract(...files: OsmElement[][]) {
  const paths: string[] = [];
  for (const elements of files) {
    fileCount += 1;
    const path = join(folder, `${fileCount}.osm.pbf`);
    await writeFile(path, Buffer.concat([headerBlob(), dataBlob(elements)]));
    paths.push(path);
  }
  return openPaths(paths);
}

async function openPaths(paths: string[]) {
  const skips = new SkipReport();
  const opened = await Promise.all(paths.map((path) => openOsmFile(path, { workFolder: folder })));
  const shares: number[] = [];
  const extract = await openExtract(opened, {
    skips,
    workFolder: folder,
    onProgress: (share) => shares.push(share),
  });
  const features: OsmFeature[] = [];
  for await (const feature of extract.features()) features.push(feature);
  return { extract, features, skips, shares };
}

const node = (id: number, latitude: number, longitude: number, tags = {}): OsmElement => ({
  type: "node",
  id,
  latitude,
  longitude,
  tags,
});
const way = (id: number, nodeIds: number[], tags = {}): OsmElement => ({ type: "way", id, nodeIds, tags });
const relation = (id: number, members: OsmMember[], tags = {}): OsmElement => ({
  type: "relation",
  id,
  members,
  tags,
});
const outer = (id: number): OsmMember => ({ type: "way", id, role: "outer" });
const inner = (id: number): OsmMember => ({ type: "way", id, role: "inner" });

/** Nodes of a square, with four ids from `first` on. */
const square = (first: number, south: number, west: number, side: number): OsmElement[] => [
  node(first, south, west),
  node(first + 1, south, west + side),
  node(first + 2, south + side, west + side),
  node(first + 3, south + side, west),
];

describe("ways", () => {
  test.each<[name: string, tags: Record<string, string>, isArea: boolean]>([
    ["a named building", { building: "yes", name: "Mairie" }, true],
    ["a roundabout", { highway: "residential", name: "Rond-point" }, false],
    ["a square that is tagged an area", { highway: "pedestrian", area: "yes", name: "Place" }, true],
    ["a named coastline", { natural: "coastline", name: "Côte" }, false],
    ["a running track", { leisure: "track", name: "Piste" }, false],
    ["a park that is said to be no area", { leisure: "park", area: "no", name: "Parc" }, false],
    ["an address", { "addr:housenumber": "4", "addr:street": "Rue A" }, true],
  ])("%s, closed: area = %s", async (_name, tags, isArea) => {
    const { features } = await openTestExtract([...square(1, 43, 7, 0.002), way(9, [1, 2, 3, 4, 1], tags)]);
    const [feature] = features;
    expect(feature?.areaSquareMetres !== undefined).toBe(isArea);
    if (isArea) expect(feature?.location.latitude).toBeCloseTo(43.001, 6);
    expect(feature?.line !== undefined).toBe(tags.highway !== undefined);
    expect(feature?.viewport?.low).toEqual({ latitude: 43, longitude: 7 });
  });

  test("an open way keeps its points and is placed at the middle of its length", async () => {
    const { features } = await openTestExtract([
      node(1, 43, 7),
      node(2, 43, 7.001),
      node(3, 43, 7.004),
      way(9, [1, 2, 3], { highway: "residential", name: "Rue" }),
    ]);
    expect(features[0]?.lineNodeIds).toEqual([1, 2, 3]);
    expect(features[0]?.line).toHaveLength(3);
    expect(features[0]?.location.longitude).toBeCloseTo(7.002, 6);
  });

  test("missing nodes are omitted, and a way without nodes is counted", async () => {
    const { features, skips } = await openTestExtract([
      node(1, 43, 7),
      node(3, 43, 7.004),
      way(8, [1, 2, 3], { highway: "residential", name: "Rue" }),
      way(9, [20, 30], { highway: "residential", name: "Ailleurs" }),
    ]);
    expect(features.map(({ id }) => id)).toEqual([8]);
    expect(features[0]?.lineNodeIds).toEqual([1, 3]);
    expect(skips.list()).toMatchObject([
      { reason: "ways of which the file has no node", examples: ["way/9"] },
    ]);
  });

  test("ways may precede their nodes", async () => {
    const { features } = await openTestExtract([
      way(9, [1, 2], { highway: "residential", name: "Rue" }),
      node(1, 43, 7),
      node(2, 43, 8),
    ]);
    expect(features[0]?.location.longitude).toBeCloseTo(7.5, 4);
  });
});

describe("relations", () => {
  const park = { type: "multipolygon", leisure: "park", name: "Parc" };

  test("outer and inner ways in any order and direction", async () => {
    const { features } = await openTestExtract([
      ...square(1, 43, 7, 0.01),
      ...square(11, 43.004, 7.004, 0.002),
      way(21, [3, 2, 1]),
      way(22, [3, 4, 1]),
      way(23, [11, 12, 13]),
      way(24, [11, 14, 13]),
      relation(9, [inner(24), outer(22), inner(23), outer(21)], park),
    ]);
    const [feature] = features;
    const sideNorth = distanceMetres({ latitude: 43, longitude: 7 }, { latitude: 43.01, longitude: 7 });
    const sideEast = distanceMetres(
      { latitude: 43.005, longitude: 7 },
      { latitude: 43.005, longitude: 7.01 },
    );
    expect(feature!.areaSquareMetres! / (sideNorth * sideEast)).toBeCloseTo(0.96, 3);
    const { latitude, longitude } = feature!.location;
    const isInHole = latitude > 43.004 && latitude < 43.006 && longitude > 7.004 && longitude < 7.006;
    expect(isInHole).toBe(false);
    expect(feature?.viewport).toEqual({
      low: { latitude: 43, longitude: 7 },
      high: { latitude: 43.01, longitude: 7.01 },
    });
  });

  test("a missing part is tolerated and counted where a ring closes without it", async () => {
    const { features, skips } = await openTestExtract([
      ...square(1, 43, 7, 0.01),
      way(21, [1, 2, 3, 4, 1]),
      relation(9, [outer(21), outer(99)], park),
    ]);
    expect(features.map(({ id }) => id)).toEqual([9]);
    expect(skips.list()).toMatchObject([{ reason: expect.stringContaining("outside the file"), count: 1 }]);
  });

  test("an outline that does not close is skipped, unless its centre is known", async () => {
    const commune = { type: "boundary", boundary: "administrative", admin_level: "8", name: "Commune" };
    const cut: OsmElement[] = [
      ...square(1, 43, 7, 0.01),
      way(21, [1, 2, 3]),
      node(50, 43.002, 7.008, { name: "C" }),
    ];
    const without = await openTestExtract([...cut, relation(9, [outer(21), outer(99)], commune)]);
    expect(without.features.map(({ id }) => id)).toEqual([50]);
    const centre: OsmMember = { type: "node", id: 50, role: "admin_centre" };
    const withCentre = await openTestExtract([...cut, relation(9, [outer(21), outer(99), centre], commune)]);
    expect(withCentre.features.at(-1)).toMatchObject({
      id: 9,
      location: { latitude: 43.002, longitude: 7.008 },
    });
    expect(withCentre.features.at(-1)).not.toHaveProperty("areaSquareMetres");
    expect(withCentre.extract.areas.areasAt({ latitude: 43.004, longitude: 7.006 })).toEqual([]);
  });

  test("routes are counted and skipped", async () => {
    const { features, skips } = await openTestExtract([relation(9, [], { type: "route", name: "Ligne 1" })]);
    expect(features).toEqual([]);
    expect(skips.list()).toMatchObject([{ reason: "relations of type=route", count: 1 }]);
  });
});

describe("boundaries", () => {
  const tags = { type: "boundary", boundary: "administrative", admin_level: "8", name: "Valbrune" };
  const ways = [way(11, [1, 2, 3]), way(12, [3, 4, 1])];
  const boundaryOf = async (...elements: OsmElement[]) =>
    (await openTestExtract(elements)).features[0]?.boundary;

  test("a whole one has its outline, with the enclave", async () => {
    const elements = [
      ...square(1, 43, 7, 0.1),
      ...square(5, 43.02, 7.02, 0.02),
      ...ways,
      way(13, [5, 6, 7, 8, 5]),
    ];
    const text = await boundaryOf(...elements, relation(20, [outer(11), outer(12), inner(13)], tags));
    expect(decodeBoundary(text ?? "")?.coordinates.map((ring) => ring.length)).toEqual([5, 5]);
  });

  test("so has the area of a postcode, and a closed way", async () => {
    const postal = { type: "boundary", boundary: "postal_code", postal_code: "83999" };
    const elements = [...square(1, 43, 7, 0.1), ...ways];
    expect(await boundaryOf(...elements, relation(20, [outer(11), outer(12)], postal))).toBeDefined();
    expect(await boundaryOf(...square(1, 43, 7, 0.1), way(11, [1, 2, 3, 4, 1], tags))).toBeDefined();
  });

  test.each<[what: string, elements: OsmElement[]]>([
    [
      "a member way",
      [...square(1, 43, 7, 0.1), ...ways, relation(20, [outer(11), outer(12), inner(99)], tags)],
    ],
    ["a node", [...square(1, 43, 7, 0.1).slice(1), ...ways, relation(20, [outer(11), outer(12)], tags)]],
    ["a node of a closed way", [...square(1, 43, 7, 0.1).slice(1), way(11, [1, 2, 3, 4, 1], tags)]],
    [
      "the part of another relation",
      [
        ...square(1, 43, 7, 0.1),
        ...ways,
        relation(20, [outer(11), outer(12), { type: "relation", id: 21, role: "outer" }], tags),
      ],
    ],
    [
      "the line across a small gap",
      [
        ...square(1, 43, 7, 0.1),
        node(5, 43.0001, 7),
        way(11, [1, 2, 3]),
        way(12, [3, 4, 5]),
        relation(20, [outer(11), outer(12)], tags),
      ],
    ],
  ])("without %s it has none", async (_what, elements) => {
    const { features } = await openTestExtract(elements);
    expect(features).toHaveLength(1);
    expect(features[0]?.boundary).toBeUndefined();
  });

  test("one that crosses itself has none and is counted", async () => {
    const { features, skips } = await openTestExtract([
      ...square(1, 43, 7, 0.1),
      way(11, [1, 3, 2, 4, 1]),
      relation(20, [outer(11)], tags),
    ]);
    expect(features[0]?.boundary).toBeUndefined();
    expect(skips.list()).toMatchObject([
      { reason: "boundaries whose outline cannot be drawn (found all the same)", examples: ["relation/20"] },
    ]);
  });

  test("other areas have none", async () => {
    const park = { type: "multipolygon", leisure: "park", name: "Parc" };
    const elements = [...square(1, 43, 7, 0.1), ...ways];
    expect(await boundaryOf(...elements, relation(20, [outer(11), outer(12)], park))).toBeUndefined();
  });
});

describe("areas and settlements", () => {
  const boundary = (level: string, name: string) => ({
    type: "boundary",
    boundary: "administrative",
    admin_level: level,
    name,
  });
  const region: OsmElement[] = [
    ...square(1, 43, 7, 0.1),
    ...square(11, 43.02, 7.02, 0.03),
    ...square(21, 43.01, 7.01, 0.06),
    node(31, 43.03, 7.03, { place: "village", name: "Ville" }),
    node(32, 43.09, 7.09, { place: "hamlet", name: "Hameau" }),
    node(33, 43.031, 7.031, { place: "suburb", name: "Quartier" }),
    way(41, [1, 2, 3, 4, 1]),
    way(42, [11, 12, 13, 14, 11], { boundary: "administrative", admin_level: "8", name: "Commune" }),
    way(43, [21, 22, 23, 24]),
    relation(51, [outer(41)], boundary("6", "Département")),
    relation(52, [outer(43)], { type: "boundary", boundary: "postal_code", postal_code: "06999" }),
  ];

  async function opened(): Promise<Extract> {
    // The postal area lacks a side of its square: a gap of a third of the rest is too wide to close.
    return (await openTestExtract(region)).extract;
  }

  test("those that contain a point, smallest first, including closed ways", async () => {
    const { areas } = await opened();
    const names = areas
      .areasAt({ latitude: 43.03, longitude: 7.03 })
      .map(({ osm, kind, adminLevel }) => [osm, kind, adminLevel]);
    expect(names).toEqual([
      ["way/42", "administrative", 8],
      ["relation/51", "administrative", 6],
    ]);
    expect(areas.areasAt({ latitude: 42, longitude: 7.03 })).toEqual([]);
  });

  test("a small gap is closed", async () => {
    const nearly = region.map((element) =>
      element.type === "way" && element.id === 43 ? { ...element, nodeIds: [21, 22, 23, 24, 25] } : element,
    );
    const { extract } = await openTestExtract([node(25, 43.0102, 7.01), ...nearly]);
    const areas = extract.areas
      .areasAt({ latitude: 43.06, longitude: 7.06 })
      .map(({ kind, adminLevel }) => [kind, adminLevel]);
    expect(areas).toEqual([
      ["postal_code", 0],
      ["administrative", 6],
    ]);
  });

  test("the nearest settlement within reach, which is not a suburb", async () => {
    const { areas } = await opened();
    const nearest = (latitude: number, longitude: number, metres: number) =>
      areas.nearestSettlement({ latitude, longitude }, metres)?.tags.name;
    expect(nearest(43.031, 7.031, 5_000)).toBe("Ville");
    expect(nearest(43.085, 7.085, 5_000)).toBe("Hameau");
    expect(nearest(43.5, 7.5, 5_000)).toBeUndefined();
    expect(nearest(43.5, 7.5, 100_000)).toBe("Hameau");
  });
});

test("a boundary across the antimeridian contains points on both sides, and its town is near to both", async () => {
  const { features, extract } = await openTestExtract([
    node(1, -17, 179.8),
    node(2, -17, -179.8),
    node(3, -16, -179.8),
    node(4, -16, 179.8),
    node(5, -16.5, -179.99, { place: "village", name: "Village" }),
    way(9, [1, 2, 3, 4, 1], { boundary: "administrative", admin_level: "8", name: "Commune" }),
  ]);
  const at = (longitude: number) => ({ latitude: -16.5, longitude });
  const held = [179.7, 179.9, 180, -180, -179.9, -179.7, 0].map(
    (lng) => extract.areas.areasAt(at(lng)).length,
  );
  expect(held).toEqual([0, 1, 1, 1, 1, 0, 0]);
  expect(extract.areas.nearestSettlement(at(179.95), 10_000)?.tags.name).toBe("Village");
  expect(features[1]?.viewport).toEqual({
    low: { latitude: -17, longitude: 179.8 },
    high: { latitude: -16, longitude: -179.8 },
  });
  expect(Math.abs(features[1]!.location.longitude)).toBeCloseTo(180, 6);
});

test("two files are read as one, without duplicates", async () => {
  const shared = node(2, 43, 8, { name: "Frontière", amenity: "cafe" });
  const { features, extract } = await openTestExtract(
    [node(1, 43, 7), shared, way(9, [1, 2], { highway: "road", name: "Rue" })],
    [shared, node(3, 43, 9, { shop: "bakery" })],
  );
  expect(features.map(({ type, id }) => `${type}/${id}`)).toEqual(["node/2", "way/9", "node/3"]);
  expect(extract.counts).toEqual({ node: 4, way: 1, relation: 0 });
});

test("progress rises to the end", async () => {
  const { shares } = await openTestExtract([node(1, 43, 7, { name: "A" })]);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.at(-1)).toBeCloseTo(1, 5);
});

describe.skipIf(!existsSync(MONACO_EXTRACT))("Monaco (skipped without ../shared/data)", () => {
  test("features, counts, areas", async () => {
    const { extract, features, skips } = await openPaths([MONACO_EXTRACT]);
    expect(extract.counts).toEqual({ node: 30_477, way: 4_825, relation: 285 });
    expect(features.length).toBeGreaterThan(3_000);
    const palace = { latitude: 43.7311, longitude: 7.4197 };
    expect(extract.areas.areasAt(palace).map(({ tags }) => tags.name)).toEqual(["Monaco-Ville", "Monaco"]);
    expect(extract.areas.nearestSettlement(palace, 5_000)?.tags.name).toBe("Monaco");
    const commune = features.find(({ type, id }) => type === "relation" && id === 2220322);
    expect(commune!.areaSquareMetres! / 1e6).toBeCloseTo(2.4, 1);
    expect(skips.list().find(({ reason }) => reason === "relations of type=route")?.count).toBe(59);
  });
});
