import type { DueDelivery, Webhook, WebhookDelivery } from "../webhooks/webhook.ts";
import type { Alert, AlertCheck, AlertWatch, NewAlert } from "./alerts.ts";
import type { UnconfirmedLead } from "./confirm-lead.ts";
import type { ConsentProof, NewConsentProof } from "./consent-proofs.ts";
import type { SettledFile } from "./file-queue.ts";
import type { Lead, LeadFile, LeadKind, NewLead, NewMail } from "./lead.ts";
import type { LeadRoute } from "./lead-routes.ts";
import type {
  InboxPage,
  InboxQuery,
  LeadNote,
  LeadWork,
  LeadWorkChange,
  LeadWorkResult,
  UnansweredLead,
} from "./lead-work.ts";
import type { DueMail, MailCounts } from "./mail-queue.ts";
import type { Purged } from "./purge-leads.ts";
import type { LeadReceipt, PutResult } from "./put-lead.ts";
import type { QueueAges } from "./queue-ages.ts";
import type { LeadQuery } from "./read-leads.ts";

/**
 * Stores leads and the work that follows from them. When a writing method
 * resolves, its data is synced to the disk.
 *
 * Each method throws {StoreError}: UNAVAILABLE if the disk or the database
 * cannot be used, BUSY if another process holds the lock too long.
 */
export interface LeadStore {
  /** Saves a lead; a key is saved once. */
  put(lead: NewLead): Promise<PutResult>;
  /** Returns the receipt of the lead that was sent with this key, or null. */
  known(key: string): Promise<LeadReceipt | null>;
  /** Returns the lead that the link of an email confirms, or null if it no longer exists. */
  findLeadToConfirm(token: string): Promise<UnconfirmedLead | null>;
  /**
   * Confirms these leads of the address that got the token, and queues their
   * emails. Returns false for an unknown token.
   */
  confirmLead(token: string, references: readonly string[]): Promise<boolean>;
  /**
   * Counts a form of a sender. Returns the number in the previous hour, or null
   * without counting if the sender has reached `perHour`.
   */
  recordSending(sender: string, perHour: number, at: Date): Promise<number | null>;
  /** Deletes the records of forms that were sent an hour or more before `at`. */
  removeOldSendings(at: Date): Promise<void>;
  list(query?: LeadQuery): Promise<Lead[]>;
  get(reference: string): Promise<Lead | null>;
  /** Returns confirmed leads, the newest first, with the work on them. */
  listInbox(query: InboxQuery): Promise<InboxPage>;
  /** Returns the work on a lead, with its notes, the oldest first. */
  getWork(reference: string): Promise<{ work: LeadWork; notes: LeadNote[] }>;
  /** Changes state or assignment, unless somebody else did after `version`. */
  changeWork(reference: string, change: LeadWorkChange, version: number): Promise<LeadWorkResult>;
  /** Adds a note for colleagues. Returns false for an unknown lead. */
  addNote(reference: string, note: { author: string; text: string }): Promise<boolean>;
  /** Queues a reply to the sender; a new lead becomes answered. Returns false for an unknown lead. */
  reply(reference: string, reply: { author: string; text: string; mail: NewMail }): Promise<boolean>;
  /** Gives a lead to another agency and queues the email that reports it. Returns false for an unknown lead. */
  transfer(
    reference: string,
    transfer: { agency: string; author: string; text: string; mail: NewMail | null },
  ): Promise<boolean>;
  /** Returns leads from before `before` that are still new and were not escalated, the oldest first. */
  findUnanswered(before: Date, count: number): Promise<UnansweredLead[]>;
  /** Records that a lead was escalated, and queues the emails that say so, once. */
  escalate(reference: string, mails: readonly NewMail[]): Promise<boolean>;

  /** Adds a route of leads without a listing, or changes its agency. */
  putRoute(route: Pick<LeadRoute, "kind" | "label" | "agency">): Promise<void>;
  listRoutes(): Promise<LeadRoute[]>;
  removeRoute(id: string): Promise<void>;
  /** Returns the agency that gets a lead about one of these subjects, or null for the operator. */
  findRoute(kind: LeadKind, subjects: readonly string[]): Promise<string | null>;

