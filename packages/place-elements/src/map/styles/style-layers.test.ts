import { basemapStyle } from "@lieudit/place-map";
import { expect, test } from "vitest";
import { parseColour } from "./colours.ts";
import { styleLayers } from "./style-layers.ts";
import type { StyledLayer, StyleRule } from "./style-rules.ts";

const { layers } = basemapStyle({ theme: "light", url: "https://lieudit.example/tiles.json" });

function getChanges(...rules: StyleRule[]) {
  const changes = styleLayers(layers as StyledLayer[], rules);
  return Object.fromEntries(changes.map(({ id, ...change }) => [id, change]));
}

test("colours reach the ground, the roads and the names that a rule means", () => {
  const changes = getChanges(
    { featureType: "water", elementType: "geometry", stylers: [{ color: "#17263c" }] },
    { featureType: "road.highway", elementType: "geometry.fill", stylers: [{ color: "#746855" }] },
    { elementType: "labels.text.fill", stylers: [{ color: "#fff" }] },
  );
  expect(changes.water).toEqual({ paint: { "fill-color": "#17263c" } });
  expect(changes.coast).toEqual({ paint: { "line-color": "#17263c" } });
  const [operator, input, kinds, colour] = changes.roads!.paint["line-color"] as unknown[];
  expect([operator, input, kinds]).toEqual(["match", ["get", "kind"], ["motorway", "trunk"]]);
  expect(JSON.stringify(colour)).toContain("#746855");
  expect(changes["road-edges"]).toBeUndefined();
  expect(changes["town-names"]?.paint).toEqual({ "text-color": "#fff" });
  expect(changes.land).toBeUndefined();
});

test("visibility hides whole layers, or parts of them by a transparent colour", () => {
  expect(getChanges({ featureType: "poi", stylers: [{ visibility: "off" }] })).toMatchObject({
    "poi-dots": { isVisible: false },
    "poi-names": { isVisible: false },
    parks: { isVisible: false },
  });
  const local = getChanges({ featureType: "road.local", stylers: [{ visibility: "off" }] });
  expect(local.roads?.isVisible).toBeUndefined();
  expect(JSON.stringify(local.roads)).toContain("rgba(0, 0, 0, 0)");
  const icons = getChanges({ elementType: "labels.icon", stylers: [{ visibility: "off" }] });
  expect(Object.keys(icons)).toEqual(["poi-dots"]);
  expect(getChanges({ featureType: "road", stylers: [{ visibility: "simplified" }] })).toMatchObject({
    "road-edges": { isVisible: false },
    roads: { isVisible: true },
  });
});

test("saturation, hue, lightness and their like change the colours of the map", () => {
  const grey = getChanges({ stylers: [{ saturation: -100 }] });
  expect(parseColour(String(grey.water?.paint["fill-color"]))?.s).toBe(0);
  const dark = getChanges({
    featureType: "water",
    stylers: [{ invert_lightness: true }, { lightness: -50 }],
  });
  expect(parseColour(String(dark.water?.paint["fill-color"]))?.l).toBeLessThan(0.2);
  const red = getChanges({ featureType: "water", stylers: [{ hue: "#ff0000" }, { gamma: 0.5 }] });
  expect(parseColour(String(red.water?.paint["fill-color"]))?.h).toBe(0);
  expect(getChanges({ featureType: "water", stylers: [{ weight: 4 }] }).coast?.paint["line-width"]).toBe(4);
});

test("rules about features that the map does not tell apart, and invalid colours change nothing", () => {
  expect(getChanges({ featureType: "poi.medical", stylers: [{ visibility: "off" }] })).toEqual({});
  const unknown = getChanges({ featureType: "water", stylers: [{ color: "url(x)" }] });
  expect(unknown.water?.paint["fill-color"]).toBe(
    layers.find(({ id }) => id === "water")?.paint?.["fill-color"],
  );
});
