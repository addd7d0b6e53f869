import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { parseFilesUrl } from "@lieudit/files";
import { parseDatabaseUrl } from "@lieudit/place-index/store";
import { z } from "zod";
import { type ApiKey, parseApiKeys } from "./access/api-keys-setting.ts";
import { type GivenAliases, readAliasFiles } from "./aliases/alias-files.ts";
import { type KitSettings, kitSettingsShape, toKitSettings } from "./kit-settings.ts";
import { DEFAULT_LIMITS, type Limits } from "./limits/limits.ts";
import { type LiveSettings, liveSettingsShape, toLiveSettings } from "./live-settings.ts";
import { DEFAULT_REVIEW_URL_TEMPLATE } from "./place/place-links.ts";
import { type RoutingSettings, routingSettingsShape, toRoutingSettings } from "./routing/routing-settings.ts";

/** Settings from the environment, validated once at start. */
export interface Settings {
  /** PORT. Default 3000; 0 uses any free port. */
  port: number;
  /** HOST to listen on. Default 127.0.0.1, so that nothing is public by accident. */
  host: string;
  /** DATA_DIR, absolute. Default `data` in the working directory. */
  dataDir: string;
  /** DATABASE_URL: the PostgreSQL database of listings, messages and keys. By default, they are in files of DATA_DIR. */
  databaseUrl: string | undefined;
  /** DATABASE_READ_URL: replicas of it, from which pages read listings. None by default. */
  databaseReadUrl: string | undefined;
  /** FILES_URL: the object storage of photos and published places. By default, they are in files of DATA_DIR. */
  filesUrl: string | undefined;
  /** MAP_CACHE_MB, in bytes: with FILES_URL, a larger base map is read in parts, of which so much is cached. Default 2 GB. */
  mapCacheBytes: number;
  /** READER_THREADS: search threads of each process. By default the processor's cores are shared. */
  readerThreads: number | undefined;
  /** PUBLIC_URL without a slash at its end. Default `http://localhost:{port}`. */
  publicUrl: string;
  /** REVIEW_URL_TEMPLATE: where readers write a review of a place; undefined if `off`. Default: its page in Mangrove. */
  reviewUrlTemplate: string | undefined;
  /** PLACE_ALIASES: maps place ids of another service to ids of this one. None by default. */
  placeAliases: GivenAliases;
  /** GEOIP_DATABASE: a MaxMind DB file that biases searches by the caller's address. None by default. */
  geoipDatabase: string | undefined;
  /** API_ACCESS: who may call the places API. Default `same-origin`. */
  apiAccess: ApiAccess;
  /** API_KEYS: keys that may call the places API, with their restrictions. None by default. */
  apiKeys: readonly ApiKey[];
  /** TRUSTED_PROXIES: number of reverse proxies whose X-Forwarded-For is trusted. Default 0. */
  trustedProxies: number;
  /** Limits on load; see `Limits` for the variables. */
  limits: Limits;
  /** Live values; see `LiveSettings` for the variables. */
  live: LiveSettings;
  /** Routes; see `RoutingSettings` for the variables. */
  routing: RoutingSettings;
  /** The kit's script; see `KitSettings` for the variables. */
  kit: KitSettings;
  /** LIEUDIT_CLOCK: a fixed current time for trials and tests. Default: the real time. */
  fixedClock: Date | undefined;
}

export const API_ACCESSES = ["same-origin", "keys", "open"] as const;
export type ApiAccess = (typeof API_ACCESSES)[number];

/** An error about invalid settings. The message has one line per setting, for the operator. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

/**
 * Parses the settings. An empty value counts as absent.
 *
 * @throws {SettingsError} with one line for each invalid setting.
 */
