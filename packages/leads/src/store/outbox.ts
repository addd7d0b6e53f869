import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { UNCONFIRMED_DAYS } from "./lead.ts";
import type { DueMail } from "./mail-queue.ts";

const ALERT_OWNER = "alerte";
const MAIL_FILE = /^(alerte|[2-9A-Z]{10})-[0-9a-f-]{36}\.eml$/;
const RETENTION_MS = UNCONFIRMED_DAYS * 86_400_000;

/** Returns the name of an email in the outbox. It starts with the reference of its lead. */
export function getMailFileName({ id, lead }: Pick<DueMail, "id" | "lead">): string {
  return `${lead ?? ALERT_OWNER}-${id}.eml`;
}

/**
 * Removes emails of deleted leads from the outbox, and those of alerts after
 * seven days. Files with other names belong to the operator.
 *
 * @param isKept whether the lead with this reference exists
 * @returns the number of removed files
 */
export async function sweepOutbox(outbox: string, isKept: (reference: string) => boolean): Promise<number> {
  let count = 0;
  // Most sites have a mail server and no outbox.
  for (const name of await readdir(outbox).catch(() => [])) {
    const [, owner] = MAIL_FILE.exec(name) ?? [];
    if (owner === undefined) continue;
    const path = join(outbox, name);
    if (owner === ALERT_OWNER ? !(await isOld(path)) : isKept(owner)) continue;
    await rm(path, { force: true });
    count += 1;
  }
  return count;
}

async function isOld(path: string): Promise<boolean> {
  const file = await stat(path).catch(() => null);
  return file !== null && Date.now() - file.mtimeMs > RETENTION_MS;
}
