import { type PlaceIndex, PlaceIndexError } from "@lieudit/place-index";
import type { PlaceRecord } from "@lieudit/place-model";
import { aPlaceRecord } from "@lieudit/test-kit";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { createPlacesApi } from "./app.ts";
import { formatLogEntry } from "./http/request-log.ts";
import type { ApiLogEntry, PlacesApiDeps } from "./places-api-deps.ts";

const ID = "osm-n-0000000101";
const KEY = "right-key-0123456789";

/** Creates an index that returns slices of `records`, or fails with `failure`. */
function createIndex(records: readonly PlaceRecord[], failure?: unknown): PlaceIndex {
  const orFail = async <Value>(value: Value): Promise<Value> => {
    if (failure !== undefined) throw failure;
    return value;
  };
  return {
    getPlace: (id) => orFail(records.find((record) => record.id === id) ?? null),
    getPlaces: () => orFail([...records]),
    getBoundary: () => orFail(null),
    autocomplete: () => orFail([]),
    searchText: ({ limit, offset = 0 }) =>
      orFail({ places: records.slice(offset, offset + limit), hasMore: records.length > offset + limit }),
    searchNearby: () => orFail([...records]),
    reverseGeocode: () => orFail([...records]),
    explainSearch: () => orFail({ text: "", readings: [], candidates: [], candidateCount: 0 }),
    describe: () => orFail({ sources: [], placeCount: records.length, countByKind: {}, countByType: {} }),
    close: async () => {},
  };
}

