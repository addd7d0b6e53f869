import "@lieudit/place-widgets/styles/autocomplete-input.css";

export { PlaceAutocomplete, PlacesProvider } from "@lieudit/place-widgets";
export { en } from "@lieudit/place-widgets/text/en";
// Pages without React of their own render with these.
export { createElement } from "react";
export { createRoot } from "react-dom/client";
