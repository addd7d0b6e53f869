import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { PlaceIndex } from "@lieudit/place-index";
import { createSqlitePlaceIndexWriter, openSqlitePlaceIndex } from "@lieudit/place-index/sqlite";
import { aPlaceRecord } from "@lieudit/test-kit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { API_METHOD_NAMES, findApiMethod } from "../http/api-methods.ts";
import { createPlacesService, type PlacesService } from "../places-service.ts";
import { parseSettings } from "../settings.ts";

const BASE = "https://lieudit.example";
const LOCATION = { latitude: 43.2401, longitude: 6.8103 };
const CIRCLE = { circle: { center: LOCATION, radius: 800 } };
const [PUBLIC_ID, STORE_ID, OFFICE_ID] = ["osm-n-0000000101", "own-stores_000001", "own-offices_000001"];

const folder = mkdtempSync(join(tmpdir(), "lieudit-private-"));
let service: PlacesService;
let withoutPrivate: PlacesService;
let withOffices: PlacesService;
let withStores: PlacesService;
/** Keys by the private sources that they show. */
const keys = {
  none: "key-without-any-source",
  stores: "key-that-shows-stores",
  offices: "key-that-shows-offices",
  both: "key-that-shows-both-of-them",
};
const openIndexes: PlaceIndex[] = [];

async function openService(name: string, privateSources: readonly string[]): Promise<PlacesService> {
  const path = join(folder, name, "index.sqlite");
  const writer = createSqlitePlaceIndexWriter(path);
  const source = (name: string, isPrivate: boolean) => {
    const importedAt = "2026-11-09T10:00:00Z";
    return { name, origin: "x", importedAt, attribution: name, placeCount: 0, isPrivate };
  };
  const own = (id: string, source: string, label: string, metresNorth: number) =>
    aPlaceRecord({
      id,
      source,
      names: { default: label },
      location: { ...LOCATION, latitude: LOCATION.latitude + metresNorth / 111_195 },
      attributions: [{ provider: label }],
      photos: [],
      reviews: [],
    });
  const records = {
    stores: own(STORE_ID, "stores", "Fournil Zebulon", 0),
    offices: own(OFFICE_ID, "offices", "Fournil Yorick", 5),
  };
  for (const [name, record] of Object.entries(records)) {
    if (privateSources.includes(name)) await writer.add(source(name, true), [record]);
  }
  const publicLocation = { ...LOCATION, latitude: LOCATION.latitude + 0.000_1 };
  await writer.add(source("town", false), [aPlaceRecord({ id: PUBLIC_ID, location: publicLocation })]);
  await writer.finish();
  const places = await openSqlitePlaceIndex(path);
  openIndexes.push(places);
  return createPlacesService({
    settings: parseSettings({
      DATA_DIR: join(folder, name),
      API_ACCESS: "open",
      MAX_CALLS: "64",
      LIEUDIT_CLOCK: "2026-11-09T10:00:00Z",
      API_KEYS: JSON.stringify([
        { key: keys.none },
        { key: keys.stores, sources: ["stores"] },
        { key: keys.offices, sources: ["offices"] },
        { key: keys.both, sources: ["offices", "stores"], methods: [...API_METHOD_NAMES] },
      ]),
    }),
    places,
    indexInUse: () => ({ generation: 1, isBehind: false }),
    geocoderBase: "/geocodeur",
    log: () => {},
  });
}

beforeAll(async () => {
  service = await openService("all", ["stores", "offices"]);
  withoutPrivate = await openService("public", []);
  withOffices = await openService("offices", ["offices"]);
  withStores = await openService("stores", ["stores"]);
});
afterAll(async () => {
  for (const each of [service, withoutPrivate, withOffices, withStores]) each.close();
  for (const index of openIndexes) await index.close();
  rmSync(folder, { recursive: true });
});

/** Makes one call of the API. */
interface Call {
  path: string;
  body?: object | (() => FormData);
}

const upload = (csv: string) => () => {
  const form = new FormData();
  form.append("data", new Blob([csv]), "rows.csv");
  return form;
};

