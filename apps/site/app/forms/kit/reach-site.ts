/** Small, and answered without the database. */
const ASKED = "/favicon.svg";

/** Without an answer for this long the line is as good as cut. */
const ANSWERED_IN_MS = 15_000;

/**
 * Whether the site can be reached from here. The browser's own word for it,
 * `navigator.onLine`, knows only whether there is a network, not whether it
 * leads anywhere.
 */
export async function canReachSite(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    // Any answer will do.
    await fetch(ASKED, {
      method: "HEAD",
      cache: "no-store",
      signal: AbortSignal.timeout(ANSWERED_IN_MS),
    });
    return true;
  } catch {
    return false;
  }
}

const cleared = new WeakSet<HTMLFormElement>();

/** Whether this sending comes from `sendWhenReached`, and may go the browser's own way. */
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
  // In a later turn: while its event is under way the form takes no other sending.
  await new Promise((resolve) => setTimeout(resolve));
  if (!form.isConnected) return true;
  cleared.add(form);
  form.requestSubmit(submitter !== null && form.contains(submitter) ? submitter : null);
  return true;
}
