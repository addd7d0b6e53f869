import type { Place } from "@lieudit/place-model";
import { MAX_ATTRIBUTE_TAGS } from "../constants.ts";
import { PlaceTypeSpecificHighlights } from "./place-type-specific-highlights.tsx";

/** The two things that matter most about this kind of place and are true of it. */
export function AttributeTags({ place }: { place: Place }) {
  return <PlaceTypeSpecificHighlights place={place} limit={MAX_ATTRIBUTE_TAGS} className="gmp-tags" />;
}
AttributeTags.requiredFields = PlaceTypeSpecificHighlights.requiredFields;
