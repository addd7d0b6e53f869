import type { PlaceContent, PlaceSection } from "../src/content/place-content.ts";

/** One thing that a site developer may set on a widget. */
export type WidgetOption =
  | { name: string; kind: "switch"; default: boolean }
  | { name: string; kind: "choice"; values: readonly (string | number)[]; default: string | number };

export type WidgetName = "PlaceDetails" | "PlaceCompact" | "PlaceSearchList" | "PlaceAutocomplete";

const HEADING_LEVELS = [1, 2, 3, 4, 5, 6];
const ORIENTATION = {
  name: "orientation",
  kind: "choice",
  values: ["VERTICAL", "HORIZONTAL"],
  default: "VERTICAL",
} as const;
const CONTENT = {
  name: "content",
  kind: "choice",
  values: ["standard", "all", "sections"],
  default: "standard",
} as const;
const DISPLAY = [on("showsBorder"), on("showsAttribution")];

/** The options of each widget with their defaults, in the order in which people look for them. */
export const WIDGET_OPTIONS: Readonly<Record<WidgetName, readonly WidgetOption[]>> = {
  PlaceDetails: [CONTENT, headingLevel(2), ...DISPLAY],
  PlaceCompact: [ORIENTATION, CONTENT, off("truncationPreferred"), headingLevel(3), ...DISPLAY],
  PlaceSearchList: [
    ORIENTATION,
    CONTENT,
    { name: "attributionPosition", kind: "choice", values: ["TOP", "BOTTOM"], default: "TOP" },
    off("selectable"),
    off("truncationPreferred"),
    off("showsAttributeTags"),
    off("showsRoutingSummary"),
    headingLevel(3),
    ...DISPLAY,
  ],
  PlaceAutocomplete: [
    off("disabled"),
    off("readOnly"),
    off("required"),
    off("noInputIcon"),
    off("noClearButton"),
  ],
};

/** The sections of a content that is neither preset, in the order in which they stand. */
export const CONTENT_SECTIONS = {
  PlaceDetails: [
    "media",
    "rating",
    "price",
    "type",
    "accessibleEntranceIcon",
    "openNowStatus",
    "summary",
    "address",
    "openingHours",
    "website",
    "phoneNumber",
    "plusCode",
    "typeSpecificHighlights",
    "reviews",
    "featureList",
  ],
  PlaceCompact: ["media", "rating", "price", "type", "accessibleEntranceIcon", "openNowStatus", "address"],
  PlaceSearchList: ["media", "rating", "price", "type", "accessibleEntranceIcon", "openNowStatus", "address"],
} as const satisfies Readonly<Record<Exclude<WidgetName, "PlaceAutocomplete">, readonly PlaceSection[]>>;

/** A content of these sections alone. */
export function contentOf(sections: readonly Exclude<PlaceSection, "attribution">[]): PlaceContent {
  return Object.fromEntries(sections.map((section) => [section, true]));
}

/** The public tokens of the theme, as `src/theme/tokens.css` reads them. */
export const THEME_TOKENS = {
  colors: [
    "surface",
    "on-surface",
    "on-surface-variant",
    "primary",
    "disabled-surface",
    "positive",
    "negative",
    "positive-container",
    "on-positive-container",
    "info",
    "secondary-container",
    "on-secondary-container",
    "neutral-container",
    "on-neutral-container",
    "outline-decorative",
  ].map((name) => `--gmp-mat-color-${name}`),
  radii: [
    "--gmp-border-radius",
    "--gmp-card-border-radius",
    "--gmp-button-border-radius",
    "--gmp-dialog-border-radius",
    "--gmp-thumbnail-border-radius",
    "--gmp-collage-border-radius-outer",
  ],
} as const;

function on(name: string): WidgetOption {
  return { name, kind: "switch", default: true };
}

function off(name: string): WidgetOption {
  return { name, kind: "switch", default: false };
}

function headingLevel(level: number): WidgetOption {
  return { name: "headingLevel", kind: "choice", values: HEADING_LEVELS, default: level };
}
