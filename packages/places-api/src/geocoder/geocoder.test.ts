import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { markPartialSearch, type PlaceIndex, PlaceIndexError } from "@lieudit/place-index";
import { createSqlitePlaceIndexWriter, openSqlitePlaceIndex } from "@lieudit/place-index/sqlite";
import type { PlaceRecord } from "@lieudit/place-model";
import { aPlaceRecord } from "@lieudit/test-kit";
import { readContractPlaces } from "@lieudit/test-kit/contracts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PlacesApiDeps } from "../places-api-deps.ts";
import type { GeocodeFeature } from "./feature.ts";
import { collectCredits } from "./feature-credits.ts";
import { createGeocoder } from "./geocoder-app.ts";
import { scoreMatch } from "./match-score.ts";

const folder = mkdtempSync(join(tmpdir(), "lieudit-geocoder-"));
let places: PlaceIndex;

/** The places of the contracts, with the commune's code, and one more street in a neighbouring commune. */
function records(): PlaceRecord[] {
  const known = readContractPlaces().map((record) => ({
    ...record,
    address: { ...record.address, cityCode: "83118" },
  }));
  const elsewhere = aPlaceRecord({
    id: "street-ffff2c3d4e5f6071",
    kind: "street",
    names: { default: "Rue des Cordiers" },
    types: ["route"],
    primaryType: "route",
    location: { latitude: 43.3, longitude: 6.9 },
    address: {
      street: "Rue des Cordiers",
      postcode: "83998",
      locality: "Valbrune",
      cityCode: "83119",
      countryCode: "FR",
      formatted: "Rue des Cordiers, 83998 Valbrune",
    },
  });
  const houses = ["20", "24", "28A"].map((houseNumber) =>
    aPlaceRecord({
      id: `addr-ffff2c3d4e5f60${houseNumber}`,
      kind: "address",
      names: { default: `${houseNumber} Rue des Cordiers` },
      types: ["street_address"],
      primaryType: "street_address",
      location: { latitude: 43.3 + Number.parseInt(houseNumber, 10) / 10_000, longitude: 6.9 },
      address: {
        houseNumber,
        street: "Rue des Cordiers",
        postcode: "83998",
        locality: "Valbrune",
        countryCode: "FR",
        formatted: `${houseNumber} Rue des Cordiers, 83998 Valbrune`,
      },
    }),
  );
  return [...known, elsewhere, ...houses];
}

beforeAll(async () => {
  const path = join(folder, "index.sqlite");
  const writer = createSqlitePlaceIndexWriter(path);
  const importedAt = "2026-11-09T10:00:00Z";
  await writer.add({ name: "t", origin: "t", importedAt, attribution: "", placeCount: 1 }, records());
  await writer.finish();
  places = await openSqlitePlaceIndex(path);
});
afterAll(async () => {
  await places.close();
  rmSync(folder, { recursive: true });
});

function geocoder(base: "" | "/geocodeur" = "", deps: Partial<PlacesApiDeps> = {}) {
  const app = createGeocoder(
    {
      places,
      photos: { read: async () => null },
      clock: () => new Date("2026-11-09T10:00:00Z"),
      settings: { publicUrl: "https://lieudit.example", apiAccess: "open", apiKeys: [], trustedProxies: 0 },
      log: () => {},
      ...deps,
    },
    base,
  );
  return async (path: string, init?: RequestInit) =>
    app.fetch(new Request(`https://lieudit.example${path}`, init));
}
const labels = async (path: string): Promise<string[]> => {
  const { features } = await (await geocoder()(path)).json();
  return features.map(({ properties }: { properties: { label: string } }) => properties.label);
};

test("an address has the properties of addok and those of the specification", async () => {
  const answer = await geocoder()("/api?q=12+rue+des+cordiers+port-valbrune&limit=1&type=housenumber");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  const parts = {
    housenumber: "12",
    street: "Rue des Cordiers",
    postcode: "83999",
    city: "Port-Valbrune",
  };
  const country = "France";
  const name = "12 Rue des Cordiers";
  const label = "12 Rue des Cordiers 83999 Port-Valbrune";
  expect(await answer.json()).toEqual({
    type: "FeatureCollection",
    version: "draft",
    geocoding: {
      version: "0.1.0",
      licence: "ODbL-1.0",
      attribution: "© OpenStreetMap contributors",
      query: "12 rue des cordiers port-valbrune",
    },
    features: [
      {
        type: "Feature",
        geometry: { type: "Point", coordinates: [6.8137, 43.2412] },
        properties: {
          id: "addr-0a1b2c3d4e5f6071",
          type: "housenumber",
          label,
          score: expect.any(Number),
          name,
          ...parts,
          citycode: "83118",
          context: "83, Var, Provence-Alpes-Côte d'Azur",
          country,
          countrycode: "FR",
          match_type: "exact",
          importance: expect.any(Number),
          geocoding: {
            type: "house",
            label,
            name,
            ...parts,
            county: "Var",
            state: "Provence-Alpes-Côte d'Azur",
            country,
          },
        },
      },
    ],
    attribution: "© OpenStreetMap contributors",
    licence: "ODbL-1.0",
    query: "12 rue des cordiers port-valbrune",
    limit: 1,
  });
});

