import { type Oklch, toHex } from "./oklch.ts";

export type BasemapTheme = "light" | "dark";

/** Colours of the base map as `#rrggbb`. */
export interface MapColours {
  /** Where there is no data: the land's, so that the edge of an extract is no line across the country. */
  beyond: string;
  land: string;
  builtUp: string;
  park: string;
  wood: string;
  field: string;
  sand: string;
  rock: string;
  special: string;
  water: string;
  waterLine: string;
  coast: string;
  building: string;
  buildingLine: string;
  road: string;
  majorRoad: string;
  roadCasing: string;
  path: string;
  rail: string;
  boundary: string;
  label: string;
  quietLabel: string;
  waterLabel: string;
  parkLabel: string;
  halo: string;
}

/** Warm paper and ink, a pale sea, parks in thinned olive, roads in two greys: the site's look. */
export function mapColours(theme: BasemapTheme): MapColours {
  const colours = theme === "light" ? LIGHT : DARK;
  return Object.fromEntries(
    Object.entries(colours).map(([name, colour]) => [name, toHex(colour)]),
  ) as unknown as MapColours; // the same keys, one by one
}

/** Returns a marker's own colour, and that of its edge and dot. */
export function markerColours(theme: BasemapTheme): { fill: string; edge: string } {
  return theme === "light"
    ? { fill: toHex([0.56, 0.19, 35]), edge: toHex([0.985, 0.006, 85]) }
    : { fill: toHex([0.72, 0.16, 35]), edge: toHex([0.19, 0.02, 255]) };
}

const LIGHT: Readonly<Record<keyof MapColours, Oklch>> = {
  beyond: [0.985, 0.006, 85],
  land: [0.985, 0.006, 85],
  builtUp: [0.965, 0.008, 85],
  park: [0.925, 0.04, 120],
  wood: [0.9, 0.045, 125],
  field: [0.955, 0.022, 110],
  sand: [0.945, 0.03, 90],
  rock: [0.93, 0.006, 85],
  special: [0.95, 0.012, 60],
  water: [0.885, 0.035, 235],
  waterLine: [0.82, 0.05, 235],
  coast: [0.72, 0.06, 238],
  building: [0.925, 0.01, 80],
  buildingLine: [0.875, 0.012, 80],
  road: [1, 0, 0],
  majorRoad: [0.93, 0.006, 85],
  roadCasing: [0.83, 0.008, 85],
  path: [0.8, 0.014, 80],
  rail: [0.66, 0.01, 255],
  boundary: [0.6, 0.03, 300],
  label: [0.24, 0.03, 255],
  quietLabel: [0.45, 0.02, 255],
  waterLabel: [0.4, 0.1, 240],
  parkLabel: [0.4, 0.07, 125],
  halo: [0.985, 0.006, 85],
};

const DARK: Readonly<Record<keyof MapColours, Oklch>> = {
  beyond: [0.19, 0.02, 255],
  land: [0.19, 0.02, 255],
  builtUp: [0.21, 0.02, 255],
  park: [0.25, 0.03, 130],
  wood: [0.235, 0.032, 135],
  field: [0.215, 0.022, 120],
  sand: [0.27, 0.02, 90],
  rock: [0.24, 0.012, 255],
  special: [0.225, 0.02, 280],
  water: [0.29, 0.05, 240],
  waterLine: [0.35, 0.06, 240],
  coast: [0.45, 0.06, 238],
  building: [0.25, 0.018, 255],
  buildingLine: [0.3, 0.018, 255],
  road: [0.32, 0.018, 255],
  majorRoad: [0.38, 0.018, 255],
  roadCasing: [0.16, 0.02, 255],
  path: [0.35, 0.016, 255],
  rail: [0.46, 0.015, 255],
  boundary: [0.55, 0.04, 300],
  label: [0.95, 0.008, 85],
  quietLabel: [0.76, 0.015, 85],
  waterLabel: [0.77, 0.1, 235],
  parkLabel: [0.8, 0.08, 125],
  halo: [0.19, 0.02, 255],
};