function apiWith(deps: Partial<PlacesApiDeps> = {}, settings: Partial<PlacesApiDeps["settings"]> = {}) {
  const log: ApiLogEntry[] = [];
  const app = createPlacesApi({
    places: createIndex([aPlaceRecord()]),
    photos: { read: async () => null },
    clock: () => new Date("2026-11-09T10:00:00Z"),
    settings: {
      publicUrl: "https://lieudit.example",
      apiAccess: "open",
      apiKeys: [],
      trustedProxies: 0,
      ...settings,
    },
    log: (entry) => log.push(entry),
    ...deps,
  });
  const ask = async (path: string, init?: RequestInit) =>
    app.fetch(new Request(`https://lieudit.example${path}`, init));
  const post = (verb: string, body: object, mask = "*") =>
    ask(`/v1/places:${verb}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-goog-fieldmask": mask },
      body: JSON.stringify(body),
    });
  return { app, ask, post, log };
}

test("reads escaped paths and ids as the same address", async () => {
  const { ask } = apiWith({ places: createIndex([aPlaceRecord({ id: ID })]) });
  const place = await ask(`/v1/places/${ID.replaceAll("-", "%2D").replace("osm", "%6fsm")}?fields=id`);
  expect(await place.json()).toEqual({ id: ID });
  const search = await ask("/v1/places%3AsearchText", {
    method: "POST",
    headers: { "content-type": "application/json", "x-goog-fieldmask": "places.id" },
    body: JSON.stringify({ textQuery: "port" }),
  });
  expect(await search.json()).toEqual({ places: [{ id: ID }] });
  expect((await ask("/v1/places/%E0%A4%A?fields=id")).status).toBe(400);
});

describe("reports failures briefly to the caller and fully in the log", () => {
  const SECRET = "SQLITE_CORRUPT: /srv/lieudit/data/places/index-7.sqlite";
  test.each<[string, unknown, number, string]>([
    ["a broken index", new PlaceIndexError("BROKEN", SECRET), 503, "UNAVAILABLE"],
    ["a closed index", new PlaceIndexError("CLOSED", SECRET), 503, "UNAVAILABLE"],
    ["a search without end", new DOMException(SECRET, "TimeoutError"), 504, "DEADLINE_EXCEEDED"],
    ["a bug", new TypeError(SECRET), 500, "INTERNAL"],
  ])("%s", async (_what, failure, httpStatus, status) => {
    const { ask, post, log } = apiWith({ places: createIndex([], failure) });
    const circle = { center: { latitude: 0, longitude: 0 }, radius: 1 };
    for (const answer of [
      await ask(`/v1/places/${ID}?$fields=id`),
      await post("searchText", { textQuery: "a" }),
      await post("searchNearby", { locationRestriction: { circle } }),
      await post("autocomplete", { input: "a" }),
      await post("reverseGeocode", { location: circle.center }),
    ]) {
      const text = await answer.text();
      expect(answer.status).toBe(httpStatus);
      expect(text).not.toMatch(/SQLITE|srv|index-7|at .*\.ts/);
      const { error } = JSON.parse(text);
      expect(error).toMatchObject({ code: httpStatus, status });
      expect(answer.headers.get("retry-after")).toBe(httpStatus === 503 ? "5" : null);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      const requestId = answer.headers.get("x-request-id");
      expect(error.details.at(-1)).toEqual({
        "@type": "type.googleapis.com/google.rpc.RequestInfo",
        requestId,
      });
      const entry = log.find((logged) => logged.requestId === requestId);
      expect(entry).toMatchObject({ httpStatus });
      expect(String(entry?.error)).toContain(SECRET);
    }
  });

  test("the caller that went away", async () => {
    const { ask } = apiWith({ places: createIndex([], new DOMException("gone", "AbortError")) });
    expect((await ask(`/v1/places/${ID}?$fields=id`)).status).toBe(499);
  });
});

test("ends a search when its caller disconnects", async () => {
  const asked = Promise.withResolvers<void>();
  const places = {
    ...createIndex([]),
    searchText: (_query: object, signal?: AbortSignal) =>
      new Promise<never>((_resolve, reject) => {
        signal?.addEventListener("abort", () => reject(signal.reason));
        asked.resolve();
      }),
  };
  const caller = new AbortController();
  const answer = apiWith({ places }).ask("/v1/places:searchText", {
    method: "POST",
    headers: { "content-type": "application/json", "x-goog-fieldmask": "*" },
    body: '{"textQuery":"pain"}',
    signal: caller.signal,
  });
  await asked.promise;
  caller.abort();
  expect((await answer).status).toBe(499);
});

test("logs one entry a call, without keys, parameters or bodies", async () => {
  const { ask, log } = apiWith({}, { apiAccess: "keys", apiKeys: [{ key: KEY, referrers: [], ips: [] }] });
  await ask(`/v1/places/${ID}?$fields=id&key=${KEY}`);
  await ask("/v1/places:searchText", {
    method: "POST",
    headers: { "content-type": "application/json", "x-goog-api-key": KEY, "x-goog-fieldmask": "*" },
    body: JSON.stringify({ textQuery: "un secret" }),
  });
  await ask(`/v1/places/${ID}?$fields=id&key=wrong-${KEY}`);
  expect(log.map(({ method, path, httpStatus }) => `${method} ${path} ${httpStatus}`)).toEqual([
    `GET /v1/places/${ID} 200`,
    "POST /v1/places:searchText 200",
    `GET /v1/places/${ID} 400`,
  ]);
  const lines = log.map((entry) => formatLogEntry(entry, new Date("2026-11-09T10:00:00Z"))).join("\n");
  expect(lines).not.toMatch(/right-key|secret|\$fields/);
  expect(lines.split("\n")).toHaveLength(3);
});

test("escapes control characters and direction overrides in the log", async () => {
  const { ask, log } = apiWith();
  await ask("/v1/%E2%80%AE%00%1B[31m");
  expect(log.map(({ path }) => path)).toEqual(["/v1/%E2%80%AE%00%1B[31m"]);
});

test("does not let callers add lines to the log", () => {
  const entry = {
    requestId: "1",
    method: "GET",
    path: "/v1/\n{}",
    httpStatus: 500,
    durationMs: 1,
    error: "a\nb",
  };
  const line = formatLogEntry(entry, new Date("2026-11-09T10:00:00Z"));
  expect(line).not.toContain("\n");
  expect(JSON.parse(line)).toMatchObject({
    time: "2026-11-09T10:00:00.000Z",
    path: "/v1/\n{}",
    error: "a\nb",
  });
});

describe("what every answer has", () => {
  test("revalidates the response to a GET", async () => {
    const { ask } = apiWith();
    const first = await ask(`/v1/places/${ID}?$fields=id`);
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    expect(first.headers.get("cache-control")).toBe("public, max-age=60");
    const again = (tag: string) => ask(`/v1/places/${ID}?$fields=id`, { headers: { "if-none-match": tag } });
    for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, "*"]) {
      const unchanged = await again(tag);
      expect([unchanged.status, await unchanged.text()]).toEqual([304, ""]);
    }
    expect((await again('"other"')).status).toBe(200);
    const other = await ask(`/v1/places/${ID}?$fields=id,name`);
    expect(other.headers.get("etag")).not.toBe(etag);
  });

  test("with a limited key it says what is left of the limit, to pages too", async () => {
    const rules = { referrers: [], ips: [] };
    const { ask } = apiWith(
      {},
      {
        apiKeys: [
          { key: "limited", perDay: 2, ...rules },
          { key: "unlimited", ...rules },
        ],
      },
    );
    const limits = async (key: string) => {
      const { status, headers } = await ask(`/v1/places/${ID}?$fields=id`, {
        headers: { "x-goog-api-key": key },
      });
      const [limit, remaining, reset] = ["Limit", "Remaining", "Reset"].map((name) => {
        expect(headers.get("access-control-expose-headers")).toContain(`RateLimit-${name}`);
        return headers.get(`ratelimit-${name}`);
      });
      return [status, limit, remaining, reset === headers.get("retry-after") ? "retry then" : reset];
    };
    const untilMidnight = expect.stringMatching(/^\d{1,5}$/);
    expect(await limits("limited")).toEqual([200, "2", "1", untilMidnight]);
    expect(await limits("limited")).toEqual([200, "2", "0", untilMidnight]);
    expect(await limits("limited")).toEqual([429, "2", "0", "retry then"]);
    expect(await limits("unlimited")).toEqual([200, null, null, "retry then"]);
  });

  test("HEAD has the headers and no body", async () => {
    const { ask } = apiWith();
    const head = await ask(`/v1/places/${ID}?$fields=id`, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(head.headers.get("etag")).toBe((await ask(`/v1/places/${ID}?$fields=id`)).headers.get("etag"));
  });

  test.each(["prettyPrint=true", "$prettyPrint=1"])(
    "formats the response with %s, and on one line without it",
    async (pretty) => {
      const { ask } = apiWith();
      expect(await (await ask(`/v1/places/${ID}?$fields=id&${pretty}`)).text()).toBe(`{\n  "id": "${ID}"\n}`);
      expect(await (await ask(`/v1/places/${ID}?$fields=id`)).text()).toBe(`{"id":"${ID}"}`);
    },
  );

  test.each([
    ["alt=json", 200],
    ["$alt=json;enum-encoding=int", 200],
    ["alt=media", 400],
    ["alt=proto", 400],
    ["access_token=a&oauth_token=e&quotaUser=b&uploadType=c&$.xgafv=2&upload_protocol=d", 200],
    ["callback=f", 400],
    ["nope=1", 400],
    ["%E2%80%AE=1", 400],
  ])("the parameters %s: %i", async (parameters, status) => {
    expect((await apiWith().ask(`/v1/places/${ID}?$fields=id&${parameters}`)).status).toBe(status);
  });

  test.each([
    [`/v1/places/${ID}?$fields=id&languageCode=fr&languageCode=en`, "languageCode"],
    [`/v1/places/${ID}?$fields=id&languageCode=fr&language_code=fr`, "languageCode"],
    [`/v1/places/${ID}/photos/p/media?maxWidthPx=100&maxWidthPx=200`, "maxWidthPx"],
    [`/v1/places:batchGet?ids=${ID}&$fields=places.id&regionCode=&regionCode=FR`, "regionCode"],
  ])("rejects a repeated field that is not a list: %s", async (path, field) => {
    const answer = await apiWith().ask(path);
    const { error } = await answer.json();
    expect([answer.status, error.status]).toEqual([400, "INVALID_ARGUMENT"]);
    expect(error.message).toBe(`The parameter "${field}" is given twice and is no list; send it once.`);
  });

  test("accepts a mask in parts, and repeated system parameters", async () => {
    const { ask } = apiWith();
    for (const parameters of ["$fields=id&$fields=name", "fields=id&fields=name&key=&key="]) {
      const answer = await ask(`/v1/places/${ID}?${parameters}`);
      expect(await answer.json()).toEqual({ id: ID, name: `places/${ID}` });
    }
  });

  test("allows every origin, for errors too", async () => {
    const { ask } = apiWith();
    for (const path of [
      `/v1/places/${ID}?$fields=id`,
      `/v1/places/${ID}`,
      "/v1/nothing",
      "/v1/icons/food.svg",
    ]) {
      expect((await ask(path)).headers.get("access-control-allow-origin")).toBe("*");
    }
  });

  test("responds to a preflight without a key", async () => {
    const { ask } = apiWith({}, { apiAccess: "keys" });
    const preflight = await ask("/v1/places:searchText", {
      method: "OPTIONS",
      headers: { origin: "https://a.example", "access-control-request-method": "POST" },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-methods")).toBe("GET, HEAD, POST");
    const allowed = preflight.headers.get("access-control-allow-headers")?.toLowerCase() ?? "";
    for (const name of [
      "content-type",
      "x-goog-api-key",
      "x-goog-fieldmask",
      "x-goog-api-client",
      "x-goog-request-params",
    ]) {
      expect(allowed.split(", ")).toContain(name);
    }
  });
});

test.each([
  ["GET", "/v1"],
  ["GET", "/v1/"],
  ["GET", "/v1/places"],
  ["GET", "/v1/places/"],
  ["GET", "/v1/places:searchText"],
  ["PUT", "/v1/places:searchText"],
  ["DELETE", `/v1/places/${ID}`],
  ["POST", "/v1/places:searchTextNot"],
  ["GET", `/v1/places/${ID}/photos`],
  ["GET", `/v1/places/${ID}/reviews/1`],
  ["OPTIONS", "/v1/places:searchText"],
])("returns 404 for %s %s", async (method, path) => {
  const answer = await apiWith().ask(path, { method });
  expect(answer.status).toBe(404);
  if (path.startsWith("/v1/")) expect((await answer.json()).error.status).toBe("NOT_FOUND");
});

test("works inside another app, which keeps its own errors", async () => {
  const outer = new Hono();
  outer.route("/", apiWith().app);
  outer.get("/page", () => {
    throw new Error("the page's own");
  });
  outer.onError((_error, c) => c.text("page failed", 500));
  const ask = async (path: string) => outer.fetch(new Request(`https://lieudit.example${path}`));
  expect(await (await ask(`/v1/places/${ID}?$fields=id`)).json()).toEqual({ id: ID });
  const unknown = await ask("/v1/places/osm-n-9999999999?$fields=id");
  expect([unknown.status, (await unknown.json()).error.status]).toEqual([404, "NOT_FOUND"]);
  expect(await (await ask("/page")).text()).toBe("page failed");
});

