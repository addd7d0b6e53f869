import { parseIpRanges } from "../access/ip-ranges.ts";
import { parseReferrerRule } from "../access/referrer-rule.ts";
import { API_METHOD_NAMES, type ApiMethod, isApiMethod } from "../http/api-methods.ts";

/** Rules of a key. */
export interface KeyRules {
  /** Pages that may use it, such as `https://*.exemple.fr/*`. Empty allows any page. */
  referrers: readonly string[];
  /** Addresses or CIDR ranges that may use it. Empty allows any address. */
  ips: readonly string[];
  /** Methods that it may call. Absent or empty allows all but ReadMetrics and ExplainSearch. */
  methods?: readonly ApiMethod[];
  /** Private sources whose places it shows. */
  sources?: readonly string[];
  /** Maximum number of calls in one minute. Unlimited if absent. */
  perMinute?: number;
  /** Maximum number of calls on one day of UTC. Unlimited if absent. */
  perDay?: number;
}

/** Each source adds to the work of every search with the key. */
const MAX_SOURCES = 20;

/** Names of the rules in API_KEYS. */
export const KEY_RULE_NAMES = ["referrers", "ips", "methods", "sources", "perMinute", "perDay"] as const;

/**
 * Validates rules from untrusted values.
 *
 * @throws {Error} about the first invalid rule.
 */
export function parseKeyRules(given: Readonly<Partial<Record<keyof KeyRules, unknown>>>): KeyRules {
  const referrers = texts(given.referrers ?? [], "referrers");
  const wrongRule = referrers.find((rule) => parseReferrerRule(rule) === null);
  if (wrongRule !== undefined) {
    throw new Error(`"${wrongRule}" is no referrer rule; write one such as https://*.exemple.fr/*.`);
  }
  const ips = texts(given.ips ?? [], "ips");
  if (parseIpRanges(ips) === null) {
    throw new Error(
      "ips holds what is no address and no range; write 203.0.113.7, 203.0.113.0/24 or 2001:db8::/32.",
    );
  }
  const methods = texts(given.methods ?? [], "methods").map((name) => {
    if (isApiMethod(name)) return name;
    throw new Error(`"${name}" is no method; the methods are ${API_METHOD_NAMES.join(", ")}.`);
  });
  const sources = texts(given.sources ?? [], "sources");
  const wrongSource = sources.find((name) => !/^[a-z0-9-]{1,60}$/.test(name));
  if (wrongSource !== undefined) {
    throw new Error(`"${wrongSource}" names no source; npm run import -- --list has their names.`);
  }
  if (sources.length > MAX_SOURCES) throw new Error(`sources names more than ${MAX_SOURCES}.`);
  const perMinute = wholeNumber(given.perMinute, "perMinute");
  const perDay = wholeNumber(given.perDay, "perDay");
  return {
    referrers,
    ips,
    ...(methods.length === 0 ? {} : { methods }),
    ...(sources.length === 0 ? {} : { sources }),
    ...(perMinute === undefined ? {} : { perMinute }),
    ...(perDay === undefined ? {} : { perDay }),
  };
}

function texts(value: unknown, name: string): string[] {
  if (!Array.isArray(value) || !value.every((entry) => typeof entry === "string")) {
    throw new Error(`${name} is not a list of texts.`);
  }
  if (value.includes("")) throw new Error(`${name} holds an empty text; leave it out or fill it in.`);
  return value;
}

function wholeNumber(value: unknown, name: string): number | undefined {
  if (value === undefined) return undefined;
  if (Number.isSafeInteger(value) && Number(value) > 0) return Number(value);
  throw new Error(`${name} is not a whole number above 0.`);
}
