import { timingSafeEqual } from "node:crypto";
import { PlacesError } from "@lieudit/place-model";
import { type ApiMethod, findApiMethod, isOperatorMethod } from "../http/api-methods.ts";
import type { Quota, Spending } from "../keys/count-calls.ts";
import { getKeyId, hashKey } from "../keys/key-digest.ts";
import { IN_MEMORY, KeyStoreError } from "../keys/key-file.ts";
import type { KeyRules } from "../keys/key-rules.ts";
import { createKeyStore, type KeyStore } from "../keys/key-store.ts";
import type { PlacesApiDeps } from "../places-api-deps.ts";
import type { ApiAccess } from "../settings.ts";
import {
  getCallerAddress,
  getPageAddress,
  isLocalCall,
  isLocalPageCall,
  isSameOriginCall,
} from "./caller.ts";
import type { Connection } from "./connection.ts";
import { isInRanges, parseIpRanges } from "./ip-ranges.ts";
import { QuotaExceededError } from "./quota-exceeded-error.ts";
import { parseReferrerRule } from "./referrer-rule.ts";

/**
 * Checks whether a caller may make a call. Resolves with the charge to its key, or null if no key
 * is charged. Rejects with a `PlacesError` otherwise.
 */
export type AccessCheck = (request: Request, connection: Connection) => Promise<Charge | null>;

/** The charge of a call to its key. */
export interface Charge {
  /** What is left of the key's limit, if it has one. */
  quota: Quota | undefined;
  /** Private sources that the key shows. */
  sources: readonly string[];
  /** Refunds the charge of a call that was not executed. Call it at most once. */
  giveBack(): void;
}

export type AccessDeps = Pick<PlacesApiDeps, "settings" | "keys" | "metrics">;

/** Creates the access check for the settings: who needs a key, and the rules of each key. */
export function createAccessCheck({
  settings,
  keys = createKeyStore(IN_MEMORY),
  metrics,
}: AccessDeps): AccessCheck {
  const { apiAccess, publicUrl, trustedProxies } = settings;
  const fromSettings = settings.apiKeys.map((key) => guardedKey(hashKey(key.key), key));
  // Rules of a stored key never change, so they are read once.
  const fromStore = new Map<string, GuardedKey>();

  /** Returns the key that the text is, `"revoked"`, or null if the text was never a key of this server. */
  async function findKey(given: string): Promise<GuardedKey | "revoked" | null> {
    if (given === "") return null;
    const digest = hashKey(given);
    // Every key is compared in constant time, so that timing reveals nothing.
    const [match] = fromSettings.filter((key) => timingSafeEqual(key.digest, digest));
    if (match !== undefined) return match;
    const stored = await keys.find(digest);
    if (stored === null) return null;
    if (stored.revokedAt !== undefined) return "revoked";
    const guarded = fromStore.get(stored.id) ?? guardedKey(digest, stored);
    fromStore.set(stored.id, guarded);
    return guarded;
  }

  function needsNoKey(request: Request, connection: Connection, method: ApiMethod | null): boolean {
    // Operator methods are not public, whatever the access.
    if (method === "ReadMetrics") return isLocalCall(request.headers, connection);
    if (method === "ExplainSearch") return false;
    if (apiAccess !== "same-origin") return apiAccess === "open";
    return (
      isLocalCall(request.headers, connection) ||
      isLocalPageCall(request.headers, connection, publicUrl) ||
      isSameOriginCall(request, publicUrl)
    );
  }

  return async (request, connection) => {
    const { pathname, searchParams } = new URL(request.url);
    const method = findApiMethod(request.method, pathname, searchParams);
    if (connection.isInProcess === true && !isOperatorMethod(method)) return null;
    const given = readKey(request);
    // A key of ours is always checked, even if the call needs no key: a revoked key must not seem to work.
    const key = await findKey(given);
    if (key === "revoked") throw keyInvalid();
    if (key === null) {
      // Pages keep the keys of other services, which this server cannot know.
      if (needsNoKey(request, connection, method)) return null;
      if (given !== "") throw keyInvalid();
      throw method === "ExplainSearch" ? explainForbidden("API_KEY_MISSING") : keyMissing(apiAccess);
    }
    if (!key.mayCall(method)) {
      if (method === "ExplainSearch") throw explainForbidden("API_KEY_SERVICE_BLOCKED");
      throw new PlacesError(
        "PERMISSION_DENIED",
        `The key may not call ${method ?? "this address"}; use one whose methods allow it.`,
        { reason: "API_KEY_SERVICE_BLOCKED" },
      );
    }
    if (!key.mayBeUsedBy(getPageAddress(request.headers))) {
      throw new PlacesError(
        "PERMISSION_DENIED",
        "The page that calls is not one that this key allows; add its address to the key's referrers.",
        { reason: "API_KEY_HTTP_REFERRER_BLOCKED" },
      );
    }
    if (!key.mayBeUsedFrom(getCallerAddress(request.headers, connection, trustedProxies))) {
      throw new PlacesError(
        "PERMISSION_DENIED",
        "The address that calls is not one that this key allows; add it to the key's ips.",
        { reason: "API_KEY_IP_ADDRESS_BLOCKED" },
      );
    }
    const spending = await counted(keys, key);
    if (spending.isGranted) {
      const { quota, receipt } = spending;
      return { quota, sources: key.sources, giveBack: () => receipt && keys.giveBack(receipt) };
    }
    metrics?.quotaRefusals.add({ limit: spending.limit });
    throw exhausted(spending, key.limits);
  };
}

