import { PlacesError } from "@lieudit/place-model";
import { aPlace, createFakePlacesServer, type FakeFault } from "@lieudit/test-kit";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { createPlacesClient } from "./create-places-client.ts";
import type { PlacesClientOptions } from "./places-client.ts";

const ID = "osm-n-0000000101";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(options: Partial<PlacesClientOptions> = {}) {
  const fake = createFakePlacesServer({ places: [aPlace({ rating: 4.3 })] });
  const client = createPlacesClient({
    baseUrl: "https://lieux.example",
    fetch: fake.fetch,
    now: () => Date.now(),
    random: () => 0,
    ...options,
  });
  return {
    fake,
    client,
    get: (signal?: AbortSignal) => client.getPlace({ placeId: ID }, ["rating"], signal ? { signal } : {}),
  };
}

/** The answer or error of a call, with every timer run that it needs. */
async function settled<Value>(call: Promise<Value>): Promise<Value | PlacesError> {
  const caught = call.catch((error: unknown) => error as PlacesError);
  await vi.runAllTimersAsync();
  return caught;
}

describe("what goes wrong once is tried again", () => {
  test.each<[string, FakeFault]>([
    ["a reset", { kind: "reset" }],
    ["a truncated answer", { kind: "truncated" }],
    ["503", { kind: "error", httpStatus: 503 }],
    ["502", { kind: "error", httpStatus: 502 }],
    ["429", { kind: "error", httpStatus: 429 }],
    ["429 with a time", { kind: "error", httpStatus: 429, retryAfterSeconds: 1 }],
  ])("%s", async (_what, fault) => {
    const { fake, get } = setUp();
    fake.failNext(fault);
    expect(await settled(get())).toEqual({ rating: 4.3 });
    expect(fake.calls).toHaveLength(2);
  });
});

