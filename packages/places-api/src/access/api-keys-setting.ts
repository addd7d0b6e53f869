import { ipRanges } from "./ip-ranges.ts";
import { referrerRule } from "./referrer-rule.ts";

/** A key of the places API with what it may be used for. */
export interface ApiKey {
  key: string;
  /** Pages that may use it, such as `https://*.exemple.fr/*`; empty: any. */
  referrers: readonly string[];
  /** Addresses or CIDR ranges that may use it; empty: any. */
  ips: readonly string[];
  /** Calls in one minute; absent: as many as wanted. */
  perMinute?: number;
}

/**
 * Reads API_KEYS: either keys with commas between them, or a JSON array of
 * `{"key", "referrers", "ips", "perMinute"}`.
 *
 * @throws {Error} with a sentence that never repeats a key.
 */
export function apiKeysSetting(value: string): ApiKey[] {
  const keys = value.trim().startsWith("[") ? jsonKeys(value) : plainKeys(value);
  if (new Set(keys.map(({ key }) => key)).size < keys.length) {
    throw new Error("the same key is listed twice; keep one of the two entries.");
  }
  return keys;
}

function plainKeys(value: string): ApiKey[] {
  return value
    .split(",")
    .filter((key) => key.trim() !== "")
    .map((key) => ({ key: checkedKey(key.trim()), referrers: [], ips: [] }));
}

function jsonKeys(value: string): ApiKey[] {
  let list: unknown;
  try {
    list = JSON.parse(value);
  } catch {
    throw new Error("the value starts as a JSON array but is not valid JSON; check its quotes and brackets.");
  }
  if (!Array.isArray(list)) throw new Error("the value is not a JSON array of keys.");
  return list.map(jsonKey);
}

function jsonKey(entry: unknown, index: number): ApiKey {
  const where = `entry ${index + 1}`;
  if (typeof entry !== "object" || entry === null) {
    throw new Error(`${where} is not an object; write {"key": "..."}.`);
  }
  const { key, referrers = [], ips = [], perMinute, ...unknown } = entry as Record<string, unknown>;
  const [extra] = Object.keys(unknown);
  if (extra !== undefined) {
    throw new Error(`${where} has the unknown name "${extra}"; known are key, referrers, ips and perMinute.`);
  }
  if (typeof key !== "string") throw new Error(`${where} has no "key" text.`);
  if (perMinute !== undefined && !(Number.isInteger(perMinute) && Number(perMinute) > 0)) {
    throw new Error(`${where} has a perMinute that is not a whole number above 0.`);
  }
  const rules = texts(referrers, `${where}: referrers`);
  const wrongRule = rules.find((rule) => referrerRule(rule) === null);
  if (wrongRule !== undefined) {
    throw new Error(
      `${where}: "${wrongRule}" is no referrer rule; write one such as https://*.exemple.fr/*.`,
    );
  }
  const ranges = texts(ips, `${where}: ips`);
  if (ipRanges(ranges) === null) {
    throw new Error(
      `${where}: ips holds what is no address and no range; write 203.0.113.7 or 203.0.113.0/24.`,
    );
  }
  return {
    key: checkedKey(key),
    referrers: rules,
    ips: ranges,
    ...(perMinute === undefined ? {} : { perMinute: Number(perMinute) }),
  };
}

function texts(value: unknown, where: string): string[] {
  if (Array.isArray(value) && value.every((entry) => typeof entry === "string" && entry !== "")) return value;
  throw new Error(`${where} is not a list of texts.`);
}

/** Long enough that guessing is hopeless, and free of characters that an address or a header changes. */
function checkedKey(key: string): string {
  if (/^[A-Za-z0-9_-]{16,128}$/.test(key)) return key;
  throw new Error(
    "a key is not 16 to 128 letters, digits, hyphens or underscores; make a longer, plainer one.",
  );
}
