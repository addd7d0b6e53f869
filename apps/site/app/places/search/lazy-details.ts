/** Alone in a file, so that it is all that a page loads later. */
export { PlaceDetails } from "@lieudit/place-widgets";
