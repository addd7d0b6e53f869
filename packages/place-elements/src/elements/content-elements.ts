import { AttributionColor, MediaSize } from "../places/enums.ts";
import { BaseElement, elementWith } from "./base-element.ts";
import { FLAG, oneOf } from "./property-kinds.ts";

// Each of these stands within a display element and says by being there that a section is shown.

export class PlaceAccessibleEntranceIconElement extends BaseElement {}
export class PlaceAddressElement extends BaseElement {}
export class PlaceFeatureListElement extends BaseElement {}
export class PlaceNameElement extends BaseElement {}
export class PlaceOpeningHoursElement extends BaseElement {}
export class PlaceOpenNowStatusElement extends BaseElement {}
export class PlacePhoneNumberElement extends BaseElement {}
export class PlacePlusCodeElement extends BaseElement {}
export class PlacePriceElement extends BaseElement {}
export class PlaceRatingElement extends BaseElement {}
export class PlaceReviewsElement extends BaseElement {}
export class PlaceReviewSummaryElement extends BaseElement {}
export class PlaceSummaryElement extends BaseElement {}
export class PlaceTypeElement extends BaseElement {}
export class PlaceTypeSpecificHighlightsElement extends BaseElement {}
export class PlaceWebsiteElement extends BaseElement {}

export const MEDIA_PROPERTIES = {
  lightboxPreferred: FLAG,
  preferredSize: oneOf(Object.values(MediaSize), null),
};

export class PlaceMediaElement extends elementWith(MEDIA_PROPERTIES) {}

export const ATTRIBUTION_PROPERTIES = {
  darkSchemeColor: oneOf(Object.values(AttributionColor), AttributionColor.WHITE),
  lightSchemeColor: oneOf(Object.values(AttributionColor), AttributionColor.GRAY),
};

/** Colours the attribution, which is there without it too. */
export class PlaceAttributionElement extends elementWith(ATTRIBUTION_PROPERTIES) {}

/** Shows the sections that stand within it and no other. */
export class PlaceContentConfigElement extends BaseElement {}

/** Shows what most pages need. */
export class PlaceStandardContentElement extends BaseElement {}

/** Shows all there is. */
export class PlaceAllContentElement extends BaseElement {}
