import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type FileStore, openFileStore } from "@lieudit/files";
import { getQuarantineKey, type LeadStore } from "@lieudit/leads";
import { countSeconds, type Interval } from "@lieudit/leads/forms";
import type { MailBrand } from "@lieudit/leads/mail";
import type { ListingStore } from "@lieudit/listing-store";
import { checkAlert } from "./alert-news.ts";
import { runAtIntervals } from "./in-turn.ts";
import { PhotoPostponed } from "./photo-decoder.ts";
import { PhotoUnreadable, reencodePhoto } from "./reencode-photo.ts";
import { isFinalFailure, type SendMail } from "./send-mail.ts";

export interface LeadWorkParts {
  leads: LeadStore;
  listings: Pick<ListingStore, "news">;
  /** `DATA_DIR/leads` */
  folder: string;
  /** The files of leads. Default: those of `folder`. */
  files?: FileStore | undefined;
  /** Signs the emails of alerts. */
  brand: MailBrand;
  sendMail: SendMail;
  /** The least time between two checks of an alert. */
  alertsFrequency: Interval;
  /** The clock. */
  now: () => Date;
  /** Records that work ended well. Default: nowhere. */
  recordRun?: (name: string) => Promise<void>;
  /** Re-encodes a photo. Default: in this process. */
  reencode?: typeof reencodePhoto;
  /** Whether the clock is plausible, so that expired rows may be deleted. Default: always. */
  isClockTrusted?: (lastTrusted: Date | null) => boolean;
  /** Writes a log line without personal data. */
  log: (line: string) => void;
  signal: AbortSignal;
}

/** Pause between two rounds of the queues. */
const PAUSE_MS = 1_000;
/** Interval of the tasks that are not urgent. */
const ROUND_MS = 3_600_000;
/** Interval of deleting the counts of sent forms, which are kept for an hour. */
const FORGET_MS = 60_000;
/** How often the page of health learns that work runs. */
const RECORD_MS = 60_000;
/** Pause after a failure of the database or the disk. */
const FAILED_PAUSE_MS = 5_000;
/** A machine that lacks memory for so many photos lacks it for all. */
const MAX_POSTPONED = 20;
const MISSING = "le fichier n’est plus là";

type Work = (parts: LeadWorkParts) => Promise<void>;

/**
 * Re-encodes photos, sends emails, checks alerts and purges, until the signal aborts.
 * Emails and photos do not wait for each other.
 */
export async function runLeadWork(parts: LeadWorkParts): Promise<void> {
  await Promise.all([
    repeatWorks("mails", [sendMails], parts),
    repeatWorks("photos", [reencodePhotos], parts),
    repeatWorks(
      "alerts",
      [
        sendAlerts,
        runAtIntervals(ROUND_MS, tidyUp),
        runAtIntervals(FORGET_MS, ({ leads }: LeadWorkParts) => leads.removeOldSendings(new Date())),
      ],
      parts,
    ),
  ]);
}

async function repeatWorks(name: string, works: readonly Work[], parts: LeadWorkParts): Promise<void> {
  const { signal, log, recordRun = async () => {} } = parts;
  const recordNow = runAtIntervals(RECORD_MS, () => recordRun(name));
  while (!signal.aborted) {
    // A failing task does not stop the others.
    const failures = new Set<string>();
    for (const work of works) {
      await work(parts).catch((error: Error) => failures.add(error.message));
    }
    // The page of health shows work that is not recorded as late.
    if (failures.size === 0) await recordNow(parts).catch(() => {});
    for (const failure of failures) log(`Work on submitted forms is delayed and will be retried: ${failure}`);
    const pauseMs = failures.size === 0 ? PAUSE_MS : FAILED_PAUSE_MS;
    await sleep(pauseMs, undefined, { signal }).catch(() => {});
  }
}

/**
 * Re-encodes every quarantined file, unless another server does. One that the machine has no memory for
 * is retried in the next round.
 */
export async function reencodePhotos(parts: LeadWorkParts): Promise<void> {
  const { leads, signal } = parts;
  if ((await leads.getNextWaitingFile()) === null) return;
  await leads.withPhotoLease((lost) =>
    reencodeWaiting({ ...parts, signal: AbortSignal.any([signal, lost]) }),
  );
}

