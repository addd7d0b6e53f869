import { PlaceDetailsOrientation } from "../places/enums.ts";
import type { WidgetModule } from "../rendering/widget-module.ts";
import { withWords } from "../rendering/widget-view.ts";
import { loadAllWords } from "../rendering/words/all-words.ts";
import { loadCardWords } from "../rendering/words/card-words.ts";
import { elementWith } from "./base-element.ts";
import { DISPLAY_PROPERTIES } from "./display-options.ts";
import { type OnePlaceProps, PlaceDisplayElement } from "./place-display-element.ts";
import { allowOne, FLAG, WORDS } from "./property-kinds.ts";

/** Everything about one place. */
export class PlaceDetailsElement extends elementWith(
  // Accepted and ignored: this service counts no usage.
  { ...DISPLAY_PROPERTIES, internalUsageAttributionIds: WORDS },
  PlaceDisplayElement<OnePlaceProps>,
) {
  protected override widget(): Promise<WidgetModule<OnePlaceProps>> {
    return withWords(loadAllWords, import("../rendering/details.tsx"));
  }

  protected override props(): OnePlaceProps | null {
    return this.toPlaceProps(this);
  }
}

export interface CompactProps extends OnePlaceProps {
  orientation: keyof typeof PlaceDetailsOrientation;
  truncationPreferred: boolean;
}

/** One place as a card. */
export class PlaceDetailsCompactElement extends elementWith(
  {
    ...DISPLAY_PROPERTIES,
    internalUsageAttributionIds: WORDS,
    orientation: allowOne(PlaceDetailsOrientation, "VERTICAL"),
    truncationPreferred: FLAG,
  },
  PlaceDisplayElement<CompactProps>,
) {
  protected override widget(): Promise<WidgetModule<CompactProps>> {
    return withWords(loadCardWords, import("../rendering/compact.tsx"));
  }

  protected override props(): CompactProps | null {
    const { orientation, truncationPreferred } = this;
    const props = this.toPlaceProps(this);
    return props === null ? null : { ...props, orientation, truncationPreferred };
  }
}
