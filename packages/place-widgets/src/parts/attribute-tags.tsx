import type { Place } from "@lieudit/place-model";
import { MAX_ATTRIBUTE_TAGS } from "../constants.ts";
import { PlaceTypeSpecificHighlights } from "./place-type-specific-highlights.tsx";

/** The two most important features that a place of this type has. */
export function AttributeTags({ place }: { place: Place }) {
  return <PlaceTypeSpecificHighlights place={place} limit={MAX_ATTRIBUTE_TAGS} className="gmp-tags" />;
}
AttributeTags.requiredFields = PlaceTypeSpecificHighlights.requiredFields;
