/**
 * The preset that first shows a section. `standard` is part of `all`; a section
 * with `custom` shows only where a page names it, one with `always` needs no preset.
 */
export type SectionPreset = "always" | "standard" | "all" | "custom";

interface SectionRow {
  /** On place details. */
  details: SectionPreset;
  /** On compact cards and search results; absent if cards cannot show the section. */
  card?: SectionPreset;
  /** On `<gmp-place-details>`, where it differs from `details`. */
  detailsElement?: SectionPreset;
  /** On `<gmp-place-search>`, where it differs from `card`. */
  searchElement?: SectionPreset;
}

/**
 * Every section of the widgets and the presets that show it, in the order in which
 * widgets render them. `PlaceContent`, both presets, the playground page of the site,
 * the custom elements and the table in the README follow it.
 */
export const SECTIONS = {
  name: { details: "always", card: "always" },
  media: { details: "standard", card: "standard" },
  rating: { details: "standard", card: "standard" },
  type: { details: "standard", card: "standard" },
  price: { details: "standard", card: "standard" },
  accessibleEntranceIcon: { details: "standard", card: "standard" },
  openNowStatus: { details: "all", card: "standard", searchElement: "all" },
  address: { details: "standard", card: "all" },
  summary: { details: "standard" },
  reviewSummary: { details: "custom", detailsElement: "all" },
  openingHours: { details: "standard" },
  website: { details: "standard" },
  phoneNumber: { details: "standard" },
  plusCode: { details: "all" },
  typeSpecificHighlights: { details: "standard" },
  featureList: { details: "standard" },
  reviews: { details: "standard" },
  attribution: { details: "always", card: "always" },
} as const satisfies Readonly<Record<string, SectionRow>>;

export type PlaceSection = keyof typeof SECTIONS;

/** All sections, in the order of the table. */
export const PLACE_SECTIONS = Object.keys(SECTIONS) as readonly PlaceSection[];

/** A widget or element with its own presets. */
export type SectionWidget = keyof SectionRow;

/** Returns the preset that first shows `section` on `widget`, or undefined if it cannot show the section. */
export function getSectionPreset(section: PlaceSection, widget: SectionWidget): SectionPreset | undefined {
  const row: SectionRow = SECTIONS[section];
  if (widget === "detailsElement") return row.detailsElement ?? row.details;
  return widget === "searchElement" ? (row.searchElement ?? row.card) : row[widget];
}

/** Sections that a preset or a page switches on or off. */
export type OptionalSection = {
  [Section in PlaceSection]: (typeof SECTIONS)[Section]["details"] extends "always" ? never : Section;
}[PlaceSection];

/** Optional sections of cards. */
export type CardSection = {
  [Section in OptionalSection]: (typeof SECTIONS)[Section] extends { card: SectionPreset } ? Section : never;
}[OptionalSection];
