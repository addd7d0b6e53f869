import { ipRanges } from "../access/ip-ranges.ts";
import { referrerRule } from "../access/referrer-rule.ts";
import { API_METHOD_NAMES, type ApiMethod, isApiMethod } from "../http/api-methods.ts";

/** What a key may be used for. */
export interface KeyRules {
  /** Pages that may use it, such as `https://*.exemple.fr/*`; empty: any. */
  referrers: readonly string[];
  /** Addresses or CIDR ranges that may use it; empty: any. */
  ips: readonly string[];
  /** Calls that it is good for; absent or empty: all but ReadMetrics and ExplainSearch. */
  methods?: readonly ApiMethod[];
  /** Calls in one minute; absent: as many as wanted. */
  perMinute?: number;
  /** Calls on one day of UTC; absent: as many as wanted. */
  perDay?: number;
}

/** The names that rules are written by. */
export const KEY_RULE_NAMES = ["referrers", "ips", "methods", "perMinute", "perDay"] as const;

/**
 * Rules from strangers' values, each checked.
 *
 * @throws {Error} with a sentence on the first that is wrong.
 */
export function checkedKeyRules(given: Readonly<Partial<Record<keyof KeyRules, unknown>>>): KeyRules {
  const referrers = texts(given.referrers ?? [], "referrers");
  const wrongRule = referrers.find((rule) => referrerRule(rule) === null);
  if (wrongRule !== undefined) {
    throw new Error(`"${wrongRule}" is no referrer rule; write one such as https://*.exemple.fr/*.`);
  }
  const ips = texts(given.ips ?? [], "ips");
  if (ipRanges(ips) === null) {
    throw new Error(
      "ips holds what is no address and no range; write 203.0.113.7, 203.0.113.0/24 or 2001:db8::/32.",
    );
  }
  const methods = texts(given.methods ?? [], "methods").map((name) => {
    if (isApiMethod(name)) return name;
    throw new Error(`"${name}" is no method; the methods are ${API_METHOD_NAMES.join(", ")}.`);
  });
  const perMinute = wholeNumber(given.perMinute, "perMinute");
  const perDay = wholeNumber(given.perDay, "perDay");
  return {
    referrers,
    ips,
    ...(methods.length === 0 ? {} : { methods }),
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
