import { PlacesError } from "@lieudit/place-model";
import { describe, expect, test } from "vitest";
import { IN_MEMORY } from "../keys/key-file.ts";
import { createKeyStore } from "../keys/key-store.ts";
import type { PlacesApiDeps } from "../places-api-deps.ts";
import type { ApiKey } from "./api-keys-setting.ts";
import { createAccessCheck } from "./check-access.ts";
import type { Connection } from "./connection.ts";

const KEY = "right-key-0123456789";
const PLACE = "https://www.exemple.fr/v1/places/osm-n-0000000101";
const FAR: Connection = { incoming: { socket: { remoteAddress: "203.0.113.7" } } };
const LOCAL: Connection = { incoming: { socket: { remoteAddress: "127.0.0.1" } } };

let nowMs = 0;

function check(settings: Partial<PlacesApiDeps["settings"]> = {}) {
  const assertAccess = createAccessCheck({
    settings: {
      publicUrl: "https://www.exemple.fr",
      apiAccess: "same-origin",
      apiKeys: [aKey()],
      trustedProxies: 0,
      ...settings,
    },
    keys: createKeyStore(IN_MEMORY, { nowMs: () => nowMs }),
  });
  return async (
    headers: Record<string, string> = {},
    connection: Connection = FAR,
    url = PLACE,
    method = "GET",
  ): Promise<string> => {
    try {
      await assertAccess(new Request(url, { headers, method }), connection);
      return "passes";
    } catch (error) {
      expect(error).toBeInstanceOf(PlacesError);
      expect(JSON.stringify(error) + (error as Error).message).not.toContain(KEY);
      const { httpStatus, reason } = error as PlacesError;
      return `${httpStatus} ${reason}`;
    }
  };
}

function aKey(rules: Partial<ApiKey> = {}): ApiKey {
  return { key: KEY, referrers: [], ips: [], ...rules };
}

