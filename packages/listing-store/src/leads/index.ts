export type { Alert, NewAlert } from "./alerts.ts";
export type { ConsentProof, NewConsentProof } from "./consent-proofs.ts";
export {
  LEAD_KINDS,
  type Lead,
  type LeadAnswer,
  type LeadFile,
  type LeadKind,
  type LeadListing,
  type NewLead,
  type NewLeadFile,
  type NewMail,
  RETENTION_DAYS,
} from "./lead.ts";
export { type LeadFolders, leadFolders } from "./lead-folders.ts";
export type { LeadStore } from "./lead-store.ts";
export type { DueMail, MailCounts } from "./mail-queue.ts";
export { type OpenLeadsOptions, openLeadStore } from "./open-lead-store.ts";
export type { Purged } from "./purge-leads.ts";
export type { PutAnswer } from "./put-lead.ts";
export type { LeadQuestion } from "./read-leads.ts";
