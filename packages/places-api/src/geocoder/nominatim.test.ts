import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import type { PlaceIndex } from "@lieudit/place-index";
import { createSqlitePlaceIndexWriter, openSqlitePlaceIndex } from "@lieudit/place-index/sqlite";
import { readContractPlaces } from "@lieudit/test-kit/contracts";
import createNodeGeocoder from "node-geocoder";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createGeocoder } from "./geocoder-app.ts";

const folder = mkdtempSync(join(tmpdir(), "lieudit-nominatim-"));
let places: PlaceIndex;
let server: Server;
let url = "";

beforeAll(async () => {
  const path = join(folder, "index.sqlite");
  const writer = createSqlitePlaceIndexWriter(path);
  const importedAt = "2026-11-09T10:00:00Z";
  await writer.add(
    { name: "t", origin: "t", importedAt, attribution: "", placeCount: 1 },
    readContractPlaces(),
  );
  await writer.finish();
  places = await openSqlitePlaceIndex(path);
  const app = createGeocoder(
    {
      places,
      photos: { read: async () => null },
      clock: () => new Date(importedAt),
      settings: { publicUrl: "https://lieudit.example", apiAccess: "open", apiKeys: [], trustedProxies: 0 },
      log: () => {},
    },
    "",
  );
  server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server?.close();
  server?.closeAllConnections();
  await places?.close();
  rmSync(folder, { recursive: true });
});

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url + path, { headers });
  return { status: answer.status, body: await answer.json() };
};

const ADDRESS = "/search?q=12+rue+des+cordiers+port-valbrune";

test("a search in the format json has the fields of Nominatim, numbers as text and the box in its order", async () => {
  const { status, body } = await ask(`${ADDRESS}&format=json&limit=1`);
  expect(status).toBe(200);
  expect(body).toEqual([
    {
      place_id: expect.any(Number),
      licence: "Data © OpenStreetMap contributors, ODbL-1.0",
      lat: "43.2412000",
      lon: "6.8137000",
      class: "place",
      type: "house",
      place_rank: 30,
      importance: expect.any(Number),
      addresstype: "place",
      name: "",
      display_name: expect.stringMatching(/^12, Rue des Cordiers, .*Port-Valbrune, .*83999, France$/),
      boundingbox: ["43.2411500", "43.2412500", "6.8136500", "6.8137500"],
      id: "addr-0a1b2c3d4e5f6071",
    },
  ]);
});

test("jsonv2 calls the class category, and addressdetails adds the parts of the address", async () => {
  const { body } = await ask(`${ADDRESS}&format=jsonv2&limit=1&addressdetails=1`);
  expect(body[0].category).toBe("place");
  expect(body[0].class).toBeUndefined();
  expect(body[0].address).toMatchObject({
    house_number: "12",
    road: "Rue des Cordiers",
    city: "Port-Valbrune",
    postcode: "83999",
    country: "France",
    country_code: "fr",
  });
});

test("geojson is a collection of features with their box", async () => {
  const { body } = await ask(`${ADDRESS}&format=geojson&limit=1`);
  expect(body.type).toBe("FeatureCollection");
  expect(body.features[0].geometry).toEqual({ type: "Point", coordinates: [6.8137, 43.2412] });
  expect(body.features[0].bbox).toEqual([6.81365, 43.24115, 6.81375, 43.24125]);
  expect(body.features[0].properties).toMatchObject({
    place_rank: 30,
    category: "place",
    id: expect.any(String),
  });
});

test("the parts of an address may be sent one by one, with the number in the street", async () => {
  const parts = "street=12+rue+des+cordiers&city=Port-Valbrune&postalcode=83999";
  const { body } = await ask(`/search?${parts}&format=json`);
  expect(body[0].id).toBe("addr-0a1b2c3d4e5f6071");
});

test("a bounded viewbox excludes places outside of it, and another country excludes all", async () => {
  const ids = async (more: string) =>
    (await ask(`${ADDRESS}&format=json${more}`)).body.map((one: { id: string }) => one.id);
  expect(await ids("&viewbox=6.9,43.3,6.7,43.2&bounded=1")).toContain("addr-0a1b2c3d4e5f6071");
  expect(await ids("&viewbox=1,44,2,45&bounded=1")).toEqual([]);
  expect(await ids("&viewbox=1,44,2,45")).toContain("addr-0a1b2c3d4e5f6071");
  expect(await ids("&countrycodes=fr,mc")).toContain("addr-0a1b2c3d4e5f6071");
  expect(await ids("&countrycodes=de")).toEqual([]);
});

test("the language comes from the parameter, else from the header, else it is French", async () => {
  const country = async (path: string, headers = {}) =>
    (await ask(`${ADDRESS}&format=json&addressdetails=1${path}`, headers)).body[0].address.country;
  const germans = { "accept-language": "de-DE,de;q=0.9" };
  expect(await country("", germans)).toBe("Frankreich");
  expect(await country("&accept-language=ar", germans)).toBe("فرنسا");
  expect(await country("", { "accept-language": "*" })).toBe("France");
});