async function reencodeWaiting({
  leads,
  folder,
  files = openFileStore(folder, undefined),
  log,
  signal,
  reencode = reencodePhoto,
}: LeadWorkParts): Promise<void> {
  const postponed: string[] = [];
  for (;;) {
    const file = signal.aborted ? null : await leads.getNextWaitingFile(postponed);
    if (file === null) break;
    // The name derives from the quarantine's, so interrupted work is repeated on the same file.
    const digits = file.id.slice(-32);
    const path = `files/${digits.slice(0, 2)}/${digits}.jpg`;
    const upload = getQuarantineKey(file.id);
    const result = await files
      .withLocalFile(upload, (from) => reencode(from, join(folder, path)))
      .then(
        // Purged meanwhile, or done by another server.
        (isThere) => (isThere === null ? { reason: MISSING } : { path }),
        (error: NodeJS.ErrnoException) => {
          if (error instanceof PhotoUnreadable) return { reason: error.message };
          if (error.code === "ENOENT") return { reason: MISSING };
          if (error instanceof PhotoPostponed) return null;
          throw error;
        },
      );
    if (result === null) {
      postponed.push(file.id);
      if (postponed.length >= MAX_POSTPONED) break;
      continue;
    }
    if ("path" in result) await files.putFile(path, join(folder, path));
    const settled = await leads.settleFile(file.id, result);
    if (settled === "purged") await files.delete(path);
    if ("reason" in result && settled === "recorded")
      log(`A photo of a form could not be read and was removed: ${result.reason}.`);
    await files.delete(upload);
  }
  if (postponed.length > 0)
    log(`${postponed.length} photos could not be decoded for lack of memory and will be retried.`);
}

/** Sends every email that is due. */
export async function sendMails({ leads, sendMail, log, signal }: LeadWorkParts): Promise<void> {
  for (;;) {
    const mail = signal.aborted ? null : await leads.claimMail();
    if (mail === null) return;
    try {
      await sendMail(mail);
    } catch (error) {
      const { code = "", responseCode = "" } = error as { code?: string; responseCode?: number };
      const reason = [code, responseCode].filter((part) => part !== "").join(" ") || "unknown reason";
      await leads.recordMailFailure(mail, { error: reason, isFinal: isFinalFailure(error) });
      // Only the code: messages of mail servers contain addresses.
      log(`Email ${mail.id} was not delivered (${reason}), attempt ${mail.attempts + 1}.`);
      continue;
    }
    await leads.recordMailSent(mail.id);
  }
}

/** Checks each alert once in `alertsFrequency`. */
export async function sendAlerts({
  leads,
  listings,
  brand,
  alertsFrequency,
  now,
  signal,
}: LeadWorkParts): Promise<void> {
  const pauseMs = countSeconds(alertsFrequency) * 1_000;
  for (;;) {
    const alert = signal.aborted ? null : await leads.nextAlert(new Date(now().getTime() - pauseMs));
    if (alert === null) return;
    await leads.recordAlertCheck(alert, await checkAlert(alert, listings, brand, now()));
  }
}

/** Deletes expired data and orphaned files. */
export async function tidyUp({ leads, log, now, isClockTrusted = () => true }: LeadWorkParts): Promise<void> {
  if (!isClockTrusted(await leads.getLastTrustedTime())) {
    log(`Nothing is purged for now, since the clock may be wrong: it shows ${now().toISOString()}.`);
    return;
  }
  const leadCount = (await leads.purge("expired")).references.length;
  const alertCount = await leads.removeUnconfirmedAlerts();
  const proofCount = await leads.purgeProofs("expired");
  await leads.removeAbandonedMails();
  await leads.sweepFiles();
  await leads.recordTrustedTime(now());
  if (leadCount + alertCount + proofCount > 0) {
    log(
      `Purged by date: ${leadCount} leads, ${alertCount} unconfirmed alerts, ${proofCount} proofs of consent.`,
    );
  }
}
