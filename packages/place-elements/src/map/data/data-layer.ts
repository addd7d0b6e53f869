import { type Handler, listen, type MapsEventListener, trigger } from "../../core/listeners.ts";
import { loadPart } from "../../core/load-part.ts";
import { MVCObject } from "../../core/mvc-object.ts";
import { ownState } from "../../core/own-state.ts";
import type { GoogleMap } from "../google-map.ts";
import { keepValues } from "../keep-values.ts";
import { toMap } from "../stage/stage-of-map.ts";
import type { DataState, FeatureLayer, FeatureStyle, LayerStyle } from "./data-state.ts";
import { Feature, type FeatureOptions } from "./feature.ts";
import {
  Geometry,
  GeometryCollection,
  LinearRing,
  LineString,
  MultiLineString,
  MultiPoint,
  MultiPolygon,
  Point,
  Polygon,
} from "./geometries.ts";
import { readGeoJson } from "./read-geojson.ts";

export interface GeoJsonOptions {
  /** The property with the ids of features that have no id themselves. */
  idPropertyName?: string | null;
}

const STATE = Symbol("data");

function getState(layer: Data): DataState {
  return ownState(layer, STATE, () => ({
    features: new Map(),
    byId: new Map(),
    overrides: new Map(),
    drawn: new Map(),
    changed: new Set(),
  }));
}

/** `google.maps.Data`: features of the page on a map, such as those of a GeoJSON file. */
export class Data extends MVCObject implements FeatureLayer {
  declare getControlPosition: () => number | null;
  declare getControls: () => string[] | null;
  declare getDrawingMode: () => string | null;
  declare setControlPosition: (position: number | null) => void;
  declare setControls: (controls: string[] | null) => void;
  declare setDrawingMode: (mode: string | null) => void;

  constructor(options?: object | null) {
    super();
    this.setValues(options);
  }

  /** Replaces a feature with the same id. */
  add(options?: Feature | FeatureOptions | null): Feature {
    const feature = options instanceof Feature ? options : new Feature(options);
    const { features, byId } = getState(this);
    if (features.has(feature)) return feature;
    const id = feature.getId();
    const before = this.getFeatureById(id);
    if (before !== undefined) this.remove(before);
    if (id !== undefined) byId.set(id, feature);
    features.set(
      feature,
      FEATURE_EVENTS.map((name) =>
        listen(feature, name, (event) => {
          drawSoon(this, [feature]);
          trigger(this, name, event);
        }),
      ),
    );
    drawSoon(this, [feature]);
    trigger(this, "addfeature", { feature });
    return feature;
  }

  addGeoJson(geoJson: object, options?: GeoJsonOptions | null): Feature[] {
    return readGeoJson(geoJson, options?.idPropertyName).map((read) => this.add(read));
  }

  override addListener(eventName: string, handler: Handler): MapsEventListener {
    const listener = super.addListener(eventName, handler);
    // A click listener turns points into buttons.
    this.changed();
    return listener;
  }

  contains(feature: Feature): boolean {
    return getState(this).features.has(feature);
  }

  forEach(callback: (feature: Feature) => void): void {
    for (const feature of [...getState(this).features.keys()]) callback(feature);
  }

  getFeatureById(id: number | string | undefined): Feature | undefined {
    return getState(this).byId.get(id);
  }

  getMap(): GoogleMap | null {
    return this.get("map") ?? null;
  }

  getStyle(): LayerStyle | null {
    return this.get("style") ?? null;
  }

  /** Adds the features of a file, and calls `callback` with them. Logs an error if the file fails to load. */
  loadGeoJson(
    url: string,
    options?: GeoJsonOptions | null,
    callback?: ((features: Feature[]) => void) | null,
  ): void {
    fetch(url)
      .then((answer) => answer.json())
      .then((json: object) => this.addGeoJson(json, options))
      .then(callback, (cause: unknown) => console.error(`loadGeoJson: no features from ${url}.`, cause));
  }

  /** Sets options of one feature over the style of the layer. */
  overrideStyle(feature: Feature, style: FeatureStyle): void {
    const { overrides } = getState(this);
    overrides.set(feature, { ...overrides.get(feature), ...style });
    drawSoon(this, [feature]);
  }

  remove(feature: Feature): void {
    const { features, byId } = getState(this);
    const listeners = features.get(feature);
    if (listeners === undefined) return;
    for (const listener of listeners) listener.remove();
    features.delete(feature);
    byId.delete(feature.getId());
    drawSoon(this, [feature]);
    trigger(this, "removefeature", { feature });
  }

  /** Removes the options of `overrideStyle`, from one feature or all. */
  revertStyle(feature?: Feature | null): void {
    const { overrides } = getState(this);
    const reverted = feature == null ? [...overrides.keys()] : [feature];
    for (const each of reverted) overrides.delete(each);
    drawSoon(this, reverted);
  }

  setMap(map: GoogleMap | null): void {
    this.set("map", toMap(map));
  }

  setStyle(style: LayerStyle | null): void {
    this.set("style", style);
  }

  /** Calls `callback` with all features as GeoJSON. */
  toGeoJson(callback: (collection: object) => void): void {
    void import("./write-geojson.ts").then(({ writeGeoJson }) =>
      callback({
        type: "FeatureCollection",
        features: [...getState(this).features.keys()].map(writeGeoJson),
      }),
    );
  }

  override changed(): void {
    drawSoon(this, getState(this).features.keys());
  }
}

/** The classes of features and geometries, by their names on `Data`. */
const CLASSES = {
  Feature,
  Geometry,
  GeometryCollection,
  LineString,
  LinearRing,
  MultiLineString,
  MultiPoint,
  MultiPolygon,
  Point,
  Polygon,
};

const FEATURE_EVENTS = ["setgeometry", "setproperty", "removeproperty"];

/** Redraws the changed features once per tick. Loads the drawing code with the first feature. */
function drawSoon(layer: Data, changed: Iterable<Feature>): void {
  const state = getState(layer);
  const isWaiting = state.changed.size > 0;
  for (const feature of changed) state.changed.add(feature);
  if (isWaiting || state.changed.size === 0) return;
  loadPart("drawing of features", () => import("./draw-features.ts"))
    .then(({ drawFeatures }) => drawFeatures(layer, state))
    .catch((error: unknown) => {
      state.changed.clear();
      console.error(error);
    });
}

Object.assign(Data, CLASSES);
// There are no drawing tools; the values are kept.
keepValues(Data, "ControlPosition", "Controls", "DrawingMode");
