import type { PlacesError } from "@lieudit/place-model";

/** The first wait before another try, in milliseconds; each further one is twice as long. */
const FIRST_WAIT_MS = 100;

/** Whether the same request may well be answered a moment later. */
export function isWorthRetrying(error: PlacesError): boolean {
  return error.status === "UNAVAILABLE" || error.status === "RESOURCE_EXHAUSTED";
}

/**
 * Milliseconds to wait after the try number `attempt` (from 1): what the
 * server asks for, else 100, 200, 400 ... of which `random` (0 to below 1)
 * takes away up to a half, so that many pages do not come back at one moment.
 */
export function retryDelayMs(attempt: number, retryAfterSeconds: number | undefined, random: number): number {
  if (retryAfterSeconds !== undefined) return retryAfterSeconds * 1000;
  return FIRST_WAIT_MS * 2 ** (attempt - 1) * (1 - random / 2);
}
