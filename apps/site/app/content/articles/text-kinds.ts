import type { SiteContent, SiteText } from "../../shell/services/site-content.ts";

/** The words for the two kinds of texts that have a list page. */
export const TEXT_KINDS = {
  actualites: {
    title: "Actualités",
    description:
      "La vie du site et de ses communes\u00a0: marché de l’automobile et de l’immobilier, règles nouvelles, rendez-vous.",
    lead: "Le marché, les règles nouvelles et la vie des communes, expliqués sans jargon.",
    more: "Les dernières actualités",
    all: "Toutes les actualités",
  },
  guides: {
    title: "Guides",
    description:
      "Acheter, vendre, louer, financer\u00a0: des guides pas à pas pour une voiture ou un logement, avec les pièges à éviter.",
    lead: "Acheter, vendre, louer, financer\u00a0: ce qu’il faut savoir avant de signer.",
    more: "D’autres guides",
    all: "Tous les guides",
  },
} as const;
export type TextKind = keyof typeof TEXT_KINDS;

/** Returns the texts of a kind, in the order in which they are listed. */
export function textsOfKind(content: SiteContent, kind: TextKind): readonly SiteText[] {
  return kind === "guides" ? content.guides : content.articles;
}
