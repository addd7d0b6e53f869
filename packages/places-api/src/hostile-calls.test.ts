import { aPlaceRecord } from "@lieudit/test-kit";
import fc from "fast-check";
import { expect, test } from "vitest";
import { apiOver } from "../test/api-over.ts";

const api = apiOver([aPlaceRecord()]);
const ID = "osm-n-0000000101";

/** Characters of every kind, and the pieces that routers and parsers stumble on. */
const piece = fc.oneof(
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.constantFrom(
    "places",
    ID,
    ":",
    "..",
    "%2e%2e",
    "%00",
    "%ff",
    "%",
    "//",
    "photos",
    "media",
    "../contexts",
    "../contexts/AAAA",
    "icons",
    "food.svg",
  ),
  fc.constantFrom(
    "places:searchText",
    "places:autocomplete",
    `places:batchGet?$fields=*&ids=${ID},`,
    "?",
    "&",
    "=",
    "$fields=id",
    "key=",
    "#",
    "\\",
    "\r\n",
  ),
);
const path = fc.oneof(
  fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join("/")),
  fc.array(piece, { maxLength: 8 }).map((pieces) => `places/${ID}?$fields=id&${pieces.join("")}`),
);
const header = fc.string({ minLength: 0, maxLength: 30 }).map((text) => text.replace(/[^\x20-\x7e]/g, ""));

test("responds to 5 000 hostile paths, parameters and headers without a failure", async () => {
  await fc.assert(
    fc.asyncProperty(
      path,
      fc.constantFrom("GET", "POST", "HEAD", "PUT", "OPTIONS"),
      header,
      header,
      async (where, method, mask, accept) => {
        const headers = { "x-goog-fieldmask": mask, accept, "content-type": accept, "if-none-match": mask };
        const answer = await api.call(where, { method, headers });
        const text = await answer.text();
        expect(answer.status, text).toBeLessThan(500);
        if (answer.status >= 400 && method !== "HEAD" && text.startsWith("{")) {
          expect(JSON.parse(text).error).toMatchObject({ code: answer.status });
        }
        for (const [, value] of answer.headers) expect(value).not.toMatch(/[\r\n]/);
      },
    ),
    { numRuns: 5_000 },
  );
});

test("accepts 2 000 random bodies or returns 400", async () => {
  const verb = fc.constantFrom("searchText", "searchNearby", "autocomplete", "reverseGeocode");
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc.json().map((json) => new TextEncoder().encode(json)),
  );
  await fc.assert(
    fc.asyncProperty(verb, bytes, async (name, body) => {
      const headers = { "content-type": "application/json", "x-goog-fieldmask": "*" };
      const answer = await api.call(`places:${name}`, {
        method: "POST",
        headers,
        body: new Uint8Array(body),
      });
      expect([200, 400]).toContain(answer.status);
      if (answer.status === 400) expect((await answer.json()).error.status).toBe("INVALID_ARGUMENT");
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ["lists in a field", `{"textQuery":${"[".repeat(30_000)}${"]".repeat(30_000)}}`],
  ["messages", `${'{"a":'.repeat(9_000)}1${"}".repeat(9_000)}`],
])("rejects an endless body of %s", async (_, body) => {
  const headers = { "content-type": "application/json", "x-goog-fieldmask": "*" };
  const answer = await api.call("places:searchText", { method: "POST", headers, body });
  expect(answer.status).toBe(400);
  expect((await answer.json()).error.message).toContain("nested deeper than 100 levels");
});

test("does not count brackets inside strings", async () => {
  const { httpStatus } = await api.post("searchText", { textQuery: "[{".repeat(200) });
  expect(httpStatus).toBe(200);
});
