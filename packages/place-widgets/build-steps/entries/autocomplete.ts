import "../../src/theme/styles.css";

export { PlaceAutocomplete, PlacesProvider } from "../../src/index.ts";
export { en } from "../../src/text/en.ts";
