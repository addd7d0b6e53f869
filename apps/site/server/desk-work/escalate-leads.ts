import { FORM_DEFINITIONS } from "@lieudit/leads/forms";
import { composeMail } from "@lieudit/leads/mail";
import type { DeskWorkParts } from "./desk-work-parts.ts";

/** A lead is escalated after this time without an answer. */
const UNANSWERED_MS = 86_400_000;
/** Leads of a round; the next round continues. */
const MAX_AT_ONCE = 100;

/**
 * Reports leads that nobody answered for a day, once each: to the managers of their agency and to
 * the operator.
 */
export async function escalateLeads({
  leads,
  listings,
  desk,
  publicUrl,
  operatorEmail,
  now,
}: Pick<
  DeskWorkParts,
  "leads" | "listings" | "desk" | "publicUrl" | "operatorEmail" | "now"
>): Promise<void> {
  const due = await leads.findUnanswered(new Date(now().getTime() - UNANSWERED_MS), MAX_AT_ONCE);
  for (const { reference, kind, agency } of due) {
    const people = agency === null ? [] : await desk.listPeople(agency);
    const managers = people.filter(
      ({ role, disabled, isDemo }) => role === "manager" && disabled === null && !isDemo,
    );
    const name = agency === null ? null : ((await listings.agency(agency))?.nom ?? agency);
    const title = FORM_DEFINITIONS.find((definition) => definition.kind === kind)?.title ?? kind;
    const recipients = new Set([...managers.map(({ email }) => email), operatorEmail]);
    const mails = [...recipients].map((to) =>
      composeMail({
        to,
        replyTo: null,
        subject: `Sans réponse depuis un jour : ${title}`,
        opening: [
          "Bonjour,",
          `Une demande attend une réponse depuis plus d’un jour${name === null ? "" : ` chez ${name}`}. Son numéro est ${reference}.`,
        ],
        link: { label: "Voir la demande", url: `${publicUrl}/espace/demandes/${reference}` },
      }),
    );
    await leads.escalate(reference, mails);
  }
}
