import type { IndexDescription } from "@lieudit/place-index";
import type { LatLng, Place, SearchNearbyRequest, Viewport } from "@lieudit/place-model";
import type { PlacesClient } from "@lieudit/places-client";
import { asked, valueOr } from "./ask-places.ts";
import { circleAround, getCenter, startView } from "./start-view.ts";

/** The default area of a visit. */
export interface StartArea {
  viewport: Viewport;
  /** The centre of the town, or of the area if it has no town. */
  center: LatLng;
}

/** Half the side of the area around a town without an outline, in degrees: some 2 km. */
const TOWN_MARGIN = 0.02;

/**
 * Returns the largest town of the newest import, since the centre of an extract may be fields.
 * Returns the whole area without a town, and null without an import.
 */
export async function startArea(
  client: PlacesClient,
  description: IndexDescription | null,
  signal: AbortSignal,
): Promise<StartArea | null> {
  const view = description === null ? null : startView(description);
  if (view === null) return null;
  const towns = valueOr(await asked(largestTowns(client, view, 1, signal), signal), []);
  return areaOfTowns(towns, view);
}

/** Returns the default area from known towns, the largest first. */
export function areaOfTowns([town]: readonly Place[], view: Viewport): StartArea {
  const viewport = (town && townArea(town)) ?? view;
  return { viewport, center: town?.location ?? getCenter(viewport) };
}

/** Returns the best known towns of an area, the main one first. */
export async function largestTowns(
  client: PlacesClient,
  view: Viewport,
  count: number,
  signal: AbortSignal,
): Promise<Place[]> {
  const request = {
    locationRestriction: { circle: circleAround(view) },
    includedTypes: ["locality"],
    rankPreference: "POPULARITY",
    maxResultCount: count,
    languageCode: "fr",
  } satisfies SearchNearbyRequest;
  const fields = ["id", "displayName", "viewport", "location"] as const;
  return (await client.searchNearby(request, fields, { signal })).places ?? [];
}

/** Returns the area of a town; some kilometres around its point if it has no outline. */
export function townArea({ viewport, location }: Place): Viewport | null {
  if (viewport !== undefined) return viewport;
  if (location === undefined) return null;
  const { latitude, longitude } = location;
  return {
    low: { latitude: latitude - TOWN_MARGIN, longitude: longitude - TOWN_MARGIN },
    high: { latitude: latitude + TOWN_MARGIN, longitude: longitude + TOWN_MARGIN },
  };
}
