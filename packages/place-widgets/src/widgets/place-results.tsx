import type { Place } from "@lieudit/place-model";
import { PlaceSkeleton, type PlaceSkeletonProps } from "../parts/place-skeleton.tsx";
import { withKeys } from "../parts/with-keys.ts";

/** A place of the results, with its route. */
export interface PlaceResult<Way> {
  place: Place;
  way: Way | undefined;
}

/**
 * Returns the results with unique keys. A route belongs to the place with the same
 * index in the response; invalid places are omitted after that.
 */
export function toKeyedResults<Way>(
  places: readonly Place[],
  ways: readonly Way[] | undefined,
): { key: string; entry: PlaceResult<Way> }[] {
  const results = places.map((place, index) => ({ place, way: ways?.[index] }));
  return withKeys(
    results.filter(({ place }) => typeof place === "object" && place !== null),
    ({ place }) => place.id,
  );
}

/** Number of placeholders while a search runs. */
const SKELETON_CARDS = 3;

/** Placeholders of results that are loading. */
export function ResultSkeletons({ layout }: PlaceSkeletonProps) {
  return (
    <div className="gmp-search-skeletons">
      {[...Array(SKELETON_CARDS).keys()].map((index) => (
        <PlaceSkeleton key={index} layout={layout} />
      ))}
    </div>
  );
}
