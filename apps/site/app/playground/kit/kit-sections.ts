import {
  getContent,
  getSectionPreset,
  PLACE_SECTIONS,
  type PlaceSection,
  type WidgetText,
} from "@lieudit/place-widgets";
import { fr } from "@lieudit/place-widgets/text/fr";

/**
 * Sections without a switch. The attribution always shows, the name shows unless
 * a page has it elsewhere, and no place of ours has a review summary.
 */
const WITHOUT_SWITCH = ["attribution", "name", "reviewSummary"] as const;

/** A section that visitors switch on and off. */
export type KitSection = Exclude<PlaceSection, (typeof WITHOUT_SWITCH)[number]>;

/** French names of the sections that widgets show without a label. */
const NAMES: Readonly<Record<Exclude<KitSection, keyof WidgetText>, string>> = {
  media: "Photos",
  rating: "Note",
  type: "Type de lieu",
  price: "Prix",
  accessibleEntranceIcon: "Entrée accessible",
  openNowStatus: "Ouvert ou fermé",
  summary: "Résumé",
  phoneNumber: "Téléphone",
  typeSpecificHighlights: "Atouts, carburants, recharge",
  featureList: "Services",
  reviews: "Avis",
};

/** The sections of the form, in the order of the kit. */
export const KIT_SECTIONS = PLACE_SECTIONS.filter(
  (section): section is KitSection => !WITHOUT_SWITCH.some((without) => without === section),
);

/** Returns the French name of a section: the label that widgets give it, if they do. */
export function getSectionName(section: KitSection): string {
  return { ...fr, ...NAMES }[section];
}

/** Returns the sections that details or cards can show. */
export function getWidgetSections(kind: "details" | "card"): readonly KitSection[] {
  return KIT_SECTIONS.filter((section) => getSectionPreset(section, kind) !== undefined);
}

/** Returns the sections of a preset. */
export function getPresetSections(
  kind: "details" | "card",
  preset: "standard" | "all",
): readonly KitSection[] {
  const content = getContent(kind, preset);
  return KIT_SECTIONS.filter((section) => content[section] === true);
}