  /** @throws {StoreError} INVALID, with a sentence for the person who typed it. */
  addWebhook(webhook: { agency: string; url: string }): Promise<Webhook>;
  listWebhooks(agency: string): Promise<Webhook[]>;
  getWebhook(id: string): Promise<Webhook | null>;
  setWebhookActive(id: string, isActive: boolean): Promise<void>;
  removeWebhook(id: string): Promise<void>;
  /** Queues a test of a webhook. */
  queuePing(webhook: string): Promise<void>;
  /** Claims the next due delivery of a webhook for this process, or returns null. */
  claimDelivery(): Promise<DueDelivery | null>;
  recordAttempt(id: string, attempt: { isDelivered: boolean; result: string }): Promise<void>;
  listDeliveries(
    webhook: string,
    page: { count: number; first?: number },
  ): Promise<{ deliveries: WebhookDelivery[]; total: number }>;
  /** Sends a delivery again, with the same id. Returns false for one of another webhook. */
  replayDelivery(webhook: string, id: string): Promise<boolean>;
  /** Deletes finished deliveries after 30 days. */
  removeOldDeliveries(): Promise<number>;
  /** Returns how many deliveries wait for their next attempt. */
  countWaitingDeliveries(): Promise<number>;

  /** Queues an email that reports no lead. */
  queueMail(mail: NewMail): Promise<void>;
  /** Deletes the matching leads, or the expired ones, with their files. */
  purge(query: LeadQuery | "expired"): Promise<Purged>;

  /** Returns the next file to re-encode, except postponed ones, or null. */
  getNextWaitingFile(except?: readonly string[]): Promise<LeadFile | null>;
  /** Runs the re-encoding of photos, unless another server does. The signal aborts once another one may have taken over. */
  withPhotoLease(work: (signal: AbortSignal) => Promise<void>): Promise<boolean>;
  settleFile(id: string, result: { path: string } | { reason: string }): Promise<SettledFile>;
  /** Total size of all uploads, in bytes before re-encoding. */
  fileByteCount(): Promise<number>;
  /** Removes files without a lead: interrupted uploads, purged leads, and old emails of alerts. */
  sweepFiles(): Promise<number>;

  claimMail(): Promise<DueMail | null>;
  recordMailSent(id: string): Promise<void>;
  recordMailFailure(mail: DueMail, failure: { error: string; isFinal: boolean }): Promise<void>;
  countMails(): Promise<MailCounts>;
  /** Returns how long the queues have waited. */
  readQueueAges(): Promise<QueueAges>;
  /** Deletes undeliverable emails of alerts, seven days after they were written. */
  removeAbandonedMails(): Promise<void>;

  putAlert(alert: NewAlert): Promise<void>;
  getAlert(token: string): Promise<Alert | null>;
  confirmAlert(token: string, seenChange: number): Promise<void>;
  /** Deletes an alert and its queued emails. */
  endAlert(token: string): Promise<void>;
  /** Deletes every alert of an address and returns their number. */
  endAlertsFor(email: string): Promise<number>;
  /** Returns a confirmed alert that was last checked before `before`. */
  nextAlert(before: Date): Promise<Alert | null>;
  recordAlertCheck(alert: Alert, look: AlertCheck): Promise<void>;
  /** Returns what the confirmed alerts watch, without their owners. */
  listAlertWatches(): Promise<AlertWatch[]>;
  /** Has alerts checked at once, except those that got an email after `mailedBefore`. */
  hastenAlerts(ids: readonly string[], mailedBefore: Date): Promise<void>;
  removeUnconfirmedAlerts(): Promise<number>;
  listAlerts(): Promise<Alert[]>;

  putProof(proof: NewConsentProof): Promise<void>;
  listProofs(): Promise<ConsentProof[]>;
  /** Deletes the proofs from before a day, or those older than 13 months. */
  purgeProofs(before: Date | "expired"): Promise<number>;

  /** Returns the time of the last purge, or else of the newest row; null in an empty store. */
  getLastTrustedTime(): Promise<Date | null>;
  /** Records that the clock was right at this time, up to which expired rows were purged. */
  recordTrustedTime(at: Date): Promise<void>;

  close(): Promise<void>;
}
