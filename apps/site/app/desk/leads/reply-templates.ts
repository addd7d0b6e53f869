import type { LeadKind } from "@lieudit/leads";

/** First drafts of a reply, by the kind of lead; the person completes them. */
const BODIES: Readonly<Partial<Record<LeadKind, string>>> = {
  visite: "Nous vous proposons une visite le … à … h. Ce moment vous convient-il ?",
  essai: "Nous vous proposons un essai le … à … h. Ce moment vous convient-il ?",
  sejour: "Le logement est libre du … au …, pour … €. Voulez-vous le réserver ?",
  rappel: "Nous avons essayé de vous joindre. À quel moment pouvons-nous vous rappeler ?",
  estimation: "Merci pour votre demande d’estimation. Nous vous proposons de passer le … à … h.",
  reprise: "Merci pour votre demande de reprise. Pouvez-vous venir avec le véhicule le … à … h ?",
};
const OTHER_BODY = "Merci pour votre message. …";

/** Returns the draft of a reply. */
export function composeReplyDraft({
  kind,
  author,
  agencyName,
}: {
  kind: LeadKind;
  author: string;
  agencyName: string;
}): string {
  return `Bonjour,\n\n${BODIES[kind] ?? OTHER_BODY}\n\nBien à vous,\n${author}\n${agencyName}`;
}

/** Returns whether a gap of the draft, such as `le …`, is not filled in yet. Other ellipses are text. */
export function hasUnfilledGap(text: string, kind: LeadKind): boolean {
  const gaps = (BODIES[kind] ?? OTHER_BODY).match(/\S+ …/g) ?? [];
  return gaps.some((gap) => text.includes(gap));
}
