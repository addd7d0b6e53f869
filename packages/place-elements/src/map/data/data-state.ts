import type { MapsEventListener } from "../../core/listeners.ts";
import type { MVCObject } from "../../core/mvc-object.ts";
import type { GoogleMap } from "../google-map.ts";
import type { Feature } from "./feature.ts";
import type { Geometry } from "./geometries.ts";

/** Looks of a feature: the options of `Marker` for points, of `Polyline` and `Polygon` for the others. */
export type FeatureStyle = Record<string, unknown>;

/** One style for all features, or a function that returns the style of each. */
export type LayerStyle = FeatureStyle | ((feature: Feature) => FeatureStyle);

/** The layer interface for drawing; `Data` implements it. */
export interface FeatureLayer extends MVCObject {
  getMap(): GoogleMap | null;
  getStyle(): LayerStyle | null;
}

/** A marker, line or area on the map. */
export interface Drawing extends MVCObject {
  setMap(map: null): void;
  setOptions(options: object): void;
}

/** Shapes of one feature on the map. */
export interface DrawnFeature {
  geometry: Geometry | null;
  drawings: readonly Drawing[];
  /** Names of the options that were set. */
  options: readonly string[];
  /** Whether the page listens to clicks, which makes its points buttons. */
  hasClickListener: boolean;
}

/** The features of a layer, and what the map shows of them. */
export interface DataState {
  /** Each feature with the listeners that the layer has on it. */
  features: Map<Feature, readonly MapsEventListener[]>;
  byId: Map<number | string | undefined, Feature>;
  /** Styles that the page set for single features. */
  overrides: Map<Feature, FeatureStyle>;
  drawn: Map<Feature, DrawnFeature>;
  /** Features to redraw at the end of this tick. */
  changed: Set<Feature>;
}
