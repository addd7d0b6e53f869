export type { Alert, AlertLook, AlertPoint, NewAlert } from "./alerts.ts";
export type { AwaitedConfirmation, WaitingLead } from "./confirm-lead.ts";
export type { ConsentProof, NewConsentProof } from "./consent-proofs.ts";
export {
  type Confirmation,
  LEAD_KINDS,
  type Lead,
  type LeadAnswer,
  type LeadFile,
  type LeadKind,
  type LeadListing,
  type NewConfirmation,
  type NewLead,
  type NewLeadFile,
  type NewMail,
  PROOF_RETENTION_DAYS,
  RETENTION_DAYS,
  UNCONFIRMED_DAYS,
} from "./lead.ts";
export { type LeadFolders, leadFolders } from "./lead-folders.ts";
export type { LeadStore } from "./lead-store.ts";
export type { DueMail, MailCounts } from "./mail-queue.ts";
export { type OpenLeadsOptions, openLeadStore } from "./open-lead-store.ts";
export { letterFileName } from "./outbox.ts";
export type { Purged } from "./purge-leads.ts";
export type { KnownLead, PutAnswer } from "./put-lead.ts";
export type { LeadQuestion } from "./read-leads.ts";
