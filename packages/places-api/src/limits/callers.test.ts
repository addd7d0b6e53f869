import { getCallerAccount, type PlaceIndex } from "@lieudit/place-index";
import { expect, test } from "vitest";
import { createPlacesApi } from "../app.ts";
import { Callers } from "./callers.ts";
import { DEFAULT_LIMITS } from "./limits.ts";

const HEAVY_MS = 1_000;
const LOAD = { running: 2, waiting: 1, maxWaitMs: 60_000 };

const at = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

test.each([
  ["one address", "192.0.2.1", "192.0.2.1", true],
  ["two addresses", "192.0.2.1", "192.0.2.2", false],
  ["a mapped address", "::ffff:192.0.2.1", "192.0.2.1", true],
  ["one network of IPv6", "2001:db8:0:1::1", "2001:db8:0:1:9:8:7:6", true],
  ["two networks of IPv6", "2001:db8:0:1::1", "2001:db8:0:2::1", false],
])("calls from %s", (_case, first, second, isSame) => {
  const callers = new Callers({ trustedProxies: 0 });
  const account = callers.find(new Headers(), at(first));
  expect(account).toBeDefined();
  expect(callers.find(new Headers(), at(second)) === account).toBe(isSame);
});

test("behind a proxy, the proxy's word for the address counts", () => {
  const callers = new Callers({ trustedProxies: 1 });
  const find = (address: string) => callers.find(new Headers({ "x-forwarded-for": address }), at("10.0.0.1"));
  expect(find("192.0.2.1")).toBe(find("203.0.113.9, 192.0.2.1"));
  expect(find("192.0.2.1")).not.toBe(find("192.0.2.2"));
});

test("calls of this process have no account", () => {
  expect(new Callers({ trustedProxies: 0 }).find(new Headers(), { isInProcess: true })).toBeUndefined();
});

test("ten thousand newer callers make the oldest one forgotten", () => {
  const callers = new Callers({ trustedProxies: 0 });
  const find = (n: number) => callers.find(new Headers(), at(`10.0.${n >> 8}.${n & 255}`));
  const [first, second] = [find(0), find(1)];
  for (let n = 2; n < 10_000; n++) find(n);
  expect(find(0)).toBe(first);
  find(10_000);
  expect(find(0)).toBe(first);
  expect(find(1)).not.toBe(second);
});

test("heavy callers fill their own slots, and the others are served", async () => {
  const callers = new Callers({ trustedProxies: 0 });
  const held: (() => void)[] = [];
  const app = createPlacesApi({
    places: {
      searchNearby: async (_query: unknown, signal?: AbortSignal) => {
        if (getCallerAccount(signal)?.isHeavy()) await new Promise<void>((resolve) => held.push(resolve));
        return [];
      },
      // The calls of this test ask for places nearby and for nothing else.
    } as unknown as PlaceIndex,
    photos: { read: async () => null },
    clock: () => new Date("2026-11-09T10:00:00Z"),
    callers,
    settings: {
      publicUrl: "https://lieudit.example",
      apiAccess: "open",
      apiKeys: [],
      trustedProxies: 0,
      limits: { ...DEFAULT_LIMITS, load: LOAD },
    },
    log: () => {},
  });
  const search = async (address: string) => {
    const circle = { center: { latitude: 43.2, longitude: 6.8 }, radius: 500 };
    const request = new Request("https://lieudit.example/v1/places:searchNearby", {
      method: "POST",
      headers: { "content-type": "application/json", "x-goog-fieldmask": "places.id" },
      body: JSON.stringify({ locationRestriction: { circle } }),
    });
    return (await app.fetch(request, at(address))).status;
  };
  const heavy = "192.0.2.66";
  callers.find(new Headers(), at(heavy))?.charge(HEAVY_MS);
  const waiting = [search(heavy), search(heavy), search(heavy)];
  await expect.poll(() => held.length).toBe(LOAD.running);
  expect(await search(heavy)).toBe(503);
  for (let n = 0; n < 10; n++) expect(await search(`192.0.2.${n}`)).toBe(200);
  while (held.length > 0) {
    for (const release of held.splice(0)) release();
    await new Promise(setImmediate);
  }
  expect(await Promise.all(waiting)).toEqual([200, 200, 200]);
});
