import type { Place } from "@lieudit/place-model";
import { MAX_ATTRIBUTE_TAGS } from "../constants.ts";
import { PlaceRoutingSummary, type RoutingSummary } from "../parts/place-routing-summary.tsx";
import { PlaceTypeSpecificHighlights } from "../parts/place-type-specific-highlights.tsx";

export interface PlaceExtrasProps {
  place: Place;
  /** Undefined shows no travel time. */
  routingSummary: RoutingSummary | undefined;
  showsAttributeTags: boolean;
}

/** Additions by display options: the route to a place, and its two most important features. */
export function PlaceExtras({ place, routingSummary, showsAttributeTags }: PlaceExtrasProps) {
  return (
    <>
      <PlaceRoutingSummary routingSummary={routingSummary} />
      {showsAttributeTags && (
        <PlaceTypeSpecificHighlights place={place} limit={MAX_ATTRIBUTE_TAGS} className="gmp-tags" />
      )}
    </>
  );
}
