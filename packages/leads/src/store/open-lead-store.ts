import { type DatabaseLocation, openDatabase, whenNotBusy, withLease } from "@lieudit/database";
import { type FileStore, FileStoreError, openFileStore } from "@lieudit/files";
import type { Kysely } from "kysely";
import {
  addWebhook,
  claimDelivery,
  countWaitingDeliveries,
  getWebhook,
  listDeliveries,
  listWebhooks,
  queuePing,
  recordAttempt,
  removeOldDeliveries,
  removeWebhook,
  replayDelivery,
  setWebhookActive,
} from "../webhooks/webhook-store.ts";
import {
  type Alert,
  type AlertCheck,
  confirmAlert,
  endAlert,
  endAlertsFor,
  getAlert,
  hastenAlerts,
  listAlerts,
  listAlertWatches,
  type NewAlert,
  nextAlert,
  putAlert,
  recordAlertCheck,
  removeUnconfirmedAlerts,
} from "./alerts.ts";
import { confirmLead, findLeadToConfirm } from "./confirm-lead.ts";
import { listProofs, type NewConsentProof, purgeProofs, putProof } from "./consent-proofs.ts";
import { fileByteCount, getNextWaitingFile, listKnownFiles, settleFile } from "./file-queue.ts";
import {
  DEFAULT_RETENTION,
  type LeadKind,
  type NewLead,
  type NewMail,
  PROOF_RETENTION_DAYS,
  type Retention,
  shiftDays,
  UNCONFIRMED_DAYS,
} from "./lead.ts";
import { LEAD_DATABASE } from "./lead-database.ts";
import { getLeadFolders, getQuarantineKey, makePrivate, sweepFiles } from "./lead-folders.ts";
import { findRoute, type LeadRoute, listRoutes, putRoute, removeRoute } from "./lead-routes.ts";
import type { LeadStore } from "./lead-store.ts";
import type { LeadTables } from "./lead-tables.ts";
import {
  addLeadNote,
  changeLeadWork,
  escalateLead,
  findUnanswered,
  getLeadWork,
  type InboxQuery,
  type LeadWorkChange,
  listInbox,
  replyToLead,
  transferLead,
} from "./lead-work.ts";
import {
  claimMail,
  countMails,
  type DueMail,
  queueMail,
  recordMailFailure,
  recordMailSent,
  removeAbandonedMails,
} from "./mail-queue.ts";
import { sweepOutbox } from "./outbox.ts";
import { type Purged, purgeLeads } from "./purge-leads.ts";
import { findLeadByKey, putLead } from "./put-lead.ts";
import { readQueueAges } from "./queue-ages.ts";
import { getLead, type LeadQuery, listLeads, listReferences } from "./read-leads.ts";
import { recordSending, removeOldSendings } from "./record-sending.ts";
import { getLastTrustedTime, recordTrustedTime } from "./trusted-time.ts";

export interface OpenLeadsOptions extends DatabaseLocation {
  /** FILES_URL: the object storage of uploaded files. Default: they are in `folder`. */
  filesUrl?: string | undefined;
  /** The clock; tests set it. */
  now?: (() => Date) | undefined;
  /** How long leads are kept. Default: three years, reports one. */
  retention?: Retention | undefined;
}

/** Forms get a response within a second, even if the database is unreachable. */
const FORM_TIMEOUT_MS = 700;

/**
 * Opens the store of leads: `leads.sqlite` in `folder`, or PostgreSQL if a URL
 * is given. The uploaded files are in the folder, or in object storage.
 *
 * @throws {StoreError} UNAVAILABLE
 */
export async function openLeadStore({
  now = () => new Date(),
  retention = DEFAULT_RETENTION,
  filesUrl,
  ...place
}: OpenLeadsOptions): Promise<LeadStore> {
  makePrivate(place.folder);
  const limits = { connectTimeoutMs: FORM_TIMEOUT_MS, queryTimeoutMs: FORM_TIMEOUT_MS };
  return new KyselyLeadStore(
    await openDatabase(LEAD_DATABASE, { ...limits, ...place }),
    place.folder,
    openFileStore(place.folder, filesUrl),
    now,
    retention,
  );
}

class KyselyLeadStore implements LeadStore {
  readonly #db: Kysely<LeadTables>;
  readonly #folder: string;
  readonly #files: FileStore;
  readonly #now: () => Date;
  readonly #retention: Retention;

