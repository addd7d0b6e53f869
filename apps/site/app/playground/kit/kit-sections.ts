import { getContent, getSectionPreset, PLACE_SECTIONS, type PlaceSection } from "@lieudit/place-widgets";

/**
 * A section that visitors switch on and off. The attribution always shows, the name
 * shows unless a page has it elsewhere, and no place of ours has a review summary.
 */
export type KitSection = Exclude<PlaceSection, "attribution" | "name" | "reviewSummary">;

/** The name of each section in the form. */
export const SECTION_LABELS: Readonly<Record<KitSection, string>> = {
  media: "Photos",
  rating: "Note",
  type: "Type de lieu",
  price: "Prix",
  accessibleEntranceIcon: "Entrée accessible",
  openNowStatus: "Ouvert ou fermé",
  address: "Adresse",
  summary: "Résumé",
  openingHours: "Horaires",
  website: "Site web",
  phoneNumber: "Téléphone",
  plusCode: "Plus code",
  typeSpecificHighlights: "Atouts, carburants, recharge",
  featureList: "Services",
  reviews: "Avis",
};

/** The sections that have a label, in the order of the kit. */
export const KIT_SECTIONS = PLACE_SECTIONS.filter((section): section is KitSection =>
  Object.hasOwn(SECTION_LABELS, section),
);

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
