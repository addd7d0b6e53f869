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
  /** Absent if there are no queues, or while they cannot be read. */
  queues?: QueueAges;
  /** One sentence each. */
  problems: string[];
}

/** How long the oldest entry of each queue has waited, in seconds. */
export interface QueueAges {
  emailSeconds: number;
  photoSeconds: number;
}

/** The publication in use. */
export interface IndexState {
  generation: number | null;
  isBehind: boolean;
  /** Files with the places of a region that cannot be read. Default: none. */
  lostFiles?: readonly string[];
}

export interface HealthDeps {
  places: Pick<PlaceIndex, "describe">;
  /** The publication in use; `inUse` of `followPlaceIndex`. */
  indexInUse: () => IndexState;
  /** The store that counts calls with a key. Default: none. */
  keys?: Pick<KeyStore, "isFailing">;
  /** Reads the queues of emails and photos, where there are any. */
  readQueueAges?: (() => Promise<QueueAges>) | undefined;
  /** Checks whether photos can be read, where there are any. */
  checkFiles?: (() => Promise<void>) | undefined;
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
  readQueueAges,
  checkFiles = async () => {},
  nowMs = Date.now,
  timeoutMs = 2_000,
}: HealthDeps): () => Promise<Health> {
  return async () => {
    const { generation, isBehind, lostFiles = [] } = indexInUse();
    const queues =
      readQueueAges &&
      (await withTimeout(readQueueAges(), timeoutMs, "It did not respond").catch(() => null));
    const description = await withTimeout(places.describe(), timeoutMs, "It did not respond").catch(
      // The log has the error of each call that failed.
      () => null,
    );
    if (description === null) {
      return {
        status: "failing",
        index: { generation },
        problems: ["The place index does not answer."],
        ...(queues && { queues }),
      };
    }
    const importedAt = description.sources
      .map((source) => source.importedAt)
      .sort()
      .at(-1);
    const problems: string[] = [];
    if (isBehind) {
      problems.push("The newest places could not be opened, so those of before are served; see the log.");
    }
    if (lostFiles.length > 0) {
      problems.push(
        `The places of some regions are missing, because ${lostFiles.join(", ")} cannot be read.`,
      );
    }
    const isEmpty = description.placeCount === 0 && !description.hasPrivateSources;
    if (isEmpty) problems.push("No places are imported; run npm run import.");
    if (keys?.isFailing() === true) {
      problems.push("Calls with a key could not be counted, and keys with a quota are refused; see the log.");
    }
    problems.push(...listQueueProblems(queues));
    const areFilesReadable = await withTimeout(checkFiles(), timeoutMs, "It did not respond").then(
      () => true,
      () => false,
    );
    if (!areFilesReadable) problems.push("The photos cannot be read; run npm run doctor.");
    return {
      status: problems.length === 0 ? "ready" : "degraded",
      index: {
        generation,
        placeCount: description.placeCount,
        ...(importedAt === undefined ? {} : { importedAt, ageSeconds: getAgeSeconds(importedAt, nowMs()) }),
      },
      ...(queues && { queues }),
      problems,
    };
  };
}

/** An email is sent within seconds, unless its server fails; a photo is not urgent. */
const LATE_EMAIL_SECONDS = 900;
const LATE_PHOTO_SECONDS = 3_600;

function listQueueProblems(queues: QueueAges | null | undefined): string[] {
  if (queues === undefined) return [];
  if (queues === null) return ["The database of visitors' messages does not answer; see the log."];
  const { emailSeconds, photoSeconds } = queues;
  return [
    ...(emailSeconds > LATE_EMAIL_SECONDS
      ? [`Emails have waited for ${Math.round(emailSeconds / 60)} minutes; see the log.`]
      : []),
    ...(photoSeconds > LATE_PHOTO_SECONDS
      ? [`Photos of forms have waited for ${Math.round(photoSeconds / 60)} minutes; see the log.`]
      : []),
  ];
}

function getAgeSeconds(importedAt: string, nowMs: number): number {
  return Math.max(0, Math.round((nowMs - Date.parse(importedAt)) / 1_000));
}
