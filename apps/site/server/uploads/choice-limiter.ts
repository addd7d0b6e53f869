import { createMemoryCounter, createRateLimiter, type RateLimiter } from "@lieudit/limits";

const HOUR_MS = 3_600_000;
/** Enough for a whole company behind one address. */
const MAX_PER_HOUR = 2_000;

/**
 * Creates a limiter for the choices of one sender in an hour. Each choice
 * writes a proof to the disk, and a program could fill it. Every request with a
 * body counts, since the router finds a choice by many spellings of its path.
 * The counts are in memory: in the database, where forms are counted, each
 * would be a write.
 */
export function createChoiceLimiter(maxPerHour = MAX_PER_HOUR): RateLimiter {
  return createRateLimiter({ max: maxPerHour, counter: createMemoryCounter(HOUR_MS) });
}
