import { closeSync, mkdirSync, openSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { TOKEN_LIFE_MS } from "./bot-check-limits.ts";

/** Remembers which tokens were used. */
export interface UsedTokens {
  /** Takes a token; false when it was taken before, by any process. */
  take: (nonce: string, issuedAtMs: number) => boolean;
}

/**
 * Tokens used, as empty files below `folder`: the system makes each file once,
 * whichever process asks. Files of tokens that ended are removed.
 */
export function openUsedTokens(folder: string): UsedTokens {
  let current = "";
  return {
    take(nonce, issuedAtMs) {
      const period = Math.floor(issuedAtMs / TOKEN_LIFE_MS);
      const place = join(folder, String(period));
      if (current !== place) {
        mkdirSync(place, { recursive: true });
        forgetBefore(folder, period - 2);
        current = place;
      }
      try {
        closeSync(openSync(join(place, nonce), "wx"));
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
        throw error;
      }
    },
  };
}

function forgetBefore(folder: string, period: number): void {
  for (const name of readdirSync(folder)) {
    if (Number(name) < period) rmSync(join(folder, name), { recursive: true, force: true });
  }
}