test("three tries, with waits of 100 and 200 ms and a half less of jitter", async () => {
  const { fake, get } = setUp({ random: () => 0.5 });
  fake.failAlways({ kind: "reset" });
  const call = get().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(74);
  expect(fake.calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(fake.calls).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(150);
  expect(fake.calls).toHaveLength(3);
  expect(await call).toMatchObject({ status: "UNAVAILABLE", reason: "NETWORK" });
});

test("Retry-After is waited for, and given up at once where it is longer than the call may take", async () => {
  const patient = setUp();
  patient.fake.failNext({ kind: "error", httpStatus: 503, retryAfterSeconds: 2 });
  const call = patient.get();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(patient.fake.calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await call).toEqual({ rating: 4.3 });

  const hurried = setUp();
  hurried.fake.failNext({ kind: "error", httpStatus: 429, retryAfterSeconds: 60 });
  expect(await settled(hurried.get())).toMatchObject({ status: "RESOURCE_EXHAUSTED", retryAfterSeconds: 60 });
  expect(hurried.fake.calls).toHaveLength(1);
});

describe("what would go wrong again is not tried again", () => {
  test.each<[string, FakeFault, object]>([
    ["500", { kind: "error", httpStatus: 500 }, { status: "INTERNAL", httpStatus: 500 }],
    ["403", { kind: "error", httpStatus: 403 }, { status: "PERMISSION_DENIED", httpStatus: 403 }],
    ["418", { kind: "error", httpStatus: 418 }, { status: "INVALID_ARGUMENT", httpStatus: 418 }],
    ["a web page", { kind: "wrong-type" }, { status: "INTERNAL", reason: "WRONG_TYPE" }],
    ["a list", { kind: "wrong-shape", body: [] }, { status: "INTERNAL", reason: "WRONG_TYPE" }],
    ["100 MB", { kind: "huge", bytes: 100e6 }, { status: "INTERNAL", reason: "TOO_LARGE" }],
    ["another host", { kind: "redirect", location: "https://evil.example/" }, { reason: "REDIRECT" }],
    ["a redirect without end", { kind: "redirect", location: "/v1/again" }, { reason: "REDIRECT" }],
  ])("%s", async (_what, fault, error) => {
    const { fake, get } = setUp();
    fake.failAlways(fault);
    const caught = await settled(get());
    expect(caught).toBeInstanceOf(PlacesError);
    expect(caught).toMatchObject(error);
    expect(new Set(fake.calls.map(({ path }) => path)).size).toBeLessThanOrEqual(2);
  });
});

test("an answer that is too large is read no further than its limit", async () => {
  let pulled = 0;
  const body = new ReadableStream({
    pull(controller) {
      pulled += 64 * 1024;
      controller.enqueue(new Uint8Array(64 * 1024));
    },
  });
  const headers = { "content-type": "application/json" };
  const { get } = setUp({ fetch: async () => new Response(body, { headers }), maxAnswerBytes: 1024 * 1024 });
  expect(await settled(get())).toMatchObject({ reason: "TOO_LARGE" });
  expect(pulled).toBeLessThan(1.3 * 1024 * 1024);
});

test("a redirect on the same host is followed, a key stays on its host", async () => {
  const hosts: string[] = [];
  const fake = createFakePlacesServer({ places: [aPlace({ rating: 4.3 })], key: "k" });
  const { get } = setUp({
    key: "k",
    fetch: (request) => {
      hosts.push(new URL(request.url).host);
      return fake.fetch(request);
    },
  });
  fake.failNext({ kind: "redirect", location: `/v1/places/${ID}?$fields=rating` });
  expect(await settled(get())).toEqual({ rating: 4.3 });
  fake.failNext({ kind: "redirect", location: "https://evil.example/" });
  await settled(get());
  expect(new Set(hosts)).toEqual(new Set(["lieux.example"]));
});

test.each([
  [3, { rating: 4.3 }],
  [4, { status: "INTERNAL", reason: "REDIRECT" }],
])("%i redirects on the same host: %j", async (redirects, outcome) => {
  let sent = 0;
  const headers = { location: "/v1/places/elsewhere" };
  const fetch = async () =>
    ++sent <= redirects ? new Response(null, { status: 307, headers }) : Response.json({ rating: 4.3 });
  expect(await settled(setUp({ fetch }).get())).toMatchObject(outcome);
});

test("the page never waits longer than 3 s", async () => {
  const { fake, get } = setUp();
  fake.failAlways({ kind: "slow", delayMs: 60_000 });
  const call = get().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await call).toMatchObject({ status: "DEADLINE_EXCEEDED" });
});

test("the time of a page that was too busy to read the answer begins again, once", async () => {
  let blockedMs = 0;
  const { get } = setUp({
    now: () => Date.now() + blockedMs,
    fetch: () => new Promise((resolve) => setTimeout(() => resolve(Response.json({ rating: 4.3 })), 3_500)),
  });
  const call = get().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(2_999);
  // Something else kept the thread for 5 s, and the timer goes off that late.
  blockedMs = 5_000;
  await vi.advanceTimersByTimeAsync(501);
  expect(await call).toEqual({ rating: 4.3 });
});

test("a busy page too waits for no longer than that", async () => {
  let blockedMs = 0;
  const { get } = setUp({ now: () => Date.now() + blockedMs, fetch: () => new Promise(() => {}) });
  const call = get().catch((error: unknown) => error);
  blockedMs = 5_000;
  await vi.advanceTimersByTimeAsync(3_000);
  blockedMs = 10_000;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await call).toMatchObject({ status: "DEADLINE_EXCEEDED" });
  expect(vi.getTimerCount()).toBe(0);
});

test("a fetch that heeds no signal holds nobody up", async () => {
  const { get } = setUp({ fetch: () => new Promise(() => {}), timeoutMs: 500 });
  const call = get().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(500);
  expect(await call).toMatchObject({ status: "DEADLINE_EXCEEDED" });
});

