import type { DeskStore } from "@lieudit/desk";
import type { LeadStore, PostWebhook } from "@lieudit/leads";
import type { ListingStore } from "@lieudit/listing-store";

/** What the work of the desk needs. */
export interface DeskWorkParts {
  listings: ListingStore;
  dataDir: string;
  filesUrl?: string | undefined;
  /** Allows photos of deliveries on this machine and on private networks; for trials. */
  allowPrivateHosts: boolean;
  desk: Pick<DeskStore, "recordAudit" | "listPeople" | "recordRun">;
  leads: LeadStore;
  /** Sends a request to the software of an agency. */
  post: PostWebhook;
  publicUrl: string;
  /** Who gets leads of no agency. */
  operatorEmail: string;
  now: () => Date;
  /** Writes a log line without personal data. */
  log: (line: string) => void;
  signal: AbortSignal;
}
