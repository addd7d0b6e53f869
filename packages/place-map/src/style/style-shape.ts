/**
 * As much of MapLibre's style specification as the base map uses, so that
 * nobody needs the map library to have the style.
 *
 * @see https://maplibre.org/maplibre-style-spec/
 */
export interface StyleSpecification {
  version: 8;
  name: string;
  sources: Record<string, VectorSource>;
  layers: StyleLayer[];
}

export interface VectorSource {
  type: "vector";
  url: string;
  attribution?: string;
}

/** A value, or an expression in MapLibre's language. */
export type StyleValue = string | number | boolean | readonly StyleValue[];

export interface StyleLayer {
  id: string;
  type: "background" | "fill" | "line" | "circle" | "symbol";
  source?: string;
  "source-layer"?: string;
  minzoom?: number;
  maxzoom?: number;
  filter?: StyleValue;
  layout?: Record<string, StyleValue>;
  paint?: Record<string, StyleValue>;
}
