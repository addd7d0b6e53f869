import type { FormDefinition } from "../forms/form-definition.ts";
import type { NewMail } from "../store/lead.ts";
import { composeMail, type MailBrand } from "./lead-mail.ts";

/** Path of the page that the link opens. Opening it confirms nothing yet, since mail programs open links by themselves. */
const CONFIRM_PAGE = "/confirmer";

/** Composes the email that asks a sender to confirm a form. */
export function composeConfirmationMail(
  to: string,
  { title }: Pick<FormDefinition, "title">,
  token: string,
  brand: MailBrand,
): NewMail {
  return composeMail({
    to,
    replyTo: null,
    subject: `${brand.name} : confirmez votre envoi « ${title} »`,
    opening: [
      "Bonjour,",
      `Quelqu’un, sans doute vous, a rempli le formulaire « ${title} » de notre site et indiqué cette adresse.`,
      "Pour écarter les envois automatiques, nous ne le transmettons qu’après votre confirmation.",
    ],
    link: { label: "Confirmer mon envoi", url: `${brand.url}${CONFIRM_PAGE}/${token}` },
    closing: [
      "Si d’autres envois attendent avec cette adresse, la page les montre aussi ; vous y choisissez ceux qui sont de vous.",
      "Si vous n’avez rien envoyé, ignorez ce message : sans confirmation, l’envoi et votre adresse sont effacés après sept jours.",
    ],
    brand,
  });
}
