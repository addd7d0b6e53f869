import { withTimeout } from "@lieudit/limits";
import type { PlaceIndex } from "@lieudit/place-index";
import type { KeyStore } from "../keys/key-store.ts";

/** What a load balancer, and whoever looks after the server, wants to know. */
export interface Health {
  /** ready: all is well. degraded: it answers, but an operator should look. failing: it cannot answer. */
  status: "ready" | "degraded" | "failing";
  index: {
    /** Counts up with each publication; null before the first import. */
    generation: number | null;
    placeCount?: number;
    /** RFC 3339: the newest import of those that answer. */
    importedAt?: string;
    ageSeconds?: number;
  };
  /** One sentence each. */
  problems: string[];
}

export interface HealthDeps {
  places: Pick<PlaceIndex, "describe">;
  /** Which publication answers; `inUse` of `followPlaceIndex`. */
  indexInUse: () => { generation: number | null; isBehind: boolean };
  /** Where calls with a key are counted. Default: nowhere that could fail. */
  keys?: Pick<KeyStore, "isFailing">;
  /** Default `Date.now`. */
  nowMs?: () => number;
  /** An index that has not answered by then counts as failing. Default 2 000. */
  timeoutMs?: number;
}

/** Tells how the service is, looked at anew each time it is asked. */
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
        ...(importedAt === undefined ? {} : { importedAt, ageSeconds: ageOf(importedAt, nowMs()) }),
      },
      problems,
    };
  };
}

function ageOf(importedAt: string, nowMs: number): number {
  return Math.max(0, Math.round((nowMs - Date.parse(importedAt)) / 1_000));
}