describe("API_ACCESS=same-origin", () => {
  test.each<[string, Record<string, string>, Connection, string]>([
    ["a page of this site, as the browser says", { "sec-fetch-site": "same-origin" }, FAR, "passes"],
    ["a page of another site", { "sec-fetch-site": "cross-site" }, FAR, "403 API_KEY_MISSING"],
    ["a page of a sister site", { "sec-fetch-site": "same-site" }, FAR, "403 API_KEY_MISSING"],
    ["an address typed by hand", { "sec-fetch-site": "none" }, FAR, "403 API_KEY_MISSING"],
    [
      "another site that names ours as its referrer",
      { "sec-fetch-site": "cross-site", referer: "https://www.exemple.fr/" },
      FAR,
      "403 API_KEY_MISSING",
    ],
    ["this site's Origin, over plain http", { origin: "https://www.exemple.fr" }, FAR, "passes"],
    ["this site's Referer, over plain http", { referer: "https://www.exemple.fr/lieux?q=a" }, FAR, "passes"],
    ["another Origin", { origin: "https://evil.example" }, FAR, "403 API_KEY_MISSING"],
    [
      "an Origin that begins like ours",
      { origin: "https://www.exemple.fr.evil.example" },
      FAR,
      "403 API_KEY_MISSING",
    ],
    ["the null Origin", { origin: "null" }, FAR, "403 API_KEY_MISSING"],
    [
      "the host that was asked for",
      { origin: "http://192.168.1.5:3000", host: "192.168.1.5:3000" },
      FAR,
      "passes",
    ],
    ["no sign of a page", {}, FAR, "403 API_KEY_MISSING"],
    ["a right key from elsewhere", { "x-goog-api-key": KEY }, FAR, "passes"],
    ["a wrong key from elsewhere", { "x-goog-api-key": "wrong" }, FAR, "400 API_KEY_INVALID"],
    [
      "a page of this site with a key of another service",
      { "sec-fetch-site": "same-origin", "x-goog-api-key": "wrong" },
      FAR,
      "passes",
    ],
    ["a key of another service from this machine", { "x-goog-api-key": "wrong" }, LOCAL, "passes"],
    [
      "a foreign page in a browser of this machine",
      { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
      LOCAL,
      "403 API_KEY_MISSING",
    ],
    [
      "a foreign page in an older browser of this machine",
      { origin: "https://evil.example" },
      LOCAL,
      "403 API_KEY_MISSING",
    ],
    ["a page that hides whence it is, here", { origin: "null" }, LOCAL, "403 API_KEY_MISSING"],
    ["a page of another port of this machine", { "sec-fetch-site": "same-site" }, LOCAL, "passes"],
    [
      "a page of another port of this machine, in an older browser",
      { origin: "http://127.0.0.1:5173" },
      LOCAL,
      "passes",
    ],
    ["an address typed by hand on this machine", { "sec-fetch-site": "none" }, LOCAL, "passes"],
    ["this machine", {}, LOCAL, "passes"],
    ["this machine by IPv6", {}, { incoming: { socket: { remoteAddress: "::1" } } }, "passes"],
    [
      "this machine by mapped IPv4",
      {},
      { incoming: { socket: { remoteAddress: "::ffff:127.0.0.1" } } },
      "passes",
    ],
    ["a proxy on this machine", { "x-forwarded-for": "203.0.113.7" }, LOCAL, "403 API_KEY_MISSING"],
    ["a proxy that says so otherwise", { forwarded: "for=203.0.113.7" }, LOCAL, "403 API_KEY_MISSING"],
    ["a proxy that tells the host alone", { "x-forwarded-host": "a" }, LOCAL, "403 API_KEY_MISSING"],
    ["a call that claims to be local", { "x-forwarded-for": "127.0.0.1" }, FAR, "403 API_KEY_MISSING"],
    ["server rendering in this process", {}, { isInProcess: true }, "passes"],
    ["nobody knows whence", {}, {}, "403 API_KEY_MISSING"],
  ])("%s", async (_who, headers, connection, outcome) => {
    expect(await check()(headers, connection)).toBe(outcome);
  });
});

describe("API_ACCESS=same-origin of a server that only this machine reaches", () => {
  const ask = check({ publicUrl: "http://localhost:3000" });
  const crossSite = { "sec-fetch-site": "cross-site" };
  test.each<[string, Record<string, string>, Connection, string]>([
    ["a page from the disk", { ...crossSite, origin: "null" }, LOCAL, "passes"],
    ["a page from the disk in an older browser", { origin: "null" }, LOCAL, "passes"],
    ["a page of 127.0.0.1", { ...crossSite, origin: "http://127.0.0.1:8080" }, LOCAL, "passes"],
    ["a page of [::1]", { ...crossSite, origin: "http://[::1]:8080" }, LOCAL, "passes"],
    [
      "a page of a loopback name",
      { ...crossSite, origin: "http://boutique.localhost:5173" },
      LOCAL,
      "passes",
    ],
    [
      "a page of this machine that names another page as its referrer",
      { ...crossSite, origin: "http://127.0.0.1:8080", referer: "http://127.0.0.1:8080/a" },
      LOCAL,
      "passes",
    ],
    [
      "a page of another site",
      { ...crossSite, origin: "https://evil.example" },
      LOCAL,
      "403 API_KEY_MISSING",
    ],
    [
      "a page whose name begins like this machine's",
      { ...crossSite, origin: "http://localhost.evil.example" },
      LOCAL,
      "403 API_KEY_MISSING",
    ],
    [
      "a page that a proxy forwards",
      { origin: "null", "x-forwarded-for": "::1" },
      LOCAL,
      "403 API_KEY_MISSING",
    ],
    ["a page from the disk of another machine", { origin: "null" }, FAR, "403 API_KEY_MISSING"],
  ])("%s", async (_who, headers, connection, outcome) => {
    expect(await ask(headers, connection)).toBe(outcome);
  });

  test("returns no metrics to a page from the disk", async () => {
    const url = "http://localhost:3000/metrics";
    expect(await ask({ ...crossSite, origin: "null" }, LOCAL, url)).toBe("403 API_KEY_MISSING");
  });
});

test.each([
  ["same-origin", /API_ACCESS=open allows every page.*npm run keys -- create/],
  ["keys", /only calls with a key.*npm run keys -- create/],
] as const)("API_ACCESS=%s says how to get a key", async (apiAccess, message) => {
  const access = { settings: { publicUrl: "https://a.example", apiAccess, apiKeys: [], trustedProxies: 0 } };
  const ask = (key: string) =>
    createAccessCheck(access)(new Request(PLACE, { headers: { "x-goog-api-key": key } }), FAR);
  await expect(ask("")).rejects.toThrow(message);
  await expect(ask("wrong")).rejects.toThrow(/not one of this server.*npm run keys -- create/);
});

test("API_ACCESS=keys requires a key outside this process", async () => {
  const ask = check({ apiAccess: "keys" });
  expect(await ask({ "sec-fetch-site": "same-origin" })).toBe("403 API_KEY_MISSING");
  expect(await ask({}, LOCAL)).toBe("403 API_KEY_MISSING");
  expect(await ask({}, { isInProcess: true })).toBe("passes");
  expect(await ask({ "x-goog-api-key": KEY })).toBe("passes");
  expect(await ask({}, FAR, `${PLACE}?key=${KEY}`)).toBe("passes");
  expect(await ask({}, FAR, `${PLACE}?key=`)).toBe("403 API_KEY_MISSING");
});

test("API_ACCESS=open requires no key, and ignores keys of other services", async () => {
  const ask = check({ apiAccess: "open", apiKeys: [] });
  expect(await ask()).toBe("passes");
  expect(await ask({ "x-goog-api-key": "key of another service" })).toBe("passes");
  expect(await ask({}, FAR, `${PLACE}?key=TODO`)).toBe("passes");
});

test.each(["same-origin", "keys", "open"] as const)(
  "rejects a revoked key: API_ACCESS=%s",
  async (apiAccess) => {
    const keys = createKeyStore(IN_MEMORY);
    const { key, stored } = await keys.create("Site", { referrers: [], ips: [] });
    const assertAccess = createAccessCheck({
      settings: { publicUrl: "https://www.exemple.fr", apiAccess, apiKeys: [], trustedProxies: 0 },
      keys,
    });
    const ask = () => assertAccess(new Request(PLACE, { headers: { "x-goog-api-key": key } }), LOCAL);
    await expect(ask()).resolves.not.toBeNull();
    await keys.revoke(stored.id);
    await expect(ask()).rejects.toMatchObject({ reason: "API_KEY_INVALID" });
  },
);

test("prefers the header to the address", async () => {
  const ask = check({ apiAccess: "keys" });
  expect(await ask({ "x-goog-api-key": "wrong" }, FAR, `${PLACE}?key=${KEY}`)).toBe("400 API_KEY_INVALID");
  expect(await ask({ "x-goog-api-key": KEY }, FAR, `${PLACE}?key=wrong`)).toBe("passes");
});

describe("referrer rules", () => {
  test.each([
    ["https://*.exemple.fr/*", "https://www.exemple.fr/a", true],
    ["https://*.exemple.fr/*", "https://a.b.exemple.fr/", true],
    ["https://*.exemple.fr/*", "https://exemple.fr/", false],
    ["https://*.exemple.fr/*", "https://evilexemple.fr/", false],
    ["https://*.exemple.fr/*", "http://www.exemple.fr/", false],
    ["exemple.fr", "https://exemple.fr/any/page?x=1", true],
    ["exemple.fr", "http://exemple.fr/", true],
    ["exemple.fr", "https://exemple.fr.evil.example/", false],
    ["exemple.fr", "https://evil.example/exemple.fr", false],
    ["exemple.fr", "https://exemple.fr:8443/", false],
    ["exemple.fr:8443", "https://exemple.fr:8443/", true],
    ["https://exemple.fr:443", "https://exemple.fr/", true],
    ["EXEMPLE.fr", "https://exemple.FR/", true],
    ["exemple.fr/annonces/*", "https://exemple.fr/annonces/1", true],
    ["exemple.fr/annonces/*", "https://exemple.fr/autre", false],
    ["exemple.fr/page", "https://exemple.fr/page", true],
    ["exemple.fr/page", "https://exemple.fr/page2", false],
    ["exemple.fr", "https://exemple.fr@evil.example/", false],
    ["https://*.hôtel.fr/*", "https://www.xn--htel-vqa.fr/", true],
    ["hôtel.fr", "https://hotel.fr/", false],
  ])("%s and the page %s: %s", async (rule, referer, passes) => {
    const ask = check({ apiAccess: "keys", apiKeys: [aKey({ referrers: [rule] })] });
    expect(await ask({ "x-goog-api-key": KEY, referer })).toBe(
      passes ? "passes" : "403 API_KEY_HTTP_REFERRER_BLOCKED",
    );
  });

  test("rejects calls without a page, and accepts an Origin alone", async () => {
    const ask = check({ apiAccess: "keys", apiKeys: [aKey({ referrers: ["exemple.fr"] })] });
    expect(await ask({ "x-goog-api-key": KEY })).toBe("403 API_KEY_HTTP_REFERRER_BLOCKED");
    expect(await ask({ "x-goog-api-key": KEY, origin: "https://exemple.fr" })).toBe("passes");
  });
});

describe("IP rules", () => {
  const key = { "x-goog-api-key": KEY };
  const from = (remoteAddress: string): Connection => ({ incoming: { socket: { remoteAddress } } });
  test.each([
    ["203.0.113.0/24", "203.0.113.255", true],
    ["203.0.113.0/24", "203.0.114.0", false],
    ["203.0.113.7", "203.0.113.7", true],
    ["203.0.113.7", "::ffff:203.0.113.7", true],
    ["203.0.113.7", "203.0.113.70", false],
    ["2001:db8::/32", "2001:db8:1::1", true],
    ["2001:db8::/32", "2001:db9::1", false],
    ["0.0.0.0/0", "2001:db8::1", false],
  ])("%s and a caller at %s: %s", async (range, address, passes) => {
    const ask = check({ apiAccess: "keys", apiKeys: [aKey({ ips: [range] })] });
    expect(await ask(key, from(address))).toBe(passes ? "passes" : "403 API_KEY_IP_ADDRESS_BLOCKED");
  });

  test("trusts X-Forwarded-For only behind the configured proxies", async () => {
    const apiKeys = [aKey({ ips: ["203.0.113.7"] })];
    const headers = { ...key, "x-forwarded-for": "203.0.113.7, 198.51.100.1, 10.0.0.2" };
    const askAt = (trustedProxies: number) =>
      check({ apiAccess: "keys", apiKeys, trustedProxies })(headers, LOCAL);
    expect(await askAt(0)).toBe("403 API_KEY_IP_ADDRESS_BLOCKED");
    expect(await askAt(1)).toBe("403 API_KEY_IP_ADDRESS_BLOCKED");
    expect(await askAt(3)).toBe("passes");
    expect(await askAt(4)).toBe("403 API_KEY_IP_ADDRESS_BLOCKED");
  });
});

test("grants exactly the quota of a minute and returns Retry-After", async () => {
  nowMs = 1_000;
  const ask = check({ apiAccess: "keys", apiKeys: [aKey({ perMinute: 3 })] });
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => ask({ "x-goog-api-key": KEY })));
  expect(outcomes).toEqual([
    "passes",
    "passes",
    "passes",
    "429 RATE_LIMIT_EXCEEDED",
    "429 RATE_LIMIT_EXCEEDED",
  ]);
  nowMs += 59_999;
  expect(await ask({ "x-goog-api-key": KEY })).toBe("429 RATE_LIMIT_EXCEEDED");
  nowMs += 1;
  expect(await ask({ "x-goog-api-key": KEY })).toBe("passes");
});

