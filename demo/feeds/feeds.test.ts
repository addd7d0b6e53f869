import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { refreshLive } from "@lieudit/live-values";
import { importFeed, importPlaces } from "@lieudit/place-import";
import { type FollowedPlaceIndex, followPlaceIndex } from "@lieudit/place-index/store";
import type { PlaceRecord } from "@lieudit/place-model";
import { getRealDataPath } from "@lieudit/test-kit/real-data";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_CLOCK } from "../facts/clock.ts";
import { osmXml } from "../osm/osm-xml.ts";
import { CORNERS } from "../region/coast.ts";
import { drawRegion } from "../region/region.ts";
import { buildFeeds } from "./build.ts";

const NOW = new Date(DEMO_CLOCK);
let folder = "";
let index: FollowedPlaceIndex;
const elements = new Map<string, string>();
const reports: Record<string, Awaited<ReturnType<typeof importFeed>>> = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lieudit-demo-feeds-"));
  const region = drawRegion();
  for (const { name, osm } of region.places) if (!elements.has(name)) elements.set(name, osm);
  const osm = osmXml(region.drawing, CORNERS);
  await writeFile(join(folder, "demo.osm"), osm);
  await buildFeeds(osm, join(folder, "feeds"), DEMO_CLOCK);
  const dataDir = join(folder, "data");
  const shared = { dataDir, now: () => NOW, graceMs: 0 };
  await importPlaces({ files: [join(folder, "demo.osm")], ...shared });
  for (const [kind, file] of [
    ["fuel", "prix.xml"],
    ["irve", "irve-statique.csv"],
    ["reviews", "avis.jsonl"],
  ] as const) {
    reports[kind] = await importFeed({ kind, file: join(folder, "feeds", file), ...shared });
  }
  await refreshLive({
    kind: "irve",
    file: join(folder, "feeds/irve-dynamique.csv"),
    dataDir,
    now: () => NOW,
  });
  index = await followPlaceIndex(join(dataDir, "places"), { now: () => NOW });
}, 180_000);
afterAll(async () => {
  await index.close();
  await rm(folder, { recursive: true, force: true });
});

async function record(id: string): Promise<PlaceRecord> {
  const place = await index.getPlace(id);
  if (place === null) throw new Error(`no place ${id}`);
  return place;
}
const named = (name: string) => record(`osm-n-${elements.get(name)!.split("/")[1]}`);
const prices = ({ facts }: PlaceRecord) =>
  (facts.fuelOptions?.fuelPrices ?? []).map(({ type, price }) =>
    price === undefined
      ? type
      : `${type} ${price.units ?? 0}.${String((price.nanos ?? 0) / 1e6).padStart(3, "0")}`,
  );

describe("fuel", () => {
  test("counts", () => {
    expect(reports.fuel).toMatchObject({ readCount: 6, joinedCount: 3, ownCount: 3 });
    expect(reports.fuel?.skipped.map(({ reason }) => reason)).toEqual(["repeated stations"]);
  });
  test("by its number, whatever the distance", async () => {
    const place = await named("Station Marélys");
    expect(prices(place)).toEqual(["DIESEL 1.619", "SP95_E10 1.689", "SP98 1.769", "E85 0.829"]);
    expect(place.facts).toMatchObject({ wifi: true, restroom: true });
    expect(place.types).toContain("car_wash");
  });
  test("of a number that is there twice the newer line, and what has run out without a price", async () => {
    expect(prices(await named("Relais du Port"))).toEqual(["DIESEL 1.709", "SP95"]);
  });
  test("149 m away is the same station, with its own hours", async () => {
    const place = await named("Station Vaudrimont");
    expect(prices(place)).toEqual(["DIESEL 1.739", "SP95 1.849"]);
    expect(place.hours?.tag).toBe("Mo-Sa 07:30-19:00");
  });
  test("151 m away is another", async () => {
    expect(prices(await named("Station Marélys Brévanfleur"))).toEqual(["DIESEL", "SP95", "E85"]);
    expect(await record("fuel-96200001")).toMatchObject({
      names: { default: "Station-service, Route de la Lande" },
      hours: { tag: "24/7" },
    });
  });
  test("another brand is another", async () => {
    expect(prices(await named("Station du Mesnil"))).toEqual(["DIESEL", "SP95"]);
    expect(await record("fuel-96150001")).toMatchObject({
      names: { default: "Autogalop" },
      brand: "Autogalop",
    });
  });
  test("what the map lacks is a place of its own", async () => {
    const place = await record("fuel-96400001");
    expect(place).toMatchObject({
      names: { default: "Station-service, 2 bis Route de l'Écluse" },
      address: { formatted: "2 bis Route de l'Écluse, 96400 Ormeclere" },
      hours: { tag: "Mo-Th 06:30-21:00; Fr 06:30-22:00; Sa 08:00-20:00; Su off", isWeekly: true },
      facts: { takeout: true, goodForChildren: true },
    });
    // SP98 is sold no more.
    expect(prices(place)).toEqual(["DIESEL 1.729", "LPG 0.999", "METHANE"]);
  });
});