test("an aborted call rejects with the signal's reason, before, during and between tries", async () => {
  const { fake, get } = setUp();
  const reason = new Error("left the page");
  await expect(get(AbortSignal.abort(reason))).rejects.toBe(reason);
  expect(fake.calls).toHaveLength(0);

  const during = new AbortController();
  fake.failNext({ kind: "slow", delayMs: 1_000 });
  const slow = get(during.signal).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10);
  during.abort(reason);
  expect(await slow).toBe(reason);

  const between = new AbortController();
  fake.failAlways({ kind: "reset" });
  const retried = get(between.signal).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(50);
  between.abort(reason);
  expect(await retried).toBe(reason);
  expect(vi.getTimerCount()).toBe(0);
});

describe("the breaker", () => {
  async function broken() {
    const parts = setUp({ maxAttempts: 1 });
    parts.fake.failAlways({ kind: "reset" });
    for (let call = 0; call < 8; call++) await parts.get().catch(() => {});
    return parts;
  }

  test("opens after 8 failures in a row, within the 10 allowed, and refuses at once", async () => {
    const { fake, get } = await broken();
    await expect(get()).rejects.toMatchObject({ status: "UNAVAILABLE", reason: "CIRCUIT_OPEN" });
    expect(fake.calls).toHaveLength(8);
  });

  test("lets one call try after 2 s and closes when it is answered", async () => {
    const { fake, get } = await broken();
    fake.failAlways(null);
    await vi.advanceTimersByTimeAsync(2_000);
    fake.hold();
    const trial = get();
    await expect(get()).rejects.toMatchObject({ reason: "CIRCUIT_OPEN" });
    await vi.advanceTimersByTimeAsync(0);
    fake.hold(false);
    fake.held[0]?.release();
    expect(await trial).toEqual({ rating: 4.3 });
    expect(await get()).toEqual({ rating: 4.3 });
  });

  test("counts no refusals and no readers who left", async () => {
    const { fake, get } = setUp({ maxAttempts: 1 });
    fake.failAlways({ kind: "error", httpStatus: 404 });
    for (let call = 0; call < 20; call++) await get().catch(() => {});
    fake.failAlways({ kind: "slow", delayMs: 100 });
    for (let call = 0; call < 20; call++) {
      const leaving = new AbortController();
      const left = get(leaving.signal).catch(() => {});
      leaving.abort();
      await left;
    }
    fake.failAlways(null);
    expect(await settled(get())).toEqual({ rating: 4.3 });
  });
});

test("answers out of order reach their own callers", async () => {
  const places = Array.from({ length: 50 }, (_, n) => aPlace({ id: `osm-n-00000001${10 + n}` }));
  const fake = createFakePlacesServer({ places });
  fake.hold();
  const client = createPlacesClient({ baseUrl: "https://lieux.example", fetch: fake.fetch });
  const calls = places.map(({ id = "" }) => client.getPlace({ placeId: id }, ["id"]));
  await vi.advanceTimersByTimeAsync(0);
  for (const held of [...fake.held].reverse()) held.release();
  expect(await Promise.all(calls)).toEqual(places.map(({ id }) => ({ id })));
});

test("the key travels in the header, or in the address where the page asks for it", async () => {
  const seen: Request[] = [];
  const fetch = async (request: Request) => {
    seen.push(request);
    return Response.json({});
  };
  const inHeader = createPlacesClient({ baseUrl: "https://lieux.example/", fetch, key: "k1" });
  await inHeader.getPlace({ placeId: ID, languageCode: "fr" }, ["id", "rating", "id"]);
  const inQuery = createPlacesClient({
    baseUrl: "https://lieux.example/api",
    fetch,
    key: "k1",
    keyIn: "query",
  });
  await inQuery.getPlace({ placeId: ID }, ["id"]);
  expect(seen[0]?.headers.get("x-goog-api-key")).toBe("k1");
  expect(seen[0]?.url).toBe(`https://lieux.example/v1/places/${ID}?languageCode=fr&%24fields=id%2Crating`);
  // No header of its own: a browser sends such a GET without asking first.
  expect([...(seen[1]?.headers.keys() ?? [])]).toEqual([]);
  expect(seen[1]?.url).toBe(`https://lieux.example/api/v1/places/${ID}?%24fields=id&key=k1`);
  expect(seen[1]?.redirect).toBe("manual");
});

