import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listRecords } from "@lieudit/place-index";
import { distanceMetres, type PlaceRecord } from "@lieudit/place-model";
import { isPlaceType } from "@lieudit/place-model/types";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AdminArea, AreaLookup, OsmFeature } from "../osm/osm-feature.ts";
import { type MappingOptions, mapFeaturesToPlaces } from "./places-from-features.ts";

const now = new Date("2026-06-15T10:00:00Z");
const center = { latitude: 43.3, longitude: 6.6 };

let workFolder: string;
beforeAll(() => {
  workFolder = mkdtempSync(join(tmpdir(), "places-"));
});
afterAll(() => rmSync(workFolder, { recursive: true }));

const town: AdminArea = {
  osm: "relation/800",
  kind: "administrative",
  adminLevel: 8,
  tags: { name: "Port-Valbrune", boundary: "administrative", admin_level: "8", wikidata: "Q800" },
};
const country: AdminArea = {
  osm: "relation/200",
  kind: "administrative",
  adminLevel: 2,
  tags: { name: "France", "ISO3166-1:alpha2": "FR", boundary: "administrative", admin_level: "2" },
};
const secondTown: AdminArea = {
  ...town,
  osm: "relation/801",
  tags: { ...town.tags, name: "Le Bourg", wikidata: "Q801" },
};

/** West of the centre is one commune, east of it another; farther east is Italy without boundaries. */
const areas: AreaLookup = {
  areasAt: ({ longitude }) =>
    longitude > 7.6 ? [] : longitude < 6.65 ? [town, country] : [secondTown, country],
  nearestSettlement: () => null,
};

async function mapped(
  features: readonly OsmFeature[],
  options: Partial<MappingOptions> = {},
): Promise<PlaceRecord[]> {
  const records: PlaceRecord[] = [];
  const all = mapFeaturesToPlaces(features, { source: "test", areas, workFolder, now, ...options });
  for await (const record of all) records.push(...("houses" in record ? listRecords(record) : [record]));
  return records;
}

function node(id: number, tags: Record<string, string>, east = 0, north = 0): OsmFeature {
  return { type: "node", id, tags, location: at(east, north) };
}

/** A way along points in metres east and north of the centre. */
function way(
  id: number,
  tags: Record<string, string>,
  ...points: [east: number, north: number][]
): OsmFeature {
  const line = points.map(([east, north]) => at(east, north));
  const latitudes = line.map(({ latitude }) => latitude);
  const longitudes = line.map(({ longitude }) => longitude);
  return {
    type: "way",
    id,
    tags,
    location: line[0] ?? center,
    viewport: {
      low: { latitude: Math.min(...latitudes), longitude: Math.min(...longitudes) },
      high: { latitude: Math.max(...latitudes), longitude: Math.max(...longitudes) },
    },
    line,
  };
}

function at(east: number, north: number) {
  return {
    latitude: center.latitude + north / 111_195,
    longitude: center.longitude + east / (111_195 * Math.cos((center.latitude * Math.PI) / 180)),
  };
}

function only(records: readonly PlaceRecord[], kind: PlaceRecord["kind"]): PlaceRecord[] {
  return records.filter((record) => record.kind === kind);
}

