import { createHash, timingSafeEqual } from "node:crypto";
import { PlacesError } from "@lieudit/place-model";
import type { PlacesApiDeps } from "../places-api-deps.ts";
import type { ApiKey } from "./api-keys-setting.ts";
import { type Connection, callerAddress, isLocalCall, isSameOriginCall, pageAddress } from "./caller.ts";
import { ipRanges, isInRanges } from "./ip-ranges.ts";
import { createQuota } from "./quota.ts";
import { referrerRule } from "./referrer-rule.ts";

/** Throws a `PlacesError` when this caller may not call. */
export type AccessCheck = (request: Request, connection: Connection) => void;

/** The rule that the settings ask for: who needs a key, and what each key is good for. */
export function createAccessCheck({ settings, monotonicMs }: PlacesApiDeps): AccessCheck {
  const { apiAccess, publicUrl, trustedProxies } = settings;
  const keys = settings.apiKeys.map(guardedKey);
  const quota = createQuota(monotonicMs ?? (() => performance.now()));

  return (request, connection) => {
    if (apiAccess === "open" || connection.isInProcess === true) return;
    if (apiAccess === "same-origin") {
      if (isLocalCall(request.headers, connection) || isSameOriginCall(request, publicUrl)) return;
    }
    const key = knownKey(keys, keyOf(request));
    if (!key.mayBeUsedBy(pageAddress(request.headers))) {
      throw new PlacesError(
        "PERMISSION_DENIED",
        "The page that calls is not one that this key allows; add its address to the key's referrers.",
        { reason: "API_KEY_HTTP_REFERRER_BLOCKED" },
      );
    }
    if (!key.mayBeUsedFrom(callerAddress(request.headers, connection, trustedProxies))) {
      throw new PlacesError(
        "PERMISSION_DENIED",
        "The address that calls is not one that this key allows; add it to the key's ips.",
        { reason: "API_KEY_IP_ADDRESS_BLOCKED" },
      );
    }
    if (key.perMinute !== undefined) quota.spend(key.name, key.perMinute);
  };
}

interface GuardedKey {
  digest: Buffer;
  /** Stands for the key where the key itself must not. */
  name: string;
  perMinute: number | undefined;
  mayBeUsedBy(page: URL | null): boolean;
  mayBeUsedFrom(address: string | undefined): boolean;
}

function guardedKey({ key, referrers, ips, perMinute }: ApiKey): GuardedKey {
  const rules = referrers.flatMap((pattern) => referrerRule(pattern) ?? []);
  const ranges = ipRanges(ips);
  const digest = digestOf(key);
  return {
    digest,
    name: digest.toString("hex"),
    perMinute,
    mayBeUsedBy: (page) => referrers.length === 0 || (page !== null && rules.some((rule) => rule(page))),
    mayBeUsedFrom: (address) =>
      ips.length === 0 || (address !== undefined && ranges !== null && isInRanges(address, ranges)),
  };
}

/** The header wins over the address, where keys end up in logs. */
function keyOf(request: Request): string {
  return request.headers.get("x-goog-api-key") || new URL(request.url).searchParams.get("key") || "";
}

function knownKey(keys: readonly GuardedKey[], given: string): GuardedKey {
  if (given === "") {
    throw new PlacesError(
      "PERMISSION_DENIED",
      "The call has no key, and this server answers others only with one; send it in the header X-Goog-Api-Key.",
      { reason: "API_KEY_MISSING" },
    );
  }
  const digest = digestOf(given);
  // Every key is compared, each in constant time, so that the time taken tells nothing.
  const [found] = keys.filter((key) => timingSafeEqual(key.digest, digest));
  if (found !== undefined) return found;
  throw new PlacesError("INVALID_ARGUMENT", "The key is not valid; check it for missing characters.", {
    reason: "API_KEY_INVALID",
  });
}

/** Digests have one length, as the constant-time comparison needs. */
function digestOf(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}
