import { applyToColour } from "./colours.ts";
import { findColours, findFeatures } from "./features.ts";
import type { LayerChange, StyledLayer, StyleRule, Styler } from "./style-rules.ts";

const INVISIBLE = "rgba(0, 0, 0, 0)";

/** Returns how a page's JSON styles change the layers of the base map. Later rules override earlier ones. */
export function styleLayers(layers: readonly StyledLayer[], rules: readonly StyleRule[]): LayerChange[] {
  return layers.flatMap((layer) => {
    const change: LayerChange = { id: layer.id, paint: {} };
    for (const { featureType = "all", elementType = "all", stylers = [] } of rules) {
      const features = findFeatures(featureType, layer.id);
      const colours = findColours(elementType, layer);
      if (features === null || colours.length === 0) continue;
      for (const styler of stylers) applyStyler(layer, change, styler, elementType, colours, features.kinds);
    }
    return Object.keys(change.paint).length === 0 && change.isVisible === undefined ? [] : [change];
  });
}

function applyStyler(
  layer: StyledLayer,
  change: LayerChange,
  styler: Styler,
  elementType: string,
  colours: readonly string[],
  kinds: readonly string[] | undefined,
): void {
  const read = (name: string) => change.paint[name] ?? layer.paint?.[name];
  const recolour = (apply: (colour: string) => string) => {
    for (const name of colours) {
      const before = read(name);
      if (before === undefined) continue;
      const after = mapColours(before, apply);
      change.paint[name] = kinds === undefined ? after : ["match", ["get", "kind"], kinds, after, before];
    }
  };
  const { visibility, weight } = styler;
  if (visibility !== undefined) {
    const isOff = visibility === "off" || (visibility === "simplified" && layer.id === "road-edges");
    const isWhole =
      kinds === undefined && /^(?:all|geometry|labels|labels\.text|labels\.icon)$/.test(elementType);
    if (isWhole) change.isVisible = !isOff;
    else if (isOff) recolour(() => INVISIBLE);
  }
  if (weight !== undefined && Number.isFinite(weight) && kinds === undefined) {
    if (layer.type === "line" && layer.id !== "road-edges") change.paint["line-width"] = weight;
    if (layer.type === "symbol" && colours.includes("text-halo-color"))
      change.paint["text-halo-width"] = weight;
  }
  recolour((colour) => applyToColour(colour, styler));
}

/** Applies `apply` to each colour of a value, which may be an expression. */
function mapColours(value: unknown, apply: (colour: string) => string): unknown {
  if (Array.isArray(value)) return value.map((part) => mapColours(part, apply));
  return typeof value === "string" && /^(?:#|hsla?\(|rgba?\()/.test(value) ? apply(value) : value;
}
