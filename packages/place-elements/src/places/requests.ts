/** What asks the service for the classes of places. */
export { fetchSuggestions } from "./fetch-suggestions.ts";
export { fetchFields } from "./place-fields.ts";
export { searchByText, searchNearby } from "./place-search.ts";
