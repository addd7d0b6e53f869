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
  /** The property that has the ids of features, where they have none of their own. */
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

/** `google.maps.Data`: features of a page's own on a map, such as those of a GeoJSON file. */
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

  /** One with the id of another takes its place. */
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
    // Who listens to clicks makes points buttons.
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

  /** Adds the features of a file, and calls `callback` with them; the console says where it cannot be had. */
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

  /** How `feature` looks beside what the style of all says. */
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

  /** Ends what `overrideStyle` said, of all features or of one. */
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

/** What pages make features of, by the names under which they stand on `Data`. */
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

/** Draws what has changed, once for all that changes in a tick. What draws it is loaded when there is something to draw. */
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
// There are no tools to draw with.
keepValues(Data, "ControlPosition", "Controls", "DrawingMode");
