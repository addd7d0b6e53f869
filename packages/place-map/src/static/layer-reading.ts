import {
  type Feature,
  type FilterSpecification,
  featureFilter,
  latest,
  normalizePropertyExpression,
  type PropertyValueSpecification,
  type StylePropertySpecification,
} from "@maplibre/maplibre-gl-style-spec";
import type { StyleLayer } from "../style/style-shape.ts";

/** The properties of a style's layer for a feature at one zoom, evaluated like MapLibre. */
export interface LayerReading {
  isWanted(feature: Feature): boolean;
  /** A property of its paint or layout, with the specification's default; colours as CSS writes them. */
  value(property: string, feature: Feature): unknown;
}

/** A feature that no property depends on. */
export const NO_FEATURE: Feature = { type: "Unknown", properties: {} };

/** How `layer` draws features at `zoom`. */
export function readLayer(layer: StyleLayer, zoom: number): LayerReading {
  const globals = { zoom };
  const filter = featureFilter(layer.filter as FilterSpecification | undefined, "filter");
  const prepared = new Map<string, (feature: Feature) => unknown>();
  return {
    isWanted: (feature) => filter.filter(globals, feature),
    value(property, feature) {
      let evaluate = prepared.get(property);
      if (evaluate === undefined) {
        evaluate = evaluator(layer, property, globals);
        prepared.set(property, evaluate);
      }
      return evaluate(feature);
    },
  };
}

function evaluator(
  layer: StyleLayer,
  property: string,
  globals: { zoom: number },
): (feature: Feature) => unknown {
  // The specification is JSON: its type says nothing of its keys.
  const reference = latest as unknown as Record<string, Record<string, StylePropertySpecification>>;
  const kind = reference[`paint_${layer.type}`]?.[property] === undefined ? "layout" : "paint";
  const specification = reference[`${kind}_${layer.type}`]?.[property];
  if (specification === undefined) {
    throw new RangeError(`Layers of type ${layer.type} have no property ${property}.`);
  }
  const given = layer[kind]?.[property] ?? specification.default;
  if (given === undefined) return () => undefined;
  const expression = normalizePropertyExpression(
    given as PropertyValueSpecification<unknown>,
    `${kind}.${property}`,
    specification,
  );
  return (feature) => {
    const value = expression.evaluate(globals, feature) as unknown;
    return typeof value === "object" && value !== null && !Array.isArray(value) ? String(value) : value;
  };
}