test("maps a complete point of interest", async () => {
  const [record] = await mapped([
    node(12345, {
      amenity: "restaurant",
      cuisine: "pizza",
      name: "Chez Nine",
      "name:en": "Nine's",
      brand: "Nine & Fils",
      "addr:housenumber": "12",
      "addr:street": "Rue des Cordiers",
      "addr:postcode": "83999",
      "addr:city": "Port-Valbrune",
      phone: "+33 4 94 00 00 00",
      website: "chez-nine.example.com",
      opening_hours: "Tu-Su 12:00-14:00,19:00-22:00",
      wheelchair: "yes",
      "payment:cards": "yes",
      outdoor_seating: "yes",
      takeaway: "yes",
      description: "Une pizza cuite dans le four du port",
    }),
  ]);
  expect(record).toMatchObject({
    id: "osm-n-0000012345",
    kind: "poi",
    source: "test",
    osm: "node/12345",
    names: { default: "Chez Nine", defaultLanguage: "fr", byLanguage: { en: "Nine's" } },
    primaryType: "pizza_restaurant",
    types: ["pizza_restaurant", "restaurant", "food", "point_of_interest", "establishment"],
    typeNames: { fr: "Pizzeria", en: "Pizza restaurant" },
    location: center,
    address: {
      houseNumber: "12",
      street: "Rue des Cordiers",
      postcode: "83999",
      locality: "Port-Valbrune",
      countryCode: "FR",
      formatted: "12 Rue des Cordiers, 83999 Port-Valbrune",
    },
    timeZone: "Europe/Paris",
    businessStatus: "OPERATIONAL",
    brand: "Nine & Fils",
    editorialSummary: { fr: "Une pizza cuite dans le four du port" },
    plusCode: { globalCode: "8FM88J22+22", compoundCode: "8J22+22 Port-Valbrune" },
    attributions: [
      { provider: "© OpenStreetMap contributors", providerUri: "https://www.openstreetmap.org/copyright" },
    ],
    facts: {
      nationalPhoneNumber: "04 94 00 00 00",
      internationalPhoneNumber: "+33 4 94 00 00 00",
      websiteUri: "https://chez-nine.example.com/",
      iconBackgroundColor: expect.stringMatching(/^#/),
      accessibilityOptions: { wheelchairAccessibleEntrance: true },
      paymentOptions: { acceptsCreditCards: true, acceptsDebitCards: true, acceptsCashOnly: false },
      outdoorSeating: true,
      dineIn: true,
      takeout: true,
    },
  });
  expect(record?.hours?.isWeekly).toBe(true);
  expect(record?.hours?.periods).toHaveLength(12);
});

test("names: its own, the brand, the operator where usual, the kind, or no name", async () => {
  const skipped: string[] = [];
  const records = await mapped(
    [
      node(1, { amenity: "fuel", brand: "Voltéo" }),
      node(2, { amenity: "charging_station", operator: "Régie du port" }),
      node(3, { amenity: "toilets", operator: "Mairie" }),
      node(4, { amenity: "charging_station" }),
      node(5, { shop: "bakery" }),
      node(6, { shop: "bakery", operator: "Fournil Nine" }),
      node(11, { shop: "bakery", operator: "Comité", access: "private" }),
      node(12, { leisure: "sports_centre", operator: "Mairie" }),
      node(7, { amenity: "parking", access: "private" }),
      node(8, { amenity: "parking", parking: "street_side" }),
      node(9, { leisure: "swimming_pool", name: "Ma piscine", access: "private" }),
      node(10, { amenity: "parking", name: "Parking du personnel", access: "private" }),
    ],
    { countSkipped: (reason) => skipped.push(reason) },
  );
  const names = Object.fromEntries(records.map((record) => [record.osm, record.names]));
  expect(names).toEqual({
    "node/1": { default: "Voltéo" },
    "node/2": { default: "Régie du port" },
    "node/3": {
      default: "Toilettes publiques",
      byLanguage: { fr: "Toilettes publiques", en: "Public bathroom" },
    },
    "node/4": {
      default: "Borne de recharge",
      byLanguage: { fr: "Borne de recharge", en: "Electric vehicle charging station" },
    },
    "node/6": { default: "Fournil Nine" },
  });
  expect(skipped.toSorted()).toEqual([
    "places without a name",
    "places without a name",
    "places without a name",
    "places without a name",
    "private car parks, pools, toilets and the like",
    "private car parks, pools, toilets and the like",
    "private car parks, pools, toilets and the like",
  ]);
});

test("a street of a town is one place, in the middle of all its parts", async () => {
  const records = await mapped([
    way(
      11,
      { highway: "residential", name: "Rue des Cordiers", "name:oc": "Carriera dei Cordiers" },
      [0, 0],
      [100, 0],
    ),
    way(12, { highway: "tertiary", name: "RUE DES CORDIERS", alt_name: "Grand-Rue" }, [100, 0], [200, 0]),
    way(13, { highway: "footway", name: "Rue des Cordiers" }, [200, 0], [300, 0]),
    way(14, { highway: "residential", name: "Rue des Cordiers" }, [6_000, 0], [6_100, 0]),
    way(15, { highway: "residential", name: "Quai Nord" }, [0, 50], [0, 90]),
    way(16, { highway: "construction", name: "Rue Future" }, [0, 50], [0, 90]),
    node(17, { highway: "bus_stop", name: "Quai Nord" }, 0, 70),
  ]);
  const streets = only(records, "street");
  expect(streets.map(({ names, address }) => [names.default, address.locality])).toEqual([
    ["Quai Nord", "Port-Valbrune"],
    ["Rue des Cordiers", "Port-Valbrune"],
    ["Rue des Cordiers", "Le Bourg"],
  ]);
  const cordiers = streets[1] as PlaceRecord;
  expect(cordiers.id).toMatch(/^street-[0-9a-f]{16}$/);
  expect(distanceMetres(cordiers.location, at(150, 0))).toBeLessThan(51);
  expect(distanceMetres(cordiers.viewport?.high ?? center, at(300, 0))).toBeLessThan(0.1);
  expect(cordiers.names).toMatchObject({
    byLanguage: { oc: "Carriera dei Cordiers" },
    others: ["Grand-Rue"],
  });
  expect(cordiers).toMatchObject({ primaryType: "route", types: ["route"], popularity: 0.24 });
  expect(cordiers.address.formatted).toBe("Rue des Cordiers, Port-Valbrune");
});

test("a street that crosses into the next commune belongs to both, one that touches it does not", async () => {
  // The border is at longitude 6.65, about four kilometres east of the centre.
  const border = (6.65 - center.longitude) * 111_195 * Math.cos((center.latitude * Math.PI) / 180);
  const streets = only(
    await mapped([
      way(
        1,
        { highway: "residential", name: "Rue Longue" },
        [border - 500, 0],
        [border - 100, 0],
        [border + 400, 0],
      ),
      way(
        2,
        { highway: "residential", name: "Rue Courte" },
        [border - 500, 50],
        [border + 10, 50],
        [border + 15, 50],
      ),
      way(
        3,
        { highway: "residential", name: "Rue Haute;Rue Basse", "name:en": "High Street" },
        [0, 0],
        [100, 0],
      ),
    ]),
    "street",
  );
  const named = streets.map(({ names, address }) => `${names.default}, ${address.locality}`);
  expect(named.toSorted()).toEqual([
    "Rue Basse, Port-Valbrune",
    "Rue Courte, Port-Valbrune",
    "Rue Haute, Port-Valbrune",
    "Rue Longue, Le Bourg",
    "Rue Longue, Port-Valbrune",
  ]);
  expect(new Set(streets.map(({ id }) => id)).size).toBe(5);
  expect(streets.find(({ names }) => names.default === "Rue Haute")?.names.byLanguage).toEqual({
    en: "High Street",
  });
  expect(streets.find(({ names }) => names.default === "Rue Basse")?.names.byLanguage).toBeUndefined();
});

test.each([
  ["a name on each side", { "name:left": "Rue Haute", "name:right": "Rue du Lac" }],
  [
    "both in its name",
    { name: "Rue Haute - Rue du Lac", "name:left": "Rue Haute", "name:right": "Rue du Lac" },
  ],
  ["one of them as its name", { name: "Rue du Lac", "name:left": "Rue Haute", "name:right": "Rue du Lac" }],
  ["both in a list", { name: "Rue Haute;Rue du Lac" }],
])("a border street with %s is two streets", async (_, tags) => {
  const records = await mapped([way(1, { highway: "residential", ...tags }, [0, 0], [90, 0])]);
  expect(
    only(records, "street")
      .map(({ names }) => names.default)
      .sort(),
  ).toEqual(["Rue Haute", "Rue du Lac"]);
});

test("a street is in the town and the postcode of its houses", async () => {
  const street = { highway: "residential", name: "Rue Gauthier" };
  const house = { "addr:street": "RUE GAUTHIER" };
  const cambrai = { ...house, "addr:city": "Cambrai", "addr:postcode": "59400" };
  const line: [number, number][] = [
    [0, 0],
    [300, 0],
  ];
  const getTown = async (houses: Record<string, string>[], east = 0) => {
    const nodes = houses.map((tags, index) =>
      node(index + 1, { ...tags, "addr:housenumber": String(index + 1) }, east + index * 10, 20),
    );
    const shifted = line.map(([x, y]): [number, number] => [x + east, y]);
    const [record] = only(await mapped([way(9, street, ...shifted), ...nodes]), "street");
    return [record?.address.locality, record?.address.postcode];
  };
  expect(await getTown([cambrai, cambrai])).toEqual(["Cambrai", "59400"]);
  // One tag among many houses does not move the street out of its boundary.
  expect(await getTown([cambrai, house, house])).toEqual(["Port-Valbrune", "59400"]);
  // Without a boundary the houses nearby decide.
  const outside = 90_000;
  expect((await getTown([cambrai], outside))[0]).toBe("Cambrai");
  expect((await getTown([], outside))[0]).toBeUndefined();
});

test("a part of a street without a town joins the street that it continues", async () => {
  const edge: AreaLookup = {
    ...areas,
    areasAt: ({ longitude }) => (longitude < 6.61 ? [town, country] : [country]),
  };
  const border = (6.61 - center.longitude) * 111_195 * Math.cos((center.latitude * Math.PI) / 180);
  const streets = only(
    await mapped(
      [
        way(1, { highway: "residential", name: "Rue Longue" }, [border - 300, 0], [border - 30, 0]),
        way(2, { highway: "residential", name: "Rue Longue" }, [border + 30, 0], [border + 200, 0]),
        way(3, { highway: "residential", name: "Rue Longue" }, [border + 4_000, 0], [border + 4_300, 0]),
      ],
      { areas: edge },
    ),
    "street",
  );
  expect(streets.map(({ address }) => address.locality ?? "nowhere").toSorted()).toEqual([
    "Port-Valbrune",
    "nowhere",
  ]);
});

test("a place drawn as a node and as its building is one, with the data of both", async () => {
  const building = (id: number, name: string, tags: Record<string, string>, east: number) =>
    way(
      id,
      { amenity: "restaurant", building: "yes", name, ...tags },
      [east, 0],
      [east + 40, 0],
      [east + 40, 40],
      [east, 40],
    );
  const records = await mapped([
    node(
      1,
      {
        amenity: "restaurant",
        name: "Chez Nine",
        phone: "+33 4 94 00 00 00",
        website: "https://nine.example.com",
      },
      10,
      10,
    ),
    building(2, "Chez  nine", { wheelchair: "yes", "addr:housenumber": "3", "addr:street": "Quai Vieux" }, 0),
    // Another name, another kind, and the same next to the building.
    node(3, { amenity: "restaurant", name: "Chez Dix" }, 12, 12),
    node(4, { shop: "bakery", name: "Chez Nine" }, 14, 14),
    node(5, { amenity: "restaurant", name: "Chez Nine" }, 200, 10),
  ]);
  const [one, ...others] = only(records, "poi").toSorted((a, b) => a.id.localeCompare(b.id));
  expect(others.map(({ osm }) => osm)).toEqual(["node/3", "node/4", "node/5"]);
  expect(one).toMatchObject({
    osm: "node/1",
    names: { default: "Chez Nine" },
    address: { formatted: "3 Quai Vieux, Port-Valbrune" },
    facts: {
      nationalPhoneNumber: "04 94 00 00 00",
      accessibilityOptions: { wheelchairAccessibleEntrance: true },
    },
  });
  expect(one?.viewport).toBeDefined();
});

test("a square and the street around it are one place", async () => {
  const records = await mapped([
    way(21, { highway: "residential", name: "Place d'Armes" }, [0, 0], [50, 0]),
    way(22, { place: "square", name: "Place d’Armes" }, [0, 0], [50, 0], [50, 50], [0, 0]),
  ]);
  expect(records).toHaveLength(1);
  expect(records[0]).toMatchObject({ kind: "street", primaryType: "plaza" });
});

test("a street whose tags name another town than its position is a street of that town", async () => {
  const records = await mapped([
    way(21, { highway: "residential", name: "Rue Haute", "addr:city": "Saint-Roch" }, [0, 0], [50, 0]),
    way(22, { highway: "residential", name: "Rue Haute" }, [0, 200], [50, 200]),
  ]);
  const towns = only(records, "street").map(({ address }) => address.locality);
  expect(towns).toHaveLength(2);
  expect(towns).toContain("Saint-Roch");
});

test("each address is one place, located at the door", async () => {
  const address = { "addr:housenumber": "12", "addr:street": "Rue des Cordiers" };
  const records = await mapped([
    node(33, { ...address, shop: "bakery", name: "Fournil", "addr:postcode": "83999" }, 10, 10),
    { ...way(32, { ...address, building: "yes" }, [0, 0], [20, 0]), location: at(5, 5) },
    node(31, { ...address, "addr:street": "RUE DES CORDIERS" }, 2, 2),
    node(34, { ...address, "addr:housenumber": "14;16 bis" }, 20, 0),
    node(35, { ...address, "addr:street": "Rue des Cordiers" }, 2_500, 0),
    node(36, { "addr:housenumber": "5" }, 0, 0),
  ]);
  const addresses = only(records, "address");
  expect(addresses.map(({ names }) => names.default).toSorted()).toEqual([
    "12 RUE DES CORDIERS",
    "12 Rue des Cordiers",
    "14 Rue des Cordiers",
    "16 bis Rue des Cordiers",
  ]);
  const first = addresses.find(({ osm }) => osm === "node/31");
  expect(first).toMatchObject({
    primaryType: "street_address",
    location: { latitude: expect.closeTo(at(2, 2).latitude, 6) },
  });
  // The shop has the postcode that the door lacks.
  expect(first?.address.postcode).toBe("83999");
  expect(new Set(addresses.map(({ id }) => id)).size).toBe(4);
  expect(only(records, "poi")[0]?.id).toBe("osm-n-0000000033");
});

test("a street has at most 20,000 house numbers, and others without a street are not counted with them", async () => {
  const skipped: string[] = [];
  const countSkipped = (reason: string) => skipped.push(reason);
  const count = 20_002;
  const houses = Array.from({ length: 2 * count }, (_, at) =>
    node(at + 1, {
      "addr:housenumber": String((at % count) + 1),
      ...(at < count ? { "addr:street": "Grande Rue" } : {}),
    }),
  );
  const records = await mapped(houses, { countSkipped });
  expect(only(records, "address")).toHaveLength(20_000);
  expect(skipped).toEqual(Array(2).fill("house numbers beyond the first 20000 of their street"));
});

test("interpolation ways give the numbers between their ends, mapped addresses take precedence", async () => {
  const skipped: string[] = [];
  const street = { "addr:street": "Quai Nord" };
  const interpolation = (id: number, rule: string, from: number, to: number): OsmFeature => ({
    ...way(id, { "addr:interpolation": rule }, [0, 0], [100, 0]),
    lineNodeIds: [from, to],
  });
  const records = await mapped(
    [
      interpolation(50, "even", 41, 42),
      interpolation(51, "odd", 43, 99),
      interpolation(52, "odd", 41, 42),
      {
        ...interpolation(53, "all", 44, 45),
        tags: { "addr:interpolation": "all", "addr:street": "Rue Basse" },
      },
      node(41, { "addr:housenumber": "2", ...street }),
      node(42, { "addr:housenumber": "8", ...street }, 100, 0),
      node(43, { "addr:housenumber": "1", ...street }),
      node(44, { "addr:housenumber": "1" }),
      node(45, { "addr:housenumber": "3" }, 100, 0),
      node(46, { "addr:housenumber": "4", ...street }, 33, 7),
    ],
    { countSkipped: (reason) => skipped.push(reason) },
  );
  const numbers = only(records, "address").map(({ names, osm }) => [names.default, osm]);
  expect(numbers.toSorted()).toEqual([
    ["1 Quai Nord", "node/43"],
    ["1 Rue Basse", undefined],
    ["2 Quai Nord", "node/41"],
    ["2 Rue Basse", undefined],
    ["3 Rue Basse", undefined],
    ["4 Quai Nord", "node/46"],
    ["6 Quai Nord", undefined],
    ["8 Quai Nord", "node/42"],
  ]);
  expect(skipped.toSorted()).toEqual([
    "interpolation ways whose numbers do not fit their rule",
    "interpolation ways without two numbers",
  ]);
});

test("the poles of a stop are one place, the next stop with that name is another", async () => {
  const stop = { highway: "bus_stop", name: "Vieux Port" };
  const heliport = { aeroway: "heliport", name: "Héliport", "name:en": "Heliport" };
  const records = await mapped([
    node(62, stop, 30, 0),
    node(61, stop, 0, 0),
    { ...way(60, { public_transport: "platform", bus: "yes", name: "Vieux Port" }, [0, 0], [10, 0]) },
    node(63, stop, 4_000, 0),
    node(64, { railway: "tram_stop", name: "Vieux Port" }, 10, 0),
    node(65, { aeroway: "helipad", name: "Héliport" }, 900, 0),
    way(66, heliport, [900, 0], [950, 50]),
  ]);
  expect(records.map(({ id, primaryType }) => [id, primaryType]).toSorted()).toEqual([
    ["osm-n-0000000061", "bus_stop"],
    ["osm-n-0000000063", "bus_stop"],
    ["osm-n-0000000064", "tram_stop"],
    ["osm-n-0000000065", "heliport"],
  ]);
  expect(records.find(({ primaryType }) => primaryType === "heliport")?.names.byLanguage).toEqual({
    en: "Heliport",
  });
});

test("a named building is a place, unless another place has its name there", async () => {
  const box: [number, number][] = [
    [0, 0],
    [40, 0],
    [40, 40],
    [0, 40],
    [0, 0],
  ];
  const east = (metres: number) => box.map(([x, y]): [number, number] => [x + metres, y]);
  const records = await mapped([
    way(1, { building: "apartments", name: "Résidence Les Tilleuls" }, ...box),
    way(2, { building: "yes", name: "Résidence les Tilleuls" }, ...east(80)),
    way(3, { building: "barracks", name: "Caserne Ney" }, ...east(1_000)),
    way(4, { building: "yes", name: "Marché U" }, ...east(2_000)),
    node(5, { shop: "supermarket", name: "Marché U" }, 2_020, 20),
    way(6, { building: "school", name: "Bât. 3" }, ...east(3_000)),
    way(7, { building: "yes", name: "12 bis" }, ...east(3_100)),
    way(8, { building: "yes", operator: "Ville" }, ...east(3_200)),
  ]);
  expect(only(records, "poi").map(({ names, primaryType }) => `${names.default}: ${primaryType}`)).toEqual([
    "Caserne Ney: premise",
    "Marché U: supermarket",
    "Résidence Les Tilleuls: apartment_building",
  ]);
});

test("a named estate is a place, unless a locality nearby has its name", async () => {
  const records = await mapped([
    way(1, { landuse: "residential", name: "Domaine des Pins" }, [0, 0], [300, 0], [300, 300], [0, 0]),
    way(2, { landuse: "residential", name: "Les Amandiers" }, [900, 0], [990, 0], [990, 90], [900, 0]),
    node(3, { place: "hamlet", name: "Les Amandiers" }, 1_500),
  ]);
  expect(only(records, "poi").map(({ names, primaryType }) => [names.default, primaryType])).toEqual([
    ["Domaine des Pins", "housing_complex"],
  ]);
  expect(only(records, "locality").map(({ names }) => names.default)).toEqual(["Les Amandiers"]);
});

test("the sections of a river are one place with one viewport, a brook of that name far away is another", async () => {
  const records = await mapped([
    way(3, { waterway: "river", name: "La Nive", wikidata: "Q1" }, [0, 0], [1_000, 0], [2_000, 0]),
    way(1, { waterway: "river", name: "La Nive" }, [2_500, 0], [4_000, 0]),
    way(2, { waterway: "stream", name: "La Nive" }, [60_000, 0], [61_000, 0]),
    way(4, { waterway: "stream" }, [0, 500], [100, 500]),
  ]);
  const rivers = only(records, "poi");
  expect(rivers.map(({ id, primaryType }) => [id, primaryType])).toEqual([
    ["osm-w-0000000001", "river"],
    ["osm-w-0000000002", "river"],
  ]);
  const [river, brook] = rivers;
  expect(distanceMetres(river!.viewport!.low, river!.viewport!.high)).toBeCloseTo(4_000, -1);
  expect(river!.popularity).toBeGreaterThan(brook!.popularity);
});

test("a river through several towns has no town in its address", async () => {
  const [river] = await mapped([
    way(1, { waterway: "river", name: "La Nive" }, [0, 0], [1_000, 0]),
    way(2, { waterway: "river", name: "La Nive" }, [30_000, 0], [31_000, 0]),
    way(3, { waterway: "river", name: "La Nive" }, [1_000, 0], [30_000, 0]),
  ]);
  expect(river?.address).toEqual({ countryCode: "FR", formatted: "" });
  expect(river?.plusCode).toEqual({ globalCode: expect.any(String) });
});

test("a lift is a place, unless a station has its name", async () => {
  const records = await mapped([
    way(1, { aerialway: "gondola", name: "Les Crêtes" }, [0, 0], [2_000, 0]),
    node(2, { aerialway: "station", name: "Les Crêtes" }),
    way(3, { aerialway: "chair_lift", name: "Le Lac" }, [0, 500], [900, 500]),
  ]);
  const lifts = only(records, "poi").map(({ id, typeNames }) => [id, typeNames.fr]);
  expect(lifts).toEqual([
    ["osm-n-0000000002", "Téléphérique"],
    ["osm-w-0000000003", "Télésiège"],
  ]);
});

test("entrances are parts of the nearest station and have its name", async () => {
  const records = await mapped([
    node(1, { railway: "station", station: "subway", name: "Bastille" }),
    node(2, { railway: "subway_entrance", name: "Rue Saint-Antoine" }, 60),
    node(3, { railway: "subway_entrance", ref: "4" }, -50),
    node(4, { railway: "subway_entrance" }, -60),
    node(5, { highway: "bus_stop", name: "Bastille" }, 50),
    node(6, { railway: "subway_entrance", name: "Ailleurs" }, 5_000),
  ]);
  const reference = (id: number) => ({
    id: `osm-n-000000000${id}`,
    name: `places/osm-n-000000000${id}`,
  });
  const byId = new Map(records.map((record) => [record.id, record]));
  expect(byId.get(reference(1).id)?.subDestinations).toEqual([reference(2), reference(3)]);
  expect(byId.get(reference(2).id)?.names.default).toBe("Bastille – Rue Saint-Antoine");
  expect(byId.get(reference(2).id)?.containingPlaces).toEqual([reference(1)]);
  expect(byId.get(reference(3).id)?.names.byLanguage).toEqual({
    en: "Bastille – Subway entrance 4",
    fr: "Bastille – Bouche de métro 4",
  });
  expect(records).toHaveLength(4);
});

test("a stop has the lines of its poles by agency, both directions as one", async () => {
  const line = (osm: string, tags: Record<string, string>) => ({ osm, tags: { route: "bus", ...tags } });
  const stop = node(1, { highway: "bus_stop", name: "Mairie" });
  const pole = node(2, { highway: "bus_stop", name: "Mairie" }, 60);
  const [record] = await mapped([
    { ...stop, lines: [line("relation/1", { ref: "10", network: "Lignes du Var", colour: "#ff00aa" })] },
    {
      ...pole,
      lines: [
        line("relation/2", { ref: "10", network: "Lignes du Var", colour: "red" }),
        line("relation/3", { ref: "2", network: "Lignes du Var" }),
        line("relation/4", { name: "Navette", route: "ferry" }),
      ],
    },
  ]);
  const text = (words: string) => ({ text: words, languageCode: "fr" });
  expect(record?.transitStation).toEqual({
    displayName: text("Mairie"),
    agencies: [
      {
        displayName: text("Lignes du Var"),
        lines: [
          { id: "relation/3", shortDisplayName: text("2"), vehicleType: "BUS" },
          { id: "relation/1", shortDisplayName: text("10"), backgroundColor: "#FF00AA", vehicleType: "BUS" },
        ],
      },
      { lines: [{ id: "relation/4", displayName: text("Navette"), vehicleType: "FERRY" }] },
    ],
  });
});

test("a town is one place: its boundary with the node that names it", async () => {
  const viewport = { low: at(-3_000, -3_000), high: at(3_000, 3_000) };
  const records = await mapped([
    node(
      71,
      { place: "town", name: "Port-Valbrune", population: "12000", "name:it": "Porto Valbruna" },
      400,
      0,
    ),
    { type: "relation", id: 800, tags: town.tags, location: at(0, 0), viewport, areaSquareMetres: 36e6 },
    node(72, { place: "suburb", name: "Le Suquet" }, 100, 0),
    node(73, { place: "locality", name: "Les Bruyères" }, 100, 900),
    node(76, { place: "hamlet", name: "Les Sept-Chênes" }, 100, 990),
    node(
      74,
      {
        place: "locality",
        name: "Chapelle des Bruyères",
        amenity: "place_of_worship",
        religion: "christian",
      },
      100,
      950,
    ),
    way(
      75,
      { boundary: "administrative", admin_level: "8", name: "Port-Valbrune - Le Bourg" },
      [0, 0],
      [9, 9],
    ),
  ]);
  expect(
    records.map(({ names, primaryType, kind }) => [kind, names.default, primaryType]).toSorted(),
  ).toEqual([
    ["locality", "Le Suquet", "sublocality_level_1"],
    ["locality", "Les Bruyères", "colloquial_area"],
    ["locality", "Les Sept-Chênes", "locality"],
    ["locality", "Port-Valbrune", "locality"],
    ["poi", "Chapelle des Bruyères", "church"],
  ]);
  const place = records.find(({ names }) => names.default === "Port-Valbrune");
  expect(place).toMatchObject({
    id: "osm-r-0000000800",
    types: ["locality", "political"],
    typeNames: { fr: "Ville", en: "Town" },
    names: { byLanguage: { it: "Porto Valbruna" } },
    viewport,
    address: { locality: "Port-Valbrune", countryCode: "FR", formatted: "Port-Valbrune" },
    popularity: expect.closeTo(0.554, 2),
  });
  expect(distanceMetres(place?.location ?? center, at(400, 0))).toBeLessThan(0.1);
  expect(records.find(({ names }) => names.default === "Le Suquet")?.address).toMatchObject({
    sublocality: "Le Suquet",
    formatted: "Le Suquet, Port-Valbrune",
  });
  expect(records.find(({ names }) => names.default === "Les Sept-Chênes")?.address).toMatchObject({
    locality: "Port-Valbrune",
    formatted: "Les Sept-Chênes, Port-Valbrune",
  });
});

test("a town and a postcode have the outline of their boundary, and other places have none", async () => {
  const commune = { type: "relation", id: 800, tags: town.tags, location: at(0, 0), areaSquareMetres: 36e6 };
  const postal = { boundary: "postal_code", postal_code: "83999" };
  const records = await mapped([
    node(71, { place: "town", name: "Port-Valbrune" }, 400, 0),
    { ...commune, type: "relation", boundary: "town" },
    { type: "relation", id: 81, tags: postal, location: center, boundary: "postcode" },
    {
      type: "relation",
      id: 82,
      tags: { place: "suburb", name: "Le Suquet" },
      location: center,
      boundary: "x",
    },
  ]);
  const boundaryOf = Object.fromEntries(records.map(({ names, boundary }) => [names.default, boundary]));
  expect(boundaryOf).toEqual({ "Port-Valbrune": "town", "83999": "postcode", "Le Suquet": undefined });
});

test("a former commune with a boundary is a part of the commune that it merged into", async () => {
  const records = await mapped([
    {
      type: "relation",
      id: 90,
      tags: { boundary: "administrative", admin_level: "9", place: "village", name: "Valneuf" },
      location: center,
      areaSquareMetres: 1e6,
    },
  ]);
  const valneuf = records.find(({ names }) => names.default === "Valneuf");
  expect(valneuf?.primaryType).toBe("locality");
  expect(valneuf?.address).toMatchObject({
    locality: "Port-Valbrune",
    sublocality: "Valneuf",
    formatted: expect.stringMatching(/^Valneuf, .*Port-Valbrune$/),
  });
});

test("régions, départements and countries", async () => {
  const boundary = (id: number, admin_level: string, name: string): OsmFeature => ({
    type: "relation",
    id,
    tags: { boundary: "administrative", admin_level, name },
    location: center,
    areaSquareMetres: 1e9,
  });
  const records = await mapped([
    boundary(1, "2", "France"),
    boundary(2, "4", "Côte-Haute"),
    boundary(3, "6", "Roches"),
    boundary(4, "3", "Métropole"),
  ]);
  expect(
    records
      .map(({ names, primaryType, typeNames, address }) => [
        names.default,
        primaryType,
        typeNames.fr,
        address.formatted,
      ])
      .toSorted(),
  ).toEqual([
    ["Côte-Haute", "administrative_area_level_1", "Région", "Côte-Haute"],
    ["France", "country", "Pays", ""],
    ["Roches", "administrative_area_level_2", "Département", "Roches"],
  ]);
});

test("postal codes from addresses and areas, one place each, at the mean position", async () => {
  const records = await mapped([
    node(81, { "addr:postcode": "83999", "addr:housenumber": "1", "addr:street": "A" }, 0, 0),
    node(82, { "addr:postcode": "83999", "addr:housenumber": "2", "addr:street": "A" }, 200, 0),
    node(83, { "addr:postcode": "83998", "addr:housenumber": "3", "addr:street": "A" }, 0, 0),
    node(84, { "addr:postcode": "nope", "addr:housenumber": "4", "addr:street": "A" }, 0, 0),
    node(85, { place: "village", name: "Le Hameau", postal_code: "83997;83996" }, 0, 0),
  ]);
  const codes = only(records, "postal_code");
  expect(codes.map(({ id }) => id)).toEqual(["post-FR-83996", "post-FR-83997", "post-FR-83999"]);
  expect(codes[2]).toMatchObject({
    names: { default: "83999" },
    primaryType: "postal_code",
    address: { postcode: "83999", locality: "Port-Valbrune", formatted: "83999 Port-Valbrune" },
  });
  expect(distanceMetres(codes[2]?.location ?? center, at(100, 0))).toBeLessThan(1);
});

test("places without a postcode get that of their town, if it has one", async () => {
  const house = (id: number, postcode: string) =>
    node(id, { "addr:postcode": postcode, "addr:housenumber": String(id), "addr:street": "Rue Haute" });
  const bakery = node(90, {
    shop: "bakery",
    name: "Fournil",
    "addr:street": "Rue Haute",
    "addr:housenumber": "1",
  });
  const inOne = await mapped([bakery, house(1, "83999"), house(2, "83999")]);
  expect(inOne.find(({ kind }) => kind === "poi")?.address.formatted).toBe(
    "1 Rue Haute, 83999 Port-Valbrune",
  );
  const inTwo = await mapped([bakery, house(1, "83999"), house(2, "83998")]);
  expect(inTwo.find(({ kind }) => kind === "poi")?.address.formatted).toBe("1 Rue Haute, Port-Valbrune");
});

test("several countries and time zones in one extract", async () => {
  const inItaly = {
    type: "node",
    id: 2,
    tags: {
      shop: "bakery",
      name: "Panificio",
      phone: "0184 000000",
      "addr:street": "Via Roma",
      "addr:housenumber": "3",
      "addr:city": "Vallebruna",
      "addr:postcode": "18039",
    },
    location: { latitude: 43.83, longitude: 7.7 },
  } satisfies OsmFeature;
  const records = await mapped([node(1, { shop: "bakery", name: "Fournil" }), inItaly]);
  const pois = only(records, "poi");
  expect(pois.map(({ address, timeZone }) => [address.countryCode, timeZone])).toEqual(
    expect.arrayContaining([
      ["FR", "Europe/Paris"],
      ["IT", "Europe/Rome"],
    ]),
  );
  const panificio = pois.find(({ names }) => names.default === "Panificio");
  expect(panificio?.address.formatted).toBe("Via Roma 3, 18039 Vallebruna");
  expect(panificio?.names.defaultLanguage).toBe("it");
});

test("a closed shop is marked; a planned one is not a place", async () => {
  const records = await mapped([
    node(1, { "disused:shop": "bakery", name: "Le Four" }),
    node(2, { "proposed:shop": "bakery", name: "Le Futur Four" }),
  ]);
  expect(records).toHaveLength(1);
  expect(records[0]).toMatchObject({ primaryType: "bakery", businessStatus: "CLOSED_PERMANENTLY" });
});

test("the order of elements changes only the order of records", async () => {
  const features = [
    way(11, { highway: "residential", name: "Rue des Cordiers" }, [0, 0], [100, 0]),
    way(12, { highway: "tertiary", name: "Rue des Cordiers" }, [100, 0], [230, 40]),
    node(31, { "addr:housenumber": "2", "addr:street": "Rue des Cordiers", "addr:postcode": "83999" }),
    node(
      32,
      { "addr:housenumber": "8", "addr:street": "Rue des Cordiers", "addr:postcode": "83999" },
      100,
      0,
    ),
    { ...way(33, { "addr:interpolation": "even" }, [0, 0], [100, 0]), lineNodeIds: [31, 32] },
    node(
      34,
      { "addr:housenumber": "2", "addr:street": "Rue des Cordiers", shop: "bakery", name: "Fournil" },
      3,
      3,
    ),
    node(61, { highway: "bus_stop", name: "Vieux Port" }),
    node(62, { highway: "bus_stop", name: "Vieux Port" }, 30, 0),
    node(71, { place: "town", name: "Port-Valbrune" }, 400, 0),
    { type: "relation" as const, id: 800, tags: town.tags, location: at(0, 0), areaSquareMetres: 36e6 },
  ];
  const sorted = async (order: readonly OsmFeature[]) =>
    (await mapped(order)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const expected = await sorted(features);
  expect(expected).toHaveLength(9);
  expect(await sorted(features)).toEqual(expected);
  expect(await sorted(features.toReversed())).toEqual(expected);
  expect(await sorted([...features.slice(5), ...features.slice(0, 5)])).toEqual(expected);
});

test("hostile values give valid records", async () => {
  const records = await mapped([
    node(1, {
      shop: "bakery",
      name: `\u202EFour\u0000nil${"x".repeat(4_000)}`,
      website: "javascript:alert(1)",
      phone: "x".repeat(4_000),
      opening_hours: `${"Mo-Su 08:00-12:00;".repeat(200)}`,
      description: "<script>alert(1)</script>",
      cuisine: ";".repeat(4_000),
      "addr:street": "Rue d'Or'), ('x') --",
      "addr:housenumber": "1",
      "addr:postcode": "<b>",
      population: "1e400",
    }),
    node(2, { highway: "bus_stop", name: "x'); --" }),
    node(3, { __proto__: "x", constructor: "y", name: "z" } as Record<string, string>),
  ]);
  const bakery = records.find(({ primaryType }) => primaryType === "bakery");
  expect(bakery?.names.default).toMatch(/^Four nilx+$/);
  expect(bakery?.names.default).toHaveLength(200);
  expect(bakery?.facts.websiteUri).toBeUndefined();
  expect(bakery?.facts.nationalPhoneNumber).toBeUndefined();
  expect(bakery?.address).toEqual({
    houseNumber: "1",
    street: "Rue d'Or'), ('x') --",
    locality: "Port-Valbrune",
    countryCode: "FR",
    formatted: "1 Rue d'Or'), ('x') --, Port-Valbrune",
  });
  expect(only(records, "address")).toHaveLength(1);
});

test("every record passes the store's validation", async () => {
  const records = await mapped([
    node(1, { shop: "bakery", name: "Fournil", "addr:housenumber": "1", "addr:street": "Quai Nord" }),
    way(2, { highway: "residential", name: "Quai Nord" }, [0, 0], [10, 0]),
    node(3, { place: "village", name: "Le Hameau", postal_code: "83999" }),
    node(4, { highway: "bus_stop", name: "Quai" }),
  ]);
  expect(new Set(records.map(({ kind }) => kind)).size).toBe(5);
  for (const record of records) {
    expect(record.id).toMatch(/^[A-Za-z0-9_-]{10,}$/);
    expect(record.types.every(isPlaceType), record.id).toBe(true);
    expect(record.types[0]).toBe(record.primaryType);
    expect(record.popularity).toBeGreaterThan(0);
    expect(record.attributions).toHaveLength(1);
    expect(JSON.parse(JSON.stringify(record))).toEqual(record);
  }
});

test("the temporary file is removed, even when the reader stops early", async () => {
  const places = mapFeaturesToPlaces([node(1, { shop: "bakery", name: "A", "addr:postcode": "83999" })], {
    source: "test",
    areas,
    workFolder,
    now,
  });
  await places.next();
  expect(readdirSync(workFolder)).toEqual([expect.stringMatching(/\.sqlite$/)]);
  await places.return();
  expect(readdirSync(workFolder)).toEqual([]);
});
