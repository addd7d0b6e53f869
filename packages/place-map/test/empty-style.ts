import type { BasemapTheme } from "../src/style/map-colours.ts";

/** A style without tiles, so that a test reaches no server; its name says which it is. */
export const EMPTY_STYLES: Readonly<Record<BasemapTheme, string>> = {
  light: emptyStyle("clair", "#fcfaf6"),
  dark: emptyStyle("sombre", "#10151f"),
};

function emptyStyle(name: string, colour: string): string {
  const style = {
    version: 8,
    name,
    sources: {},
    layers: [{ id: "ground", type: "background", paint: { "background-color": colour } }],
  };
  return `data:application/json,${encodeURIComponent(JSON.stringify(style))}`;
}
