/** A small file that the server sends without the database. */
const PROBED_PATH = "/favicon.svg";

/** Timeout of the probe. */
const PROBE_TIMEOUT_MS = 15_000;

/**
 * Returns whether the site is reachable. `navigator.onLine` only says whether
 * there is a network, so a file is requested as well.
 */
export async function canReachSite(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    // Any status will do.
    await fetch(PROBED_PATH, {
      method: "HEAD",
      cache: "no-store",
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
    return true;
  } catch {
    return false;
  }
}

const cleared = new WeakSet<HTMLFormElement>();

/** Returns whether `sendWhenReached` caused this submission, which the browser then sends itself. */
export function isCleared(form: HTMLFormElement): boolean {
  return cleared.delete(form);
}

/**
 * Submits a form once the site responds. A failed submission would replace all
 * that was typed with the browser's error page. `isCleared` recognises it.
 *
 * @returns false if the site could not be reached; the form stays as it is.
 */
export async function sendWhenReached(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
): Promise<boolean> {
  if (!(await canReachSite())) return false;
  // In a later task: a form ignores a submission during its own submit event.
  await new Promise((resolve) => setTimeout(resolve));
  if (!form.isConnected) return true;
  cleared.add(form);
  form.requestSubmit(submitter !== null && form.contains(submitter) ? submitter : null);
  return true;
}
