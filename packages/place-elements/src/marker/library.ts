import { defineElements } from "../map/define-elements.ts";
import { AdvancedMarkerElement } from "./advanced-marker-element.ts";
import { PinElement } from "./pin-element.ts";

/** Members of `importLibrary("marker")`. */
export { AdvancedMarkerClickEvent } from "./advanced-marker-click-event.ts";
export { Animation, CollisionBehavior } from "./enums.ts";
export { Marker } from "./marker.ts";
export { AdvancedMarkerElement, PinElement };

defineElements([
  ["gmp-pin", PinElement],
  ["gmp-advanced-marker", AdvancedMarkerElement],
]);
