import { markPartialSearch } from "@lieudit/place-index";
import { aPlaceRecord } from "@lieudit/test-kit";
import { expect, test } from "vitest";
import { placesOver } from "../../test/api-over.ts";
import { createPlacesApi } from "../app.ts";
import { createGeocoder } from "../geocoder/geocoder-app.ts";
import type { PlacesApiDeps } from "../places-api-deps.ts";

const KEY = "right-key-0123456789";
const PRIVATE = "private, no-cache";
const RECORD = aPlaceRecord();
const INPUT = { input: "caf", locationBias: { circle: { center: RECORD.location, radius: 500 } } };
const UNBIASED = "/v1/places:autocomplete?request=%7B%22input%22:%22caf%22%7D";
const AUTOCOMPLETE = `/v1/places:autocomplete?request=${encodeURIComponent(JSON.stringify(INPUT))}`;

function serve(apiAccess: "open" | "same-origin" = "open", deps: Partial<PlacesApiDeps> = {}) {
  const all: PlacesApiDeps = {
    places: placesOver([RECORD]).places,
    photos: { read: async () => null },
    clock: () => new Date("2026-03-29T12:00:00Z"),
    settings: {
      publicUrl: "https://lieudit.example",
      apiAccess,
      apiKeys: [{ key: KEY, referrers: [], ips: [] }],
      trustedProxies: 0,
    },
    log: () => {},
    ...deps,
  };
  const [api, geocoder] = [createPlacesApi(all), createGeocoder(all, "/geocodeur")];
  const connection = { incoming: { socket: { remoteAddress: "203.0.113.9" } } };
  return async (path: string, init: RequestInit = {}) => {
    const app = path.startsWith("/v1/") ? api : geocoder;
    return app.fetch(new Request(`https://lieudit.example${path}`, init), connection);
  };
}

test.each([
  [`/v1/places/${RECORD.id}?$fields=id`, 60],
  [`/v1/places:batchGet?ids=${RECORD.id}&$fields=places.id`, 60],
  [AUTOCOMPLETE, 300],
  ["/geocodeur/api?q=caf", 300],
  ["/geocodeur/reverse?lat=43.2&lon=6.8", 300],
])("a cache may store %s for %i seconds", async (path, seconds) => {
  const { status, headers } = await serve()(path);
  expect([status, headers.get("cache-control")]).toEqual([200, `public, max-age=${seconds}`]);
});

test("an unchanged response may be stored again", async () => {
  const call = serve();
  const path = `/v1/places/${RECORD.id}?$fields=id`;
  const etag = (await call(path)).headers.get("etag") ?? "";
  const { status, headers } = await call(path, { headers: { "if-none-match": etag } });
  expect([status, headers.get("cache-control")]).toEqual([304, expect.stringMatching(/^public, /)]);
});

test("what depends on the caller is private", async () => {
  const path = `/v1/places/${RECORD.id}?$fields=id`;
  const withKey = await serve()(path, { headers: { "x-goog-api-key": KEY } });
  const ofThisOrigin = await serve("same-origin")(path, { headers: { "sec-fetch-site": "same-origin" } });
  const byAddress = await serve("open", {
    locateAddress: () => ({ circle: { center: RECORD.location, radius: 500 } }),
  })(UNBIASED);
  const withoutAddress = await serve("open", { locateAddress: () => null })(UNBIASED);
  const byHeader = await serve()(path, { headers: { "x-goog-fieldmask": "id" } });
  const inOwnLanguage = await serve()("/geocodeur/search?q=caf&format=jsonv2");
  for (const { status, headers } of [
    withKey,
    ofThisOrigin,
    byAddress,
    withoutAddress,
    byHeader,
    inOwnLanguage,
  ])
    expect([status, headers.get("cache-control")]).toEqual([200, PRIVATE]);
});

test("errors and partial results are not stored", async () => {
  const unknown = await serve()("/v1/places/osm-n-0000000999?$fields=id");
  expect([unknown.status, unknown.headers.get("cache-control")]).toEqual([404, "no-store"]);
  const { places } = placesOver([RECORD]);
  const partial = await serve("open", {
    places: {
      ...places,
      autocomplete: async (_query, signal) => {
        if (signal !== undefined) markPartialSearch(signal);
        return [];
      },
    },
  })(AUTOCOMPLETE);
  expect([partial.status, partial.headers.get("cache-control")]).toEqual([200, PRIVATE]);
});

test("GET has the results of POST, and its errors", async () => {
  const call = serve();
  const posted = await call("/v1/places:autocomplete", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(INPUT),
  });
  expect(await (await call(AUTOCOMPLETE)).json()).toEqual(await posted.json());
  const readError = async (request: string) => {
    const response = await call(`/v1/places:autocomplete?request=${encodeURIComponent(request)}`);
    return [response.status, ((await response.json()) as { error: { message: string } }).error.message];
  };
  expect(await readError("{")).toEqual([
    400,
    'The parameter "request" is not valid JSON in UTF-8; check its quotes, commas and brackets.',
  ]);
  expect(await readError('{"input":"a","input":"b"}')).toEqual([400, expect.stringContaining("twice")]);
  expect((await call("/v1/places:autocomplete")).status).toBe(400);
  expect(await readError("{}")).toEqual([400, expect.stringContaining("input")]);
});
