import type { CSSProperties } from "react";

/** How a widget that shows places looks, in which language it asks, and what it adds to each place. */
export interface DisplayOptions {
  /** Background of the box, a CSS colour. Default: the surface token, `#fff` in a light colour scheme. */
  backgroundColor?: string | undefined;
  /** Corners of the box and of its cards, in pixels or as a CSS length. Default: the radius token, `8px`. */
  borderRadius?: number | string | undefined;
  /** Language of the requested places, BCP 47. Default: that of the provider, which also has the words. */
  language?: string | undefined;
  /** Region for the format of results, two letters; decides on miles. Default: that of the provider. */
  region?: string | undefined;
  /** Shows the sources of the data. Default true; a page that shows them elsewhere may turn it off. */
  showsAttribution?: boolean | undefined;
  /** Draws a border around the box. Default true. */
  showsBorder?: boolean | undefined;
  /** Shows the travel time to each place. Default false. */
  showsRoutingSummary?: boolean | undefined;
  /** Shows up to two important features of the type of place. Default false. */
  showsAttributeTags?: boolean | undefined;
}

export type DisplayOption = keyof DisplayOptions;

/** The default of each display option, as the style sheet and the widgets have it; null for that of the provider. */
export const DISPLAY_DEFAULTS = {
  backgroundColor: "#fff",
  borderRadius: "8px",
  language: null,
  region: null,
  showsAttribution: true,
  showsBorder: true,
  showsRoutingSummary: false,
  showsAttributeTags: false,
} as const satisfies Record<DisplayOption, string | boolean | null>;

/** The display options of a widget's box, which its frame applies. */
export type BoxOptions = Pick<DisplayOptions, "backgroundColor" | "borderRadius" | "showsBorder">;

/** The display options that a widget applies to its requests. */
export type LocaleOptions = Pick<DisplayOptions, "language" | "region">;

/**
 * Returns the private properties of the style sheet that hold the colour and the
 * corners of a box. They win over the tokens of the page.
 */
export function getBoxStyle({ backgroundColor, borderRadius }: BoxOptions): CSSProperties {
  const radius = typeof borderRadius === "number" ? `${borderRadius}px` : borderRadius;
  // React's type has no custom properties.
  return { "--_surface": backgroundColor, "--_radius": radius, "--_card-radius": radius } as CSSProperties;
}

/** 0 forces the lightbox on, 1 forces it off. */
export type LightboxMode = 0 | 1;

/** Returns whether photos open in the lightbox: by the mode, else by the configuration; default no. */
export function usesLightbox(mode: LightboxMode | undefined, preferred: boolean | undefined): boolean {
  if (mode === 0) return true;
  return mode === 1 ? false : (preferred ?? false);
}