test("a day's quota ends with the day of UTC", async () => {
  nowMs = Date.parse("2026-11-09T23:59:00Z");
  const ask = check({ apiAccess: "keys", apiKeys: [aKey({ perDay: 2 })] });
  const call = () => ask({ "x-goog-api-key": KEY });
  expect([await call(), await call(), await call()]).toEqual(["passes", "passes", "429 RATE_LIMIT_EXCEEDED"]);
  nowMs += 60_000;
  expect(await call()).toBe("passes");
});

test.each(["same-origin", "open"] as const)(
  "checks a key that is sent without need: API_ACCESS=%s",
  async (apiAccess) => {
    nowMs = 1_000;
    const ask = check({ apiAccess, apiKeys: [aKey({ perMinute: 1, methods: ["GetPlace"] })] });
    expect(await ask({ "x-goog-api-key": KEY }, LOCAL)).toBe("passes");
    expect(await ask({ "x-goog-api-key": KEY }, LOCAL)).toBe("429 RATE_LIMIT_EXCEEDED");
    const search = "https://www.exemple.fr/v1/places:searchText";
    expect(await ask({ "x-goog-api-key": KEY }, LOCAL, search, "POST")).toBe("403 API_KEY_SERVICE_BLOCKED");
    expect(await ask({ "x-goog-api-key": "wrong" }, LOCAL)).toBe("passes");
    expect(await ask({}, LOCAL)).toBe("passes");
    expect(await ask({ "x-goog-api-key": KEY }, { isInProcess: true })).toBe("passes");
  },
);

