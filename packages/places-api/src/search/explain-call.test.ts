import type { ExplainQuery } from "@lieudit/place-index";
import { aPlaceRecord } from "@lieudit/test-kit";
import { expect, test } from "vitest";
import { placesOver } from "../../test/api-over.ts";
import type { ApiKey } from "../access/api-keys-setting.ts";
import { createPlacesApi } from "../app.ts";

const KEY = "explain-key-0123456789";
const EXPLAIN = "ExplainSearch";

/** The API for these access settings, and the explained searches. */
function explainingApi(apiAccess: "open" | "same-origin" | "keys", methods: ApiKey["methods"] = []) {
  const { places, asked } = placesOver([aPlaceRecord()]);
  const explained: ExplainQuery[] = [];
  const app = createPlacesApi({
    places: {
      ...places,
      explainSearch: async (query) => {
        explained.push(query);
        const text = query.method === "autocomplete" ? query.query.input : query.query.text;
        return { text, readings: [], candidates: [], candidateCount: text.includes("France") ? 0 : 1 };
      },
    },
    photos: { read: async () => null },
    clock: () => new Date("2026-11-09T10:00:00Z"),
    settings: {
      publicUrl: "https://lieudit.example",
      apiAccess,
      apiKeys: [{ key: KEY, referrers: [], ips: [], methods }],
      trustedProxies: 0,
    },
    log: () => {},
  });
  const call = async (path: string, body: object, key: string | null = KEY) => {
    const request = new Request(`https://lieudit.example/v1/places:${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-goog-fieldmask": "*",
        ...(key === null ? {} : { "x-goog-api-key": key }),
      },
      body: JSON.stringify(body),
    });
    const response = await app.fetch(request);
    return { status: response.status, json: await response.json() };
  };
  return { call, explained, asked };
}

test("adds the explanation to the results of a search", async () => {
  const { call, explained, asked } = explainingApi("keys", ["SearchText", "AutocompletePlaces", EXPLAIN]);
  const found = await call("searchText?explain=true", { textQuery: "pain", pageSize: 3 });
  expect(found.status).toBe(200);
  expect(found.json.places).toHaveLength(1);
  expect(found.json.explanation).toMatchObject({ text: "pain", candidateCount: 1 });
  expect(explained).toEqual([{ method: "searchText", query: asked.searchText }]);

  const suggested = await call("autocomplete?explain=true", { input: "pai" });
  expect(suggested.json.suggestions).toHaveLength(1);
  expect(suggested.json.explanation).toMatchObject({ text: "pai" });
  expect(explained[1]).toEqual({ method: "autocomplete", query: asked.autocomplete });
});

test("explains the text without the country at its end, as the search reads it", async () => {
  const { call, explained } = explainingApi("keys", ["SearchText", EXPLAIN]);
  await call("searchText?explain=true", { textQuery: "12 rue des Cordiers, France" });
  await call("searchText?explain=true", { textQuery: "pain France" });
  expect(explained.map(({ query }) => "text" in query && [query.text, query.countryCodes])).toEqual([
    ["12 rue des Cordiers", ["FR"]],
    ["pain France", undefined],
    ["pain", ["FR"]],
  ]);
});

test("does not explain without explain=true", async () => {
  const { call, explained } = explainingApi("keys", ["SearchText", EXPLAIN]);
  expect((await call("searchText", { textQuery: "pain" })).json).not.toHaveProperty("explanation");
  expect((await call("searchText?explain=false", { textQuery: "pain" })).status).toBe(200);
  expect(explained).toEqual([]);
});

test.each(["yes", "", "1", "TRUE"])("rejects explain=%s", async (value) => {
  const { call } = explainingApi("keys", ["SearchText", EXPLAIN]);
  const { status, json } = await call(`searchText?explain=${value}`, { textQuery: "pain" });
  expect([status, json.error.status]).toEqual([400, "INVALID_ARGUMENT"]);
  expect(json.error.message).toContain("send true or false");
});

test.each(["open", "same-origin", "keys"] as const)(
  "refuses to explain without a key that names ExplainSearch: API_ACCESS=%s",
  async (apiAccess) => {
    for (const [methods, key] of [
      [undefined, null],
      [undefined, KEY],
      [["SearchText" as const], KEY],
    ] as const) {
      const { call, explained } = explainingApi(apiAccess, methods as ApiKey["methods"]);
      for (const path of [
        "searchText?explain=true",
        "autocomplete?explain=true",
        "searchText?explain=false&explain=true",
      ]) {
        const { status, json } = await call(path, { textQuery: "pain", input: "pain" }, key);
        expect([status, json.error.status]).toEqual([403, "PERMISSION_DENIED"]);
        expect(json.error.message).toMatch(/^explain=true needs a key whose methods name ExplainSearch; /);
      }
      expect(explained).toEqual([]);
    }
  },
);
