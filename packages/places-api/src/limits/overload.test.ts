import type { PlaceIndex } from "@lieudit/place-index";
import { aPlaceRecord } from "@lieudit/test-kit";
import { expect, test } from "vitest";
import { createPlacesApi } from "../app.ts";
import { compressResponse } from "../http/compression.ts";
import { getKeyId, hashKey } from "../keys/key-digest.ts";
import { IN_MEMORY } from "../keys/key-file.ts";
import { createKeyStore } from "../keys/key-store.ts";
import { createApiMetrics } from "../metrics/api-metrics.ts";
import { createRegistry, formatMetrics } from "../metrics/metrics.ts";
import { DEFAULT_LIMITS } from "./limits.ts";

const KEY = "right-key-0123456789";
const CAPACITY = { running: 4, waiting: 6, maxWaitMs: 60_000 };

/** Creates the API over an index that responds on demand. */
function slowApi(perDay = 1_000) {
  const held: (() => void)[] = [];
  let isHeld = true;
  let most = 0;
  let active = 0;
  const record = aPlaceRecord();
  const places = {
    getPlace: async () => {
      active += 1;
      most = Math.max(most, active);
      if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
      active -= 1;
      return record;
    },
  };
  const keys = createKeyStore(IN_MEMORY);
  const registry = createRegistry();
  const app = createPlacesApi({
    // The calls of these tests ask for places by id and for nothing else.
    places: places as unknown as PlaceIndex,
    photos: { read: async () => null },
    clock: () => new Date("2026-11-09T10:00:00Z"),
    keys,
    metrics: createApiMetrics(registry),
    settings: {
      publicUrl: "https://lieudit.example",
      apiAccess: "keys",
      apiKeys: [{ key: KEY, referrers: [], ips: [], perDay }],
      trustedProxies: 0,
      limits: { ...DEFAULT_LIMITS, load: CAPACITY },
    },
    log: () => {},
  });
  const ask = async (init: RequestInit = {}, path = `places/${record.id}?$fields=id`) =>
    app.fetch(
      new Request(`https://lieudit.example/v1/${path}`, {
        ...init,
        headers: { "x-goog-api-key": KEY, ...init.headers },
      }),
    );
  return {
    ask,
    keys,
    registry,
    release() {
      isHeld = false;
      for (const go of held.splice(0)) go();
    },
    most: () => most,
  };
}

test("finishes accepted calls at five times the capacity, and rejects the others at once", async () => {
  const { ask, keys, registry, release, most } = slowApi();
  const room = CAPACITY.running + CAPACITY.waiting;
  const answers = Array.from({ length: 5 * room }, () => ask());
  const refused: Response[] = [];
  for (const answer of answers) {
    void answer.then((response) => response.status === 503 && refused.push(response));
  }
  // The index has not responded yet, so these come from the limiter.
  await expect.poll(() => refused.length).toBe(4 * room);
  for (const response of refused) {
    expect(response.headers.get("retry-after")).toBe("1");
    // Not packed, which would cost more than all else of it.
    expect(compressResponse(response, "br").headers.get("content-encoding")).toBeNull();
    expect((await response.json()).error).toMatchObject({ code: 503, status: "UNAVAILABLE" });
  }
  release();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(room);
  expect(most()).toBe(CAPACITY.running);
  // Later calls succeed again.
  const later = await Promise.all(Array.from({ length: room }, () => ask()));
  expect(later.map(({ status }) => status)).toEqual(Array(room).fill(200));
  expect(formatMetrics([await registry.snapshot()])).toContain(
    `lieudit_requests_shed_total{reason="full"} ${4 * room}\n`,
  );
  // Those that were shed have cost the key nothing, wherever they were by then.
  await new Promise(setImmediate);
  const [day] = await keys.usage("2000-01-01");
  expect(day).toMatchObject({ id: getKeyId(hashKey(KEY)), calls: 2 * room });
});

test("keeps quotas exact under load: refunds can be spent once", async () => {
  const room = CAPACITY.running + CAPACITY.waiting;
  const perDay = 2 * room;
  const { ask, keys, release } = slowApi(perDay);
  // As many as the quota allows get past the key; half of them find no room behind it.
  const answers = Array.from({ length: perDay }, () => ask());
  const shed: number[] = [];
  for (const answer of answers) void answer.then(({ status }) => status === 503 && shed.push(status));
  await expect.poll(() => shed.length).toBe(room);
  release();
  await Promise.all(answers);
  await expect.poll(async () => (await keys.usage("2000-01-01"))[0]?.calls).toBe(room);
  const later: number[] = [];
  for (let n = 0; n < room + 3; n++) later.push((await ask()).status);
  expect(later).toEqual([...Array(room).fill(200), 429, 429, 429]);
  expect((await keys.usage("2000-01-01"))[0]).toMatchObject({ calls: perDay, refused: 3 });
});

test("does not charge a key for a call that finds the queue full", async () => {
  const { ask, keys, release } = slowApi();
  const room = CAPACITY.running + CAPACITY.waiting;
  const first = Array.from({ length: room }, () => ask());
  await expect.poll(async () => (await keys.usage("2000-01-01"))[0]?.calls).toBe(room);
  // One turn, so that all of them stand before the index.
  await new Promise(setImmediate);
  for (let n = 0; n < 20; n++) expect((await ask()).status).toBe(503);
  expect((await keys.usage("2000-01-01"))[0]?.calls).toBe(room);
  release();
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual(Array(room).fill(200));
});

test("is not blocked by a hundred clients that send byte by byte", async () => {
  const { ask, release } = slowApi();
  release();
  const slow = Array.from({ length: 100 }, () => {
    const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array([0x7b])) });
    const headers = { "content-type": "application/json", "x-goog-fieldmask": "*" };
    return ask({ method: "POST", body, headers, duplex: "half" } as RequestInit, "places:searchText");
  });
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask()));
  expect(slow).toHaveLength(100);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(
    CAPACITY.running + CAPACITY.waiting,
  );
});
