import { withTimeout } from "@lieudit/limits";
import type { PlaceIndex } from "@lieudit/place-index";
import type { KeyStore } from "../keys/key-store.ts";

/** State of the service, for load balancers and operators. */
export interface Health {
  /** ready: no problems. degraded: it responds, but an operator should look. failing: it cannot respond. */
  status: "ready" | "degraded" | "failing";
  index: {
    /** Increases with each publication; null before the first import. */
    generation: number | null;
    placeCount?: number;
    /** Time of the newest import in use, RFC 3339. */
    importedAt?: string;
    ageSeconds?: number;
  };
  /** One sentence each. */
  problems: string[];
}

export interface HealthDeps {
  places: Pick<PlaceIndex, "describe">;
  /** The publication in use; `inUse` of `followPlaceIndex`. */
  indexInUse: () => { generation: number | null; isBehind: boolean };
  /** The store that counts calls with a key. Default: none. */
  keys?: Pick<KeyStore, "isFailing">;
  /** Default `Date.now`. */
  nowMs?: () => number;
  /** The index counts as failing if it does not respond in time. Default 2 000. */
  timeoutMs?: number;
}

/** Creates a function that checks the service each time. */
export function createHealth({
  places,
  indexInUse,
  keys,
  nowMs = Date.now,
  timeoutMs = 2_000,
}: HealthDeps): () => Promise<Health> {
  return async () => {
    const { generation, isBehind } = indexInUse();
    const description = await withTimeout(places.describe(), timeoutMs, "It did not respond").catch(
      // The log has the error of each call that failed.
      () => null,
    );
    if (description === null) {
      return { status: "failing", index: { generation }, problems: ["The place index does not answer."] };
    }
    const importedAt = description.sources
      .map((source) => source.importedAt)
      .sort()
      .at(-1);
    const problems: string[] = [];
    if (isBehind) {
      problems.push("The newest places could not be opened, so those of before are served; see the log.");
    }
    if (description.placeCount === 0) problems.push("No places are imported; run npm run import.");
    if (keys?.isFailing() === true) {
      problems.push("Calls with a key could not be counted, and keys with a quota are refused; see the log.");
    }
    return {
      status: problems.length === 0 ? "ready" : "degraded",
      index: {
        generation,
        placeCount: description.placeCount,
        ...(importedAt === undefined ? {} : { importedAt, ageSeconds: getAgeSeconds(importedAt, nowMs()) }),
      },
      problems,
    };
  };
}

function getAgeSeconds(importedAt: string, nowMs: number): number {
  return Math.max(0, Math.round((nowMs - Date.parse(importedAt)) / 1_000));
}