describe("charging", () => {
  const connectors = ({ facts }: PlaceRecord) =>
    facts.evChargeOptions?.connectorAggregation?.map(
      ({ type, maxChargeRateKw, count, availableCount, outOfServiceCount }) =>
        [
          type.replace("EV_CONNECTOR_TYPE_", ""),
          maxChargeRateKw,
          count,
          availableCount,
          outOfServiceCount,
        ].join(" "),
    );
  test("counts", () => {
    expect(reports.irve).toMatchObject({ readCount: 5, joinedCount: 2, ownCount: 3 });
    expect(reports.irve?.skipped).toMatchObject([{ reason: "repeated charging points", count: 1 }]);
  });
  test("by its number", async () => {
    expect(connectors(await named("Bornes de la gare"))).toEqual([
      "TYPE_2 22 4 2 1",
      "UNSPECIFIED_WALL_OUTLET 3.7 4 2 1",
    ]);
  });
  test("149 m away and of the same operator is the same station", async () => {
    expect(connectors(await named("Bornes de la place d'Armes"))).toEqual(["TYPE_2 22 2 1 0"]);
  });
  test("151 m away, or another operator's, is another", async () => {
    expect((await named("Bornes du Champ-de-Foire")).attributions).toHaveLength(1);
    expect((await named("Bornes de l'Hôtel de ville")).attributions).toHaveLength(1);
    expect((await record("irve-FRBAIP0002")).names.default).toBe("Brévanfleur - Salle des fêtes");
    expect((await record("irve-FRELMP0003")).hours?.tag).toBe("Mo-Fr 07:30-20:00, Sa 08:00-19:00");
  });
  test("a point that is there twice counts as its newer line says", async () => {
    const place = await record("irve-FRAUBP0004");
    expect(place.facts.evChargeOptions?.connectorCount).toBe(3);
    expect(connectors(place)?.map((text) => text.split(" ").slice(0, 3).join(" "))).toEqual([
      "OTHER 3.7 1",
      "TYPE_2 22 2",
    ]);
  });
});

describe("reviews", () => {
  test("counts", () => {
    expect(reports.reviews).toMatchObject({ readCount: 5, joinedCount: 3 });
    expect(reports.reviews?.skipped.map(({ reason }) => reason)).toEqual([
      "reviews that their author wrote anew",
      "reviews with another review as their subject",
    ]);
  });
  test("are marked as generated, with stars, words and translations", async () => {
    expect((await named("Station Vaudrimont")).facts).toMatchObject({ rating: 3, userRatingCount: 2 });
    expect((await named("Bornes de la place d'Armes")).facts).toMatchObject({
      rating: 5,
      userRatingCount: 1,
    });
    const { reviews = [] } = await named("Station du Mesnil");
    expect(reviews.map(({ isGenerated, rating }) => [isGenerated, rating])).toEqual([
      [true, undefined],
      [true, 3],
    ]);
    expect(reviews[1]?.translations?.fr).toMatch(/^Pratique/);
  });
});

const SCHEMAS = getRealDataPath("irve");
test.skipIf(!existsSync(SCHEMAS)).each([
  ["irve-statique.csv", "schema-statique.json"],
  ["irve-dynamique.csv", "schema-dynamique.json"],
])("%s follows the official %s (skipped where it is absent)", async (file, schema) => {
  const { fields } = JSON.parse(readFileSync(join(SCHEMAS, schema), "utf8")) as {
    fields: { name: string; constraints?: { required?: boolean; pattern?: string; enum?: string[] } }[];
  };
  const [header, ...lines] = (await readFile(join(folder, "feeds", file), "utf8")).trim().split("\n");
  expect(header?.split(",")).toEqual(fields.map(({ name }) => name));
  const faults = lines.flatMap((line) => {
    const cells = [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = ""]) =>
      cell.replace(/^"|"$/g, ""),
    );
    return fields.flatMap(({ name, constraints = {} }, column) => {
      const cell = cells[column] ?? "";
      const isMissing = cell === "" && constraints.required === true;
      const isOdd =
        cell !== "" &&
        ((constraints.pattern !== undefined && !new RegExp(constraints.pattern).test(cell)) ||
          (constraints.enum !== undefined && !constraints.enum.includes(cell)));
      return isMissing || isOdd ? [`${name}: "${cell}"`] : [];
    });
  });
  expect(faults).toEqual([]);
});
