import { createMemoryCounter, createRateLimiter, type RateLimiter } from "@lieudit/limits";

const HOUR_MS = 3_600_000;
/** Enough for a whole company behind one address. */
const MAX_PER_HOUR = 2_000;

/** Paths of choices that are stored, each in a row of its own, for thirteen months. */
const CHOICES = /^\/(?:consentement|cookies|ma-selection)(?:\.data)?$/;

/** Whether a request makes a choice that is stored. */
export function isChoice(request: Request): boolean {
  return request.method === "POST" && CHOICES.test(new URL(request.url).pathname);
}

/**
 * Creates a limiter for the choices of one sender in an hour. Each choice
 * writes a proof to the disk, and a program could fill it. The counts are in
 * memory: in the database, where forms are counted, each would be a write.
 */
export function createChoiceLimiter(maxPerHour = MAX_PER_HOUR): RateLimiter {
  return createRateLimiter({ max: maxPerHour, counter: createMemoryCounter(HOUR_MS) });
}
