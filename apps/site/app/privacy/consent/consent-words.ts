import type { OutsideServices } from "../../shell/services/outside-services.ts";
import { type ConsentCategory, RECAPTCHA_CATEGORY } from "./consent-record.ts";

/** Describes a category to visitors. */
export interface CategoryWords {
  title: string;
  /** Purpose, recipients and retention. */
  purpose: string;
}

/**
 * Returns the version of the texts that visitors agree to. A change of meaning changes it, so that
 * a proof identifies the text.
 */
export function consentTextsVersion({ recaptcha }: Pick<OutsideServices, "recaptcha">): string {
  return recaptcha === null ? "2027-01" : "2027-01+recaptcha";
}

/** Returns the purpose of a category, with the services that the operator set up. */
export function categoryWords(
  category: ConsentCategory,
  { recaptcha }: Pick<OutsideServices, "recaptcha">,
): CategoryWords {
  const words = CATEGORY_WORDS[category];
  if (category !== RECAPTCHA_CATEGORY || recaptcha === null) return words;
  return {
    title: `${words.title} et reCAPTCHA`,
    purpose: `${words.purpose} Laisser aussi le service reCAPTCHA de Google vérifier que les formulaires sont remplis par une personne\u202f; Google lit pour cela des informations de votre appareil. Sans votre accord, un contrôle de ce site s’en charge.`,
  };
}

const CATEGORY_WORDS: Readonly<Record<ConsentCategory, CategoryWords>> = {
  i18n: {
    title: "Langue des fiches de lieux",
    purpose:
      "Retenir sur cet appareil la langue dans laquelle vous lisez les commerces et services. Aucune donnée n’est transmise à un tiers.",
  },
  selection_vehicles: {
    title: "Sélection de véhicules",
    purpose:
      "Conserver sur cet appareil les véhicules que vous mettez de côté, masquez ou venez de voir, et vos notes, pour les retrouver à votre prochaine visite et les comparer.",
  },
  selection_estate: {
    title: "Sélection de biens immobiliers et de lieux",
    purpose:
      "Conserver sur cet appareil les biens et les lieux que vous mettez de côté, les biens que vous masquez ou venez de voir, et vos notes, pour les retrouver à votre prochaine visite et les comparer.",
  },
  analytics: {
    title: "Mesure d’audience",
    purpose:
      "Compter chaque jour les annonces qui restent à l’écran le temps d’être lues, et les pages vues, sans cookie ni identifiant, par un outil que nous hébergeons nous-mêmes. Les totaux restent chez nous et chez l’agence de l’annonce.",
  },
  social: {
    title: "Réseaux sociaux",
    purpose:
      "Afficher des publications de réseaux sociaux. Ces réseaux peuvent alors savoir que vous avez consulté la page.",
  },
  video: {
    title: "Vidéos et visites virtuelles",
    purpose:
      "Charger les vidéos de ce site, et celles d’autres sites comme les visites virtuelles\u202f; ces autres sites peuvent alors déposer leurs propres cookies.",
  },
};
