import { describe, expect, test } from "vitest";
import { aPlace } from "../a-place.ts";
import type { FakeFault } from "./fake-fault.ts";
import { createFakePlacesServer } from "./fake-places-server.ts";

const ID = "osm-n-0000000101";
const get = (id = ID, init?: RequestInit) =>
  new Request(`https://places.example/v1/places/${id}?$fields=id`, init);

test("records calls with their mask and body", async () => {
  const fake = createFakePlacesServer({ places: [aPlace()] });
  await fake.fetch(get());
  await fake.fetch(
    new Request("https://places.example/v1/places:autocomplete", {
      method: "POST",
      headers: { "content-type": "application/json", "x-goog-fieldmask": "suggestions" },
      body: '{"input":"four"}',
    }),
  );
  expect(fake.calls).toEqual([
    { method: "GET", path: `/v1/places/${ID}?$fields=id`, fieldMask: "id", body: undefined },
    { method: "POST", path: "/v1/places:autocomplete", fieldMask: "suggestions", body: { input: "four" } },
  ]);
});

test("releases held calls in any order", async () => {
  const ids = ["osm-n-0000000001", "osm-n-0000000002", "osm-n-0000000003"];
  const fake = createFakePlacesServer({ places: ids.map((id) => aPlace({ id })) });
  fake.hold();
  const answered: string[] = [];
  const calls = ids.map((id) => fake.fetch(get(id)).then(() => answered.push(id)));
  await settle();
  expect(answered).toEqual([]);
  for (const index of [2, 0, 1]) {
    fake.held[index]?.release();
    await settle();
  }
  await Promise.all(calls);
  expect(answered).toEqual([ids[2], ids[0], ids[1]]);
});

test("rejects an aborted held call with the reason", async () => {
  const fake = createFakePlacesServer({ places: [] });
  fake.hold();
  const leaving = new AbortController();
  const call = fake.fetch(get(ID, { signal: leaving.signal })).catch((error: unknown) => error);
  await settle();
  leaving.abort(new Error("left"));
  expect(await call).toEqual(new Error("left"));
});

describe("faults", () => {
  const failing = (fault: FakeFault) => {
    const fake = createFakePlacesServer({ places: [aPlace()] });
    fake.failNext(fault);
    return fake;
  };

  test("fails the next call only", async () => {
    const fake = failing({ kind: "error", httpStatus: 503, retryAfterSeconds: 7 });
    const failed = await fake.fetch(get());
    expect([failed.status, failed.headers.get("retry-after")]).toEqual([503, "7"]);
    expect((await fake.fetch(get())).status).toBe(200);
  });

  test("fails all calls until reset", async () => {
    const fake = createFakePlacesServer({ places: [aPlace()] });
    fake.failAlways({ kind: "error", httpStatus: 500 });
    expect([(await fake.fetch(get())).status, (await fake.fetch(get())).status]).toEqual([500, 500]);
    fake.failAlways(null);
    expect((await fake.fetch(get())).status).toBe(200);
  });

  test("a reset rejects as fetch does", async () => {
    await expect(failing({ kind: "reset" }).fetch(get())).rejects.toThrow(TypeError);
  });

  test("truncates a response", async () => {
    const answer = await failing({ kind: "truncated" }).fetch(get());
    await expect(answer.json()).rejects.toThrow(SyntaxError);
  });

  test("a wrong type, a wrong shape, a redirect", async () => {
    expect((await failing({ kind: "wrong-type" }).fetch(get())).headers.get("content-type")).toBe(
      "text/html",
    );
    expect(await (await failing({ kind: "wrong-shape", body: [1] }).fetch(get())).json()).toEqual([1]);
    const redirect = await failing({ kind: "redirect", location: "https://evil.example/" }).fetch(get());
    expect([redirect.status, redirect.headers.get("location")]).toEqual([302, "https://evil.example/"]);
  });

  test("makes a huge response of the given size", async () => {
    const answer = await failing({ kind: "huge", bytes: 1_000_000 }).fetch(get());
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThanOrEqual(1_000_000);
  });

  test("ends a slow response when its caller disconnects", async () => {
    const fake = failing({ kind: "slow", delayMs: 3_600_000 });
    const leaving = new AbortController();
    const call = fake.fetch(get(ID, { signal: leaving.signal })).catch((error: unknown) => error);
    await settle();
    leaving.abort(new Error("left"));
    expect(await call).toEqual(new Error("left"));
  });
});

test("pictures and icons load", async () => {
  const fake = createFakePlacesServer({ places: [] });
  for (const path of ["/v1/icons/food.svg", `/v1/media/${"a".repeat(64)}/10x10`]) {
    const answer = await fake.fetch(new Request(`https://places.example${path}`));
    expect(answer.headers.get("content-type")).toBe("image/svg+xml");
  }
});

/** Lets everything go on that waits for nothing but its turn. */
function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
