import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { UNCONFIRMED_DAYS } from "./lead.ts";
import type { DueMail } from "./mail-queue.ts";

const OF_ALERTS = "alerte";
const NAME = /^(alerte|[2-9A-Z]{10})-[0-9a-f-]{36}\.eml$/;
const KEPT_MS = UNCONFIRMED_DAYS * 86_400_000;

/** The file that a letter becomes where there is no mail server; its name says with what it goes. */
export function letterFileName({ id, lead }: Pick<DueMail, "id" | "lead">): string {
  return `${lead ?? OF_ALERTS}-${id}.eml`;
}

/**
 * Removes letters of the outbox: those of leads that are gone, and those of
 * alerts after seven days. Files of other names are the operator's.
 *
 * @param isKept whether the lead of this reference is there
 * @returns how many were removed
 */
export async function sweepOutbox(outbox: string, isKept: (reference: string) => boolean): Promise<number> {
  let count = 0;
  // Most sites have a mail server, and none of this.
  for (const name of await readdir(outbox).catch(() => [])) {
    const [, owner] = NAME.exec(name) ?? [];
    if (owner === undefined) continue;
    const path = join(outbox, name);
    if (owner === OF_ALERTS ? !(await isOld(path)) : isKept(owner)) continue;
    await rm(path, { force: true });
    count += 1;
  }
  return count;
}

async function isOld(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > KEPT_MS;
}