/** Calls of every method that could bring a private place out. */
const CALLS: Record<string, Call> = {
  searchText: { path: "/v1/places:searchText", body: { textQuery: "fournil" } },
  "searchText of a name": { path: "/v1/places:searchText", body: { textQuery: "zebulon" } },
  "searchText with an error": { path: "/v1/places:searchText", body: { textQuery: "zebulom" } },
  "searchText in an area": {
    path: "/v1/places:searchText",
    body: { textQuery: "boulangerie", locationBias: CIRCLE },
  },
  searchNearby: {
    path: "/v1/places:searchNearby",
    body: { locationRestriction: CIRCLE, includedTypes: ["bakery"] },
  },
  "searchNearby by distance": {
    path: "/v1/places:searchNearby",
    body: { locationRestriction: CIRCLE, rankPreference: "DISTANCE" },
  },
  autocomplete: { path: "/v1/places:autocomplete", body: { input: "four" } },
  "autocomplete of queries": {
    path: "/v1/places:autocomplete",
    body: { input: "zeb", includeQueryPredictions: true },
  },
  reverseGeocode: { path: "/v1/places:reverseGeocode", body: { location: LOCATION } },
  routes: {
    path: "/v1/routes",
    body: { origin: { placeId: STORE_ID }, destination: { address: "Zebulon" }, travelMode: "WALK" },
  },
  "route-matrix": {
    path: "/v1/route-matrix",
    body: {
      origins: [{ waypoint: { placeId: OFFICE_ID } }],
      destinations: [{ waypoint: { placeId: STORE_ID } }],
      travelMode: "WALK",
    },
  },
  contexts: { path: "/v1/contexts", body: { searchText: { textQuery: "fournil" } } },
  "contexts of ids": { path: "/v1/contexts", body: { placeIds: [STORE_ID, PUBLIC_ID] } },
  batchGet: { path: `/v1/places:batchGet?ids=${STORE_ID},${PUBLIC_ID}` },
  getPlace: { path: `/v1/places/${STORE_ID}` },
  "getPlace of a stored id": { path: `/v1/places/~~stores~${STORE_ID}` },
  boundary: { path: `/v1/places/${STORE_ID}/boundary` },
  photo: { path: `/v1/places/${STORE_ID}/photos/abc/media?maxWidthPx=100` },
  "geocoder api": { path: "/geocodeur/api?q=fournil" },
  "geocoder search": { path: "/geocodeur/search/?q=zebulon" },
  "geocoder reverse": { path: `/geocodeur/reverse?lat=${LOCATION.latitude}&lon=${LOCATION.longitude}` },
  "nominatim search": { path: "/geocodeur/search?q=fournil&format=jsonv2&addressdetails=1" },
  "nominatim reverse": {
    path: `/geocodeur/reverse?lat=${LOCATION.latitude}&lon=${LOCATION.longitude}&format=geocodejson`,
  },
  csv: { path: "/geocodeur/search/csv", body: upload(`name\n${"Fournil Zebulon\n".repeat(200)}`) },
  "reverse csv": {
    path: "/geocodeur/reverse/csv",
    body: upload(`lat,lon\n${LOCATION.latitude},${LOCATION.longitude}\n`),
  },
  explain: { path: "/v1/places:searchText?explain=true", body: { textQuery: "fournil" } },
  openapi: { path: "/v1/openapi.json" },
  health: { path: "/sante" },
};
async function send({ app }: PlacesService, { path, body }: Call, key = ""): Promise<Response> {
  const isForm = typeof body === "function";
  const headers: Record<string, string> = { "x-goog-fieldmask": "*" };
  if (key !== "") headers["x-goog-api-key"] = key;
  if (body !== undefined && !isForm) headers["content-type"] = "application/json";
  return app.fetch(
    new Request(`${BASE}${path}`, {
      headers,
      ...(body && { method: "POST", body: isForm ? body() : JSON.stringify(body) }),
    }),
  );
}

/** The response as text, without what differs from call to call. */
async function read(of: PlacesService, call: Call, key?: string): Promise<string> {
  const response = await send(of, call, key);
  const text = await response.text();
  // A table repeats its own cells.
  return `${response.status} ${text.replaceAll(/"(?:requestId|contextToken)":\s?"[^"]*"/g, "")}`;
}

test("the calls here are of every method", () => {
  const methods = Object.values(CALLS).map(({ path, body }) => {
    const { pathname, searchParams } = new URL(path, BASE);
    return findApiMethod(body === undefined ? "GET" : "POST", pathname, searchParams);
  });
  const others = API_METHOD_NAMES.filter((name) => !methods.includes(name));
  // Metrics have no places; a test below reads contexts.
  expect(others).toEqual(["GetContext", "ReadMetrics"]);
});

describe("without a key that names the source", () => {
  test.each(Object.keys(CALLS))("%s is the same as without private sources", async (name) => {
    const call = CALLS[name]!;
    for (const key of ["", "a-key-of-nobody-here", keys.none]) {
      expect(await read(service, call, key)).toBe(await read(withoutPrivate, call, key));
    }
  });

  test.each(Object.keys(CALLS))("%s has nothing of another private source", async (name) => {
    const call = CALLS[name]!;
    expect(await read(service, call, keys.offices)).toBe(await read(withOffices, call, keys.offices));
    expect(await read(service, call, keys.stores)).toBe(await read(withStores, call, keys.stores));
  });

  test("an id is as unknown as any other", async () => {
    const ask = async (id: string) =>
      (await read(service, { path: `/v1/places/${id}` })).replaceAll(id, "ID");
    expect(await ask(STORE_ID)).toBe(await ask("own-stores_999999"));
  });
});

