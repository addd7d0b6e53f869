import type { Alert, AlertLook, NewAlert } from "./alerts.ts";
import type { WaitingLead } from "./confirm-lead.ts";
import type { ConsentProof, NewConsentProof } from "./consent-proofs.ts";
import type { Lead, LeadFile, NewLead } from "./lead.ts";
import type { DueMail, MailCounts } from "./mail-queue.ts";
import type { Purged } from "./purge-leads.ts";
import type { KnownLead, PutAnswer } from "./put-lead.ts";
import type { LeadQuestion } from "./read-leads.ts";

/**
 * Keeps what people send, and the work that follows from it. What a method
 * that writes has answered is on the disk, synced.
 *
 * Each throws {StoreError} UNAVAILABLE when the disk or the database
 * takes nothing, BUSY when another process holds it too long.
 */
export interface LeadStore {
  /** Keeps a lead once for each key. */
  put(lead: NewLead): Promise<PutAnswer>;
  /** What came with this key; null: nothing did. */
  known(key: string): Promise<KnownLead | null>;
  /** The lead that the link of a letter confirms; null: there is none any more. */
  leadToConfirm(token: string): Promise<WaitingLead | null>;
  /** Its sender says yes, also for what else waits with that address, and who is to know is told; false: there is no such lead. */
  confirmLead(token: string): Promise<boolean>;
  /**
   * Counts a form that a sender sends at an instant: how many came within the
   * hour before; null, and not counted, where that were more than `perHour`.
   */
  countSending(sender: string, perHour: number, at: Date): Promise<number | null>;
  /** Forgets who sent what more than an hour before an instant. */
  forgetSendings(at: Date): Promise<void>;
  list(question?: LeadQuestion): Promise<Lead[]>;
  get(reference: string): Promise<Lead | null>;
  /** Removes the leads that are asked for, or those whose date is over, with their files. */
  purge(question: LeadQuestion | "expired"): Promise<Purged>;

  nextWaitingFile(): Promise<LeadFile | null>;
  settleFile(id: string, result: { path: string } | { reason: string }): Promise<boolean>;
  /** Bytes of all photos, as they came. */
  fileByteCount(): Promise<number>;
  /** Removes files that belong to no lead: of senders that broke off, of what was purged, and old letters of alerts. */
  sweepFiles(): Promise<number>;

  claimMail(): Promise<DueMail | null>;
  mailSent(id: string): Promise<void>;
  mailFailed(mail: DueMail, failure: { error: string; isFinal: boolean }): Promise<void>;
  countMails(): Promise<MailCounts>;
  /** Forgets letters of alerts that nobody took, seven days after they were written. */
  forgetGivenUp(): Promise<void>;

  putAlert(alert: NewAlert): Promise<void>;
  alertOf(token: string): Promise<Alert | null>;
  confirmAlert(token: string, seenChange: number): Promise<void>;
  /** Ends an alert; its letters that wait go with it. */
  endAlert(token: string): Promise<void>;
  /** Ends every alert of an address: how many those were. */
  endAlertsOf(email: string): Promise<number>;
  /** The next confirmed alert that nobody looked at since `before`. */
  nextAlert(before: Date): Promise<Alert | null>;
  alertLooked(alert: Alert, look: AlertLook): Promise<void>;
  forgetUnconfirmed(): Promise<number>;
  listAlerts(): Promise<Alert[]>;

  putProof(proof: NewConsentProof): Promise<void>;
  listProofs(): Promise<ConsentProof[]>;
  /** Removes proofs: those that came before a day, or those whose 13 months are over. */
  purgeProofs(before: Date | "expired"): Promise<number>;

  close(): Promise<void>;
}
