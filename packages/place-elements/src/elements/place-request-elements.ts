import { findPlace, Place } from "../places/place.ts";
import { elementWith } from "./base-element.ts";
import { POINT } from "./location-kinds.ts";
import type { PropertyKind } from "./property-kinds.ts";

/** A place, or its id or resource name; `places/{id}` in the attribute. An empty id is ignored. */
const PLACE: PropertyKind<Place | null> = {
  initial: null,
  take(given, name) {
    if (given === "") return null;
    if (typeof given === "string" || given instanceof Place) return findPlace(given);
    throw new TypeError(`${name} is ${String(given)}, which is no place; give a Place or the id of one.`);
  },
  parse: (text) => (text.trim() === "" ? null : findPlace(text.trim())),
  write: (value) => value?.resourceName ?? null,
};

/** Within a display element: the place of an id. */
export class PlaceDetailsPlaceRequestElement extends elementWith({ place: PLACE }) {}

/** Within a display element: the place at a point. */
export class PlaceDetailsLocationRequestElement extends elementWith({ location: POINT }) {}
