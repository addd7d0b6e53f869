import type { BasemapTheme } from "../style/map-colours.ts";
import type { MapCamera, MapPosition, MapSize } from "./web-mercator.ts";

/** A picture of a map, as its address asks for it. */
export interface StaticMap extends MapCamera, MapSize {
  /** Light or dark. */
  theme: BasemapTheme;
  /** Each gets a mark. */
  markers: readonly MapPosition[];
  /** How exact the markers are: circles of this radius on the ground instead of drops. */
  radiusMetres?: number;
  /** No name below the middle, where the page lays a button over the picture. Default: names everywhere. */
  hasButton?: boolean;
}

/** Where the server's pictures are. */
export const STATIC_MAP_PATH = "/cartes/statique.svg";

/** More would only hide the map. */
export const MAX_STATIC_MARKERS = 60;
const RADII = { least: 1, most: 5_000 };
const BUTTON = "bouton=oui";
const SIDES = { least: 64, most: 1280 };
const ZOOMS = { least: 0, most: 19 };

/** Returns the address of a picture, below the server's own. */
export function staticMapHref({
  center,
  zoom,
  width,
  height,
  theme,
  markers,
  radiusMetres,
  hasButton = false,
}: StaticMap): string {
  const query = [
    `centre=${written(center)}`,
    `zoom=${rounded(zoom, 1)}`,
    `taille=${Math.round(width)}x${Math.round(height)}`,
    `theme=${theme === "light" ? "clair" : "sombre"}`,
  ];
  if (markers.length > 0)
    query.push(`reperes=${markers.slice(0, MAX_STATIC_MARKERS).map(written).join(";")}`);
  if (radiusMetres !== undefined) query.push(`rayon=${Math.round(radiusMetres)}`);
  if (hasButton) query.push(BUTTON);
  return `${STATIC_MAP_PATH}?${query.join("&")}`;
}

/** Parses the address of a picture; returns a sentence if it is invalid. */
export function readStaticMap(query: URLSearchParams): StaticMap | string {
  const center = position(query.get("centre") ?? "");
  if (center === null) return wrong("centre", query, "a latitude and a longitude, such as 49.57,-0.52");
  const zoom = number(query.get("zoom") ?? "");
  if (zoom === null || zoom < ZOOMS.least || zoom > ZOOMS.most) {
    return wrong("zoom", query, `a number from ${ZOOMS.least} to ${ZOOMS.most}`);
  }
  const [, width = 0, height = 0] = (/^(\d{1,4})x(\d{1,4})$/.exec(query.get("taille") ?? "") ?? []).map(
    Number,
  );
  if ([width, height].some((side) => side < SIDES.least || side > SIDES.most)) {
    return wrong(
      "taille",
      query,
      `width x height of ${SIDES.least} to ${SIDES.most} pixels, such as 640x360`,
    );
  }
  const theme = query.get("theme") ?? "clair";
  if (theme !== "clair" && theme !== "sombre") return wrong("theme", query, "clair or sombre");
  const marked = query.get("reperes") ?? "";
  const markers = marked === "" ? [] : marked.split(";", MAX_STATIC_MARKERS + 1).map(position);
  if (markers.length > MAX_STATIC_MARKERS || markers.includes(null)) {
    return wrong("reperes", query, `at most ${MAX_STATIC_MARKERS} positions with semicolons between them`);
  }
  const radius = query.get("rayon");
  const radiusMetres = radius === null ? undefined : Number(radius);
  if (radiusMetres !== undefined && !(radiusMetres >= RADII.least && radiusMetres <= RADII.most)) {
    return wrong("rayon", query, `metres from ${RADII.least} to ${RADII.most}`);
  }
  return {
    center,
    zoom: rounded(zoom, 1),
    width,
    height,
    theme: theme === "clair" ? "light" : "dark",
    markers: markers as MapPosition[], // none is null
    ...(radiusMetres !== undefined && { radiusMetres }),
    ...(query.get("bouton") === "oui" && { hasButton: true }),
  };
}

function wrong(name: string, query: URLSearchParams, wanted: string): string {
  const given = query.get(name);
  const found = given === null ? "is missing" : `is "${given.slice(0, 40)}"`;
  return `${name} ${found}; give ${wanted}.\n`;
}

function written({ latitude, longitude }: MapPosition): string {
  return `${rounded(latitude, 5)},${rounded(longitude, 5)}`;
}

function position(text: string): MapPosition | null {
  const [latitude = null, longitude = null, ...more] = text.split(",").map(number);
  if (latitude === null || longitude === null || more.length > 0) return null;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  return { latitude: rounded(latitude, 5), longitude: rounded(longitude, 5) };
}

function number(text: string): number | null {
  return /^-?\d{1,3}(?:\.\d{1,12})?$/.test(text) ? Number(text) : null;
}

/** Five digits of a degree are a metre. */
function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
