// Generated from elements.d.ts by `npm run manifest`.
import type { AdvancedMarkerClickEvent as OurAdvancedMarkerClickEvent, PlaceActionEvent as OurPlaceActionEvent, PlacePredictionSelectEvent as OurPlacePredictionSelectEvent, PlaceSelectEvent as OurPlaceSelectEvent } from "./elements.js";
import type { OfMarkers, OfPlaces } from "./their-own.js";

type AdvancedMarkerClickEvent = OfMarkers<"AdvancedMarkerClickEvent", OurAdvancedMarkerClickEvent>;
type PlaceActionEvent = OfPlaces<"PlaceActionEvent", OurPlaceActionEvent>;
type PlacePredictionSelectEvent = OfPlaces<"PlacePredictionSelectEvent", OurPlacePredictionSelectEvent>;
type PlaceSelectEvent = OfPlaces<"PlaceSelectEvent", OurPlaceSelectEvent>;

/** Events by tag. */
interface EventsByTag {
  "gmp-advanced-marker": { "gmp-click": AdvancedMarkerClickEvent };
  "gmp-advanced-place-details": { "gmp-load": Event; "gmp-error": Event };
  "gmp-advanced-place-details-compact": { "gmp-load": Event; "gmp-error": Event };
  "gmp-advanced-place-list": { "gmp-load": Event; "gmp-error": Event; "gmp-select": PlaceSelectEvent; "gmp-click": PlaceActionEvent };
  "gmp-advanced-place-search": { "gmp-load": Event; "gmp-error": Event; "gmp-select": PlaceSelectEvent; "gmp-click": PlaceActionEvent };
  "gmp-basic-place-autocomplete": { "gmp-select": PlaceSelectEvent; "gmp-error": Event };
  "gmp-map": { "gmp-zoomchange": Event };
  "gmp-place-autocomplete": { "gmp-select": PlacePredictionSelectEvent; "gmp-error": Event };
  "gmp-place-button": { "gmp-click": PlaceActionEvent };
  "gmp-place-contextual": { "gmp-load": Event; "gmp-error": Event };
  "gmp-place-details": { "gmp-load": Event; "gmp-error": Event };
  "gmp-place-details-compact": { "gmp-load": Event; "gmp-error": Event };
  "gmp-place-link": { "gmp-click": PlaceActionEvent };
  "gmp-place-pin": { "gmp-load": Event; "gmp-error": Event };
  "gmp-place-search": { "gmp-load": Event; "gmp-error": Event; "gmp-select": PlaceSelectEvent; "gmp-click": PlaceActionEvent };
}

/** Events of an element by name. */
export type ElementEvents<Tag> = Tag extends keyof EventsByTag ? EventsByTag[Tag] : unknown;

/** Attributes by tag that are not properties of the element. */
export interface FurtherAttributes {
  "gmp-advanced-marker": "title";
  "gmp-basic-place-autocomplete": "aria-label" | "aria-labelledby" | "required";
  "gmp-place-autocomplete": "aria-label" | "aria-labelledby" | "required";
}
