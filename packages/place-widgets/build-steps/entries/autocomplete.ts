import "../../src/theme/styles.css";

// What draws them: the page has no React of its own where preact comes along.
export { createElement } from "react";
export { createRoot } from "react-dom/client";
export { PlaceAutocomplete, PlacesProvider } from "../../src/index.ts";
export { en } from "../../src/text/en.ts";
