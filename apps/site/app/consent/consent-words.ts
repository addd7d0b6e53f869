import type { ConsentCategory } from "./consent-record.ts";

/** How a category is told to visitors. */
export interface CategoryWords {
  title: string;
  /** What it is for, who reads it, how long it is kept. */
  purpose: string;
}

/**
 * The texts that a choice was made on. A change of meaning gets a new version,
 * so that a proof says what was read.
 */
export const CONSENT_TEXTS_VERSION = "2026-11";

export const CATEGORY_WORDS: Readonly<Record<ConsentCategory, CategoryWords>> = {
  i18n: {
    title: "Langue des fiches de lieux",
    purpose:
      "Retenir sur cet appareil la langue dans laquelle vous lisez les commerces et services. Aucune donnée n’est transmise à un tiers.",
  },
  selection_vehicles: {
    title: "Sélection de véhicules",
    purpose:
      "Conserver sur cet appareil les véhicules que vous mettez de côté, pour les retrouver à votre prochaine visite et les comparer.",
  },
  selection_estate: {
    title: "Sélection de biens immobiliers",
    purpose:
      "Conserver sur cet appareil les biens que vous mettez de côté, pour les retrouver à votre prochaine visite et les comparer.",
  },
  analytics: {
    title: "Mesure d’audience",
    purpose:
      "Savoir quelles pages sont lues, par un outil que nous hébergeons nous-mêmes. Les statistiques restent chez nous.",
  },
  social: {
    title: "Réseaux sociaux",
    purpose:
      "Afficher des publications et des boutons de réseaux sociaux. Ces réseaux peuvent alors savoir que vous avez consulté la page.",
  },
  video: {
    title: "Vidéos et visites virtuelles",
    purpose:
      "Lire les vidéos et les visites virtuelles hébergées par d’autres sites, qui peuvent alors déposer leurs propres cookies.",
  },
};
