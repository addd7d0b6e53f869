const HOUR_MS = 3_600_000;
/** What a whole company behind one address chooses in an hour. */
const PER_HOUR = 2_000;
/** More senders at a time are not people; counting starts anew rather than fill the memory. */
const MAX_SENDERS = 50_000;

/** Addresses where a choice is kept with a row of its own, for thirteen months. */
const CHOICES = /^\/(?:consentement|cookies|ma-selection)(?:\.data)?$/;

/** Whether a request makes a choice that is kept. */
export function isChoice(request: Request): boolean {
  return request.method === "POST" && CHOICES.test(new URL(request.url).pathname);
}

/**
 * Bounds how many choices one sender makes in an hour, in this process: each
 * leaves a proof on the disk, and whoever posts them by a program would fill it.
 * Counted in memory: where forms are counted, in the database, each count is a
 * write of its own.
 *
 * @returns counts one more, and says whether it is still within the bound
 */
export function createChoiceLimit(
  perHour = PER_HOUR,
  nowMs: () => number = Date.now,
): (sender: string) => boolean {
  let counts = new Map<string, number>();
  let since = nowMs();
  return (sender) => {
    if (nowMs() - since >= HOUR_MS || nowMs() < since || counts.size >= MAX_SENDERS) {
      counts = new Map();
      since = nowMs();
    }
    const count = (counts.get(sender) ?? 0) + 1;
    counts.set(sender, count);
    return count <= perHour;
  };
}
