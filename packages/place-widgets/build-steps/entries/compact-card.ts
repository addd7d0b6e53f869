import "../../src/theme/styles.css";

export { PlaceCompact, PlacesProvider } from "../../src/index.ts";
export { en } from "../../src/text/en.ts";
