import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { DEFAULT_LIMITS } from "./limits/limits.ts";
import { DEFAULT_REVIEW_URL_TEMPLATE } from "./place/place-links.ts";
import { DEFAULT_ROUTING } from "./routing/routing-settings.ts";
import { createClock, getReaderThreads, parseSettings, SettingsError } from "./settings.ts";

const KEY = "a-long-enough-key-1";

const WITH_PASSWORD = ["https://u", "p@exemple.fr"].join(":");

test("serves this machine only by default", () => {
  expect(parseSettings({})).toEqual({
    port: 3000,
    host: "127.0.0.1",
    limits: DEFAULT_LIMITS,
    live: {
      fuelSource: undefined,
      irveLiveSource: undefined,
      refreshMinutes: 10,
      allowPrivateHosts: false,
    },
    routing: DEFAULT_ROUTING,
    kit: { codeBase: undefined, dataHost: undefined },
    dataDir: resolve("data"),
    publicUrl: "http://localhost:3000",
    reviewUrlTemplate: DEFAULT_REVIEW_URL_TEMPLATE,
    placeAliases: new Map(),
    geoipDatabase: undefined,
    apiAccess: "same-origin",
    apiKeys: [],
    trustedProxies: 0,
    mapCacheBytes: 2e9,
    fixedClock: undefined,
  });
});

test("every setting", () => {
  const settings = parseSettings({
    PORT: "8080",
    HOST: "0.0.0.0",
    DATA_DIR: "/srv/lieudit",
    PUBLIC_URL: "https://www.exemple.fr/annuaire/",
    REVIEW_URL_TEMPLATE: "https://avis.exemple.fr/{id}",
    API_ACCESS: "keys",
    API_KEYS: `${KEY}, another-long-key-22`,
    TRUSTED_PROXIES: "1",
    LIEUDIT_CLOCK: "2026-03-29T08:30:00+02:00",
    SOMETHING_ELSE: "is not ours",
  });
  expect(settings).toMatchObject({
    port: 8080,
    host: "0.0.0.0",
    dataDir: "/srv/lieudit",
    publicUrl: "https://www.exemple.fr/annuaire",
    reviewUrlTemplate: "https://avis.exemple.fr/{id}",
    apiAccess: "keys",
    apiKeys: [{ key: KEY }, { key: "another-long-key-22" }],
    trustedProxies: 1,
  });
  expect(createClock(settings)().toISOString()).toBe("2026-03-29T06:30:00.000Z");
});

test("shares the cores among the threads of all processes by default", () => {
  const shared = (processes: number, cores: number) => getReaderThreads(parseSettings({}), processes, cores);
  expect([shared(1, 2), shared(2, 2), shared(2, 8), shared(1, 32), shared(4, 1)]).toEqual([2, 1, 4, 4, 1]);
  expect(getReaderThreads(parseSettings({ READER_THREADS: "3" }), 2, 2)).toBe(3);
  expect(() => parseSettings({ READER_THREADS: "0" })).toThrow(/^READER_THREADS: "0" is not a whole number/);
});

test("reviews are written nowhere when their address is off", () => {
  expect(parseSettings({ REVIEW_URL_TEMPLATE: "off" }).reviewUrlTemplate).toBeUndefined();
});

test("an empty value is none, and without a fixed clock time goes on", () => {
  expect(parseSettings({ PORT: " ", API_KEYS: "" }).port).toBe(3000);
  expect(Math.abs(createClock(parseSettings({}))().getTime() - Date.now())).toBeLessThan(60_000);
});

test("pages of others get the kit and places from the public address, unless settings name another", () => {
  const kit = (env: Record<string, string>) => parseSettings(env).kit;
  expect(kit({ PUBLIC_URL: "https://www.exemple.fr/annuaire/" })).toEqual({
    codeBase: "https://www.exemple.fr/annuaire/maps/kit/",
    dataHost: "https://www.exemple.fr/annuaire",
  });
  expect(
    kit({ KIT_CODE_BASE: "https://cdn.exemple.fr/kit", KIT_DATA_HOST: "https://lieux.exemple.fr/" }),
  ).toEqual({
    codeBase: "https://cdn.exemple.fr/kit/",
    dataHost: "https://lieux.exemple.fr",
  });
  expect(() => parseSettings({ KIT_DATA_HOST: "lieux.exemple.fr" })).toThrow(
    /^KIT_DATA_HOST: "lieux.exemple.fr" is not an http or https address; give one such as/,
  );
});

test("limits are settings", () => {
  const limits = parseSettings({
    MAX_CALLS: "3",
    MAX_WAITING_CALLS: "0",
    MAX_WAIT_MS: "20",
    MAX_BODY_BYTES: "2048",
    SEARCH_TIMEOUT_MS: "1000",
    HEADERS_TIMEOUT_MS: "2000",
    REQUEST_TIMEOUT_MS: "3000",
    IDLE_TIMEOUT_MS: "4000",
    MAX_CONNECTIONS: "500",
  }).limits;
  expect(limits).toEqual({
    load: { running: 3, waiting: 0, maxWaitMs: 20 },
    maxBodyBytes: 2048,
    searchTimeoutMs: 1000,
    headersTimeoutMs: 2000,
    requestTimeoutMs: 3000,
    idleTimeoutMs: 4000,
    maxConnections: 500,
  });
  expect(() => parseSettings({ MAX_CALLS: "0" })).toThrow(/^MAX_CALLS: "0" is not a whole number from 1/);
});

