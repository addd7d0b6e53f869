import type { Attribution, LatLng } from "@lieudit/place-model";

const OSM = "https://www.openstreetmap.org";
const ELEMENTS: Readonly<Record<string, string>> = { n: "node", w: "way", r: "relation" };

/** Returns whether a place comes from OpenStreetMap, not from the operator or the demo. */
export function isFromOpenStreetMap(attributions: readonly Attribution[] | undefined): boolean {
  return attributions?.some(({ providerUri }) => providerUri?.startsWith(`${OSM}/`)) ?? false;
}

/** Returns the page for a note on the map, at `location` if known. */
export function noteUri(location: LatLng | undefined): string {
  if (location === undefined) return `${OSM}/note/new`;
  return `${OSM}/note/new#map=19/${location.latitude.toFixed(6)}/${location.longitude.toFixed(6)}`;
}

/** Returns the page of the element that a place was made of, `osm-n-0000000123` for node 123; null for other ids. */
export function elementUri(placeId: string | undefined): string | null {
  const [, kind, number] = placeId?.match(/^osm-([nwr])-0*(\d+)$/) ?? [];
  const element = kind === undefined ? undefined : ELEMENTS[kind];
  return element === undefined ? null : `${OSM}/${element}/${number}`;
}
