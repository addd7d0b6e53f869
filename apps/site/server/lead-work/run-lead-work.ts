import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type LeadStore, leadFolders } from "@lieudit/leads";
import type { ListingStore } from "@lieudit/listing-store";
import { alertNews } from "./alert-news.ts";
import { inTurn } from "./in-turn.ts";
import { PhotoUnreadable, reencodePhoto } from "./reencode-photo.ts";
import { isFinalFailure, type SendMail } from "./send-mail.ts";

export interface LeadWorkParts {
  leads: LeadStore;
  listings: Pick<ListingStore, "news">;
  /** `DATA_DIR/leads` */
  folder: string;
  publicUrl: string;
  sendMail: SendMail;
  /** "Now". */
  now: () => Date;
  /** Gets sentences for the operator, without personal data. */
  log: (line: string) => void;
  signal: AbortSignal;
}

/** Between two looks at the queues. */
const PAUSE_MS = 1_000;
/** Between two rounds of what is not urgent. */
const ROUND_MS = 3_600_000;
/** Who sent forms is to be forgotten after an hour, not at the next round. */
const FORGET_MS = 60_000;
/** After a failure of the database or the disk. */
const FAILED_PAUSE_MS = 5_000;
const DAY_MS = 86_400_000;

/** Does what follows from what people send, until the signal ends it: photos, letters, alerts, purges. */
export async function runLeadWork(parts: LeadWorkParts): Promise<void> {
  const { signal, log } = parts;
  const works = [
    reencodePhotos,
    sendMails,
    sendAlerts,
    inTurn(ROUND_MS, tidyUp),
    inTurn(FORGET_MS, ({ leads }: LeadWorkParts) => leads.forgetSendings(new Date())),
  ];
  while (!signal.aborted) {
    // What fails keeps the rest from nothing: a photo that the disk has no room for must hold no letter up.
    const failures = new Set<string>();
    for (const work of works) {
      await work(parts).catch((error: Error) => failures.add(error.message));
    }
    for (const failure of failures) log(`What follows from forms waits, and goes on by itself: ${failure}`);
    const pauseMs = failures.size === 0 ? PAUSE_MS : FAILED_PAUSE_MS;
    await sleep(pauseMs, undefined, { signal }).catch(() => {});
  }
}

/** Re-encodes every file that waits in quarantine. */
export async function reencodePhotos({ leads, folder, log, signal }: LeadWorkParts): Promise<void> {
  const { quarantine } = leadFolders(folder);
  for (;;) {
    const file = signal.aborted ? null : await leads.nextWaitingFile();
    if (file === null) return;
    // The name follows from the quarantine's, so that work that broke off is done over the same file.
    const digits = file.id.slice(-32);
    const path = `files/${digits.slice(0, 2)}/${digits}.jpg`;
    const result = await reencodePhoto(join(quarantine, file.id), join(folder, path)).then(
      () => ({ path }),
      (error: NodeJS.ErrnoException) => {
        if (error instanceof PhotoUnreadable) return { reason: error.message };
        // Purged a moment ago.
        if (error.code === "ENOENT") return { reason: "le fichier n’est plus là" };
        throw error;
      },
    );
    const isThere = await leads.settleFile(file.id, result);
    if (!isThere) await rm(join(folder, path), { force: true });
    if ("reason" in result) log(`A photo of a form could not be read and was removed: ${result.reason}.`);
    await rm(join(quarantine, file.id), { force: true });
  }
}

/** Sends every letter that is due. */
export async function sendMails({ leads, sendMail, log, signal }: LeadWorkParts): Promise<void> {
  for (;;) {
    const mail = signal.aborted ? null : await leads.claimMail();
    if (mail === null) return;
    try {
      await sendMail(mail);
    } catch (error) {
      const { code = "", responseCode = "" } = error as { code?: string; responseCode?: number };
      const reason = [code, responseCode].filter((part) => part !== "").join(" ") || "unknown reason";
      await leads.mailFailed(mail, { error: reason, isFinal: isFinalFailure(error) });
      // The reason alone: messages of mail servers hold addresses.
      log(`The letter ${mail.id} was not taken (${reason}), attempt ${mail.attempts + 1}.`);
      continue;
    }
    await leads.mailSent(mail.id);
  }
}

/** Looks once a day at what each alert watches. */
export async function sendAlerts({ leads, listings, publicUrl, now, signal }: LeadWorkParts): Promise<void> {
  for (;;) {
    const alert = signal.aborted ? null : await leads.nextAlert(new Date(now().getTime() - DAY_MS));
    if (alert === null) return;
    await leads.alertLooked(alert, await alertNews(alert, listings, publicUrl, now()));
  }
}

/** Forgets what is past its date, and files of nobody. */
export async function tidyUp({ leads, log }: LeadWorkParts): Promise<void> {
  const leadCount = (await leads.purge("expired")).references.length;
  const alertCount = await leads.forgetUnconfirmed();
  const proofCount = await leads.purgeProofs("expired");
  await leads.forgetGivenUp();
  await leads.sweepFiles();
  if (leadCount + alertCount + proofCount > 0) {
    log(
      `Purged by date: ${leadCount} leads, ${alertCount} alerts that nobody confirmed, ${proofCount} proofs of consent.`,
    );
  }
}
