import type { StateTable } from "@lieudit/database";
import type { DeskRole } from "../roles.ts";

/** The tables of the database. Times are ISO 8601 in UTC, so that they sort as text. */
export interface DeskTables {
  person: PersonTable;
  sign_in_link: SignInLinkTable;
  session: SessionTable;
  passkey: PasskeyTable;
  challenge: ChallengeTable;
  audit: AuditTable;
  figure: FigureTable;
  figure_visitor: FigureVisitorTable;
  figure_salt: FigureSaltTable;
  legal_text: LegalTextTable;
  state: StateTable;
}

/** A version of a legal page. */
export interface LegalTextTable {
  id: string;
  slug: string;
  version: number;
  title: string;
  description: string;
  body: string;
  publish_at: string | null;
  updated: string;
  author: string;
  revision: number;
}

export interface PersonTable {
  id: string;
  email: string;
  name: string;
  role: DeskRole;
  agency: string | null;
  created: string;
  invited: string | null;
  joined: string | null;
  disabled: string | null;
  /** 1 for an account of the demo. */
  demo: number;
}

export interface SignInLinkTable {
  /** SHA-256 of the token. */
  digest: string;
  person: string;
  /** SHA-256 of the visit that requested the link; null for an invitation, which any browser may open. */
  browser: string | null;
  created: string;
  expires: string;
  used: string | null;
}

export interface SessionTable {
  id: string;
  /** SHA-256 of the token in the cookie. */
  digest: string;
  person: string;
  /** Browser and system, for the list of devices. */
  device: string;
  created: string;
  last_seen: string;
  /** The end, whatever the use. */
  expires: string;
}

export interface PasskeyTable {
  /** Credential id in base64url. */
  id: string;
  person: string;
  name: string;
  /** Public key in base64url. */
  public_key: string;
  /** Signature counter that the authenticator reported last. */
  counter: number;
  /** JSON list of transports. */
  transports: string;
  created: string;
  last_used: string | null;
}

export interface ChallengeTable {
  /** SHA-256 of the challenge. */
  digest: string;
  /** The person who registers a passkey; null for signing in. */
  person: string | null;
  expires: string;
}

export interface AuditTable {
  id: string;
  at: string;
  /** Position in time: entries of one millisecond keep their order. */
  ordinal: number;
  /** Null for the operator's command. */
  person: string | null;
  /** Name of the person at that time. */
  actor: string;
  /** Agency that the change concerns; null for the operator's own. */
  agency: string | null;
  action: string;
  subject: string;
  /** JSON, or null. */
  before: string | null;
  after: string | null;
}

/** A count of one day. */
export interface FigureTable {
  day: string;
  kind: "view" | "reading" | "contact" | "selection";
  /** Id of a listing. */
  subject: string;
  count: number;
}

/** A visitor who was counted today; deleted the next day. */
export interface FigureVisitorTable {
  day: string;
  /** Salted digest of the visitor and of what was counted. */
  visitor: string;
}

/** The random salt of today's digests; deleted the next day. */
export interface FigureSaltTable {
  day: string;
  salt: string;
}
