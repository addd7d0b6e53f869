import type { FormDefinition } from "../forms/form-definition.ts";
import type { LeadListing, NewMail } from "../store/lead.ts";
import { composeMail, type MailBrand } from "./lead-mail.ts";

export interface ReceiptFacts {
  /** The sender of the form. */
  to: string;
  form: Pick<FormDefinition, "subject" | "thanks" | "followUp">;
  reference: string;
  listing: LeadListing | null;
  /** Where the sender gets the asked days for a calendar; null for a request without days. */
  calendarUrl: string | null;
  /** Who handles the request, their phone number as it is read, and where replies go. */
  recipient: { name: string; phone: string | null; email: string };
  brand: MailBrand;
}

/**
 * Composes the email that acknowledges a form to its sender. It repeats nothing that
 * was typed, so that nobody can send words of their own to a stranger through it.
 */
export function composeReceiptMail({
  to,
  form,
  reference,
  listing,
  calendarUrl,
  recipient,
  brand,
}: ReceiptFacts): NewMail {
  const about = listing === null ? "" : `, ${listing.title}`;
  return composeMail({
    to,
    replyTo: recipient.email,
    subject: `${form.subject} bien reçue${about}`,
    opening: ["Bonjour,", form.followUp === null ? form.thanks : describeFollowUp(form.followUp, recipient)],
    facts: [
      { label: "Suivi par", value: recipient.name },
      ...(recipient.phone === null ? [] : [{ label: "Téléphone", value: recipient.phone }]),
      ...(listing === null
        ? []
        : [{ label: "Annonce", value: `${listing.title} (référence ${listing.reference})` }]),
      { label: "Numéro de votre demande", value: reference },
    ],
    ...(listing === null ? {} : { link: { label: "Revoir l’annonce", url: brand.url + listing.path } }),
    closing: [
      ...(calendarUrl === null
        ? []
        : [`Pour noter la date demandée dans votre agenda, en attendant sa confirmation : ${calendarUrl}`]),
      "Si vous n’avez rien envoyé, ignorez ce message.",
    ],
    brand,
  });
}

/** `Votre demande est bien arrivée. Orvain Immobilier (02 61 91 76 03) vous rappellera sous un jour ouvré.` */
function describeFollowUp(
  followUp: string,
  { name, phone }: Pick<ReceiptFacts["recipient"], "name" | "phone">,
): string {
  return `Votre demande est bien arrivée. ${name}${phone === null ? "" : ` (${phone})`} ${followUp}.`;
}
