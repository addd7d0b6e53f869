export type { Alert, AlertCheck, AlertPoint, AlertWatch, NewAlert } from "./store/alerts.ts";
export type { AwaitedConfirmation, UnconfirmedLead, WaitingLead } from "./store/confirm-lead.ts";
export type { ConsentProof, NewConsentProof } from "./store/consent-proofs.ts";
export {
  type Confirmation,
  DEFAULT_RETENTION,
  LEAD_KINDS,
  LEAD_WORK_STATES,
  type Lead,
  type LeadAnswer,
  type LeadFile,
  type LeadKind,
  type LeadListing,
  type LeadNoteKind,
  type LeadWorkState,
  type NewConfirmation,
  type NewLead,
  type NewLeadFile,
  type NewMail,
  PROOF_RETENTION_DAYS,
  type Retention,
  UNCONFIRMED_DAYS,
} from "./store/lead.ts";
export { getLeadFolders, getQuarantineKey, type LeadFolders } from "./store/lead-folders.ts";
export { type LeadRoute, ROUTED_KINDS } from "./store/lead-routes.ts";
export type { LeadStore } from "./store/lead-store.ts";
export type {
  InboxPage,
  InboxQuery,
  LeadNote,
  LeadWork,
  LeadWorkChange,
  LeadWorkResult,
  UnansweredLead,
} from "./store/lead-work.ts";
export type { DueMail, MailCounts } from "./store/mail-queue.ts";
export { type OpenLeadsOptions, openLeadStore } from "./store/open-lead-store.ts";
export { getMailFileName } from "./store/outbox.ts";
export type { Purged } from "./store/purge-leads.ts";
export type { LeadReceipt, PutResult } from "./store/put-lead.ts";
export type { QueueAges } from "./store/queue-ages.ts";
export type { LeadQuery } from "./store/read-leads.ts";
export { type PostWebhook, sendWebhooks } from "./webhooks/send-webhooks.ts";
export {
  type DeliveryState,
  type DueDelivery,
  isSignatureValid,
  SIGNATURE_HEADER,
  WEBHOOK_LIMITS,
  type Webhook,
  type WebhookDelivery,
  type WebhookEvent,
} from "./webhooks/webhook.ts";
