import { importLibrary } from "../../core/import-library.ts";
import { hasListeners, trigger } from "../../core/listeners.ts";
import type * as markerLibrary from "../../marker/library.ts";
import type * as mapsLibrary from "../library.ts";
import { POINTER_EVENTS } from "../mouse-event.ts";
import type { Data, DataState, FeatureStyle } from "./data-layer.ts";
import type { Feature } from "./feature.ts";
import * as geometries from "./geometries.ts";

/** What is on the map of a feature. */
export interface DrawnFeature {
  geometry: geometries.Geometry | null;
  things: readonly Thing[];
  /** The names of the options that were set. */
  options: readonly string[];
  /** Whether its points are buttons: they are where somebody listens to clicks. */
  isHeard: boolean;
}

type Thing = markerLibrary.Marker | mapsLibrary.Polygon | mapsLibrary.Polyline;

/** What features are drawn with; the first layer of a page that draws also loads the library of markers. */
type Classes = Pick<typeof markerLibrary, "Marker"> & Pick<typeof mapsLibrary, "Polygon" | "Polyline">;

/** Brings what is drawn of the changed features up to what they are. */
export async function drawFeatures(
  layer: Data,
  { features, overrides, drawn, changed }: DataState,
): Promise<void> {
  const [marker, maps] = await Promise.all([importLibrary("marker"), importLibrary("maps")]);
  // Both are what their modules export.
  const classes = { ...maps, ...marker } as unknown as Classes;
  const map = layer.getMap();
  const style = layer.getStyle();
  const isHeard = hasListeners(layer, "click");
  const waiting = [...changed];
  changed.clear();
  for (const feature of waiting) {
    const geometry = feature.getGeometry();
    const isShown = map !== null && features.has(feature);
    const before = drawn.get(feature);
    const isKept =
      before !== undefined && isShown && before.geometry === geometry && before.isHeard === isHeard;
    if (before !== undefined && !isKept) {
      for (const thing of before.things) thing.setMap(null);
      drawn.delete(feature);
    }
    if (!isShown) continue;
    const things = isKept ? before.things : buildDrawings(layer, feature, classes, isHeard);
    const said: FeatureStyle = {
      ...(typeof style === "function" ? style(feature) : style),
      ...overrides.get(feature),
    };
    // What is no longer said is as if it had never been.
    const unsaid = Object.fromEntries((isKept ? before.options : []).map((name) => [name, undefined]));
    for (const thing of things) thing.setOptions({ ...unsaid, ...said, map });
    drawn.set(feature, { geometry, things, options: Object.keys(said), isHeard });
  }
}

/** New things on the map for all that `feature` is made of, whose events its layer tells. */
function buildDrawings(layer: Data, feature: Feature, classes: Classes, isHeard: boolean): Thing[] {
  const geometry = feature.getGeometry();
  const things = geometry === null ? [] : flattenGeometry(geometry, classes);
  for (const thing of things) {
    for (const name of Object.values(POINTER_EVENTS)) {
      if (name === "click" && thing instanceof classes.Marker && !isHeard) continue;
      thing.addListener(name, (event: object) => {
        trigger(layer, name, { ...event, feature });
        // Newer pages call it by the browser's name.
        if (name === "rightclick") trigger(layer, "contextmenu", { ...event, feature });
      });
    }
  }
  return things;
}

function flattenGeometry(geometry: geometries.Geometry, classes: Classes): Thing[] {
  const { Marker, Polygon, Polyline } = classes;
  if (geometry instanceof geometries.Point) return [new Marker({ position: geometry.get() })];
  if (geometry instanceof geometries.MultiPoint) {
    return geometry.getArray().map((position) => new Marker({ position }));
  }
  if (geometry instanceof geometries.LineString) return [new Polyline({ path: geometry.getArray() })];
  if (geometry instanceof geometries.LinearRing) {
    const points = geometry.getArray();
    return [new Polyline({ path: [...points, ...points.slice(0, 1)] })];
  }
  if (geometry instanceof geometries.Polygon) {
    return [new Polygon({ paths: geometry.getArray().map((ring) => ring.getArray()) })];
  }
  // Several of the others.
  const { GeometryCollection } = geometries;
  return (geometry as InstanceType<typeof GeometryCollection>)
    .getArray()
    .flatMap((part) => flattenGeometry(part, classes));
}
