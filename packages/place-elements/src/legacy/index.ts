export { Autocomplete } from "./autocomplete.ts";
export { AutocompleteService } from "./autocomplete-service.ts";
export { PlacesService } from "./places-service.ts";
export { SearchBox } from "./search-box.ts";