describe("methods of a key", () => {
  const ask = check({ apiAccess: "keys", apiKeys: [aKey({ methods: ["GetPlace", "ReadMetrics"] })] });
  test.each([
    ["GET", "/v1/places/osm-n-0000000101", "passes"],
    ["HEAD", "/v1/places/osm-n-0000000101", "passes"],
    ["GET", "/v1/places:batchGet?ids=osm-n-0000000101,osm-n-0000000102", "passes"],
    ["POST", "/v1/places:batchGet", "403 API_KEY_SERVICE_BLOCKED"],
    ["POST", "/v1/places:searchText", "403 API_KEY_SERVICE_BLOCKED"],
    ["GET", "/v1/places/osm-n-0000000101/photos/1/media", "403 API_KEY_SERVICE_BLOCKED"],
    ["GET", "/geocodeur/api?q=a", "403 API_KEY_SERVICE_BLOCKED"],
    ["GET", "/v1/nothing", "403 API_KEY_SERVICE_BLOCKED"],
    ["GET", "/metrics", "passes"],
  ])("%s %s: %s", async (method, path, outcome) => {
    const url = `https://www.exemple.fr${path}`;
    expect(await ask({ "x-goog-api-key": KEY }, FAR, url, method)).toBe(outcome);
  });
});

test("returns metrics to this machine and keys with ReadMetrics only, whatever the access", async () => {
  const url = "https://www.exemple.fr/metrics";
  for (const apiAccess of ["open", "same-origin", "keys"] as const) {
    const ask = check({ apiAccess });
    expect(await ask({}, LOCAL, url)).toBe("passes");
    expect(await ask({ "sec-fetch-site": "cross-site" }, LOCAL, url)).toBe("403 API_KEY_MISSING");
    expect(await ask({ "x-forwarded-for": "203.0.113.7" }, LOCAL, url)).toBe("403 API_KEY_MISSING");
    expect(await ask({ "sec-fetch-site": "same-origin" }, FAR, url)).toBe("403 API_KEY_MISSING");
    expect(await ask({ "x-goog-api-key": KEY }, FAR, url)).toBe("403 API_KEY_SERVICE_BLOCKED");
  }
});
