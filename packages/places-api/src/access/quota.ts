import { PlacesError } from "@lieudit/place-model";

const WINDOW_MS = 60_000;

export interface Quota {
  /** @throws {PlacesError} RESOURCE_EXHAUSTED when `name` has had its `perMinute` calls in this minute. */
  spend(name: string, perMinute: number): void;
}

/** Counts calls in fixed minutes; `nowMs` only grows. Each process counts for itself. */
export function createQuota(nowMs: () => number): Quota {
  const windows = new Map<string, { startMs: number; calls: number }>();
  return {
    spend(name, perMinute) {
      const now = nowMs();
      const current = windows.get(name);
      if (current === undefined || now - current.startMs >= WINDOW_MS) {
        windows.set(name, { startMs: now, calls: 1 });
        return;
      }
      if (current.calls < perMinute) {
        current.calls += 1;
        return;
      }
      const seconds = Math.max(1, Math.ceil((current.startMs + WINDOW_MS - now) / 1000));
      throw new PlacesError(
        "RESOURCE_EXHAUSTED",
        `The key has used its ${perMinute} calls of this minute; try again in ${seconds} s.`,
        { reason: "RATE_LIMIT_EXCEEDED", retryAfterSeconds: seconds },
      );
    },
  };
}
