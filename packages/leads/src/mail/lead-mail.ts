import { HARD_SPACE, typeset } from "@lieudit/listing-model/french";
import { escapeMarkup } from "@lieudit/listing-model/text";
import type { LeadAnswer, LeadListing, NewMail } from "../store/lead.ts";

/** Who signs the emails of the site. */
export interface MailBrand {
  name: string;
  /** Address of the site, without a slash at the end. */
  url: string;
}

/** The content of an email: paragraphs of plain text, and facts. */
export interface MailContent {
  to: string;
  replyTo: string | null;
  subject: string;
  /** Paragraphs before the facts. */
  opening: readonly string[];
  facts?: readonly { label: string; value: string }[];
  /** The main link. */
  link?: { label: string; url: string };
  closing?: readonly string[];
  unsubscribeUrl?: string;
  /** Its name heads the HTML part and signs both parts. */
  brand?: MailBrand;
}

/** Composes an email as text and as HTML. Untrusted input is escaped. */
export function composeMail(content: MailContent): NewMail {
  const {
    to,
    replyTo,
    subject,
    opening,
    facts = [],
    link,
    closing = [],
    unsubscribeUrl = null,
    brand,
  } = content;
  const [before, after] = [opening.map(typeset), closing.map(typeset)];
  const text = [
    ...before,
    ...(facts.length > 0 ? [facts.map(({ label, value }) => formatFact(label, value)).join("\n")] : []),
    ...(link === undefined ? [] : [`${link.label}${HARD_SPACE}:\n${link.url}`]),
    ...after,
    ...(brand === undefined ? [] : [`-- \n${brand.name}\n${brand.url}`]),
  ].join("\n\n");
  const paragraphs = (lines: readonly string[]) =>
    lines.map((line) => `<p>${escapeMarkup(line)}</p>`).join("\n");
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th align="left" valign="top">${escapeMarkup(label)}</th><td>${escapeMarkup(value).replaceAll("\n", "<br>")}</td></tr>`,
  );
  const html = [
    '<!doctype html><html lang="fr"><body>',
    ...(brand === undefined ? [] : [`<p><strong>${escapeMarkup(brand.name)}</strong></p>`]),
    paragraphs(before),
    ...(rows.length > 0 ? [`<table cellpadding="6">${rows.join("")}</table>`] : []),
    ...(link === undefined
      ? []
      : [`<p><a href="${escapeMarkup(link.url)}">${escapeMarkup(link.label)}</a></p>`]),
    paragraphs(after),
    ...(brand === undefined
      ? []
      : [
          `<p>${escapeMarkup(brand.name)}<br><a href="${escapeMarkup(brand.url)}">${escapeMarkup(brand.url)}</a></p>`,
        ]),
    "</body></html>",
  ].join("\n");
  return { to, replyTo, subject: toOneLine(typeset(subject)), text: `${text}\n`, html, unsubscribeUrl };
}

export interface LeadMailFacts {
  to: string;
  /** The request, `Demande de visite`. */
  subject: string;
  reference: string;
  listing: LeadListing | null;
  answers: readonly LeadAnswer[];
  callConsent: string | null;
  fileCount: number;
  /** Whether the sender confirmed it by email. */
  wasConfirmed: boolean;
  brand: MailBrand;
}

/** Composes the email that reports a lead to an agency or the operator. */
export function composeLeadMail({
  to,
  subject,
  reference,
  listing,
  answers,
  callConsent,
  fileCount,
  wasConfirmed,
  brand,
}: LeadMailFacts): NewMail {
  const getValue = (name: string) => answers.find((answer) => answer.name === name)?.value;
  const who = getValue("nom") ?? getValue("courriel") ?? "visiteur";
  return composeMail({
    to,
    replyTo: getValue("courriel") ?? getValue("courriel_confirmation") ?? null,
    subject: `${subject} : ${who}${listing === null ? "" : `, ${listing.title} (${listing.reference})`}`,
    opening: [
      `Une demande est arrivée par le site (numéro ${reference}).`,
      ...(wasConfirmed ? ["L’expéditeur l’a confirmée depuis son adresse de courriel."] : []),
    ],
    facts: [
      ...(listing === null
        ? []
        : [{ label: "Annonce", value: `${listing.title} (référence ${listing.reference})` }]),
      ...answers,
      ...(fileCount === 0
        ? []
        : [{ label: "Photos", value: `${fileCount}, à lire avec la commande leads (export ${reference})` }]),
      {
        label: "Appels commerciaux",
        value: callConsent === null ? "non autorisés (seulement pour répondre à cette demande)" : "autorisés",
      },
    ],
    link: { label: "Répondre dans l’espace", url: `${brand.url}/espace/demandes/${reference}` },
    ...(listing === null ? {} : { closing: [`L’annonce : ${brand.url}${listing.path}`] }),
    brand,
  });
}

function formatFact(label: string, value: string): string {
  return value.includes("\n") ? `${label}${HARD_SPACE}:\n${value}` : `${label}${HARD_SPACE}: ${value}`;
}

/** Removes line breaks: a subject is a header. */
function toOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").slice(0, 200);
}
