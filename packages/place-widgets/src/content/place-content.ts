import {
  getSectionPreset,
  type OptionalSection,
  PLACE_SECTIONS,
  type PlaceSection,
  type SectionWidget,
} from "./sections.ts";

export type MediaSize = "SMALL" | "MEDIUM" | "LARGE";
export type AttributionColor = "WHITE" | "BLACK" | "GRAY";

export interface MediaOptions {
  /** Default false. */
  lightboxPreferred?: boolean;
  /** Default SMALL. Only matters where several sizes exist: horizontal cards. */
  preferredSize?: MediaSize;
}

export interface AttributionOptions {
  /** Default GRAY. */
  lightSchemeColor?: AttributionColor;
  /** Default WHITE. */
  darkSchemeColor?: AttributionColor;
}

type SwitchedSections = { [Section in Exclude<OptionalSection, "media" | "reviewSummary">]?: boolean };

/** The sections that a widget shows; a section that is missing is off. */
export interface PlaceContent extends SwitchedSections {
  /** Default true, unlike the others: a place is hardly ever shown without its name. */
  name?: boolean;
  /** Whether photos are shown, and how. */
  media?: boolean | MediaOptions;
  /** Shows only if `place` has one: widgets do not request this field of the protocol. */
  reviewSummary?: boolean;
  /** Colours of the attribution, which always shows. */
  attribution?: AttributionOptions;
}

/** A preset or a choice of sections. */
export type PlaceContentChoice = "standard" | "all" | PlaceContent;

/** Returns the sections of a preset on `widget`; a choice of sections is returned as it is. */
export function getContent(widget: SectionWidget, choice: PlaceContentChoice): PlaceContent {
  return typeof choice === "object" ? choice : PRESETS[widget][choice];
}

/** Returns the options of the media section with their defaults, or null if it is off. */
export function getMediaOptions({ media }: PlaceContent): Required<MediaOptions> | null {
  return media ? { lightboxPreferred: false, preferredSize: "SMALL", ...Object(media) } : null;
}

/** Built once, so that a preset is the same object in each render. */
const PRESETS = {
  details: buildPresets("details"),
  card: buildPresets("card"),
  detailsElement: buildPresets("detailsElement"),
  searchElement: buildPresets("searchElement"),
} as const satisfies Record<SectionWidget, unknown>;

function buildPresets(widget: SectionWidget): Record<"standard" | "all", PlaceContent> {
  const pick = (...presets: readonly ReturnType<typeof getSectionPreset>[]): PlaceContent =>
    Object.fromEntries(
      PLACE_SECTIONS.filter((section: PlaceSection) =>
        presets.includes(getSectionPreset(section, widget)),
      ).map((section) => [section, true]),
    );
  return { standard: pick("standard"), all: pick("standard", "all") };
}
