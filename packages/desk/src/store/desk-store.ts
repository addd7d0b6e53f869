import type { Person } from "../roles.ts";
import type { AuditEntry, AuditQuery, NewAuditEntry } from "./audit.ts";
import type { Figure, FigureEvent } from "./figures.ts";
import type { LegalDraft, LegalText } from "./legal-texts.ts";
import type { Passkey, RelyingParty, startPasskeySignIn, startRegistration } from "./passkeys.ts";
import type { NewPerson } from "./people.ts";
import type { WorkRun } from "./runs.ts";
import type { DeskSession } from "./sessions.ts";
import type { FoundLink, LinkState } from "./sign-in-links.ts";

/**
 * Stores accounts. When a writing method resolves, its data is synced to the disk.
 *
 * Each method throws {StoreError}: UNAVAILABLE if the disk or the database
 * cannot be used, BUSY if another process holds the lock too long.
 */
export interface DeskStore {
  /** @throws {StoreError} INVALID, with a sentence for the person who typed it. */
  addPerson(person: NewPerson): Promise<Person>;
  /** Removes a person's access and ends all sessions, links and passkeys. */
  disablePerson(id: string): Promise<void>;
  getPerson(id: string): Promise<Person | null>;
  /** Returns people by name, those without access included; without an agency, everybody. */
  listPeople(agency?: string): Promise<Person[]>;

  /** Returns a link's token, or null if the address has no account or requested too many. */
  requestLink(email: string, visit: string): Promise<{ token: string; person: Person } | null>;
  /** Returns the token of an invitation; the person's earlier invitations end. */
  createInvitation(person: string): Promise<string>;
  /** The same for somebody who has not joined yet; null too soon after the last one. */
  renewInvitation(person: string): Promise<string | null>;
  /** Looks a link up without using it. */
  findLink(token: string, visit: string | undefined): Promise<FoundLink>;
  consumeLink(
    token: string,
    options: { visit: string | undefined; device: string },
  ): Promise<{ session: string; person: Person } | { state: LinkState }>;

  /** Opens a session without a link: for demo accounts. */
  openSession(person: string, device: string): Promise<string>;
  findSession(token: string): Promise<{ session: DeskSession; person: Person } | null>;
  listSessions(person: string): Promise<DeskSession[]>;
  /** Returns false if the person has no such session. */
  endSession(id: string, person: string): Promise<boolean>;

  startRegistration(person: Person, party: RelyingParty): ReturnType<typeof startRegistration>;
  finishRegistration(
    person: Person,
    options: { response: unknown; name: string; party: RelyingParty },
  ): Promise<boolean>;
  startPasskeySignIn(party: RelyingParty): ReturnType<typeof startPasskeySignIn>;
  finishPasskeySignIn(options: {
    response: unknown;
    party: RelyingParty;
    device: string;
  }): Promise<{ session: string; person: string } | null>;
  listPasskeys(person: string): Promise<Passkey[]>;
  /** Returns false if the person has no such passkey. */
  removePasskey(id: string, person: string): Promise<boolean>;

  /** Records that these agencies are the demo's. */
  recordDemoAgencies(slugs: readonly string[]): Promise<void>;
  /** Whether these agencies are exactly those that were recorded as the demo's. */
  hasDemoAgencies(slugs: readonly string[]): Promise<boolean>;

  recordAudit(entry: NewAuditEntry): Promise<void>;
  listAudit(query: AuditQuery): Promise<{ entries: AuditEntry[]; total: number }>;

  /** Returns the random salt of a day for digests of visitors; those of earlier days are deleted. */
  getFigureSalt(day: string): Promise<string>;
  /** Adds views, contacts and selections to the counts of a day. */
  recordFigures(day: string, events: readonly FigureEvent[]): Promise<void>;
  /** Returns the counts of subjects from a day to another one, both included, by day. */
  listFigures(query: { subjects: readonly string[]; from: string; to: string }): Promise<Figure[]>;

  /** Returns all versions of a legal page, the newest first. */
  listLegalTexts(slug: string): Promise<LegalText[]>;
  /** Saves the draft of a legal page, unless somebody else did after its revision. */
  saveLegalDraft(draft: LegalDraft): Promise<{ isSaved: boolean; draft: LegalText }>;
  /** Publishes a draft from a time on; null takes a publication back that is still to come. */
  publishLegalText(id: string, publishAt: string | null): Promise<boolean>;

  /** Records that background work ended well. */
  recordRun(name: string): Promise<void>;
  /** Returns when each background work last ended well. */
  listRuns(): Promise<WorkRun[]>;

  /** Deletes ended sessions, links and challenges. */
  removeEnded(): Promise<void>;
  close(): Promise<void>;
}
