import type { Alert, NewAlert } from "./alerts.ts";
import type { ConsentProof, NewConsentProof } from "./consent-proofs.ts";
import type { Lead, LeadFile, NewLead, NewMail } from "./lead.ts";
import type { DueMail, MailCounts } from "./mail-queue.ts";
import type { Purged } from "./purge-leads.ts";
import type { PutAnswer } from "./put-lead.ts";
import type { LeadQuestion } from "./read-leads.ts";

/**
 * Keeps what people send, and the work that follows from it. What a method
 * that writes has answered is on the disk, synced.
 *
 * Each throws {ListingStoreError} UNAVAILABLE when the disk or the database
 * takes nothing, BUSY when another process holds it too long.
 */
export interface LeadStore {
  /** Keeps a lead once for each key. */
  put(lead: NewLead): Promise<PutAnswer>;
  /** The reference of what came with this key; null: nothing did. */
  known(key: string): Promise<string | null>;
  list(question?: LeadQuestion): Promise<Lead[]>;
  get(reference: string): Promise<Lead | null>;
  /** Removes the leads that are asked for, or those whose date is over, with their files. */
  purge(question: LeadQuestion | "expired"): Promise<Purged>;

  nextWaitingFile(): Promise<LeadFile | null>;
  settleFile(id: string, result: { path: string } | { reason: string }): Promise<boolean>;
  /** Bytes of all photos, as they came. */
  fileByteCount(): Promise<number>;
  /** Removes files that belong to no lead: of senders that broke off, and of what was purged. */
  sweepFiles(): Promise<number>;

  claimMail(): Promise<DueMail | null>;
  mailSent(id: string): Promise<void>;
  mailFailed(mail: DueMail, failure: { error: string; isFinal: boolean }): Promise<void>;
  countMails(): Promise<MailCounts>;

  putAlert(alert: NewAlert): Promise<void>;
  alertOf(token: string): Promise<Alert | null>;
  confirmAlert(token: string): Promise<void>;
  endAlert(token: string): Promise<void>;
  /** The next confirmed alert that nobody looked at since `before`. */
  nextAlert(before: Date): Promise<Alert | null>;
  alertLooked(alert: Alert, mail: NewMail | null): Promise<void>;
  forgetUnconfirmed(): Promise<number>;
  listAlerts(): Promise<Alert[]>;

  putProof(proof: NewConsentProof): Promise<void>;
  listProofs(): Promise<ConsentProof[]>;
  purgeProofs(before: Date): Promise<number>;

  close(): Promise<void>;
}
