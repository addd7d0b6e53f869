import type { StateTable } from "@lieudit/database";
import type { LeadFileState, LeadKind } from "./lead.ts";

/** The tables of what people send. Times are ISO 8601 in UTC, so that they sort as text. */
export interface LeadTables {
  lead: LeadTable;
  lead_file: LeadFileTable;
  mail: MailTable;
  alert: AlertTable;
  consent_proof: ConsentProofTable;
  sending: SendingTable;
  state: StateTable;
}

export interface LeadTable {
  reference: string;
  /** Unique: a form that comes again makes no second row. */
  key: string;
  /** Digest of all that was sent, to tell a repetition from a changed form. */
  fingerprint: string;
  kind: LeadKind;
  created: string;
  expires: string;
  agency: string | null;
  /** JSON of `LeadContent`. */
  content: string;
  /** Unique: what the link of its own letter holds. Null where no letter asked. */
  confirm_token: string | null;
  /** Who has to confirm it, by that link or by one of another lead of the same address; null: nobody. */
  confirm_email: string | null;
  /** When its sender confirmed it; null while it waits, and where nobody had to. */
  confirmed: string | null;
  /** JSON of the letters that tell of it, as long as it waits. */
  held_mails: string | null;
}

export interface LeadFileTable {
  id: string;
  lead: string;
  /** Place among the files of its lead, from 0. */
  ordinal: number;
  name: string;
  byte_count: number;
  digest: string;
  state: LeadFileState;
  path: string | null;
  reason: string | null;
}

export interface MailTable {
  id: string;
  /** The lead that it tells of, and with which it is purged. */
  lead: string | null;
  created: string;
  /** Not to be tried before. */
  due: string;
  attempts: number;
  /** 1: given up. */
  failed: number;
  error: string | null;
  /** JSON of `NewMail`. */
  content: string;
}

export interface AlertTable {
  id: string;
  /** Unique: the digest of the form's one-use token. */
  key: string;
  /** What links in letters hold. */
  token: string;
  email: string;
  /** Path and query of the list that it watches. */
  search: string;
  label: string;
  created: string;
  confirmed: string | null;
  looked: string | null;
  /** The last change of the listings that it was told of; later ones are news. */
  seen_change: number;
  /** JSON of the point that a radius is around. */
  around: string | null;
}

/** A form that somebody sent within the last hour. */
export interface SendingTable {
  /** A keyed digest of the address, another one each day. */
  sender: string;
  sent: string;
}

export interface ConsentProofTable {
  id: string;
  created: string;
  version: string;
  action: string;
  /** JSON of the record. */
  categories: string;
}