describe("with a key that names the source", () => {
  const found = [
    ...["searchText", "searchText of a name", "searchText with an error", "searchText in an area"],
    ...["searchNearby", "searchNearby by distance", "autocomplete", "autocomplete of queries"],
    ...["reverseGeocode", "batchGet", "getPlace", "geocoder api", "geocoder search", "geocoder reverse"],
    ...["nominatim search", "nominatim reverse", "csv", "reverse csv"],
  ];
  test.each(found)("%s finds its places, and no cache keeps the response", async (name) => {
    for (const key of [keys.stores, keys.both]) {
      const response = await send(service, CALLS[name]!, key);
      expect(response.status).toBe(200);
      expect(response.headers.get("cache-control")).toBe("private, no-store");
      const text = await response.text();
      expect(name === "csv" ? text.replaceAll(/^Fournil Zebulon/gm, "") : text).toMatch(/Zebulon/);
    }
  });

  test("every row of a table is looked up for its sender, also when the response is read late", async () => {
    const reader = (await send(service, CALLS.csv!, keys.stores)).body!.getReader();
    let text = "";
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      text += new TextDecoder().decode(read.value);
      // The stream waits for its reader, who is outside of the call.
      await delay(20);
    }
    expect(text.match(/Fournil Zebulon.*Fournil Zebulon/g)).toHaveLength(200);
  });

  test("a key of the key file shows its sources until it is revoked", async () => {
    const { key, stored } = await service.keys.create("Shop", {
      referrers: [],
      ips: [],
      sources: ["stores"],
    });
    expect(await read(service, CALLS.searchText!, key)).toMatch(/Zebulon/);
    await service.keys.revoke(stored.id);
    expect(await read(service, CALLS.searchText!, key)).toMatch(/^400 /);
  });

  test("a key with two sources sees both", async () => {
    const text = await read(service, CALLS.searchText!, keys.both);
    expect(text).toMatch(/Zebulon/);
    expect(text).toMatch(/Yorick/);
  });

  test("ExplainSearch explains private places", async () => {
    expect(await read(service, CALLS.explain!, keys.both)).toMatch(/Zebulon/);
  });

  test("routes start at its places", async () => {
    // There is no road graph here: the way fails, and no longer the place.
    expect(await read(service, CALLS.routes!, keys.stores)).not.toBe(await read(service, CALLS.routes!));
  });

  test("a context has its places for the key alone, not for the one of another", async () => {
    const made = await send(service, CALLS["contexts of ids"]!, keys.stores);
    const { contextToken } = (await made.json()) as { contextToken: string };
    const call = { path: `/v1/contexts/${contextToken}` };
    expect(await read(service, call, keys.stores)).toMatch(/Zebulon/);
    expect(await read(service, call)).not.toMatch(/Zebulon/);
    expect(await read(service, call, keys.offices)).not.toMatch(/Zebulon/);
  });

  test("calls at the same time see what their own keys show", async () => {
    const senders = ["", keys.stores, keys.offices, keys.both];
    const texts = await Promise.all(
      Array.from({ length: 40 }, (_, i) => read(service, CALLS.searchText!, senders[i % 4])),
    );
    for (const [i, text] of texts.entries()) {
      expect([/Zebulon/.test(text), /Yorick/.test(text)]).toEqual([i % 2 === 1, i % 4 >= 2]);
    }
  });

  test("a tag of one caller does not confirm the place to another", async () => {
    const etag = (await send(service, CALLS.getPlace!, keys.stores)).headers.get("etag") ?? "";
    const request = new Request(`${BASE}${CALLS.getPlace!.path}`, {
      headers: { "x-goog-fieldmask": "*", "if-none-match": etag },
    });
    expect((await service.app.fetch(request)).status).toBe(404);
  });

  test("the metrics name no private place", async () => {
    const text = await read(service, { path: "/metrics" }, keys.both);
    expect(text).not.toMatch(/zebulon|stores/i);
  });
});

test("calls of rendered pages see public places only", async () => {
  const response = await service.api.fetch(
    new Request(`${BASE}/v1/places/${STORE_ID}?key=${keys.stores}&$fields=id`),
    { isInProcess: true },
  );
  expect(response.status).toBe(404);
});
