import { hasListeners, trigger } from "../../core/listeners.ts";
import { Marker } from "../../marker/marker.ts";
import { POINTER_EVENTS } from "../mouse-event.ts";
import { Polygon } from "../shapes/polygon.ts";
import { Polyline } from "../shapes/polyline.ts";
import type { DataState, Drawing, FeatureLayer, FeatureStyle } from "./data-state.ts";
import type { Feature } from "./feature.ts";
import * as geometries from "./geometries.ts";

/** Updates what the map shows of the changed features. */
export function drawFeatures(layer: FeatureLayer, { features, overrides, drawn, changed }: DataState): void {
  const map = layer.getMap();
  const style = layer.getStyle();
  const hasClickListener = hasListeners(layer, "click");
  const waiting = [...changed];
  changed.clear();
  for (const feature of waiting) {
    const geometry = feature.getGeometry();
    const isVisible = map !== null && features.has(feature);
    const before = drawn.get(feature);
    const isReusable =
      before !== undefined &&
      isVisible &&
      before.geometry === geometry &&
      before.hasClickListener === hasClickListener;
    if (before !== undefined && !isReusable) {
      for (const drawing of before.drawings) drawing.setMap(null);
      drawn.delete(feature);
    }
    if (!isVisible) continue;
    const drawings = isReusable ? before.drawings : buildDrawings(layer, feature, hasClickListener);
    const options: FeatureStyle = {
      ...(typeof style === "function" ? style(feature) : style),
      ...overrides.get(feature),
    };
    // Options that the style no longer sets go back to their defaults.
    const reset = Object.fromEntries((isReusable ? before.options : []).map((name) => [name, undefined]));
    for (const drawing of drawings) drawing.setOptions({ ...reset, ...options, map });
    drawn.set(feature, { geometry, drawings, options: Object.keys(options), hasClickListener });
  }
}

/** Makes the drawings of a feature; the layer repeats their events. */
function buildDrawings(layer: FeatureLayer, feature: Feature, hasClickListener: boolean): Drawing[] {
  const geometry = feature.getGeometry();
  const drawings = geometry === null ? [] : drawGeometry(geometry);
  for (const drawing of drawings) {
    for (const name of Object.values(POINTER_EVENTS)) {
      if (name === "click" && drawing instanceof Marker && !hasClickListener) continue;
      drawing.addListener(name, (event: object) => {
        trigger(layer, name, { ...event, feature });
        // Newer pages use the browser's name of this event.
        if (name === "rightclick") trigger(layer, "contextmenu", { ...event, feature });
      });
    }
  }
  return drawings;
}

function drawGeometry(geometry: geometries.Geometry): Drawing[] {
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
  // The remaining classes contain several geometries.
  const { GeometryCollection } = geometries;
  return (geometry as InstanceType<typeof GeometryCollection>).getArray().flatMap(drawGeometry);
}