describe("bodies", () => {
  const send = (body: BodyInit, headers: Record<string, string>) =>
    apiWith().ask("/v1/places:autocomplete", {
      method: "POST",
      body,
      headers,
      duplex: "half",
    } as RequestInit);

  test.each([
    ["application/json", 200],
    ["application/json; charset=utf-8", 200],
    ['Application/JSON;charset="UTF-8"', 200],
    ["application/json; charset=latin1", 415],
    ["text/plain", 415],
    ["application/jsonp", 415],
    ["", 415],
  ])("%j: %i", async (type, status) => {
    expect((await send('{"input":"a"}', { "content-type": type })).status).toBe(status);
  });

  test.each([
    ["not JSON", '{"input":'],
    ["not UTF-8", new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d])],
    ["deeper than anything", "[".repeat(60_000)],
  ])("%s: 400", async (_what, body) => {
    const answer = await send(body, { "content-type": "application/json" });
    expect([answer.status, (await answer.json()).error.status]).toEqual([400, "INVALID_ARGUMENT"]);
  });

  test("rejects bodies above 64 KiB, also without a content length", async () => {
    let pulled = 0;
    const body = new ReadableStream({
      pull(controller) {
        pulled += 1024;
        if (pulled > 10e6) controller.close();
        else controller.enqueue(new Uint8Array(1024));
      },
    });
    const answer = await send(body, { "content-type": "application/json" });
    expect(answer.status).toBe(413);
    expect((await answer.json()).error.message).toBe(
      "The request's body is larger than 65536 bytes; send a shorter request.",
    );
    expect(pulled).toBeLessThan(100_000);
  });
});

