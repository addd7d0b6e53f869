/** A rule of a page's JSON styles: which features, which part of them, and how they look. */
export interface StyleRule {
  featureType?: string;
  elementType?: string;
  stylers?: readonly Styler[];
}

/** One look; the stylers of a rule apply one after another. */
export interface Styler {
  color?: string;
  hue?: string;
  /** -100 to 100. */
  saturation?: number;
  /** -100 to 100. */
  lightness?: number;
  /** 0.01 to 10. */
  gamma?: number;
  invert_lightness?: boolean;
  visibility?: "on" | "off" | "simplified";
  /** In pixels. */
  weight?: number;
}

/** A layer of the base map's style. */
export interface StyledLayer {
  id: string;
  type: string;
  paint?: Readonly<Record<string, unknown>>;
}

/** Changes of one layer. */
export interface LayerChange {
  id: string;
  paint: Record<string, unknown>;
  isVisible?: boolean;
}
