import { type DatabaseLocation, openDatabase, whenNotBusy } from "@lieudit/database";
import type { Kysely } from "kysely";
import type { Person } from "../roles.ts";
import { type AuditQuery, listAudit, type NewAuditEntry, recordAudit } from "./audit.ts";
import { hasDemoAgencies, recordDemoAgencies } from "./demo-agencies.ts";
import { DESK_DATABASE } from "./desk-database.ts";
import type { DeskStore } from "./desk-store.ts";
import type { DeskTables } from "./desk-tables.ts";
import { type FigureEvent, getFigureSalt, listFigures, recordFigures } from "./figures.ts";
import { type LegalDraft, listLegalTexts, publishLegalText, saveLegalDraft } from "./legal-texts.ts";
import {
  finishPasskeySignIn,
  finishRegistration,
  listPasskeys,
  type RelyingParty,
  removeOldChallenges,
  removePasskey,
  startPasskeySignIn,
  startRegistration,
} from "./passkeys.ts";
import { addPerson, disablePerson, getPerson, listPeople, type NewPerson } from "./people.ts";
import { listRuns, recordRun } from "./runs.ts";
import { endSession, findSession, listSessions, openSession, removeEndedSessions } from "./sessions.ts";
import {
  consumeLink,
  createInvitation,
  findLink,
  removeOldLinks,
  renewInvitation,
  requestLink,
} from "./sign-in-links.ts";

export interface OpenDeskOptions extends DatabaseLocation {
  /** The clock; tests set it. */
  now?: (() => Date) | undefined;
}

/**
 * Opens the store of accounts: `desk.sqlite` in `folder`, or PostgreSQL if a URL is given.
 *
 * @throws {StoreError} UNAVAILABLE
 */
export async function openDeskStore({
  now = () => new Date(),
  ...location
}: OpenDeskOptions): Promise<DeskStore> {
  return new KyselyDeskStore(await openDatabase(DESK_DATABASE, location), now);
}

class KyselyDeskStore implements DeskStore {
  readonly #db: Kysely<DeskTables>;
  readonly #now: () => Date;

  constructor(db: Kysely<DeskTables>, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  addPerson(person: NewPerson) {
    return this.#write(() => addPerson(this.#db, person, this.#now()));
  }

  disablePerson(id: string) {
    return this.#write(() => disablePerson(this.#db, id, this.#now()));
  }

  getPerson(id: string) {
    return getPerson(this.#db, id);
  }

  listPeople(agency?: string) {
    return listPeople(this.#db, agency);
  }

  requestLink(email: string, visit: string) {
    return this.#write(() => requestLink(this.#db, email, visit, this.#now()));
  }

  createInvitation(person: string) {
    return this.#write(() => createInvitation(this.#db, person, this.#now()));
  }

  renewInvitation(person: string) {
    return this.#write(() => renewInvitation(this.#db, person, this.#now()));
  }

  findLink(token: string, visit: string | undefined) {
    return findLink(this.#db, token, visit, this.#now());
  }

  async consumeLink(token: string, options: { visit: string | undefined; device: string }) {
    await this.removeEnded();
    return this.#write(() => consumeLink(this.#db, token, { ...options, now: this.#now() }));
  }

  openSession(person: string, device: string) {
    return this.#write(() => openSession(this.#db, person, device, this.#now()));
  }

  findSession(token: string) {
    return this.#write(() => findSession(this.#db, token, this.#now()));
  }

  listSessions(person: string) {
    return listSessions(this.#db, person, this.#now());
  }

  endSession(id: string, person: string) {
    return this.#write(() => endSession(this.#db, id, person));
  }

  startRegistration(person: Person, party: RelyingParty) {
    return this.#write(() => startRegistration(this.#db, person, party, this.#now()));
  }

  finishRegistration(person: Person, options: { response: unknown; name: string; party: RelyingParty }) {
    return this.#write(() => finishRegistration(this.#db, person, { ...options, now: this.#now() }));
  }

  async startPasskeySignIn(party: RelyingParty) {
    await this.removeEnded();
    return this.#write(() => startPasskeySignIn(this.#db, party, this.#now()));
  }

  finishPasskeySignIn(options: { response: unknown; party: RelyingParty; device: string }) {
    return this.#write(() => finishPasskeySignIn(this.#db, { ...options, now: this.#now() }));
  }

  listPasskeys(person: string) {
    return listPasskeys(this.#db, person);
  }

  removePasskey(id: string, person: string) {
    return this.#write(() => removePasskey(this.#db, id, person));
  }

  recordDemoAgencies(slugs: readonly string[]) {
    return this.#write(() => recordDemoAgencies(this.#db, slugs));
  }

  hasDemoAgencies(slugs: readonly string[]) {
    return hasDemoAgencies(this.#db, slugs);
  }

  recordAudit(entry: NewAuditEntry) {
    return this.#write(() => recordAudit(this.#db, entry, this.#now()));
  }

  listAudit(query: AuditQuery) {
    return listAudit(this.#db, query);
  }

  getFigureSalt(day: string) {
    return this.#write(() => getFigureSalt(this.#db, day));
  }

  recordFigures(day: string, events: readonly FigureEvent[]) {
    return this.#write(() => recordFigures(this.#db, day, events));
  }

  listFigures(query: { subjects: readonly string[]; from: string; to: string }) {
    return listFigures(this.#db, query);
  }

  listLegalTexts(slug: string) {
    return listLegalTexts(this.#db, slug);
  }

  saveLegalDraft(draft: LegalDraft) {
    return this.#write(() => saveLegalDraft(this.#db, draft, this.#now()));
  }

  publishLegalText(id: string, publishAt: string | null) {
    return this.#write(() => publishLegalText(this.#db, id, publishAt, this.#now()));
  }

  recordRun(name: string) {
    return this.#write(() => recordRun(this.#db, name, this.#now()));
  }

  listRuns() {
    return listRuns(this.#db);
  }

  async removeEnded() {
    const now = this.#now();
    await this.#write(() => removeEndedSessions(this.#db, now));
    await this.#write(() => removeOldLinks(this.#db, now));
    await this.#write(() => removeOldChallenges(this.#db, now));
  }

  close() {
    return this.#db.destroy();
  }

  #write<T>(write: () => Promise<T>): Promise<T> {
    return whenNotBusy(write, DESK_DATABASE.subject);
  }
}
