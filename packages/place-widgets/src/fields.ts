import { getCompactFields } from "./content/card-fields.ts";
import { getContextualFields } from "./content/contextual-fields.ts";
import { getDetailsFields } from "./content/details-fields.ts";
import { getPinFields } from "./content/pin-fields.ts";
import { getSearchFields } from "./content/search-fields.ts";

export { OPENING_FIELDS, PART_FIELDS } from "./content/part-fields.ts";
export { getCompactFields, getContextualFields, getDetailsFields, getPinFields, getSearchFields };

// The fields that each widget needs with its standard content, for code that a server runs.

/** Fields of `<PlaceDetails>`. */
export const DETAILS_FIELDS = getDetailsFields("standard");
/** Fields of `<PlaceCompact>`. */
export const COMPACT_FIELDS = getCompactFields("standard");
/** Fields of `<PlaceSearchList>`. */
export const SEARCH_FIELDS = getSearchFields("standard");
/** Fields of `<PlaceContextual>`. */
export const CONTEXTUAL_FIELDS = getContextualFields("standard");
/** Fields of `<PlacePin>`. */
export const PIN_FIELDS = getPinFields();
