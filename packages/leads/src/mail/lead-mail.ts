import { HARD_SPACE, typeset } from "@lieudit/listing-model/french";
import { escapeMarkup } from "@lieudit/listing-model/text";
import type { LeadAnswer, LeadListing, NewMail } from "../store/lead.ts";

/** A letter as it is written: paragraphs of plain text, and facts. */
export interface Letter {
  to: string;
  replyTo: string | null;
  subject: string;
  /** Before the facts. */
  opening: readonly string[];
  facts?: readonly { label: string; value: string }[];
  /** A link that the letter is about. */
  link?: { label: string; url: string };
  closing?: readonly string[];
  unsubscribeUrl?: string;
}

/** Writes a letter as text and as HTML. What strangers typed is text in both. */
export function mailOf(letter: Letter): NewMail {
  const { to, replyTo, subject, opening, facts = [], link, closing = [], unsubscribeUrl = null } = letter;
  const [before, after] = [opening.map(typeset), closing.map(typeset)];
  const text = [
    ...before,
    ...(facts.length > 0 ? [facts.map(({ label, value }) => textFact(label, value)).join("\n")] : []),
    ...(link === undefined ? [] : [`${link.label}${HARD_SPACE}:\n${link.url}`]),
    ...after,
  ].join("\n\n");
  const paragraphs = (lines: readonly string[]) =>
    lines.map((line) => `<p>${escapeMarkup(line)}</p>`).join("\n");
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th align="left" valign="top">${escapeMarkup(label)}</th><td>${escapeMarkup(value).replaceAll("\n", "<br>")}</td></tr>`,
  );
  const html = [
    '<!doctype html><html lang="fr"><body>',
    paragraphs(before),
    ...(rows.length > 0 ? [`<table cellpadding="6">${rows.join("")}</table>`] : []),
    ...(link === undefined
      ? []
      : [`<p><a href="${escapeMarkup(link.url)}">${escapeMarkup(link.label)}</a></p>`]),
    paragraphs(after),
    "</body></html>",
  ].join("\n");
  return { to, replyTo, subject: oneLine(typeset(subject)), text: `${text}\n`, html, unsubscribeUrl };
}

export interface LeadLetter {
  to: string;
  /** Of the form, such as `Demander une visite`. */
  title: string;
  reference: string;
  listing: LeadListing | null;
  answers: readonly LeadAnswer[];
  callConsent: string | null;
  fileCount: number;
  /** Whether its sender had to confirm it by mail first, and did. */
  wasConfirmed: boolean;
  publicUrl: string;
}

/** The letter that tells an agency, or whoever runs the site, of a lead. */
export function leadMail({
  to,
  title,
  reference,
  listing,
  answers,
  callConsent,
  fileCount,
  wasConfirmed,
  publicUrl,
}: LeadLetter): NewMail {
  const answer = (name: string) => answers.find((found) => found.name === name)?.value;
  const who = answer("nom") ?? answer("courriel") ?? "visiteur";
  return mailOf({
    to,
    replyTo: answer("courriel") ?? answer("courriel_confirmation") ?? null,
    subject: `${title} – ${who}${listing === null ? "" : ` – ${listing.reference}`}`,
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
    ...(listing === null ? {} : { link: { label: "Voir l’annonce", url: publicUrl + listing.path } }),
  });
}

function textFact(label: string, value: string): string {
  return value.includes("\n") ? `${label}${HARD_SPACE}:\n${value}` : `${label}${HARD_SPACE}: ${value}`;
}

/** A subject is a header: no line may end in it. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").slice(0, 200);
}