test.each([
  [["Lieudit, contenu de démonstration fictif"], { attribution: "Lieudit, contenu de démonstration fictif" }],
  [
    ["© OpenStreetMap contributors", "prix-carburants.gouv.fr (Licence Ouverte 2.0)"],
    {
      licence: "ODbL-1.0, etalab-2.0",
      attribution: "© OpenStreetMap contributors, prix-carburants.gouv.fr (Licence Ouverte 2.0)",
    },
  ],
  [[], {}],
])("whom %j is credited to, and under which licence", (providers, credits) => {
  expect(collectCredits(providers.map((provider) => ({ provider })))).toEqual(credits);
});

describe("filters", () => {
  test.each([
    [
      "/api?q=rue+des+cord&type=street",
      ["Rue des Cordiers 83999 Port-Valbrune", "Rue des Cordiers 83998 Valbrune"],
    ],
    ["/api?q=rue+des+cordiers&type=street&postcode=83998", ["Rue des Cordiers 83998 Valbrune"]],
    ["/api?q=rue+des+cordiers&type=street&citycode=83119", ["Rue des Cordiers 83998 Valbrune"]],
    ["/api?q=rue+des+cordiers&citycode=83119&autocomplete=0", ["Rue des Cordiers 83998 Valbrune"]],
    ["/api?q=rue+des+cordiers&postcode=75001", []],
    ["/api?q=port&type=city", ["Port-Valbrune"]],
    ["/api?q=port&type=municipality", ["Port-Valbrune"]],
    ["/api?q=fournil&type=poi", ["Le Fournil des Roches, 12 Rue des Cordiers, 83999 Port-Valbrune"]],
    ["/reverse?lat=43.2412&lon=6.8137&type=housenumber", ["12 Rue des Cordiers 83999 Port-Valbrune"]],
    ["/reverse?lat=43.2412&lon=6.8137&type=street", ["Rue des Cordiers 83999 Port-Valbrune"]],
    ["/reverse?lat=43.2412&lon=6.8137&type=housenumber&citycode=83119", []],
    ["/reverse?lat=-43&lng=6.8137", []],
  ])("%s", async (path, expected) => {
    expect(await labels(path)).toEqual(expected);
  });

  test("ranks nearby places higher", async () => {
    const path = "/api?q=rue+des+cordiers&type=street&limit=1";
    expect(await labels(`${path}&lat=43.3&lon=6.9`)).toEqual(["Rue des Cordiers 83998 Valbrune"]);
    expect(await labels(`${path}&lat=43.241&lon=6.8135`)).toEqual(["Rue des Cordiers 83999 Port-Valbrune"]);
  });
});

test.each(["", "&autocomplete=0"])(
  "a country at the end is no word to find, and keeps others out%s",
  async (typed) => {
    const path = `/api?q=12+rue+des+cordiers,+83999+Port-Valbrune,+`;
    expect(await labels(`${path}France&limit=1${typed}`)).toEqual([
      "12 Rue des Cordiers 83999 Port-Valbrune",
    ]);
    expect(await labels(`${path}Italie&limit=1${typed}`)).toEqual([]);
  },
);

test("returns the distance in reverse geocoding, and a score that falls with it", async () => {
  const { features } = await (await geocoder()("/reverse/?lat=43.2412&lon=6.8138&limit=2")).json();
  expect(features[0].properties).toMatchObject({ type: "housenumber", distance: 8, score: 0.992 });
});

test.each(["43.2412,6.8138", "8FM86RR7%2BFF", "6RR7%2BFF+Port-Valbrune"])(
  "a text that is the point %s is scored by how near the answer is, not by its letters",
  async (q) => {
    for (const path of [`/api?q=${q}&limit=1`, `/api?q=${q}&limit=1&autocomplete=0`]) {
      const { features } = await (await geocoder()(path)).json();
      expect(features[0].properties).toMatchObject({ id: "osm-n-0000000101" });
      expect(features[0].properties.score).toBeGreaterThan(0.99);
    }
  },
);

