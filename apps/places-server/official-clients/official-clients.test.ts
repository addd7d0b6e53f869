import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSqlitePlaceIndexWriter } from "@lieudit/place-index/sqlite";
import { publishManifest } from "@lieudit/place-index/store";
import { parseSettings } from "@lieudit/places-api";
import { readContractPlaces } from "@lieudit/test-kit/contracts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type PlacesServer, startPlacesServer } from "../places-server.ts";

/*
 * The official Node clients, unmodified, against our server over a real
 * socket. They are installed by `npm run test:clients` alone, in this folder,
 * so that nothing of ours depends on them.
 */
const INSTALLED = existsSync(join(import.meta.dirname, "node_modules"));
if (!INSTALLED) {
  console.info(
    "The official clients are not installed, so their tests are skipped; run npm run test:clients.",
  );
}
const load = createRequire(import.meta.url);

const KEY = "right-key-0123456789";
const BAKERY = "osm-n-0000000101";
const folder = mkdtempSync(join(tmpdir(), "lieudit-clients-"));
let server: PlacesServer;

beforeAll(async () => {
  if (!INSTALLED) return;
  const places = join(folder, "places");
  const writer = createSqlitePlaceIndexWriter(join(places, "index-1.sqlite"));
  const records = readContractPlaces();
  const source = {
    name: "contracts",
    origin: "contracts/places.json",
    importedAt: "2026-11-09T10:00:00Z",
    attribution: "",
    placeCount: records.length,
  };
  await writer.add(source, records);
  await writer.finish();
  await publishManifest(places, { version: 1, generation: 1, index: "index-1.sqlite", sources: [] });
  const settings = parseSettings({
    PORT: "0",
    DATA_DIR: folder,
    PUBLIC_URL: "https://lieudit.example",
    API_ACCESS: "keys",
    API_KEYS: KEY,
    LIEUDIT_CLOCK: "2026-11-09T10:00:00Z",
  });
  server = await startPlacesServer(settings, () => {});
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true });
});

/** What of the client's surface the tests use; the package itself is not there when this file is checked. */
interface GaxClient {
  getPlace(request: object, options: object): Promise<[GaxPlace]>;
  searchText(request: object, options: object): Promise<[{ places: GaxPlace[] }]>;
  searchNearby(request: object, options: object): Promise<[{ places: GaxPlace[] }]>;
  autocompletePlaces(request: object): Promise<[{ suggestions: GaxSuggestion[] }]>;
  getPhotoMedia(request: object): Promise<[{ name: string; photoUri: string }]>;
  close(): Promise<void>;
}
interface GaxPlace {
  id: string;
  name: string;
  displayName?: { text: string; languageCode: string };
  location?: { latitude: number; longitude: number };
  rating?: number;
  businessStatus?: string | number;
  regularOpeningHours?: { periods: { open: { day: number; hour: number; minute: number } }[] };
  photos: { name: string }[];
}
interface GaxSuggestion {
  placePrediction?: { placeId: string; text: { text: string } };
}

