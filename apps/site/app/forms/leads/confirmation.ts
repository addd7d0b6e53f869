import type { NewMail } from "@lieudit/listing-store/leads";
import type { FormDefinition, FormField } from "./form-definition.ts";
import { mailOf } from "./lead-mail.ts";

/** Asked of whoever sent a doubtful form that has no field for an address. */
export const CONFIRM_EMAIL: FormField = {
  type: "email",
  name: "courriel_confirmation",
  label: "Courriel de confirmation",
  hint: "Nous vous y écrivons une seule fois, pour vérifier que cet envoi vient de vous",
  isRequired: true,
  autoComplete: "email",
};

/** Where the link of the letter leads. Opening it does nothing yet: mail programs open links by themselves. */
export const CONFIRM_PAGE = "/confirmer";

/** The letter that asks a sender to confirm what was sent. */
export function confirmationMail(
  to: string,
  { title }: Pick<FormDefinition, "title">,
  token: string,
  publicUrl: string,
): NewMail {
  return mailOf({
    to,
    replyTo: null,
    subject: `Confirmez votre envoi – ${title}`,
    opening: [
      "Bonjour,",
      `Quelqu’un, sans doute vous, a rempli le formulaire « ${title} » de notre site et indiqué cette adresse.`,
      "Pour écarter les envois automatiques, nous ne le transmettons qu’après votre confirmation.",
    ],
    link: { label: "Confirmer mon envoi", url: `${publicUrl}${CONFIRM_PAGE}/${token}` },
    closing: [
      "Ce lien confirme aussi vos autres envois qui attendent avec cette adresse ; la page en donne les numéros.",
      "Si vous n’avez rien envoyé, ignorez ce message : sans confirmation, l’envoi et votre adresse sont effacés après sept jours.",
    ],
  });
}