export function parseSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const answer = settingsSchema.safeParse(given);
  if (!answer.success) {
    throw new SettingsError(
      answer.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n"),
    );
  }
  const { PORT, HOST, DATA_DIR, PUBLIC_URL, API_ACCESS, API_KEYS, TRUSTED_PROXIES, LIEUDIT_CLOCK } =
    answer.data;
  if (answer.data.DATABASE_READ_URL !== undefined && answer.data.DATABASE_URL === undefined)
    throw new SettingsError(
      "DATABASE_READ_URL: replicas are only read beside the database that they follow; give its DATABASE_URL too.",
    );
  return {
    port: PORT,
    host: HOST,
    dataDir: resolve(DATA_DIR),
    databaseUrl: answer.data.DATABASE_URL,
    databaseReadUrl: answer.data.DATABASE_READ_URL,
    filesUrl: answer.data.FILES_URL,
    mapCacheBytes: answer.data.MAP_CACHE_MB * 1e6,
    readerThreads: answer.data.READER_THREADS,
    publicUrl: PUBLIC_URL ?? `http://localhost:${PORT}`,
    reviewUrlTemplate: answer.data.REVIEW_URL_TEMPLATE,
    placeAliases: answer.data.PLACE_ALIASES,
    geoipDatabase: answer.data.GEOIP_DATABASE,
    apiAccess: API_ACCESS,
    apiKeys: API_KEYS,
    trustedProxies: TRUSTED_PROXIES,
    limits: {
      load: {
        running: answer.data.MAX_CALLS,
        waiting: answer.data.MAX_WAITING_CALLS,
        maxWaitMs: answer.data.MAX_WAIT_MS,
      },
      maxBodyBytes: answer.data.MAX_BODY_BYTES,
      searchTimeoutMs: answer.data.SEARCH_TIMEOUT_MS,
      headersTimeoutMs: answer.data.HEADERS_TIMEOUT_MS,
      requestTimeoutMs: answer.data.REQUEST_TIMEOUT_MS,
      idleTimeoutMs: answer.data.IDLE_TIMEOUT_MS,
      maxConnections: answer.data.MAX_CONNECTIONS,
    },
    live: toLiveSettings(answer.data),
    routing: toRoutingSettings(answer.data),
    kit: toKitSettings(answer.data, PUBLIC_URL),
    fixedClock: LIEUDIT_CLOCK,
  };
}

/** Maximum number of search threads by default. More threads would mostly wait for memory. */
const MAX_READER_THREADS = 4;

/** Returns the number of search threads per process: the setting, or an equal share of the cores, from 1 to 4. */
export function getReaderThreads(
  { readerThreads }: Pick<Settings, "readerThreads">,
  processes: number,
  cores = availableParallelism(),
): number {
  return readerThreads ?? Math.max(1, Math.min(MAX_READER_THREADS, Math.floor(cores / processes)));
}

/** Returns a function that returns the current time, or always `fixedClock` if it is set. */
export function createClock({ fixedClock }: Pick<Settings, "fixedClock">): () => Date {
  return fixedClock === undefined ? () => new Date() : () => new Date(fixedClock);
}

