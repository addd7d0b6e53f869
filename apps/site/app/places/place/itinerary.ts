import type { DirectionsRequest, RouteEnd } from "../../shell/services/directions.ts";

/** Travel modes, as they appear in addresses. */
export const MEANS = [
  { slug: "pied", mode: "WALK", label: "À pied" },
  { slug: "velo", mode: "BICYCLE", label: "À vélo" },
  { slug: "voiture", mode: "DRIVE", label: "En voiture" },
] as const satisfies readonly { slug: string; mode: DirectionsRequest["travelMode"]; label: string }[];

/** The query of the route page. */
export interface ItineraryQuery {
  /** The start as typed, or `latitude,longitude` from the browser. Empty before the first request. */
  from: string;
  means: (typeof MEANS)[number];
}

const MAX_CHARACTERS = 200;

/** Reads the query of the page; unknown values become the default. */
export function readItinerary(query: URLSearchParams): ItineraryQuery {
  return {
    from: (query.get("depuis") ?? "").replace(/\s+/g, " ").trim().slice(0, MAX_CHARACTERS),
    means: MEANS.find(({ slug }) => slug === query.get("moyen")) ?? MEANS[0],
  };
}

/** Returns the address of a route to a place. */
export function itineraryHref(placeId: string, { from, means }: Partial<ItineraryQuery> = {}): string {
  const query = new URLSearchParams();
  if (from !== undefined && from !== "") query.set("depuis", from);
  if (means !== undefined && means.slug !== MEANS[0].slug) query.set("moyen", means.slug);
  const path = `/lieu/${placeId}/itineraire`;
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Writes a position for `from`, exact to a metre. */
export function writePosition({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `${latitude.toFixed(5)},${longitude.toFixed(5)}`;
}

/** Returns whether `from` is a position, not an address. */
export function isPosition(from: string): boolean {
  return readLatLng(from) !== null;
}

/** The start of a way. */
export function toRouteEnd(from: string): RouteEnd {
  const latLng = readLatLng(from);
  return latLng === null ? { address: from } : { location: { latLng } };
}

function readLatLng(text: string): { latitude: number; longitude: number } | null {
  const [, latitude, longitude] = /^(-?\d{1,2}(?:\.\d+)?), ?(-?\d{1,3}(?:\.\d+)?)$/.exec(text) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  const isOnEarth = Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180;
  return isOnEarth ? { latitude: Number(latitude), longitude: Number(longitude) } : null;
}
