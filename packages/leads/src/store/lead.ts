/** What somebody may send, by the form that it came from. */
export const LEAD_KINDS = [
  "contact",
  "rappel",
  "visite",
  "essai",
  "estimation",
  "reprise",
  "signalement",
  "signalement-avis",
] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

/** One answer of a form, as it was labelled there. */
export interface LeadAnswer {
  name: string;
  label: string;
  value: string;
}

/** A listing as it was when somebody wrote about it. */
export interface LeadListing {
  id: string;
  reference: string;
  title: string;
  /** Of its page on the site. */
  path: string;
}

/** A photo that came with a lead and waits in quarantine, synced. */
export interface NewLeadFile {
  /** Name of its file in the quarantine folder. */
  id: string;
  /** As the sender's device called it; for people to read, never a path. */
  name: string;
  byteCount: number;
  /** SHA-256 of its bytes, in hexadecimal. */
  digest: string;
}

export interface NewLead {
  /** What makes a repetition harmless: the digest of the form's one-use token. */
  key: string;
  kind: LeadKind;
  listing: LeadListing | null;
  /** Slug of the agency that it is for; null: for whoever runs the site. */
  agency: string | null;
  answers: readonly LeadAnswer[];
  /** The sentence of the box that was ticked, when the sender may be called for offers. */
  callConsent: string | null;
  /** 0 to 1, how much it looks as if a person had sent it. */
  score: number;
  files: readonly NewLeadFile[];
  /** Letters that tell of it; they are queued in the same commit, or when its sender has confirmed it. */
  mails: (reference: string) => readonly NewMail[];
  /** Where its sender has to confirm it by mail before anybody is told. */
  confirmation?: NewConfirmation | undefined;
}

/** How the sender of a lead is asked for a confirmation. */
export interface NewConfirmation {
  email: string;
  /** The letter that asks, with a link that holds this token. */
  mail: (token: string) => NewMail;
}

/** What is known of a confirmation that was asked for. */
export interface Confirmation {
  email: string;
  /** Whether a letter of its own asked for it; else the letters of other leads of this address do. */
  wasAsked: boolean;
  /** ISO 8601; null while it is awaited. */
  confirmed: string | null;
}

/** `waiting`: in quarantine; `ready`: re-encoded; `refused`: no picture after all, and gone. */
export type LeadFileState = "waiting" | "ready" | "refused";

export interface LeadFile extends NewLeadFile {
  state: LeadFileState;
  /** Below the folder of leads, once it is ready. */
  path: string | null;
  /** Why it was refused, in French. */
  reason: string | null;
}

export interface Lead extends Omit<NewLead, "files" | "mails" | "key" | "confirmation"> {
  /** What the sender was told, such as `K7Q2M9XD4T`. */
  reference: string;
  /** ISO 8601. */
  created: string;
  /** When it is to be purged; ISO 8601. */
  expires: string;
  /** Null where nobody had to confirm it. */
  confirmation: Confirmation | null;
  files: readonly LeadFile[];
}

/** A letter that waits to be sent. */
export interface NewMail {
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  /** Where one click ends further letters of this kind. */
  unsubscribeUrl: string | null;
}

const DAY_MS = 86_400_000;

/** Days that leads are kept: three years after the last exchange, a report for one year. */
export const RETENTION_DAYS: Readonly<Record<LeadKind, number>> = {
  contact: 1096,
  rappel: 1096,
  visite: 1096,
  essai: 1096,
  estimation: 1096,
  reprise: 1096,
  signalement: 366,
  "signalement-avis": 366,
};

/** Days that whoever sent a doubtful form, or asked for an alert, has to confirm it; then it is forgotten. */
export const UNCONFIRMED_DAYS = 7;

/** Days that proofs of consent are kept: 13 months, longer than a choice lasts. */
export const PROOF_RETENTION_DAYS = 396;

/** When a lead that came at `created` is to be purged. */
export function expiryOf(kind: LeadKind, created: Date): Date {
  return daysFrom(created, RETENTION_DAYS[kind]);
}

/** The instant so many days later; earlier for a negative number. */
export function daysFrom(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * DAY_MS);
}
