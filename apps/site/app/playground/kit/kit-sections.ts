import type { PlaceContent, PlaceContentChoice, PlaceSection } from "@lieudit/place-widgets";
import type { KitSettings } from "./kit-settings.ts";
import { kitWidget } from "./kit-widgets.ts";

/**
 * A section that is switched on alone. The source is always shown and only
 * coloured, the name is shown unless a page has it elsewhere, and no place of
 * ours has a summary of its reviews.
 */
export type KitSection = Exclude<PlaceSection, "attribution" | "name" | "reviewSummary">;

interface SectionRow {
  label: string;
  /** Whether a card has it too. */
  isOfCards: boolean;
  /** Which preset shows it: `card` and `details` are the standard ones. */
  standard: "both" | "details" | "card" | "none";
}

const row = (label: string, isOfCards: boolean, standard: SectionRow["standard"]): SectionRow => ({
  label,
  isOfCards,
  standard,
});

/** The sections in the order in which they are drawn. */
export const KIT_SECTIONS: Readonly<Record<KitSection, SectionRow>> = {
  media: row("Photos", true, "both"),
  rating: row("Note", true, "both"),
  type: row("Type de lieu", true, "both"),
  price: row("Prix", true, "both"),
  accessibleEntranceIcon: row("Entrée accessible", true, "both"),
  openNowStatus: row("Ouvert ou fermé", true, "card"),
  address: row("Adresse", true, "details"),
  summary: row("Résumé", false, "details"),
  openingHours: row("Horaires", false, "details"),
  website: row("Site web", false, "details"),
  phoneNumber: row("Téléphone", false, "details"),
  plusCode: row("Plus code", false, "none"),
  typeSpecificHighlights: row("Atouts, carburants, recharge", false, "details"),
  featureList: row("Services", false, "details"),
  reviews: row("Avis", false, "details"),
};

export const SECTION_KEYS = Object.keys(KIT_SECTIONS) as readonly KitSection[];

/** Sections that a widget can show at all. */
export function sectionsOf(kind: "details" | "card"): readonly KitSection[] {
  return SECTION_KEYS.filter((key) => kind === "details" || KIT_SECTIONS[key].isOfCards);
}

/** The sections of a preset. */
export function presetSections(kind: "details" | "card", preset: "standard" | "all"): readonly KitSection[] {
  return sectionsOf(kind).filter((key) => {
    const { standard } = KIT_SECTIONS[key];
    return preset === "all" || standard === "both" || standard === kind;
  });
}

/** The sections that settings switch on. */
export function shownSections(settings: KitSettings): readonly KitSection[] {
  const kind = kitWidget(settings.widget).content;
  if (kind === null) return [];
  if (settings.content !== "custom") return presetSections(kind, settings.content);
  return sectionsOf(kind).filter((key) => settings.sections.includes(key));
}

/** What a widget takes as `content`: the name of a preset as long as nothing else is asked. */
export function contentOf(settings: KitSettings): PlaceContentChoice {
  const sections = shownSections(settings);
  const attribution = {
    ...(settings.lightSchemeColor !== "GRAY" && { lightSchemeColor: settings.lightSchemeColor }),
    ...(settings.darkSchemeColor !== "WHITE" && { darkSchemeColor: settings.darkSchemeColor }),
  };
  const media = {
    ...(settings.opensLightbox && { lightboxPreferred: true }),
    ...(settings.mediaSize !== "SMALL" && { preferredSize: settings.mediaSize }),
  };
  const hasAttribution = Object.keys(attribution).length > 0;
  const hasMedia = Object.keys(media).length > 0 && sections.includes("media");
  if (settings.content !== "custom" && !hasAttribution && !hasMedia) return settings.content;
  const content: PlaceContent = Object.fromEntries(sections.map((key) => [key, true]));
  return { ...content, ...(hasMedia && { media }), ...(hasAttribution && { attribution }) };
}
