import { elementWith } from "../elements/base-element.ts";
import { allowOne, FLAG } from "../elements/property-kinds.ts";
import { PlaceContextualListLayout } from "../places/enums.ts";

/** `<gmp-place-contextual-list-config>`: how the `<gmp-place-contextual>` around it lists its places. */
export class PlaceContextualListConfigElement extends elementWith({
  layout: allowOne(PlaceContextualListLayout, "VERTICAL"),
  mapHidden: FLAG,
}) {}
