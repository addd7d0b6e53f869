import type { RoutingSummary } from "@lieudit/place-model";

/** The way to a place. */
export interface RouteLeg {
  /** Whole minutes, rounded up. */
  minutes: number;
  metres: number;
}

/** Reads the first leg of a summary; null if there is no route. */
export function readLeg(summary: RoutingSummary | undefined): RouteLeg | null {
  const { duration, distanceMeters } = summary?.legs?.[0] ?? {};
  const seconds = Number.parseFloat(duration ?? "");
  if (!Number.isFinite(seconds)) return null;
  return { minutes: Math.ceil(seconds / 60), metres: distanceMeters ?? 0 };
}
