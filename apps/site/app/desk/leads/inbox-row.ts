import type { Person } from "@lieudit/desk/roles";
import type { InboxPage, Lead, LeadWorkState } from "@lieudit/leads";
import { FORM_DEFINITIONS } from "@lieudit/leads/forms";
import { formatMoment } from "../access/moment-text.ts";

/** Words for the states of a lead. */
export const STATE_LABELS: Readonly<Record<LeadWorkState, string>> = {
  new: "Nouvelle",
  answered: "Répondue",
  appointment: "Rendez-vous",
  closed: "Classée",
};

/** A lead in a list. */
export interface InboxRow {
  reference: string;
  title: string;
  sender: string;
  listing: string | null;
  received: string;
  state: LeadWorkState;
  assignee: string | null;
  /** Whole days without a reply, for a lead that has none; 0 on the first day. */
  waitingDays: number;
  photoCount: number;
}

const DAY_MS = 86_400_000;

/** Returns the leads that a person may see, as a part of a query. */
export function getInboxScope({ role, agency }: Pick<Person, "role" | "agency">): { agency?: string } {
  // Without an agency nothing matches the empty slug.
  return role === "operator" ? {} : { agency: agency ?? "" };
}

export function toInboxRow(lead: InboxPage["leads"][number], now: Date): InboxRow {
  const { reference, listing, created, work, files } = lead;
  const ageMs = now.getTime() - Date.parse(created);
  return {
    reference,
    title: getLeadTitle(lead),
    sender: getSenderName(lead),
    listing: listing === null ? null : `${listing.title} (${listing.reference})`,
    received: formatMoment(created),
    state: work.state,
    assignee: work.assignee?.name ?? null,
    waitingDays: work.state === "new" ? Math.max(0, Math.floor(ageMs / DAY_MS)) : 0,
    photoCount: files.filter(({ state }) => state !== "refused").length,
  };
}

/** Returns what a lead is, such as `Demande de visite`. */
export function getLeadTitle({ kind, listing }: Pick<Lead, "kind" | "listing">): string {
  if (kind === "contact") return listing === null ? "Message" : "Message sur une annonce";
  return FORM_DEFINITIONS.find((definition) => definition.kind === kind)?.subject ?? kind;
}

/** Returns the sender's name, or else the address. */
export function getSenderName(lead: Pick<Lead, "answers" | "confirmation">): string {
  return getAnswer(lead, "nom") ?? getSenderEmail(lead) ?? "Visiteur";
}

export function getSenderEmail(lead: Pick<Lead, "answers" | "confirmation">): string | null {
  return (
    getAnswer(lead, "courriel") ??
    getAnswer(lead, "courriel_confirmation") ??
    lead.confirmation?.email ??
    null
  );
}

function getAnswer({ answers }: Pick<Lead, "answers">, name: string): string | undefined {
  return answers.find((answer) => answer.name === name)?.value;
}