  constructor(
    db: Kysely<LeadTables>,
    folder: string,
    files: FileStore,
    now: () => Date,
    retention: Retention,
  ) {
    this.#db = db;
    this.#folder = folder;
    this.#files = files;
    this.#now = now;
    this.#retention = retention;
  }

  put(lead: NewLead) {
    return this.#write(() => putLead(this.#db, lead, { now: this.#now(), retention: this.#retention }));
  }

  known(key: string) {
    return findLeadByKey(this.#db, key);
  }

  findLeadToConfirm(token: string) {
    return findLeadToConfirm(this.#db, token);
  }

  confirmLead(token: string, references: readonly string[]) {
    return this.#write(() =>
      confirmLead(this.#db, token, references, { now: this.#now(), retention: this.#retention }),
    );
  }

  recordSending(sender: string, perHour: number, at: Date) {
    return this.#write(() => recordSending(this.#db, sender, perHour, at));
  }

  removeOldSendings(at: Date) {
    return this.#write(() => removeOldSendings(this.#db, at));
  }

  list(query?: LeadQuery) {
    return listLeads(this.#db, query);
  }

  get(reference: string) {
    return getLead(this.#db, reference);
  }

  listInbox(query: InboxQuery) {
    return listInbox(this.#db, query);
  }

  getWork(reference: string) {
    return getLeadWork(this.#db, reference);
  }

  changeWork(reference: string, change: LeadWorkChange, version: number) {
    return this.#write(() => changeLeadWork(this.#db, reference, change, { version, now: this.#now() }));
  }

  addNote(reference: string, note: { author: string; text: string }) {
    return this.#write(() => addLeadNote(this.#db, reference, note, this.#now()));
  }

  reply(reference: string, reply: { author: string; text: string; mail: NewMail }) {
    return this.#write(() => replyToLead(this.#db, reference, reply, this.#now()));
  }

  transfer(
    reference: string,
    transfer: { agency: string; author: string; text: string; mail: NewMail | null },
  ) {
    return this.#write(() => transferLead(this.#db, reference, transfer, this.#now()));
  }

  queueMail(mail: NewMail) {
    return this.#write(() => queueMail(this.#db, mail, { lead: null, now: this.#now() }));
  }

  findUnanswered(before: Date, count: number) {
    return findUnanswered(this.#db, before, count);
  }

  escalate(reference: string, mails: readonly NewMail[]) {
    return this.#write(() => escalateLead(this.#db, reference, mails, this.#now()));
  }

  putRoute(route: Pick<LeadRoute, "kind" | "label" | "agency">) {
    return this.#write(() => putRoute(this.#db, route));
  }

  listRoutes() {
    return listRoutes(this.#db);
  }

  removeRoute(id: string) {
    return this.#write(() => removeRoute(this.#db, id));
  }

  findRoute(kind: LeadKind, subjects: readonly string[]) {
    return findRoute(this.#db, kind, subjects);
  }

  addWebhook(webhook: { agency: string; url: string }) {
    return this.#write(() => addWebhook(this.#db, webhook, this.#now()));
  }

  listWebhooks(agency: string) {
    return listWebhooks(this.#db, agency);
  }

  getWebhook(id: string) {
    return getWebhook(this.#db, id);
  }

  setWebhookActive(id: string, isActive: boolean) {
    return this.#write(() => setWebhookActive(this.#db, id, isActive));
  }

  removeWebhook(id: string) {
    return this.#write(() => removeWebhook(this.#db, id));
  }

  queuePing(webhook: string) {
    return this.#write(() => queuePing(this.#db, webhook, this.#now()));
  }

  claimDelivery() {
    return this.#write(() => claimDelivery(this.#db, this.#now()));
  }

  recordAttempt(id: string, attempt: { isDelivered: boolean; result: string }) {
    return this.#write(() => recordAttempt(this.#db, id, attempt, this.#now()));
  }

  listDeliveries(webhook: string, page: { count: number; first?: number }) {
    return listDeliveries(this.#db, webhook, page);
  }

  replayDelivery(webhook: string, id: string) {
    return this.#write(() => replayDelivery(this.#db, webhook, id, this.#now()));
  }

  removeOldDeliveries() {
    return this.#write(() => removeOldDeliveries(this.#db, this.#now()));
  }

  countWaitingDeliveries() {
    return countWaitingDeliveries(this.#db);
  }

  async purge(query: LeadQuery | "expired"): Promise<Purged> {
    const filter = query === "expired" ? { expiredAt: this.#now() } : query;
    const purged = await this.#write(() => purgeLeads(this.#db, filter));
    // Rows are deleted first: a file without a row is swept later, a row without a file would be a loss.
    const { outbox } = getLeadFolders(this.#folder);
    let lateFileCount = 0;
    for (const key of purged.files.flatMap(({ id, path }) => [getQuarantineKey(id), path ?? []].flat())) {
      await this.#files.delete(key).catch((error: unknown) => {
        if (!(error instanceof FileStoreError)) throw error;
        // Swept within hours, as files without a row.
        lateFileCount += 1;
      });
    }
    if (purged.references.length > 0) {
      const deleted = new Set(purged.references);
      await sweepOutbox(outbox, (reference) => !deleted.has(reference));
    }
    return { ...purged, lateFileCount };
  }

  withPhotoLease(work: (signal: AbortSignal) => Promise<void>) {
    return withLease(this.#db, "photos", work);
  }

  getNextWaitingFile(except: readonly string[] = []) {
    return getNextWaitingFile(this.#db, except);
  }

  settleFile(id: string, result: { path: string } | { reason: string }) {
    return this.#write(() => settleFile(this.#db, id, result));
  }

  fileByteCount() {
    return fileByteCount(this.#db);
  }

  async sweepFiles() {
    const known = await listKnownFiles(this.#db);
    const fileCount = await sweepFiles(this.#folder, this.#files, known);
    // An email is written after its lead is stored, so an email without a lead belongs to a deleted one.
    const references = await listReferences(this.#db);
    const { outbox } = getLeadFolders(this.#folder);
    return fileCount + (await sweepOutbox(outbox, (reference) => references.has(reference)));
  }

  claimMail() {
    return this.#write(() => claimMail(this.#db, this.#now()));
  }

  recordMailSent(id: string) {
    return this.#write(() => recordMailSent(this.#db, id));
  }

  recordMailFailure(mail: DueMail, failure: { error: string; isFinal: boolean }) {
    return this.#write(() => recordMailFailure(this.#db, mail, { ...failure, now: this.#now() }));
  }

  countMails() {
    return countMails(this.#db);
  }

  readQueueAges() {
    return readQueueAges(this.#db, this.#now());
  }

  removeAbandonedMails() {
    return this.#write(() => removeAbandonedMails(this.#db, shiftDays(this.#now(), -UNCONFIRMED_DAYS)));
  }

  putAlert(alert: NewAlert) {
    return this.#write(() => putAlert(this.#db, alert, this.#now()));
  }

  getAlert(token: string) {
    return getAlert(this.#db, token);
  }

  confirmAlert(token: string, seenChange: number) {
    return this.#write(() => confirmAlert(this.#db, token, seenChange, this.#now()));
  }

  endAlert(token: string) {
    return this.#write(() => endAlert(this.#db, token));
  }

  endAlertsFor(email: string) {
    return this.#write(() => endAlertsFor(this.#db, email));
  }

  nextAlert(before: Date) {
    return nextAlert(this.#db, before);
  }

  recordAlertCheck(alert: Alert, look: AlertCheck) {
    return this.#write(() => recordAlertCheck(this.#db, alert, look, this.#now()));
  }

  listAlertWatches() {
    return listAlertWatches(this.#db);
  }

  hastenAlerts(ids: readonly string[], mailedBefore: Date) {
    return this.#write(() => hastenAlerts(this.#db, ids, mailedBefore));
  }

  removeUnconfirmedAlerts() {
    return this.#write(() => removeUnconfirmedAlerts(this.#db, this.#now()));
  }

  listAlerts() {
    return listAlerts(this.#db);
  }

  putProof(proof: NewConsentProof) {
    return this.#write(() => putProof(this.#db, proof, this.#now()));
  }

  listProofs() {
    return listProofs(this.#db);
  }

  purgeProofs(before: Date | "expired") {
    const limit = before === "expired" ? shiftDays(this.#now(), -PROOF_RETENTION_DAYS) : before;
    return this.#write(() => purgeProofs(this.#db, limit));
  }

  getLastTrustedTime() {
    return getLastTrustedTime(this.#db);
  }

  recordTrustedTime(at: Date) {
    return this.#write(() => recordTrustedTime(this.#db, at));
  }

  close() {
    return this.#db.destroy();
  }

  #write<T>(write: () => Promise<T>): Promise<T> {
    return whenNotBusy(write, LEAD_DATABASE.subject);
  }
}
