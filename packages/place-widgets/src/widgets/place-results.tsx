import type { Place } from "@lieudit/place-model";
import { PlaceSkeleton, type PlaceSkeletonProps } from "../parts/place-skeleton.tsx";
import { withKeys } from "../parts/with-keys.ts";

/** A place that was found, with the way to it. */
export interface PlaceResult<Way> {
  place: Place;
  way: Way | undefined;
}

/**
 * What was found, each with a key of its own. The way to a place stands at the
 * place's number in the answer, whatever else is wrong with it.
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

/** Placeholders while places are looked for. */
const SKELETON_CARDS = 3;

/** What stands in for results until they come. */
export function ResultSkeletons({ layout }: PlaceSkeletonProps) {
  return (
    <div className="gmp-search-skeletons">
      {[...Array(SKELETON_CARDS).keys()].map((index) => (
        <PlaceSkeleton key={index} layout={layout} />
      ))}
    </div>
  );
}
