import { addInterval, type Interval } from "../forms/interval-string.ts";

/** The kinds of leads; each has its form. */
export const LEAD_KINDS = [
  "contact",
  "rappel",
  "visite",
  "essai",
  "sejour",
  "estimation",
  "reprise",
  "signalement",
  "signalement-avis",
  "signalement-lieu",
] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

/** One filled field of a form, with its label there. */
export interface LeadAnswer {
  name: string;
  label: string;
  value: string;
}

/** The listing that a lead is about, as it was at that time. */
export interface LeadListing {
  id: string;
  reference: string;
  title: string;
  /** Path of its page on the site. */
  path: string;
}

/** An uploaded photo, synced in quarantine. */
export interface NewLeadFile {
  /** Name of its file in the quarantine folder. */
  id: string;
  /** File name on the sender's device; never used as a path. */
  name: string;
  byteCount: number;
  /** SHA-256 of its bytes, in hexadecimal. */
  digest: string;
}

export interface NewLead {
  /** Digest of the form's one-time token; makes sending idempotent. */
  key: string;
  kind: LeadKind;
  listing: LeadListing | null;
  /** Slug of the recipient agency; null for the operator. */
  agency: string | null;
  answers: readonly LeadAnswer[];
  /** Text of the ticked box that allows commercial calls; null if it was not ticked. */
  callConsent: string | null;
  /** 0 to 1: the estimated probability that a person sent it. */
  score: number;
  files: readonly NewLeadFile[];
  /** Emails that report it. They are queued in the same transaction, or once the sender has confirmed. */
  mails: (reference: string) => readonly NewMail[];
  /** Set if the sender must confirm by email before the lead is reported. */
  confirmation?: NewConfirmation | undefined;
}

/** How a confirmation is requested from the sender of a lead. */
export interface NewConfirmation {
  email: string;
  /** The email that asks for confirmation, with a link that contains the token. */
  mail: (token: string) => NewMail;
}

/** State of a requested confirmation. */
export interface Confirmation {
  email: string;
  /** Whether the lead has a confirmation request of its own; otherwise those of other leads cover it. */
  wasAsked: boolean;
  /** ISO 8601; null while it is awaited. */
  confirmed: string | null;
}

/** `waiting`: in quarantine; `ready`: re-encoded; `refused`: not a picture, deleted. */
export type LeadFileState = "waiting" | "ready" | "refused";

export interface LeadFile extends NewLeadFile {
  state: LeadFileState;
  /** Path below the folder of leads; null until the file is ready. */
  path: string | null;
  /** Why it was refused, in French. */
  reason: string | null;
}

export interface Lead extends Omit<NewLead, "files" | "mails" | "key" | "confirmation"> {
  /** Reference that the sender receives, such as `K7Q2M9XD4T`. */
  reference: string;
  /** ISO 8601. */
  created: string;
  /** When it is purged; ISO 8601. */
  expires: string;
  /** Null if no confirmation was needed. */
  confirmation: Confirmation | null;
  files: readonly LeadFile[];
}

/** An email to send. */
export interface NewMail {
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  /** One-click unsubscribe URL; null if it cannot be unsubscribed from. */
  unsubscribeUrl: string | null;
}

export const LEAD_WORK_STATES = ["new", "answered", "appointment", "closed"] as const;
/** How far the work on a lead has come. */
export type LeadWorkState = (typeof LEAD_WORK_STATES)[number];

/** `note`: for colleagues. `email`: a reply that was sent. `change`: a new state or assignment. */
export type LeadNoteKind = "note" | "email" | "change";

const DAY_MS = 86_400_000;

/** How long leads are kept, counted from their creation. */
export interface Retention {
  /** Requests of visitors to an agency. */
  requests: Interval;
  /** Reports of listings, reviews and places. */
  reports: Interval;
}

/** Three years, as the French authority recommends for prospects; one year for reports. */
export const DEFAULT_RETENTION: Retention = { requests: { AN: 3 }, reports: { AN: 1 } };

/** Days after which an unconfirmed lead or alert is deleted. */
export const UNCONFIRMED_DAYS = 7;

/** Retention of proofs of consent in days: 13 months, longer than a choice is valid. */
export const PROOF_RETENTION_DAYS = 396;

/** Returns when a lead created at `created` is purged. */
export function getExpiry(kind: LeadKind, created: Date, { requests, reports }: Retention): Date {
  return addInterval(created, kind.startsWith("signalement") ? reports : requests);
}

/** Returns the instant `days` later; a negative number gives an earlier one. */
export function shiftDays(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * DAY_MS);
}
