/** The requests of `Place` and `AutocompleteSuggestion`. */
export { fetchSuggestions } from "./fetch-suggestions.ts";
export { fetchFields } from "./place-fields.ts";
export { searchByText, searchNearby } from "./place-search.ts";
