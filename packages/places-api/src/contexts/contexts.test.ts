import { randomBytes } from "node:crypto";
import type { PlaceIndex } from "@lieudit/place-index";
import type { GetContextResponse, PlaceRecord } from "@lieudit/place-model";
import { aPlaceRecord } from "@lieudit/test-kit";
import { describe, expect, test } from "vitest";
import { createPlacesApi } from "../app.ts";
import type { ApiLogEntry } from "../places-api-deps.ts";
import { makeContextToken, readContextToken } from "./context-token.ts";
import { viewportAround } from "./context-viewport.ts";

const NOW = new Date("2026-11-09T10:00:00Z");
const SECRET = randomBytes(32);
const expiresAt = NOW.getTime() / 1_000 + 60;
const getId = (n: number) => `osm-n-${String(7_919_537_113 + n * 611_953).padStart(10, "0")}`;
const RECORDS = Array.from({ length: 600 }, (_, n) => aPlaceRecord({ id: getId(n) }));

describe("a token", () => {
  test("of 500 ids fits into an address, and decodes to them", () => {
    const placeIds = RECORDS.slice(0, 500).map(({ id }) => id);
    const token = makeContextToken({ placeIds, expiresAt }, SECRET);
    expect(token).toMatch(/^[\w-]{3000,7000}$/);
    expect(readContextToken(token, SECRET, NOW)).toEqual({ placeIds, expiresAt });
  });

  test("contains the request and its expiry, but no place", () => {
    const token = makeContextToken({ searchText: { textQuery: "pain" }, expiresAt }, SECRET);
    expect(Object.keys(readContextToken(token, SECRET, NOW))).toEqual(["searchText", "expiresAt"]);
  });

  test("is rejected at its creation if it is too long for an address", () => {
    const placeIds = Array.from({ length: 50 }, () => randomBytes(150).toString("hex"));
    expect(() => makeContextToken({ placeIds, expiresAt }, SECRET)).toThrow(/too long .* name fewer places/);
  });

  test("is rejected after any change, and with any other secret", () => {
    const token = makeContextToken({ placeIds: [getId(1)], expiresAt }, SECRET);
    const changed = Array.from(
      token,
      (letter, at) => `${token.slice(0, at)}${letter === "A" ? "B" : "A"}${token.slice(at + 1)}`,
    );
    const wrong = [
      ...changed,
      "",
      "A",
      `${token}A`,
      `${token}=`,
      token.slice(1),
      token.slice(0, -1),
      "A".repeat(10_000),
    ];
    for (const one of wrong.filter((given) => given !== token)) {
      expect(() => readContextToken(one, SECRET, NOW), one).toThrow(/is not one that this server made/);
    }
    expect(() => readContextToken(token, randomBytes(32), NOW)).toThrow(/is not one that this server made/);
  });

  test("is valid until its last second", () => {
    const token = makeContextToken({ placeIds: [getId(1)], expiresAt }, SECRET);
    expect(readContextToken(token, SECRET, new Date(expiresAt * 1_000 - 1))).toBeDefined();
    expect(() => readContextToken(token, SECRET, new Date(expiresAt * 1_000))).toThrow(
      "The context token has expired at 2026-11-09T10:01:00Z; make a new one with POST /v1/contexts.",
    );
  });
});

function createServer(records: PlaceRecord[], asked: object[] = []) {
  const log: ApiLogEntry[] = [];
  const places: Pick<PlaceIndex, "getPlaces" | "searchText"> = {
    getPlaces: async (ids) => ids.flatMap((id) => records.find((record) => record.id === id) ?? []),
    searchText: async (query) => {
      asked.push(query);
      return { places: records.slice(0, query.limit), hasMore: false };
    },
  };
  const app = createPlacesApi({
    // Only the request of a context.
    places: places as PlaceIndex,
    photos: { read: async () => null },
    clock: () => NOW,
    settings: { publicUrl: "https://lieudit.example", apiAccess: "open", apiKeys: [], trustedProxies: 0 },
    log: (entry) => log.push(entry),
  });
  return {
    log,
    async make(body: object): Promise<string> {
      const headers = { "content-type": "application/json" };
      const answer = await app.request("/v1/contexts", {
        method: "POST",
        headers,
        body: JSON.stringify(body),
      });
      expect(answer.status).toBe(200);
      return (await answer.json()).contextToken;
    },
    async read(token: string, query = ""): Promise<GetContextResponse> {
      const answer = await app.request(`/v1/contexts/${token}?$fields=places.id,nextPageToken${query}`);
      expect(answer.status).toBe(200);
      return answer.json();
    },
  };
}

test("a context of 500 places is answered at once, or in pages", async () => {
  const server = createServer(RECORDS);
  const placeIds = RECORDS.slice(0, 500).map(({ id }) => id);
  const token = await server.make({ placeIds });
  const whole = await server.read(token);
  expect(whole.places?.map(({ id }) => id)).toEqual(placeIds);
  expect(whole.nextPageToken).toBeUndefined();

  const paged: (string | undefined)[] = [];
  let page: GetContextResponse = {};
  do {
    page = await server.read(
      token,
      `&pageSize=199${page.nextPageToken ? `&pageToken=${page.nextPageToken}` : ""}`,
    );
    paged.push(...(page.places ?? []).map(({ id }) => id));
  } while (page.nextPageToken);
  expect(paged).toEqual(placeIds);
});

test("a search finds as many as the context says, 20 unasked, and each time again", async () => {
  const asked: object[] = [];
  const server = createServer(RECORDS, asked);
  const search = { searchText: { textQuery: "pain", openNow: true } };
  expect((await server.read(await server.make(search))).places).toHaveLength(20);
  const token = await server.make({ ...search, maxPlaceCount: 500 });
  expect((await server.read(token, "&languageCode=fr")).places).toHaveLength(500);
  expect(asked).toEqual([
    { text: "pain", language: "en", now: NOW, openAt: NOW, limit: 20, offset: 0 },
    { text: "pain", language: "fr", now: NOW, openAt: NOW, limit: 500, offset: 0 },
  ]);
});

test("omits a place that no longer exists", async () => {
  const records = RECORDS.slice(0, 3);
  const server = createServer(records);
  const token = await server.make({ placeIds: records.map(({ id }) => id) });
  records.splice(1, 1);
  expect((await server.read(token)).places?.map(({ id }) => id)).toEqual([getId(0), getId(2)]);
});

test("does not log positions and searches", async () => {
  const server = createServer(RECORDS);
  const token = await server.make({ searchText: { textQuery: "médecin" } });
  await server.read(token);
  expect(server.log.map(({ path }) => path)).toEqual(["/v1/contexts", "/v1/contexts/{contextToken}"]);
});

describe("a map around places", () => {
  const at = (latitude: number, longitude: number) => ({ latitude, longitude });

  test.each([
    [[at(43.2, 6.8), at(43.3, 6.7)], at(43.2, 6.7), at(43.3, 6.8)],
    [[at(0, 179), at(1, -178)], at(0, 179), at(1, -178)],
    [[at(-10, -170), at(10, 170), at(0, 175)], at(-10, 170), at(10, -170)],
    [[at(43.2, 6.8)], at(43.1975, 6.7975), at(43.2025, 6.8025)],
    [[at(90, 180)], at(89.9975, 179.9975), at(90, -179.9975)],
  ])("%j", (points, low, high) => {
    expect(viewportAround(points)).toEqual({ low, high });
  });

  test("does not exist without places", () => expect(viewportAround([])).toBeUndefined());
});
