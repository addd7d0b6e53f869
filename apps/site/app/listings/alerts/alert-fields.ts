import type { FormField } from "@lieudit/leads/forms";

export const ALERTS_PAGE = "/alertes";

/** Purpose of the form, as the bot check names it. */
export const ALERT_ACTION = "alerte";

/** The name of the field that says what is watched. */
export const SUBJECT_FIELD = "recherche";

export const ALERT_FIELDS: readonly FormField[] = [
  {
    type: "email",
    name: "courriel",
    label: "Courriel",
    hint: "Par exemple camille@exemple.fr",
    isRequired: true,
    autoComplete: "email",
  },
];

/** Searches that can be watched without searching first. */
export const WHOLE_LISTS = [
  { value: "/vehicules", label: "Tous les véhicules" },
  { value: "/immobilier/vente", label: "Tous les biens à vendre" },
  { value: "/immobilier/location", label: "Tous les biens à louer" },
] as const;
