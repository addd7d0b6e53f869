/** What `FileStoreError` says of object storage that is unreachable or fails. */
const OUTAGE = /The object storage \S+ does not respond/;
/** `startPlacesMirror` logs this when the storage responds again. */
const RECOVERY = "The shared places are up to date again.";
/** An outage that goes on is logged again after this time. */
const REMINDER_MS = 10 * 60_000;

/**
 * Wraps a log so that an outage of the object storage is one line, although each kind of work meets it.
 */
export function logOutagesOnce(
  log: (line: string) => void,
  now: () => number = Date.now,
): (line: string) => void {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (line) => {
    if (line === RECOVERY) loggedAt = Number.NEGATIVE_INFINITY;
    if (OUTAGE.test(line)) {
      if (now() - loggedAt < REMINDER_MS) return;
      loggedAt = now();
      log(`${line} All work that needs it continues when it responds.`);
    } else log(line);
  };
}
