import { withTimeout } from "@lieudit/limits";
import type { BotCheck } from "./bot-check.ts";
import { ANCHOR_TIMEOUT_MS, TOKEN_LIFE_MS } from "./bot-check-limits.ts";
import { writeSigns } from "./bot-signs.ts";

export interface WatchedForm {
  /** Hidden fields of the form. */
  token: HTMLInputElement;
  signs: HTMLInputElement;
  siteKey: string;
  action: string;
  /** Loads the check; the site's own by default. */
  load?: () => Promise<BotCheck>;
  /** Hears when the sending begins to wait for the check, and when it continues. */
  onWait?: (isWaiting: boolean) => void;
  /** In milliseconds since any instant. */
  nowMs?: () => number;
}

/** A token is renewed this long before it ends, so that it lasts the way to the server. */
const WAY_MS = 20_000;

/**
 * Has a token made when the form is first used, and a new one at the sending
 * when that one would be too old. The sending waits for it, and continues without
 * it when the check fails: it never keeps anybody from sending.
 *
 * @returns ends it
 */
export function watchForm({
  token,
  signs,
  siteKey,
  action,
  load = loadOwn,
  onWait = () => {},
  nowMs = () => performance.now(),
}: WatchedForm): () => void {
  const { form } = token;
  if (form === null) return () => {};
  const end = new AbortController();
  const { signal } = end;
  const seen = { pointers: 0, keys: 0 };
  let check: Promise<BotCheck> | null = null;
  let making: Promise<void> | null = null;
  let isWaiting = false;
  let madeAtMs = Number.NEGATIVE_INFINITY;
  let hasFailed = false;

  const anchored = async () => {
    const loaded = await load();
    await loaded.ready();
    return loaded;
  };
  const make = async () => {
    // A file that never arrives is as good as blocked.
    check ??= withTimeout(anchored(), ANCHOR_TIMEOUT_MS, "The bot check was not there");
    try {
      const loaded = await check;
      const askedAtMs = nowMs();
      token.value = await loaded.execute(siteKey, { action });
      madeAtMs = askedAtMs;
    } catch {
      // Blocked, or too slow: the form goes without.
      hasFailed = true;
      check = null;
    } finally {
      making = null;
    }
  };
  const begin = () => {
    making ??= make();
    return making;
  };
  const isFresh = () => nowMs() - madeAtMs < TOKEN_LIFE_MS - WAY_MS;

  form.addEventListener("focusin", () => void begin(), { once: true, signal });
  form.addEventListener("pointerdown", () => seen.pointers++, { signal });
  form.addEventListener("keydown", () => seen.keys++, { signal });
  form.addEventListener(
    "submit",
    (event) => {
      signs.value = writeSigns(seen);
      if (isFresh() || hasFailed) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (isWaiting) return;
      isWaiting = true;
      onWait(true);
      const { submitter } = event;
      void begin().then(() => {
        // A token that came too late is no reason to wait again.
        hasFailed ||= !isFresh();
        // In a later turn: while this event is under way the form takes no other sending.
        setTimeout(() => {
          isWaiting = false;
          onWait(false);
          // Also where another check took over meanwhile: somebody has sent the form.
          if (form.isConnected) form.requestSubmit(findButton(form, submitter));
        });
      });
    },
    { capture: true, signal },
  );
  // What failed while the connection was cut may be made now.
  window.addEventListener(
    "online",
    () => {
      hasFailed = false;
    },
    { signal },
  );
  // A page that is brought back has used its token.
  window.addEventListener(
    "pageshow",
    ({ persisted }) => {
      if (persisted) madeAtMs = Number.NEGATIVE_INFINITY;
    },
    { signal },
  );
  return () => end.abort();
}

/** Returns the button that sends, unless the page drew the form again meanwhile. */
function findButton(form: HTMLFormElement, submitter: HTMLElement | null): HTMLElement | null {
  return [...form.elements].some((element) => element === submitter) ? submitter : null;
}

/** The check's own script is loaded with the first use of a form, never with a page. */
async function loadOwn(): Promise<BotCheck> {
  const { createBotCheck } = await import("./bot-check.ts");
  return createBotCheck();
}
