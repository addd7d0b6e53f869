import { closeSync, mkdirSync, openSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { ServiceDatabase } from "@lieudit/database/service";
import { TOKEN_LIFE_MS } from "./bot-check-limits.ts";

/** Remembers which tokens were used. */
export interface UsedTokens {
  /** Takes a token; false when it was taken before, by any process or server. */
  take: (nonce: string, issuedAtMs: number) => Promise<boolean>;
}

/** Opens the used tokens that all servers of a database share, or those of a folder. */
export function openUsedTokens(folder: string, service: ServiceDatabase | undefined): UsedTokens {
  return service === undefined ? openTokenFiles(folder) : openSharedTokens(service);
}

/**
 * Tokens used, as empty files below `folder`: the system makes each file once,
 * whichever process asks. Files of tokens that ended are removed.
 */
function openTokenFiles(folder: string): UsedTokens {
  let current = "";
  return {
    async take(nonce, issuedAtMs) {
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

function openSharedTokens(service: ServiceDatabase): UsedTokens {
  let current = 0;
  return {
    take: (nonce, issuedAtMs) =>
      service.use(async (db) => {
        const period = Math.floor(issuedAtMs / TOKEN_LIFE_MS);
        if (period > current) {
          current = period;
          await db
            .deleteFrom("used_token")
            .where("issued_ms", "<", (period - 2) * TOKEN_LIFE_MS)
            .execute();
        }
        const { numInsertedOrUpdatedRows } = await db
          .insertInto("used_token")
          .values({ nonce, issued_ms: issuedAtMs })
          .onConflict((conflict) => conflict.column("nonce").doNothing())
          .executeTakeFirstOrThrow();
        return numInsertedOrUpdatedRows === 1n;
      }),
  };
}

function forgetBefore(folder: string, period: number): void {
  for (const name of readdirSync(folder)) {
    if (Number(name) < period) rmSync(join(folder, name), { recursive: true, force: true });
  }
}
