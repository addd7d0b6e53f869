import { LANGUAGE_CODES } from "@lieudit/place-model";

const LANGUAGE_NAMES = new Intl.DisplayNames("fr", { type: "language" });

/**
 * Every option of the playground: its name in the address, its words, its
 * values with their names in the address and their labels. The first value is
 * the default, which the address omits.
 */
export const CHOICES = {
  language: {
    name: "langue",
    label: "Langue",
    values: LANGUAGE_CODES.map((code) => [code, code, capitalise(LANGUAGE_NAMES.of(code) ?? code)] as const),
  },
  direction: {
    name: "sens",
    label: "Sens de lecture",
    values: [
      ["auto", "auto", "Selon la langue"],
      ["ltr", "gauche-droite", "De gauche à droite"],
      ["rtl", "droite-gauche", "De droite à gauche"],
    ],
  },
  scheme: {
    name: "theme",
    label: "Thème",
    values: [
      ["auto", "auto", "Selon l’appareil"],
      ["light", "clair", "Clair"],
      ["dark", "sombre", "Sombre"],
    ],
  },
  palette: {
    name: "couleurs",
    label: "Couleurs",
    values: [
      ["neutral", "kit", "Du kit, neutres"],
      ["site", "lieudit", "De ce site"],
    ],
  },
  content: {
    name: "contenu",
    label: "Contenu",
    values: [
      ["standard", "standard", "Standard"],
      ["all", "tout", "Tout"],
      ["custom", "choix", "Au choix"],
    ],
  },
  orientation: {
    name: "orientation",
    label: "Orientation",
    values: [
      ["VERTICAL", "verticale", "Verticale"],
      ["HORIZONTAL", "horizontale", "Horizontale"],
    ],
  },
  point: {
    name: "point",
    label: "Position",
    values: [
      ["place", "lieu", "Celle du lieu"],
      ["nowhere", "au-large", "Au large, sans lieu"],
    ],
  },
  layout: {
    name: "disposition",
    label: "Disposition",
    values: [
      ["VERTICAL", "verticale", "Verticale"],
      ["COMPACT", "compacte", "Compacte"],
    ],
  },
  mediaSize: {
    name: "photo",
    label: "Taille de la photo",
    values: [
      ["SMALL", "petite", "Petite, 60 px"],
      ["MEDIUM", "moyenne", "Moyenne, 75 px"],
      ["LARGE", "grande", "Grande, 90 px"],
    ],
  },
  attributionPosition: {
    name: "source",
    label: "Place de la source",
    values: [
      ["TOP", "haut", "En haut"],
      ["BOTTOM", "bas", "En bas"],
    ],
  },
  lightSchemeColor: {
    name: "source-clair",
    label: "Source, thème clair",
    values: [
      ["GRAY", "gris", "Gris"],
      ["BLACK", "noir", "Noir"],
      ["WHITE", "blanc", "Blanc"],
    ],
  },
  darkSchemeColor: {
    name: "source-sombre",
    label: "Source, thème sombre",
    values: [
      ["WHITE", "blanc", "Blanc"],
      ["GRAY", "gris", "Gris"],
      ["BLACK", "noir", "Noir"],
    ],
  },
  units: {
    name: "unites",
    label: "Unités",
    values: [
      ["METRIC", "km", "Kilomètres"],
      ["IMPERIAL", "miles", "Miles"],
    ],
  },
  headingLevel: {
    name: "titre",
    label: "Niveau de titre du nom",
    values: [
      ["3", "h3", "h3"],
      ["2", "h2", "h2"],
      ["4", "h4", "h4"],
      ["5", "h5", "h5"],
      ["6", "h6", "h6"],
    ],
  },
  backgroundColor: {
    name: "fond",
    label: "Fond",
    values: [
      ["default", "theme", "Du thème"],
      ["#fff6e3", "sable", "Sable"],
      ["#e8f3ff", "ciel", "Ciel"],
    ],
  },
  borderRadius: {
    name: "coins",
    label: "Coins arrondis",
    values: [
      ["8", "8", "8\u00a0px"],
      ["0", "0", "Aucun arrondi"],
      ["16", "16", "16\u00a0px"],
      ["24", "24", "24\u00a0px"],
    ],
  },
  region: {
    name: "region",
    label: "Région",
    values: [
      ["FR", "fr", "France"],
      ["GB", "gb", "Royaume-Uni"],
      ["US", "us", "États-Unis"],
    ],
  },
} as const satisfies Record<string, ChoiceOption>;

/** Switches; the address names them only when they are on. */
export const SWITCHES = {
  truncates: { name: "tronque", label: "Une ligne par texte" },
  opensLightbox: { name: "visionneuse", label: "Photos à agrandir" },
  isSelectable: { name: "choix", label: "Cartes à choisir" },
  showsTags: { name: "atouts", label: "Deux atouts par carte" },
  showsDistance: { name: "distance", label: "Distance" },
  showsRoutes: { name: "trajet", label: "Trajet en voiture" },
  hidesBorder: { name: "sans-bordure", label: "Sans bordure" },
  hidesSource: { name: "sans-source", label: "Sans la source" },
  hidesIcon: { name: "sans-loupe", label: "Sans loupe" },
  hidesClear: { name: "sans-croix", label: "Sans bouton d’effacement" },
  isDisabled: { name: "inactif", label: "Inactif" },
  isReadOnly: { name: "lecture-seule", label: "Lecture seule" },
} as const satisfies Record<string, { name: string; label: string }>;

export interface ChoiceOption {
  name: string;
  label: string;
  /** Value, name in the address, label. */
  values: readonly (readonly [value: string, slug: string, label: string])[];
}

export type ChoiceKey = keyof typeof CHOICES;
export type SwitchKey = keyof typeof SWITCHES;
export type OptionKey = ChoiceKey | SwitchKey;

/** Values of each choice. */
export type ChoiceValues = { [Key in ChoiceKey]: (typeof CHOICES)[Key]["values"][number][0] };

/** Whether an option is one of several, unlike a switch. */
export function isChoice(key: OptionKey): key is ChoiceKey {
  return Object.hasOwn(CHOICES, key);
}

function capitalise(word: string): string {
  return word.slice(0, 1).toLocaleUpperCase("fr") + word.slice(1);
}
