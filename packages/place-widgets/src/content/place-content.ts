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

/** Which sections a widget shows; what is left out is off. The attribution is always drawn: here it is only coloured. */
export interface PlaceContent {
  /** Default true, unlike the others: a place is hardly ever shown without its name. */
  name?: boolean;
  media?: boolean | MediaOptions;
  address?: boolean;
  rating?: boolean;
  type?: boolean;
  price?: boolean;
  accessibleEntranceIcon?: boolean;
  openNowStatus?: boolean;
  website?: boolean;
  phoneNumber?: boolean;
  openingHours?: boolean;
  summary?: boolean;
  typeSpecificHighlights?: boolean;
  reviews?: boolean;
  plusCode?: boolean;
  featureList?: boolean;
  /** Where `place` holds one: the protocol's field is not among those that the widgets ask for. */
  reviewSummary?: boolean;
  attribution?: AttributionOptions;
}

export type PlaceSection = keyof PlaceContent;

/** A preset or a choice of sections. */
export type PlaceContentChoice = "standard" | "all" | PlaceContent;

const CARD_CONTENT = {
  media: true,
  rating: true,
  type: true,
  price: true,
  accessibleEntranceIcon: true,
  openNowStatus: true,
} as const satisfies PlaceContent;

const ALL_CARD_CONTENT = { ...CARD_CONTENT, address: true } as const satisfies PlaceContent;

/** The sections of a compact card or of a card in search results. */
export function cardContent(choice: PlaceContentChoice): PlaceContent {
  if (choice === "standard") return CARD_CONTENT;
  return choice === "all" ? ALL_CARD_CONTENT : choice;
}

/** The options of the media section, or null where it is off. */
export function mediaOptions({ media }: PlaceContent): Required<MediaOptions> | null {
  return media ? { lightboxPreferred: false, preferredSize: "SMALL", ...Object(media) } : null;
}