describe("pages of a text search", () => {
  const records = Array.from({ length: 100 }, (_, n) =>
    aPlaceRecord({ id: `osm-n-${String(n).padStart(10, "0")}` }),
  );
  const { post } = apiWith({ places: createIndex(records) });
  const page = async (request: object) =>
    (await post("searchText", request, "places.id,nextPageToken")).json();

  test.each([
    [undefined, [20, 20, 20]],
    [20, [20, 20, 20]],
    [25, [20, 20, 20]],
    [17, [17, 17, 17, 9]],
  ])("of %s places each: %j, 60 in all", async (pageSize, counts) => {
    const ids: string[] = [];
    const sizes: number[] = [];
    let pageToken: string | undefined;
    do {
      const answer = await page({
        textQuery: "pain",
        ...(pageSize && { pageSize }),
        ...(pageToken && { pageToken }),
      });
      sizes.push(answer.places.length);
      ids.push(...answer.places.map(({ id }: { id: string }) => id));
      pageToken = answer.nextPageToken;
    } while (pageToken !== undefined && sizes.length < 10);
    expect(sizes).toEqual(counts);
    expect(ids).toEqual(records.slice(0, 60).map(({ id }) => id));
  });

  test("accepts a token for its own query, whatever the order of fields and the page size", async () => {
    const bias = { circle: { center: { latitude: 1, longitude: 2 }, radius: 3 } };
    const { nextPageToken } = await page({ textQuery: "pain", languageCode: "fr", locationBias: bias });
    const next = await page({
      locationBias: bias,
      pageToken: nextPageToken,
      languageCode: "fr",
      textQuery: "pain",
      pageSize: 5,
    });
    expect(next.places).toHaveLength(5);
    for (const other of [
      { textQuery: "pains", languageCode: "fr", locationBias: bias },
      { textQuery: "pain", languageCode: "en", locationBias: bias },
      { textQuery: "pain", languageCode: "fr" },
      { textQuery: "pain", languageCode: "fr", locationBias: bias, openNow: true },
    ]) {
      const refused = await page({ ...other, pageToken: nextPageToken });
      expect(refused.error).toMatchObject({ code: 400, status: "INVALID_ARGUMENT" });
    }
  });

  test.each(["x", "AAAA", "_".repeat(22), "é", " "])("rejects the token %j", async (pageToken) => {
    const { error } = await page({ textQuery: "pain", pageToken });
    expect(error.message).toMatch(/^pageToken does not belong to this query/);
  });
});

test("returns fewer places before the sixtieth", async () => {
  const records = Array.from({ length: 58 }, (_, n) =>
    aPlaceRecord({ id: `osm-n-${String(n).padStart(10, "0")}` }),
  );
  const { post } = apiWith({ places: createIndex(records) });
  const first = await (await post("searchText", { textQuery: "pain", pageSize: 20 })).json();
  expect(first.nextPageToken).toBeDefined();
  expect(first.searchUri).toBe("https://lieudit.example/lieux?q=pain");
});
