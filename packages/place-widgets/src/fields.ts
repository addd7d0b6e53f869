import { getCompactFields } from "./content/card-fields.ts";
import { getContextualFields } from "./content/contextual-fields.ts";
import { getDetailsFields } from "./content/details-fields.ts";
import { getPinFields } from "./content/pin-fields.ts";
import { getSearchFields } from "./content/search-fields.ts";

export { OPENING_FIELDS, PART_FIELDS } from "./content/part-fields.ts";
export { getCompactFields, getContextualFields, getDetailsFields, getPinFields, getSearchFields };

/** The fields that each widget needs with its standard content, for code that a server runs. */
export const DETAILS_FIELDS = getDetailsFields("standard");
export const COMPACT_FIELDS = getCompactFields("standard");
export const SEARCH_FIELDS = getSearchFields("standard");
export const CONTEXTUAL_FIELDS = getContextualFields("standard");
export const PIN_FIELDS = getPinFields();
