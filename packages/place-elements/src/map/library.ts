import { defineElements } from "./define-elements.ts";
import { MapElement } from "./map-element.ts";

/** What `importLibrary("maps")` gives. */
export { Map } from "./map.ts";
export { MapElement };

defineElements([["gmp-map", MapElement]]);