test("a key may have rules", () => {
  const API_KEYS = JSON.stringify([
    {
      key: KEY,
      referrers: ["https://*.exemple.fr/*"],
      ips: ["203.0.113.0/24", "2001:db8::1"],
      perMinute: 60,
    },
  ]);
  expect(parseSettings({ API_KEYS }).apiKeys).toEqual([
    {
      key: KEY,
      referrers: ["https://*.exemple.fr/*"],
      ips: ["203.0.113.0/24", "2001:db8::1"],
      perMinute: 60,
    },
  ]);
});

describe("rejects an invalid setting with a sentence", () => {
  const SHORT =
    "API_KEYS: a key is not 16 to 128 letters, digits, hyphens or underscores; make a longer, plainer one.";
  test.each<[string, string, string]>([
    ["PORT", "http", 'PORT: "http" is not a whole number from 0 to 65535; give a port such as 3000.'],
    ["PORT", "65536", 'PORT: "65536" is not a whole number from 0 to 65535; give a port such as 3000.'],
    ["PORT", "-1", 'PORT: "-1" is not a whole number from 0 to 65535; give a port such as 3000.'],
    [
      "HOST",
      "a b",
      "HOST: the value is not a host name or address; give one such as 127.0.0.1, or 0.0.0.0 for every network.",
    ],
    [
      "REVIEW_URL_TEMPLATE",
      "javascript:{id}",
      'REVIEW_URL_TEMPLATE: "javascript:{id}" is not an http or https address; give one such as https://avis.exemple.fr/{id}, or off.',
    ],
    [
      "PUBLIC_URL",
      "www.exemple.fr",
      'PUBLIC_URL: "www.exemple.fr" is not an http or https address; give the one that visitors type, such as https://www.exemple.fr.',
    ],
    [
      "PUBLIC_URL",
      WITH_PASSWORD,
      `PUBLIC_URL: "${WITH_PASSWORD}" is not an http or https address; give the one that visitors type, such as https://www.exemple.fr.`,
    ],
    [
      "API_ACCESS",
      "all",
      'API_ACCESS: "all" is no way of access; give same-origin (this site\'s pages only), keys (whoever has a key) or open (everyone).',
    ],
    [
      "FILES_URL",
      "s3://host/bucket?tls=no",
      "FILES_URL: behind its question mark only region=… and tls=on or tls=off may stand.",
    ],
    ["API_KEYS", "short", SHORT],
    ["API_KEYS", "with a space in the middle", SHORT],
    ["API_KEYS", `${KEY},${KEY}`, "API_KEYS: the same key is listed twice; keep one of the two entries."],
    [
      "API_KEYS",
      "[{",
      "API_KEYS: the value starts as a JSON array but is not valid JSON; check its quotes and brackets.",
    ],
    ["API_KEYS", "[1]", 'API_KEYS: entry 1 is not an object; write {"key": "..."}.'],
    ["API_KEYS", "[{}]", 'API_KEYS: entry 1 has no "key" text.'],
    [
      "API_KEYS",
      `[{"key":"${KEY}","refferers":[]}]`,
      'API_KEYS: entry 1 has the unknown name "refferers"; known are key, referrers, ips, methods, sources, perMinute and perDay.',
    ],
    [
      "API_KEYS",
      `[{"key":"${KEY}","referrers":["https://*"]}]`,
      'API_KEYS: entry 1: "https://*" is no referrer rule; write one such as https://*.exemple.fr/*.',
    ],
    [
      "API_KEYS",
      `[{"key":"${KEY}","referrers":"exemple.fr"}]`,
      "API_KEYS: entry 1: referrers is not a list of texts.",
    ],
    [
      "API_KEYS",
      `[{"key":"${KEY}","ips":[""]}]`,
      "API_KEYS: entry 1: ips holds an empty text; leave it out or fill it in.",
    ],
    [
      "API_KEYS",
      `[{"key":"${KEY}","ips":["203.0.113.0/33"]}]`,
      "API_KEYS: entry 1: ips holds what is no address and no range; write 203.0.113.7, 203.0.113.0/24 or 2001:db8::/32.",
    ],
    [
      "API_KEYS",
      `[{"key":"${KEY}","perMinute":0}]`,
      "API_KEYS: entry 1: perMinute is not a whole number above 0.",
    ],
    [
      "TRUSTED_PROXIES",
      "11",
      'TRUSTED_PROXIES: "11" is not a whole number from 0 to 10; give how many reverse proxies stand before this server.',
    ],
    [
      "LIEUDIT_CLOCK",
      "yesterday",
      'LIEUDIT_CLOCK: "yesterday" is not an instant with its time zone; give one such as 2026-03-29T08:30:00Z.',
    ],
    [
      "LIEUDIT_CLOCK",
      "2026-03-29T08:30",
      'LIEUDIT_CLOCK: "2026-03-29T08:30" is not an instant with its time zone; give one such as 2026-03-29T08:30:00Z.',
    ],
  ])("%s=%s", (name, value, sentence) => {
    expect(() => parseSettings({ [name]: value })).toThrow(new SettingsError(sentence));
  });

  test("reports all invalid settings at once, without keys", () => {
    try {
      parseSettings({ PORT: "x", API_KEYS: "secret", TRUSTED_PROXIES: "y" });
      expect.unreachable();
    } catch (error) {
      const { message } = error as SettingsError;
      expect(message.split("\n").map((line) => line.split(":")[0])).toEqual([
        "PORT",
        "API_KEYS",
        "TRUSTED_PROXIES",
      ]);
      expect(message).not.toContain("secret");
    }
  });
});