describe("outlines", () => {
  const TOWN = "/search?q=port-valbrune&format=";

  test.each(["json", "jsonv2"])("are the geojson of a place in the format %s, if wanted", async (format) => {
    const [town] = (await ask(`${TOWN}${format}&limit=1&polygon_geojson=1`)).body;
    expect(town.geojson).toMatchObject({ type: "Polygon", coordinates: [{ length: 5 }, { length: 4 }] });
    expect(town.lat).toMatch(/^43\.\d{7}$/);
    const [house] = (await ask(`${ADDRESS}&format=${format}&limit=1&polygon_geojson=1`)).body;
    expect(house.geojson).toEqual({ type: "Point", coordinates: [6.8137, 43.2412] });
    expect((await ask(`${TOWN}${format}&limit=1`)).body[0].geojson).toBeUndefined();
  });

  test("are the geometry of features", async () => {
    const features = async (path: string) => (await ask(path)).body.features;
    const [inNominatim] = await features(`${TOWN}geojson&limit=1&polygon_geojson=1`);
    expect(inNominatim.geometry.type).toBe("Polygon");
    expect(inNominatim.properties.geojson).toBeUndefined();
    for (const path of ["/api?q=port-valbrune&limit=1", "/reverse?lat=43.24&lon=6.81&type=municipality"]) {
      expect((await features(`${path}&polygon_geojson=1`))[0].geometry.type).toBe("Polygon");
      expect((await features(`${path}&polygon_geojson=0`))[0].geometry.type).toBe("Point");
      expect((await features(path))[0].geometry.type).toBe("Point");
    }
  });

  test("are the same with any threshold", async () => {
    const path = `${TOWN}jsonv2&limit=1&polygon_geojson=1`;
    expect((await ask(`${path}&polygon_threshold=0.01`)).body).toEqual((await ask(path)).body);
  });

  test("are wanted with 1 and nothing else", async () => {
    const { status, body } = await ask("/api?q=port-valbrune&polygon_geojson=yes");
    expect([status, body.detail]).toEqual([400, ["polygon_geojson: must be 0 or 1"]]);
  });
});

describe("reverse", () => {
  test("gives one place with its address", async () => {
    const { body } = await ask("/reverse?lat=43.2412&lon=6.8137&format=jsonv2");
    expect(body.address.city).toBe("Port-Valbrune");
    expect(body.lat).toBe("43.2412000");
    const bare = await ask("/reverse?lat=43.2412&lon=6.8137&format=jsonv2&addressdetails=0");
    expect(bare.body.address).toBeUndefined();
  });
  test("says that there is nothing, in Nominatim’s words", async () => {
    const { status, body } = await ask("/reverse?lat=-60&lon=-120&format=json");
    expect([status, body]).toEqual([200, { error: "Unable to geocode" }]);
  });
});

test("invalid parameters are named in the form of Nominatim’s errors", async () => {
  const { status, body } = await ask("/search?q=x&format=json&viewbox=1,2,3&countrycodes=france");
  expect(status).toBe(400);
  expect(body.error.code).toBe(400);
  expect(body.error.message).toContain("viewbox: must be four numbers");
  expect(body.error.message).toContain("countrycodes: must be codes of two letters");
  expect((await ask("/reverse?format=json")).body.error.message).toContain("lat: required");
});

test.each(["xml", "html", "JSON"])(
  "the format %s is refused with the names of those that exist",
  async (format) => {
    const message = "format: must be json, jsonv2, geojson or geocodejson";
    for (const path of [ADDRESS, "/reverse?lat=43.2412&lon=6.8137"]) {
      const { status, body } = await ask(`${path}&format=${format}`);
      expect([status, body.error.code]).toEqual([400, 400]);
      expect(body.error.message).toContain(message);
    }
  },
);

test.each(["", "geocodejson"])("with the format %j the answer is that of addok", async (format) => {
  const { body } = await ask(`${ADDRESS}&format=${format}`);
  expect(body.features[0].properties.geocoding.label).toBe("12 Rue des Cordiers 83999 Port-Valbrune");
});

test("without a format the answer is that of addok", async () => {
  expect((await ask(ADDRESS)).body.features[0].properties.label).toBe(
    "12 Rue des Cordiers 83999 Port-Valbrune",
  );
  expect((await ask("/api?q=rue+des+cordiers&format=json")).body.type).toBe("FeatureCollection");
});

test("node-geocoder from npm finds an address, and the address of a point", async () => {
  const client = createNodeGeocoder({ provider: "openstreetmap", osmServer: url });
  const [found] = await client.geocode("12 rue des cordiers port-valbrune");
  expect(found).toMatchObject({
    latitude: 43.2412,
    longitude: 6.8137,
    streetNumber: "12",
    streetName: "Rue des Cordiers",
  });
  const [there] = await client.reverse({ lat: 43.2412, lon: 6.8137 });
  expect(there?.city).toBe("Port-Valbrune");
});

test("a place of OpenStreetMap has its type in full and its number", async () => {
  const known = readContractPlaces().find(({ osm, kind }) => osm !== undefined && kind === "poi");
  const { body } = await ask(`/search?q=${encodeURIComponent(known!.names.default)}&format=json`);
  const found = body.find(({ id }: { id: string }) => id === known!.id);
  expect(`${found.osm_type}/${found.osm_id}`).toBe(known!.osm);
  expect(found.class).toBe("amenity");
  expect(found.type).toBe(known!.primaryType);
});