test.each([["/api"], ["/api/"], ["/search"], ["/search/"]])(
  "the site has %s below /geocodeur",
  async (path) => {
    const ask = geocoder("/geocodeur");
    expect((await ask(`/geocodeur${path}?q=port`)).status).toBe(200);
    expect((await ask(`${path}?q=port`)).status).toBe(404);
  },
);

describe("returns errors in the format of these protocols", () => {
  test("another verb than GET", async () => {
    const answer = await geocoder()("/search?q=port", { method: "POST" });
    expect([answer.status, answer.headers.get("allow"), await answer.json()]).toEqual([
      405,
      "GET, HEAD",
      { code: 405, message: "The geocoder has no POST at this address; ask with GET.", detail: [] },
    ]);
    expect((await geocoder()("/search?q=port", { method: "HEAD" })).status).toBe(200);
  });

  test.each([
    ["/api", ["q: required, the text to search for; or street, postcode, city"]],
    ["/api?q=+", ["q: required, the text to search for; or street, postcode, city"]],
    [`/api?q=${"a".repeat(201)}`, ["q: must be at most 200 characters"]],
    ["/api?q=a&limit=0", ["limit: must be a whole number above 0"]],
    ["/api?q=a&limit=x", ["limit: must be a whole number above 0"]],
    ["/api?q=a&lat=43", ["lon: must be a number from -180 to 180"]],
    ["/api?q=a&lat=1e1&lon=7", ["lat: must be a number from -90 to 90"]],
    [
      "/api?q=a&type=planet",
      ["type: must be one of housenumber, street, locality, municipality, postcode, poi"],
    ],
    ["/api?q=a&type=__proto__", [expect.stringMatching(/^type: must be one of/)]],
    ["/api?q=a&postcode=%3Cb%3E", ["postcode: must be a postcode such as 98000"]],
    ["/api?q=a&citycode=6088", ["citycode: must be an INSEE code such as 06088"]],
    ["/api?q=a&autocomplete=maybe", ["autocomplete: must be 0 or 1"]],
    ["/api?q=a&lang=f%0d", ["lang: must be a language such as fr"]],
    ["/api?q=a&lang=fr-aaaa-bbbb-cccc", ["lang: must be a language such as fr"]],
    ["/reverse", ["lat: required, with lon"]],
    [
      "/reverse?lat=91&lon=181",
      ["lat: must be a number from -90 to 90", "lon: must be a number from -180 to 180"],
    ],
  ])("%s", async (path, detail) => {
    const answer = await geocoder()(path);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ code: 400, message: "Missing or invalid parameters", detail });
  });

  test("hides the message of a failing index", async () => {
    const broken = {
      ...places,
      autocomplete: () => Promise.reject(new PlaceIndexError("BROKEN", "/srv/secret")),
    };
    const answer = await geocoder("", { places: broken })("/api?q=a");
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await answer.text()).not.toContain("secret");
  });

  test("a caller without a key if keys are required", async () => {
    const settings = {
      publicUrl: "https://lieudit.example",
      apiAccess: "keys" as const,
      apiKeys: [],
      trustedProxies: 0,
    };
    const answer = await geocoder("", { settings })("/api?q=a");
    expect(await answer.json()).toMatchObject({ code: 403, detail: ["API_KEY_MISSING"] });
  });
});

test("reads the parts of an address one by one, with the names of addok and Nominatim", async () => {
  const label = "12 Rue des Cordiers 83999 Port-Valbrune";
  for (const path of [
    "/search?housenumber=12&street=rue+des+cordiers&city=port+valbrune",
    "/search?street=12+rue+des+cordiers&postalcode=83999&city=Port-Valbrune",
    "/search?housenumber=12&street=Rue+des+Cordiers&postcode=83999",
  ]) {
    expect((await labels(path))[0], path).toBe(label);
  }
  expect((await labels("/search?street=rue+des+cordiers&city=valbrune"))[0]).toBe(
    "Rue des Cordiers 83998 Valbrune",
  );
  expect((await geocoder()("/search?housenumber=")).status).toBe(400);
});