/** How the operator lets a page or a program in. */
const HOW_TO_GET_A_KEY =
  "the operator makes one with npm run keys -- create --name NAME --referrer 'https://www.exemple.fr/*'; send it in the header X-Goog-Api-Key, or as key= in the address of the call or of the page's script at /maps/api/js.";

function keyMissing(apiAccess: ApiAccess): PlacesError {
  const whoNeeds =
    apiAccess === "same-origin"
      ? "This server answers only its own pages and those of its machine without a key (API_ACCESS=same-origin). API_ACCESS=open allows every page. For a key,"
      : "This server answers only calls with a key (API_ACCESS=keys):";
  return new PlacesError("PERMISSION_DENIED", `${whoNeeds} ${HOW_TO_GET_A_KEY}`, {
    reason: "API_KEY_MISSING",
  });
}

function explainForbidden(reason: string): PlacesError {
  return new PlacesError(
    "PERMISSION_DENIED",
    'explain=true needs a key whose methods name ExplainSearch; create one with npm run keys -- create --name "Explain" --method SearchText --method AutocompletePlaces --method ExplainSearch.',
    { reason },
  );
}

function keyInvalid(): PlacesError {
  return new PlacesError(
    "INVALID_ARGUMENT",
    `The key is not one of this server, or it was revoked; check it for missing characters. For a new key, ${HOW_TO_GET_A_KEY}`,
    { reason: "API_KEY_INVALID" },
  );
}

/** Counts a call. A key without limits works even if the count cannot be written, as with a full disk. */
async function counted(keys: KeyStore, { id, limits }: GuardedKey): Promise<Spending> {
  try {
    return await keys.spend(id, limits);
  } catch (error) {
    if (!(error instanceof KeyStoreError) || Object.keys(limits).length > 0) throw error;
    return { isGranted: true };
  }
}

function exhausted(
  { limit, retryAfterSeconds }: Spending & { isGranted: false },
  { perMinute, perDay }: GuardedKey["limits"],
): QuotaExceededError {
  const [calls = 0, used] =
    limit === "minute" ? [perMinute, "calls of this minute"] : [perDay, "calls of this day (UTC)"];
  const quota = { limit: calls, remaining: 0, resetSeconds: retryAfterSeconds };
  return new QuotaExceededError(`${calls} ${used}`, quota);
}

interface GuardedKey {
  digest: Buffer;
  id: string;
  limits: Pick<KeyRules, "perMinute" | "perDay">;
  sources: readonly string[];
  mayCall(method: ApiMethod | null): boolean;
  mayBeUsedBy(page: URL | null): boolean;
  mayBeUsedFrom(address: string | undefined): boolean;
}

function guardedKey(
  digest: Buffer,
  { referrers, ips, methods = [], sources = [], perMinute, perDay }: KeyRules,
): GuardedKey {
  const rules = referrers.flatMap((pattern) => parseReferrerRule(pattern) ?? []);
  const ranges = parseIpRanges(ips);
  return {
    digest,
    id: getKeyId(digest),
    limits: {
      ...(perMinute === undefined ? {} : { perMinute }),
      ...(perDay === undefined ? {} : { perDay }),
    },
    sources,
    mayCall: (method) =>
      methods.length === 0 ? !isOperatorMethod(method) : method !== null && methods.includes(method),
    mayBeUsedBy: (page) => referrers.length === 0 || (page !== null && rules.some((rule) => rule(page))),
    mayBeUsedFrom: (address) =>
      ips.length === 0 || (address !== undefined && ranges !== null && isInRanges(address, ranges)),
  };
}

/** The header has priority over the address, which ends up in logs. */
function readKey(request: Request): string {
  return request.headers.get("x-goog-api-key") || new URL(request.url).searchParams.get("key") || "";
}
