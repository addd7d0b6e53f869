import "@lieudit/place-widgets/styles/compact-without-actions.css";

export { PlaceCompact, PlacesProvider } from "@lieudit/place-widgets";
export { en } from "@lieudit/place-widgets/text/en";
// Pages without React of their own render with these.
export { createElement } from "react";
export { createRoot, hydrateRoot } from "react-dom/client";