describe.skipIf(!INSTALLED).each([
  // Over REST the older one gives errors with the code of HTTP, the newer one with that of gRPC.
  { version: "2.5.0", name: "googlemaps-places-2", notFound: 404, invalid: 400 },
  { version: "3.0.0", name: "googlemaps-places-3", notFound: 5, invalid: 3 },
])("@googlemaps/places $version", ({ version, name, notFound, invalid }) => {
  let client: GaxClient;
  beforeAll(() => {
    expect(load(`./node_modules/${name}/package.json`).version).toBe(version);
    client = clientWith(KEY);
  });
  afterAll(() => client.close());

  function clientWith(apiKey: string): GaxClient {
    const { PlacesClient } = load(`./node_modules/${name}`).v1;
    return new PlacesClient({
      fallback: true,
      protocol: "http",
      apiEndpoint: "127.0.0.1",
      port: server.port,
      apiKey,
    });
  }
  const masked = (fields: string) => ({ otherArgs: { headers: { "X-Goog-FieldMask": fields } } });

  test("getPlace gives what a mask names, typed", async () => {
    const [place] = await client.getPlace(
      { name: `places/${BAKERY}`, languageCode: "fr" },
      masked("id,displayName,location,rating,businessStatus,regularOpeningHours,photos.name"),
    );
    expect(place.id).toBe(BAKERY);
    expect(place.displayName?.text).toBeTruthy();
    expect(place.location?.latitude).toBeTypeOf("number");
    expect(place.businessStatus).toBe("OPERATIONAL");
    expect(place.regularOpeningHours?.periods[0]?.open.hour).toBeTypeOf("number");
    expect(place.name).toBe("");
  });

  test("searchText, searchNearby and autocompletePlaces find the bakery", async () => {
    const [text] = await client.searchText({ textQuery: "boulangerie", maxResultCount: 5 }, masked("*"));
    expect(text.places.map(({ id }) => id)).toContain(BAKERY);
    const center = text.places.find(({ id }) => id === BAKERY)?.location;
    const [nearby] = await client.searchNearby(
      {
        locationRestriction: { circle: { center, radius: 500 } },
        includedTypes: ["bakery"],
        rankPreference: "DISTANCE",
      },
      masked("places.id"),
    );
    expect(nearby.places[0]?.id).toBe(BAKERY);
    const [{ suggestions }] = await client.autocompletePlaces({
      input: "fourn",
      includedPrimaryTypes: ["bakery"],
    });
    expect(suggestions[0]?.placePrediction?.placeId).toBe(BAKERY);
  });

  test("getPhotoMedia gives the picture's address", async () => {
    const [{ photos }] = await client.getPlace({ name: `places/${BAKERY}` }, masked("photos"));
    const [media] = await client.getPhotoMedia({
      name: `${photos[0]?.name}/media`,
      maxWidthPx: 500,
      skipHttpRedirect: true,
    });
    expect(media.photoUri).toMatch(/^https:\/\/lieudit\.example\/v1\/media\/[0-9a-f]{64}\/\d+x\d+$/);
  });

  test("errors keep their code and reason", async () => {
    const stranger = clientWith("wrong-key-0123456789");
    const failures: [() => Promise<unknown>, number, string][] = [
      [
        () => client.getPlace({ name: "places/osm-n-9999999999" }, masked("id")),
        notFound,
        "No place has the id",
      ],
      [() => client.getPlace({ name: `places/${BAKERY}` }, {}), invalid, "FieldMask is a required parameter"],
      [
        () => stranger.getPlace({ name: `places/${BAKERY}` }, masked("id")),
        invalid,
        "The key is not one of this server",
      ],
    ];
    for (const [call, code, message] of failures) {
      await expect(call()).rejects.toMatchObject({ code, message: expect.stringContaining(message) });
    }
    await stranger.close();
  });
});

describe.skipIf(!INSTALLED)("@googleapis/places 14.0.1", () => {
  interface Answer<Data> {
    status: number;
    data: Data;
  }
  interface DiscoveryPlaces {
    places: {
      get(parameters: object): Promise<Answer<GaxPlace>>;
      searchText(parameters: object): Promise<Answer<{ places: GaxPlace[]; nextPageToken?: string }>>;
      searchNearby(parameters: object): Promise<Answer<{ places: GaxPlace[] }>>;
      autocomplete(parameters: object): Promise<Answer<{ suggestions: GaxSuggestion[] }>>;
      photos: { getMedia(parameters: object): Promise<Answer<{ photoUri: string }>> };
    };
  }
  let client: DiscoveryPlaces;
  beforeAll(() => {
    expect(load("./node_modules/@googleapis/places/package.json").version).toBe("14.0.1");
    const { places } = load("./node_modules/@googleapis/places");
    client = places({ version: "v1", auth: KEY, rootUrl: `http://127.0.0.1:${server.port}/` });
  });

  test("get, searchText with pages, searchNearby and autocomplete", async () => {
    const { data: place } = await client.places.get({
      name: `places/${BAKERY}`,
      fields: "id,location,photos.name",
    });
    expect(place.id).toBe(BAKERY);
    const text = await client.places.searchText({
      fields: "places.id,nextPageToken",
      requestBody: { textQuery: "boulangerie", pageSize: 1 },
    });
    expect(text.data.places).toHaveLength(1);
    const nearby = await client.places.searchNearby({
      fields: "places.id",
      requestBody: {
        locationRestriction: { circle: { center: place.location, radius: 50 } },
        includedTypes: ["bakery"],
      },
    });
    expect(nearby.data.places.map(({ id }) => id)).toContain(BAKERY);
    const typed = await client.places.autocomplete({ requestBody: { input: "fourn" } });
    expect(typed.data.suggestions[0]?.placePrediction?.placeId).toBe(BAKERY);
    const media = await client.places.photos.getMedia({
      name: `${place.photos[0]?.name}/media`,
      maxHeightPx: 100,
      skipHttpRedirect: true,
    });
    expect(media.data.photoUri).toContain("/v1/media/");
  });

  test("errors keep their status", async () => {
    await expect(client.places.get({ name: "places/osm-n-9999999999", fields: "id" })).rejects.toMatchObject({
      status: 404,
    });
    await expect(client.places.get({ name: `places/${BAKERY}` })).rejects.toMatchObject({ status: 400 });
  });
});
