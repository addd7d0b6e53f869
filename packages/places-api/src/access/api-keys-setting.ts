import { KEY_RULE_NAMES, type KeyRules, parseKeyRules } from "../keys/key-rules.ts";

/** An API key with its rules. */
export interface ApiKey extends KeyRules {
  key: string;
}

/**
 * Parses API_KEYS: comma-separated keys, or a JSON array of `{"key", "referrers", "ips",
 * "methods", "sources", "perMinute", "perDay"}`.
 *
 * @throws {Error} with a message that never repeats a key.
 */
export function parseApiKeys(value: string): ApiKey[] {
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
  const { key, ...rules } = entry as Record<string, unknown>;
  const extra = Object.keys(rules).find((name) => !KEY_RULE_NAMES.some((known) => known === name));
  if (extra !== undefined) {
    throw new Error(
      `${where} has the unknown name "${extra}"; known are key, ${KEY_RULE_NAMES.slice(0, -1).join(", ")} and ${KEY_RULE_NAMES.at(-1)}.`,
    );
  }
  if (typeof key !== "string") throw new Error(`${where} has no "key" text.`);
  try {
    return { key: checkedKey(key), ...parseKeyRules(rules) };
  } catch (error) {
    throw new Error(`${where}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Long enough to resist guessing, without characters that addresses or headers change. */
function checkedKey(key: string): string {
  if (/^[A-Za-z0-9_-]{16,128}$/.test(key)) return key;
  throw new Error(
    "a key is not 16 to 128 letters, digits, hyphens or underscores; make a longer, plainer one.",
  );
}
