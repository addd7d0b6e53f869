import { rm } from "node:fs/promises";
import { join } from "node:path";
import { type DatabaseLocation, openDatabase, whenNotBusy } from "@lieudit/database";
import type { Kysely } from "kysely";
import {
  type Alert,
  type AlertLook,
  alertLooked,
  alertOf,
  confirmAlert,
  endAlert,
  endAlertsOf,
  forgetUnconfirmed,
  listAlerts,
  type NewAlert,
  nextAlert,
  putAlert,
} from "./alerts.ts";
import { confirmLead, leadToConfirm } from "./confirm-lead.ts";
import { listProofs, type NewConsentProof, purgeProofs, putProof } from "./consent-proofs.ts";
import { countSending, forgetSendings } from "./count-sendings.ts";
import { fileByteCount, knownFiles, nextWaitingFile, settleFile } from "./file-queue.ts";
import { daysFrom, type NewLead, PROOF_RETENTION_DAYS, UNCONFIRMED_DAYS } from "./lead.ts";
import { LEAD_DATABASE } from "./lead-database.ts";
import { keepPrivate, leadFolders, sweepFolders } from "./lead-folders.ts";
import type { LeadStore } from "./lead-store.ts";
import type { LeadTables } from "./lead-tables.ts";
import { claimMail, countMails, type DueMail, forgetGivenUp, mailFailed, mailSent } from "./mail-queue.ts";
import { sweepOutbox } from "./outbox.ts";
import { type Purged, purgeLeads } from "./purge-leads.ts";
import { knownLead, putLead } from "./put-lead.ts";
import { getLead, knownReferences, type LeadQuestion, listLeads } from "./read-leads.ts";

export interface OpenLeadsOptions extends DatabaseLocation {
  /** The clock; tests set it. */
  now?: (() => Date) | undefined;
}

/** A form is answered within a second, also when the database is not there. */
const FORM_TIMEOUT_MS = 700;

/**
 * Opens the store of what people send: `leads.sqlite` in `folder`, or
 * PostgreSQL where a URL is given. The folder keeps the files in both cases.
 *
 * @throws {StoreError} UNAVAILABLE
 */
export async function openLeadStore({
  now = () => new Date(),
  ...place
}: OpenLeadsOptions): Promise<LeadStore> {
  keepPrivate(place.folder);
  const limits = { connectTimeoutMs: FORM_TIMEOUT_MS, queryTimeoutMs: FORM_TIMEOUT_MS };
  return new KyselyLeadStore(await openDatabase(LEAD_DATABASE, { ...limits, ...place }), place.folder, now);
}

class KyselyLeadStore implements LeadStore {
  readonly #db: Kysely<LeadTables>;
  readonly #folder: string;
  readonly #now: () => Date;

  constructor(db: Kysely<LeadTables>, folder: string, now: () => Date) {
    this.#db = db;
    this.#folder = folder;
    this.#now = now;
  }

  put(lead: NewLead) {
    return this.#write(() => putLead(this.#db, lead, this.#now()));
  }

  known(key: string) {
    return knownLead(this.#db, key);
  }

  leadToConfirm(token: string) {
    return leadToConfirm(this.#db, token);
  }

  confirmLead(token: string) {
    return this.#write(() => confirmLead(this.#db, token, this.#now()));
  }

  countSending(sender: string, perHour: number, at: Date) {
    return this.#write(() => countSending(this.#db, sender, perHour, at));
  }

  forgetSendings(at: Date) {
    return this.#write(() => forgetSendings(this.#db, at));
  }

  list(question?: LeadQuestion) {
    return listLeads(this.#db, question);
  }

  get(reference: string) {
    return getLead(this.#db, reference);
  }

  async purge(question: LeadQuestion | "expired"): Promise<Purged> {
    const asked = question === "expired" ? { expiredAt: this.#now() } : question;
    const purged = await this.#write(() => purgeLeads(this.#db, asked));
    // The rows went first: a file without a row is swept away, a row without a file would be a loss.
    const { quarantine, outbox } = leadFolders(this.#folder);
    for (const { id, path } of purged.files) {
      await rm(join(quarantine, id), { force: true });
      if (path !== null) await rm(join(this.#folder, path), { force: true });
    }
    if (purged.references.length > 0) {
      const gone = new Set(purged.references);
      await sweepOutbox(outbox, (reference) => !gone.has(reference));
    }
    return purged;
  }

  nextWaitingFile() {
    return nextWaitingFile(this.#db);
  }

  settleFile(id: string, result: { path: string } | { reason: string }) {
    return this.#write(() => settleFile(this.#db, id, result));
  }

  fileByteCount() {
    return fileByteCount(this.#db);
  }

  async sweepFiles() {
    const fileCount = await sweepFolders(this.#folder, await knownFiles(this.#db));
    // A letter is laid down after its lead was kept, so what is there now has its lead, or has none any more.
    const references = await knownReferences(this.#db);
    const { outbox } = leadFolders(this.#folder);
    return fileCount + (await sweepOutbox(outbox, (reference) => references.has(reference)));
  }

  claimMail() {
    return this.#write(() => claimMail(this.#db, this.#now()));
  }

  mailSent(id: string) {
    return this.#write(() => mailSent(this.#db, id));
  }

  mailFailed(mail: DueMail, failure: { error: string; isFinal: boolean }) {
    return this.#write(() => mailFailed(this.#db, mail, { ...failure, now: this.#now() }));
  }

  countMails() {
    return countMails(this.#db);
  }

  forgetGivenUp() {
    return this.#write(() => forgetGivenUp(this.#db, daysFrom(this.#now(), -UNCONFIRMED_DAYS)));
  }

  putAlert(alert: NewAlert) {
    return this.#write(() => putAlert(this.#db, alert, this.#now()));
  }

  alertOf(token: string) {
    return alertOf(this.#db, token);
  }

  confirmAlert(token: string, seenChange: number) {
    return this.#write(() => confirmAlert(this.#db, token, seenChange, this.#now()));
  }

  endAlert(token: string) {
    return this.#write(() => endAlert(this.#db, token));
  }

  endAlertsOf(email: string) {
    return this.#write(() => endAlertsOf(this.#db, email));
  }

  nextAlert(before: Date) {
    return nextAlert(this.#db, before);
  }

  alertLooked(alert: Alert, look: AlertLook) {
    return this.#write(() => alertLooked(this.#db, alert, look, this.#now()));
  }

  forgetUnconfirmed() {
    return this.#write(() => forgetUnconfirmed(this.#db, this.#now()));
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
    const day = before === "expired" ? daysFrom(this.#now(), -PROOF_RETENTION_DAYS) : before;
    return this.#write(() => purgeProofs(this.#db, day));
  }

  close() {
    return this.#db.destroy();
  }

  #write<T>(write: () => Promise<T>): Promise<T> {
    return whenNotBusy(write, LEAD_DATABASE.subject);
  }
}
