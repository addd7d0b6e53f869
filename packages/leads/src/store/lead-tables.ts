import type { StateTable } from "@lieudit/database";
import type { WebhookEvent } from "../webhooks/webhook.ts";
import type { LeadFileState, LeadKind, LeadNoteKind, LeadWorkState } from "./lead.ts";

/** The tables of the database. Times are ISO 8601 in UTC, so that they sort as text. */
export interface LeadTables {
  lead: LeadTable;
  lead_file: LeadFileTable;
  mail: MailTable;
  alert: AlertTable;
  consent_proof: ConsentProofTable;
  sending: SendingTable;
  lead_work: LeadWorkTable;
  lead_note: LeadNoteTable;
  webhook: WebhookTable;
  webhook_delivery: WebhookDeliveryTable;
  lead_route: LeadRouteTable;
  state: StateTable;
}

export interface LeadTable {
  reference: string;
  /** Unique: a form that is sent again does not make a second row. */
  key: string;
  /** Digest of the content, which distinguishes a repetition from a changed form. */
  fingerprint: string;
  kind: LeadKind;
  created: string;
  expires: string;
  agency: string | null;
  /** JSON of `LeadContent`. */
  content: string;
  /** Unique token in the link of its own confirmation request; null if there was none. */
  confirm_token: string | null;
  /** Address that must confirm it, by that link or by one of another lead; null if none must. */
  confirm_email: string | null;
  /** Time of the confirmation; null while it is awaited or if none is needed. */
  confirmed: string | null;
  /** JSON of the emails that are queued once it is confirmed. */
  held_mails: string | null;
}

export interface LeadFileTable {
  id: string;
  lead: string;
  /** Position among the files of its lead, from 0. */
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
  /** The lead that it reports, and with which it is purged. */
  lead: string | null;
  created: string;
  /** Time of the next attempt. */
  due: string;
  attempts: number;
  /** 1 if no further attempt is made. */
  failed: number;
  error: string | null;
  /** JSON of `NewMail`. */
  content: string;
}

export interface AlertTable {
  id: string;
  /** Unique: the digest of the form's one-use token. */
  key: string;
  /** The token in the links of its emails. */
  token: string;
  email: string;
  /** Path and query of the list that it watches. */
  search: string;
  label: string;
  created: string;
  confirmed: string | null;
  looked: string | null;
  /** Time of its last email with news; null before the first one. */
  mailed: string | null;
  /** The last change of the listings that was reported; later ones are news. */
  seen_change: number;
  /** JSON of the centre of the radius. */
  around: string | null;
}

/** A form sent within the last hour. */
export interface SendingTable {
  /** A keyed digest of the IP address; the key changes daily. */
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

/** How far a lead has come; a lead without a row is new. */
export interface LeadWorkTable {
  lead: string;
  state: LeadWorkState;
  /** Id of the person who takes care of it. */
  assignee: string | null;
  /** Name of that person. */
  assignee_name: string | null;
  /** Rises with each change, so that two editors notice each other. */
  version: number;
  updated: string;
  /** When its recipients were reminded that nobody answered; null before. */
  escalated: string | null;
}

export interface LeadNoteTable {
  id: string;
  lead: string;
  at: string;
  /** Position in time: notes of one millisecond keep their order. */
  ordinal: number;
  author: string;
  kind: LeadNoteKind;
  text: string;
}

/** An agency that gets leads of no listing, such as estimations, from a town or about a brand. */
export interface LeadRouteTable {
  id: string;
  kind: LeadKind;
  /** Slug of the town or of the brand; empty for all others. */
  subject: string;
  /** As the operator typed it. */
  label: string;
  agency: string;
}

export interface WebhookTable {
  id: string;
  agency: string;
  url: string;
  secret: string;
  created: string;
  /** 1 if events are sent. */
  active: number;
}

export interface WebhookDeliveryTable {
  id: string;
  webhook: string;
  lead: string | null;
  /** Position among the deliveries of a webhook about a lead. */
  ordinal: number;
  event: WebhookEvent;
  /** JSON that is sent. */
  body: string;
  created: string;
  /** Time of the next attempt. */
  due: string;
  /** When it is given up. */
  until: string;
  attempts: number;
  delivered: string | null;
  /** 1 if it was given up. */
  failed: number;
  /** 1 if it waits for an earlier one about its lead; irrelevant once it is delivered or given up. */
  blocked: number;
  result: string | null;
}