test("says whether the house number of the request exists", async () => {
  const first = async (path: string) => (await (await geocoder()(path)).json()).features[0];
  const { properties } = await first("/search?q=99+rue+des+cordiers+83998+valbrune&autocomplete=0");
  expect(properties).toMatchObject({ type: "street", match_type: "fallback" });
  expect(properties.housenumber).toBeUndefined();
  const between = await first("/search?q=22+rue+des+cordiers+83998+valbrune&autocomplete=0");
  expect(between.properties).toMatchObject({
    id: "street-ffff2c3d4e5f6071",
    type: "housenumber",
    label: "22 Rue des Cordiers 83998 Valbrune",
    match_type: "interpolated",
  });
  expect(between.geometry.coordinates[1]).toBeCloseTo(43.3022, 6);
  const { features } = await (
    await geocoder()("/search?q=28+rue+des+cordiers+83998+valbrune&autocomplete=0")
  ).json();
  const ids = features.map((feature: GeocodeFeature) => [
    feature.properties.id,
    feature.properties.housenumber,
    feature.properties.match_type,
  ]);
  expect(ids.slice(0, 2)).toEqual([
    ["street-ffff2c3d4e5f6071", "28", "interpolated"],
    ["addr-ffff2c3d4e5f6028A", "28A", "fallback"],
  ]);
  expect(new Set(ids.map(([id]: string[]) => id)).size).toBe(ids.length);
  const exact = await first("/search?q=12+rue+des+cordiers+port-valbrune&autocomplete=0");
  expect(exact.properties).toMatchObject({ type: "housenumber", match_type: "exact" });
  const street = await first("/search?q=rue+des+cordiers+valbrune&autocomplete=0");
  expect(street.properties.match_type).toBeUndefined();
});

test("interpolates no house after a search that ended early", async () => {
  const asked: string[] = [];
  const cut: PlaceIndex = {
    ...places,
    async searchText(query, signal) {
      asked.push(query.text);
      if (signal !== undefined) markPartialSearch(signal);
      return places.searchText(query, signal);
    },
  };
  const path = "/search?q=22+rue+des+cordiers+83998+valbrune&autocomplete=0";
  const { features } = await (await geocoder("", { places: cut })(path)).json();
  expect(features[0].properties).toMatchObject({ type: "street", match_type: "fallback" });
  expect(asked).toHaveLength(1);
});

test("returns 304 for a response that the client has", async () => {
  const first = await geocoder()("/api?q=port");
  const again = await geocoder()("/api?q=port", {
    headers: { "if-none-match": first.headers.get("etag") ?? "" },
  });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

test("more than there is to give is as much as there is", async () => {
  const { limit } = await (await geocoder()("/api?q=port&limit=1000")).json();
  expect(limit).toBe(20);
});

test("the score: 1 for the same text, less for less, in any case and without accents", () => {
  const label = "12 Rue des Cordiers 83999 Port-Valbrune";
  expect(scoreMatch(label.toUpperCase(), label)).toBe(1);
  const scores = [label, "12 rue des cordiers", "12 rue des cordeliers", "rue haute", "zzz"].map((query) =>
    scoreMatch(query, label),
  );
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect(scoreMatch("École", "ecole")).toBe(1);
  expect(scores.at(-1)).toBe(0);
  expect(scoreMatch("", "a")).toBe(0);
});

test("2,000 calls with any parameters are answered or refused as 400", async () => {
  const ask = geocoder();
  const name = fc.constantFrom("q", "limit", "lat", "lon", "type", "postcode", "citycode", "lang", "x");
  const parameters = fc.array(
    fc.tuple(name, fc.oneof(fc.string({ unit: "binary" }), fc.float().map(String))),
    {
      maxLength: 6,
    },
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom("/api", "/reverse"), parameters, async (path, list) => {
      const answer = await ask(`${path}?${new URLSearchParams(list)}`);
      expect([200, 400]).toContain(answer.status);
      expect(await answer.json()).toHaveProperty(answer.status === 200 ? "features" : "detail");
    }),
    { numRuns: 2_000 },
  );
});

test("does not lower the score for a département, région or country in the query", () => {
  const context = "Provence-Alpes-Côte d'Azur Alpes-Maritimes France";
  for (const query of ["Nice", "Nice, Alpes-Maritimes", "nice provence alpes cote d'azur", "Nice, France"]) {
    expect(scoreMatch(query, "Nice", context)).toBe(1);
  }
  expect(scoreMatch("Menton, Alpes-Maritimes", "Nice", context)).toBeLessThan(0.5);
  expect(scoreMatch("Rue de France", "Rue de France", context)).toBe(1);
  expect(scoreMatch("Alpes-Maritimes", "Nice", context)).toBe(0);
});
