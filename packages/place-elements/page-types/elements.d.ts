import type { KitElements } from "../src/kit-elements.ts";

interface Point {
  lat: number | (() => number);
  lng: number | (() => number);
}
interface Circle {
  center: Point;
  radius: number;
}
interface Box {
  south: number;
  west: number;
  north: number;
  east: number;
}

// What reads as one thing and may be set to several: literals, ids and null beside what it reads as.
type Value<Tag extends keyof KitElements, Name extends keyof KitElements[Tag]> = KitElements[Tag][Name];

interface TakesPlace {
  get place(): Value<"gmp-place-details-place-request", "place">;
  set place(value: object | string | null | undefined);
}
interface TakesLocation {
  get location(): Value<"gmp-place-details-location-request", "location">;
  set location(value: Point | null | undefined);
}
interface TakesCircle {
  get locationRestriction(): Value<"gmp-place-nearby-search-request", "locationRestriction">;
  set locationRestriction(value: Circle | object | null | undefined);
}
interface TakesAreas {
  get locationBias(): Value<"gmp-place-text-search-request", "locationBias">;
  set locationBias(value: Point | Circle | Box | object | string | null | undefined);
  get locationRestriction(): Value<"gmp-place-text-search-request", "locationRestriction">;
  set locationRestriction(value: Box | object | null | undefined);
}
interface TakesOrigin {
  get origin(): Value<"gmp-place-autocomplete", "origin">;
  set origin(value: Point | null | undefined);
}
interface TakesPlaces {
  get places(): Value<"gmp-advanced-place-list", "places">;
  set places(value: Iterable<object | string> | null | undefined);
}
interface TakesCenter {
  get center(): Value<"gmp-map", "center">;
  set center(value: Point | null | undefined);
}
interface TakesPosition {
  get position(): Value<"gmp-advanced-marker", "position">;
  set position(value: Point | null | undefined);
}

type Taking<Tag extends keyof KitElements, Accessors> = Omit<KitElements[Tag], keyof Accessors> & Accessors;

interface TakingElements {
  "gmp-advanced-marker": Taking<"gmp-advanced-marker", TakesPosition>;
  "gmp-advanced-place-list": Taking<"gmp-advanced-place-list", TakesPlaces>;
  "gmp-basic-place-autocomplete": Taking<"gmp-basic-place-autocomplete", TakesOrigin>;
  "gmp-map": Taking<"gmp-map", TakesCenter>;
  "gmp-place-autocomplete": Taking<"gmp-place-autocomplete", TakesOrigin>;
  "gmp-place-details-location-request": Taking<"gmp-place-details-location-request", TakesLocation>;
  "gmp-place-details-place-request": Taking<"gmp-place-details-place-request", TakesPlace>;
  "gmp-place-nearby-search-request": Taking<"gmp-place-nearby-search-request", TakesCircle>;
  "gmp-place-text-search-request": Taking<"gmp-place-text-search-request", TakesAreas>;
}

declare global {
  /** What `document.querySelector("gmp-place-details")` and `createElement` give. */
  interface HTMLElementTagNameMap extends Omit<KitElements, keyof TakingElements>, TakingElements {}
}