const settingsSchema = z.object({
  ...liveSettingsShape,
  ...routingSettingsShape,
  ...kitSettingsShape,
  PORT: describeWholeNumber(0, 65_535, "a port such as 3000").default(3000),
  HOST: z
    .string()
    .regex(
      /^[\w.:-]+$/,
      "the value is not a host name or address; give one such as 127.0.0.1, or 0.0.0.0 for every network.",
    )
    .default("127.0.0.1"),
  DATA_DIR: z.string().default("data"),
  DATABASE_URL: parsedWith(parseDatabaseUrl),
  DATABASE_READ_URL: parsedWith(parseDatabaseUrl),
  FILES_URL: parsedWith((value) => parseFilesUrl(value) && value),
  PUBLIC_URL: z
    .string()
    .transform((value, context) => {
      const url = URL.parse(value);
      const isPlain = url !== null && /^https?:$/.test(url.protocol) && !url.search && !url.hash;
      if (isPlain && !url.username) return url.href.replace(/\/+$/, "");
      context.addIssue({
        code: "custom",
        message: `"${value}" is not an http or https address; give the one that visitors type, such as https://www.exemple.fr.`,
      });
      return z.NEVER;
    })
    .optional(),
  GEOIP_DATABASE: z
    .string()
    .transform((path) => resolve(path))
    .optional(),
  REVIEW_URL_TEMPLATE: z
    .string()
    .default(DEFAULT_REVIEW_URL_TEMPLATE)
    .transform((value, context) => {
      if (value === "off") return undefined;
      if (/^https?:$/.test(URL.parse(value)?.protocol ?? "")) return value;
      context.addIssue({
        code: "custom",
        message: `"${value}" is not an http or https address; give one such as https://avis.exemple.fr/{id}, or off.`,
      });
      return z.NEVER;
    }),
  PLACE_ALIASES: z
    .string()
    .default("")
    .transform((list, context) => {
      const files = list
        .split(",")
        .map((file) => file.trim())
        .filter((file) => file !== "");
      try {
        return readAliasFiles(files.map((file) => resolve(file)));
      } catch (error) {
        context.addIssue({ code: "custom", message: error instanceof Error ? error.message : String(error) });
        return z.NEVER;
      }
    }),
  API_ACCESS: z
    .enum(API_ACCESSES, {
      error: ({ input }) =>
        `"${String(input)}" is no way of access; give same-origin (this site's pages only), keys (whoever has a key) or open (everyone).`,
    })
    .default("same-origin"),
  API_KEYS: z
    .string()
    .transform((value, context) => {
      try {
        return parseApiKeys(value);
      } catch (error) {
        context.addIssue({ code: "custom", message: error instanceof Error ? error.message : String(error) });
        return z.NEVER;
      }
    })
    .default([]),
  TRUSTED_PROXIES: describeWholeNumber(0, 10, "how many reverse proxies stand before this server").default(0),
  READER_THREADS: describeWholeNumber(
    1,
    64,
    "how many threads of a process shall search, such as 2",
  ).optional(),
  MAP_CACHE_MB: describeWholeNumber(
    10,
    1_000_000,
    "disk space for base maps in megabytes, such as 2000",
  ).default(2_000),
  MAX_CALLS: describeWholeNumber(1, 10_000, "how many searches may run at a time, such as 16").default(
    DEFAULT_LIMITS.load.running,
  ),
  MAX_WAITING_CALLS: describeWholeNumber(0, 100_000, "how many searches may wait, such as 64").default(
    DEFAULT_LIMITS.load.waiting,
  ),
  MAX_WAIT_MS: describeWholeNumber(1, 60_000, "how many milliseconds a search may wait, such as 25").default(
    DEFAULT_LIMITS.load.maxWaitMs,
  ),
  MAX_BODY_BYTES: describeWholeNumber(1_024, 10_000_000, "the longest body in bytes, such as 65536").default(
    DEFAULT_LIMITS.maxBodyBytes,
  ),
  SEARCH_TIMEOUT_MS: milliseconds("5000").default(DEFAULT_LIMITS.searchTimeoutMs),
  HEADERS_TIMEOUT_MS: milliseconds("10000").default(DEFAULT_LIMITS.headersTimeoutMs),
  REQUEST_TIMEOUT_MS: milliseconds("30000").default(DEFAULT_LIMITS.requestTimeoutMs),
  IDLE_TIMEOUT_MS: milliseconds("60000").default(DEFAULT_LIMITS.idleTimeoutMs),
  MAX_CONNECTIONS: describeWholeNumber(
    1,
    1_000_000,
    "how many sockets a process may hold, such as 20000",
  ).default(DEFAULT_LIMITS.maxConnections),
  LIEUDIT_CLOCK: z
    .string()
    .transform((value, context) => {
      const instant = new Date(value);
      // Without a time zone, the value would be read in that of the machine.
      if (!Number.isNaN(instant.getTime()) && /T.*(?:Z|[+-]\d\d:?\d\d)$/.test(value)) return instant;
      context.addIssue({
        code: "custom",
        message: `"${value}" is not an instant with its time zone; give one such as 2026-03-29T08:30:00Z.`,
      });
      return z.NEVER;
    })
    .optional(),
});

function milliseconds(example: string) {
  return describeWholeNumber(10, 600_000, `milliseconds, such as ${example}`);
}

/** Describes a whole-number setting in a range. `wanted` completes the error message. */
export function describeWholeNumber(low: number, high: number, wanted: string) {
  return z.string().transform((value, context) => {
    const number = /^\d{1,9}$/.test(value.trim()) ? Number(value) : Number.NaN;
    if (number >= low && number <= high) return number;
    context.addIssue({
      code: "custom",
      message: `"${value}" is not a whole number from ${low} to ${high}; give ${wanted}.`,
    });
    return z.NEVER;
  });
}

/** A setting that may be absent, and whose parser throws a sentence without the value. */
function parsedWith(parse: (value: string) => string | undefined) {
  return z
    .string()
    .transform((value, context) => {
      try {
        return parse(value);
      } catch (error) {
        context.addIssue({ code: "custom", message: error instanceof Error ? error.message : String(error) });
        return z.NEVER;
      }
    })
    .optional();
}
