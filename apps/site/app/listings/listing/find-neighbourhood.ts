import type { Listing } from "@lieudit/listing-model";
import type { LatLng, Place, PlaceField } from "@lieudit/place-model";
import type { PlacesClient } from "@lieudit/places-client";
import { asked } from "../../places/search/ask-places.ts";
import { ROW_FIELDS } from "../../places/search/place-rows.tsx";
import { NEIGHBOURHOOD_GROUPS, type NeighbourhoodKey } from "./neighbourhood-groups.ts";

/** The nearest places of one group. */
export interface NeighbourhoodGroup {
  key: NeighbourhoodKey;
  title: string;
  places: Place[];
}

const FIELDS: Readonly<Record<NeighbourhoodKey, readonly PlaceField[]>> = {
  commerces: ROW_FIELDS,
  ecoles: ROW_FIELDS,
  transports: ROW_FIELDS,
  carburants: [...ROW_FIELDS, "fuelOptions"],
  recharge: [...ROW_FIELDS, "evChargeOptions"],
};

/** The groups that somebody asks of a listing: of a home all, of a vehicle how to get there and to charge it. */
export function getNeighbourhoodKeys(listing: Listing): readonly NeighbourhoodKey[] {
  if (listing.kind === "estate") return NEIGHBOURHOOD_GROUPS.map(({ key }) => key);
  return listing.energie === "électrique" ? ["transports", "recharge"] : ["transports"];
}

/**
 * What is near a listing: the nearest places of each group; groups with
 * nothing near are omitted.
 *
 * @returns null when the places service does not answer
 */
export async function findNeighbourhood(
  places: PlacesClient,
  { latitude, longitude }: LatLng,
  keys: readonly NeighbourhoodKey[],
  signal: AbortSignal,
): Promise<NeighbourhoodGroup[] | null> {
  const answers = await Promise.all(
    NEIGHBOURHOOD_GROUPS.filter(({ key }) => keys.includes(key)).map(
      async ({ key, title, types, radiusM, count }) => {
        const question = places.searchNearby(
          {
            includedTypes: [...types],
            locationRestriction: { circle: { center: { latitude, longitude }, radius: radiusM } },
            rankPreference: "DISTANCE",
            maxResultCount: count,
            languageCode: "fr",
            regionCode: "FR",
          },
          FIELDS[key],
          { signal },
        );
        return { key, title, answer: await asked(question, signal) };
      },
    ),
  );
  if (answers.every(({ answer }) => answer.phase === "failed")) return null;
  return answers.flatMap(({ key, title, answer }) => {
    const found = answer.phase === "ready" ? (answer.value.places ?? []) : [];
    return found.length === 0 ? [] : [{ key, title, places: found }];
  });
}