test.each(["clé", "k1\u2019", "k\n1", "鍵"])(
  "the key %j is named as one that no header carries",
  async (key) => {
    const fetch = vi.fn(async () => Response.json({}));
    const inHeader = createPlacesClient({ baseUrl: "https://lieux.example", fetch, key });
    await expect(inHeader.getPlace({ placeId: ID }, ["id"])).rejects.toMatchObject({
      status: "INVALID_ARGUMENT",
      reason: "API_KEY_INVALID",
      message: expect.stringContaining("characters that an HTTP header cannot carry"),
    });
    expect(fetch).not.toHaveBeenCalled();
    const inQuery = createPlacesClient({ baseUrl: "https://lieux.example", fetch, key, keyIn: "query" });
    expect(await inQuery.getPlace({ placeId: ID }, ["id"])).toEqual({});
  },
);

test("without a base address the calls go to the in-process fetch", async () => {
  const fake = createFakePlacesServer({ places: [aPlace()] });
  const client = createPlacesClient({ baseUrl: "", fetch: fake.fetch });
  expect(await client.getPlace({ placeId: ID }, ["id"])).toEqual({ id: ID });
});

test("a frame without an address of its own calls the server at its address", async () => {
  vi.stubGlobal("location", { origin: "null" });
  onTestFinished(() => void vi.unstubAllGlobals());
  const fake = createFakePlacesServer({ places: [aPlace()] });
  const client = createPlacesClient({ baseUrl: "https://lieux.example", fetch: fake.fetch });
  expect(await client.getPlace({ placeId: ID }, ["id"])).toEqual({ id: ID });
  expect(() => createPlacesClient({ baseUrl: "/api" })).toThrow('address "/api" is not an http');
});

test("invalid parts of hostile responses are removed", async () => {
  const { fake, get } = setUp();
  fake.failNext({
    kind: "wrong-shape",
    body: {
      rating: "4",
      websiteUri: "javascript:alert(1)",
      displayName: { text: "a\u202eb\ud800", languageCode: null },
      reviews: Array.from({ length: 10_000 }, () => ({ rating: 5, text: "no message" })),
      types: ["bakery", 7, null],
      businessStatus: "OPEN_FOR_EVER",
      unknown: 1,
      __proto__: { polluted: true },
    },
  });
  const place = (await settled(get())) as Record<string, unknown>;
  expect(place).toMatchObject({ displayName: { text: "ab\ufffd" }, types: ["bakery"] });
  expect(Object.keys(place).sort()).toEqual(["displayName", "reviews", "types"]);
  expect(place.reviews).toHaveLength(500);
  expect("polluted" in {}).toBe(false);
});

test.each([
  ["no field", (client: ReturnType<typeof createPlacesClient>) => client.getPlace({ placeId: ID }, [])],
  ["no id", (client: ReturnType<typeof createPlacesClient>) => client.getPlace({ placeId: "" }, ["id"])],
  [
    "a photo name that climbs",
    (client: ReturnType<typeof createPlacesClient>) =>
      client.getPhotoMedia({ name: "places/a/../../admin/photos/b" }),
  ],
])("%s is refused without a call", async (_what, call) => {
  const { fake, client } = setUp();
  await expect(call(client)).rejects.toMatchObject({ status: "INVALID_ARGUMENT" });
  expect(fake.calls).toHaveLength(0);
});

test.each(["ftp://lieux.example", "javascript:alert(1)", "not an address"])(
  "%s is no base address",
  (baseUrl) => {
    expect(() => createPlacesClient({ baseUrl })).toThrow(PlacesError);
  },
);
