import { mapsNamespace } from "../core/import-library.ts";
import { withoutNew } from "../core/without-new.ts";
import { defineElements } from "../map/define-elements.ts";
import { AdvancedMarkerElement } from "./advanced-marker-element.ts";
import { Animation, CollisionBehavior } from "./enums.ts";
import { Marker as MarkerClass, startMarker } from "./marker.ts";
import { PinElement } from "./pin-element.ts";

/** What `importLibrary("marker")` gives. */
export { AdvancedMarkerClickEvent } from "./advanced-marker-click-event.ts";
export { AdvancedMarkerElement, Animation, CollisionBehavior, PinElement };

export type Marker = MarkerClass;
export const Marker = withoutNew(MarkerClass, startMarker);

defineElements([
  ["gmp-pin", PinElement],
  ["gmp-advanced-marker", AdvancedMarkerElement],
]);
// Pages that load this library find these on google.maps itself.
Object.assign(mapsNamespace(), { Animation, CollisionBehavior, Marker });
