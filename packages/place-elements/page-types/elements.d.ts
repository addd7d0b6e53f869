import type {
  BiasInput,
  BoundsInput,
  Circle,
  CircleInput,
  LatLng,
  LatLngAltitude,
  LatLngBounds,
  PointInput,
} from "./location.js";
import type { GoogleMap } from "./map.js";
import type { Place, PlacePrediction } from "./place.js";
import type { GoogleMaps, OfMarkers, OfPlaces, TheirOwn } from "./their-own.js";

export type * from "./location.js";
export type * from "./map.js";
export type * from "./place.js";

declare global {
  /** Types of `document.querySelector("gmp-place-details")` and `createElement`. */
  interface HTMLElementTagNameMap {
    "gmp-advanced-marker": OfMarkers<"AdvancedMarkerElement", AdvancedMarkerElement>;
    "gmp-advanced-place-details": OfPlaces<"AdvancedPlaceDetailsElement", PlaceDetailsElement>;
    "gmp-advanced-place-details-compact": OfPlaces<
      "AdvancedPlaceDetailsCompactElement",
      PlaceDetailsCompactElement
    >;
    "gmp-advanced-place-item": OfPlaces<"AdvancedPlaceItemElement", HTMLElement>;
    "gmp-advanced-place-list": OfPlaces<"AdvancedPlaceListElement", AdvancedPlaceListElement>;
    "gmp-advanced-place-search": OfPlaces<"AdvancedPlaceSearchElement", PlaceSearchElement>;
    "gmp-basic-place-autocomplete": OfPlaces<"BasicPlaceAutocompleteElement", BasicPlaceAutocompleteElement>;
    "gmp-map": TheirOwn<GoogleMaps, "MapElement", MapElement>;
    "gmp-pin": OfMarkers<"PinElement", PinElement>;
    "gmp-place-accessible-entrance-icon": OfPlaces<"PlaceAccessibleEntranceIconElement", HTMLElement>;
    "gmp-place-address": OfPlaces<"PlaceAddressElement", HTMLElement>;
    "gmp-place-all-content": OfPlaces<"PlaceAllContentElement", HTMLElement>;
    "gmp-place-attribution": OfPlaces<"PlaceAttributionElement", PlaceAttributionElement>;
    "gmp-place-autocomplete": OfPlaces<"PlaceAutocompleteElement", PlaceAutocompleteElement>;
    "gmp-place-button": OfPlaces<"PlaceButtonElement", PlaceButtonElement>;
    "gmp-place-content-config": OfPlaces<"PlaceContentConfigElement", HTMLElement>;
    "gmp-place-contextual": OfPlaces<"PlaceContextualElement", PlaceContextualElement>;
    "gmp-place-contextual-list-config": OfPlaces<
      "PlaceContextualListConfigElement",
      PlaceContextualListConfigElement
    >;
    "gmp-place-details": OfPlaces<"PlaceDetailsElement", PlaceDetailsElement>;
    "gmp-place-details-compact": OfPlaces<"PlaceDetailsCompactElement", PlaceDetailsCompactElement>;
    "gmp-place-details-location-request": OfPlaces<
      "PlaceDetailsLocationRequestElement",
      PlaceDetailsLocationRequestElement
    >;
    "gmp-place-details-place-request": OfPlaces<
      "PlaceDetailsPlaceRequestElement",
      PlaceDetailsPlaceRequestElement
    >;
    "gmp-place-feature-list": OfPlaces<"PlaceFeatureListElement", HTMLElement>;
    "gmp-place-item": OfPlaces<"PlaceItemElement", HTMLElement>;
    "gmp-place-link": OfPlaces<"PlaceLinkElement", PlaceLinkElement>;
    "gmp-place-media": OfPlaces<"PlaceMediaElement", PlaceMediaElement>;
    "gmp-place-name": OfPlaces<"PlaceNameElement", HTMLElement>;
    "gmp-place-nearby-search-request": OfPlaces<
      "PlaceNearbySearchRequestElement",
      PlaceNearbySearchRequestElement
    >;
    "gmp-place-open-now-status": OfPlaces<"PlaceOpenNowStatusElement", HTMLElement>;
    "gmp-place-opening-hours": OfPlaces<"PlaceOpeningHoursElement", HTMLElement>;
    "gmp-place-phone-number": OfPlaces<"PlacePhoneNumberElement", HTMLElement>;
    "gmp-place-pin": OfPlaces<"PlacePinElement", PlacePinElement>;
    "gmp-place-plus-code": OfPlaces<"PlacePlusCodeElement", HTMLElement>;
    "gmp-place-price": OfPlaces<"PlacePriceElement", HTMLElement>;
    "gmp-place-rating": OfPlaces<"PlaceRatingElement", HTMLElement>;
    "gmp-place-review-summary": OfPlaces<"PlaceReviewSummaryElement", HTMLElement>;
    "gmp-place-reviews": OfPlaces<"PlaceReviewsElement", HTMLElement>;
    "gmp-place-search": OfPlaces<"PlaceSearchElement", PlaceSearchElement>;
    "gmp-place-standard-content": OfPlaces<"PlaceStandardContentElement", HTMLElement>;
    "gmp-place-summary": OfPlaces<"PlaceSummaryElement", HTMLElement>;
    "gmp-place-text-search-request": OfPlaces<"PlaceTextSearchRequestElement", PlaceTextSearchRequestElement>;
    "gmp-place-type": OfPlaces<"PlaceTypeElement", HTMLElement>;
    "gmp-place-type-specific-highlights": OfPlaces<"PlaceTypeSpecificHighlightsElement", HTMLElement>;
    "gmp-place-website": OfPlaces<"PlaceWebsiteElement", HTMLElement>;
  }
}

export interface PlaceSelectEvent extends Event {
  readonly place: Place;
}

export interface PlaceActionEvent extends Event {
  readonly place: Place;
}

export interface PlacePredictionSelectEvent extends Event {
  readonly placePrediction: PlacePrediction;
}

export interface AdvancedMarkerClickEvent extends Event {
  readonly domEvent: Event;
  readonly latLng: LatLng | null;
}

/** An element that tells `Events` beside those of all elements. */
interface Telling<Events> extends HTMLElement {
  addEventListener<Type extends keyof Events>(
    type: Type,
    listener: (event: Events[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof Events>(
    type: Type,
    listener: (event: Events[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

interface LoadingEvents {
  "gmp-load": Event;
  "gmp-error": Event;
}

interface ListEvents extends LoadingEvents {
  "gmp-select": PlaceSelectEvent;
  "gmp-click": PlaceActionEvent;
}

/** Taken and of no effect: the service counts no usage. */
interface WithAttributionIds {
  get internalUsageAttributionIds(): string[] | null;
  set internalUsageAttributionIds(ids: Iterable<string> | null | undefined);
}

/** Looks, language and additions of an element that shows places. */
interface WithDisplayOptions {
  /** CSS colour; null for the token of the style sheet. */
  get backgroundColor(): string | null;
  set backgroundColor(colour: string | null | undefined);
  /** CSS length; a number is in pixels. */
  get borderRadius(): string | null;
  set borderRadius(radius: number | string | null | undefined);
  /** BCP 47, of the requested places; null for the page's language. */
  get language(): string | null;
  set language(language: string | null | undefined);
  /** Two letters; null for the page's region. */
  get region(): string | null;
  set region(region: string | null | undefined);
  get showsAttribution(): boolean;
  set showsAttribution(isShown: boolean | null | undefined);
  get showsBorder(): boolean;
  set showsBorder(isShown: boolean | null | undefined);
  get showsRoutingSummary(): boolean;
  set showsRoutingSummary(isShown: boolean | null | undefined);
  get showsAttributeTags(): boolean;
  set showsAttributeTags(isShown: boolean | null | undefined);
}

export interface PlaceDetailsElement extends Telling<LoadingEvents>, WithAttributionIds, WithDisplayOptions {
  /** With its id, location and viewport, once it has loaded. */
  readonly place: Place | undefined;
}

export interface PlaceDetailsCompactElement extends PlaceDetailsElement {
  get orientation(): "HORIZONTAL" | "VERTICAL";
  set orientation(orientation: "HORIZONTAL" | "VERTICAL" | null | undefined);
  get truncationPreferred(): boolean;
  set truncationPreferred(isPreferred: boolean | null | undefined);
}

interface ListElement extends Telling<ListEvents>, WithAttributionIds, WithDisplayOptions {
  get attributionPosition(): "BOTTOM" | "TOP";
  set attributionPosition(position: "BOTTOM" | "TOP" | null | undefined);
  get orientation(): "HORIZONTAL" | "VERTICAL";
  set orientation(orientation: "HORIZONTAL" | "VERTICAL" | null | undefined);
  get selectable(): boolean;
  set selectable(isSelectable: boolean | null | undefined);
  get truncationPreferred(): boolean;
  set truncationPreferred(isPreferred: boolean | null | undefined);
}

export interface PlaceSearchElement extends ListElement {
  /** The results, each with its id, location and viewport. */
  readonly places: Place[];
}

export interface AdvancedPlaceListElement extends ListElement {
  get places(): Place[];
  /** Places, or their ids. */
  set places(places: Iterable<object | string> | null | undefined);
}

export interface PlacePinElement extends Telling<LoadingEvents> {
  readonly place: Place | undefined;
  /** Whether a photo of the place stands in it. */
  readonly photoRendered: boolean;
  get icon(): "NONE" | "PHOTO" | "TYPE";
  set icon(icon: "NONE" | "PHOTO" | "TYPE" | null | undefined);
  get scale(): number;
  set scale(scale: number | null | undefined);
}

export interface PlaceContextualElement extends Telling<LoadingEvents>, WithDisplayOptions {
  get contextToken(): string | undefined;
  set contextToken(token: string | null | undefined);
}

export interface PlaceContextualListConfigElement extends HTMLElement {
  get layout(): "COMPACT" | "VERTICAL";
  set layout(layout: "COMPACT" | "VERTICAL" | null | undefined);
  get mapHidden(): boolean;
  set mapHidden(isHidden: boolean | null | undefined);
}

export interface PlaceDetailsPlaceRequestElement extends HTMLElement {
  get place(): Place | null;
  /** A place, or its id. */
  set place(place: object | string | null | undefined);
}

export interface PlaceDetailsLocationRequestElement extends HTMLElement {
  get location(): LatLngAltitude | null;
  set location(location: PointInput | null | undefined);
}

export interface PlaceNearbySearchRequestElement extends HTMLElement {
  excludedPrimaryTypes: string[] | null;
  excludedTypes: string[] | null;
  futureOpeningBusinessesIncluded: boolean | null;
  includedPrimaryTypes: string[] | null;
  includedTypes: string[] | null;
  get locationRestriction(): Circle | null;
  set locationRestriction(circle: CircleInput | null | undefined);
  /** 1 to 20. */
  maxResultCount: number | null;
  rankPreference: "DISTANCE" | "POPULARITY" | null;
}

export interface PlaceTextSearchRequestElement extends HTMLElement {
  evConnectorTypes:
    | (
        | "CCS_COMBO_1"
        | "CCS_COMBO_2"
        | "CHADEMO"
        | "J1772"
        | "NACS"
        | "OTHER"
        | "TESLA"
        | "TYPE_2"
        | "UNSPECIFIED_GB_T"
        | "UNSPECIFIED_WALL_OUTLET"
      )[]
    | null;
  evMinimumChargingRateKw: number | null;
  futureOpeningBusinessesIncluded: boolean | null;
  includedType: string | null;
  isOpenNow: boolean | null;
  get locationBias(): LatLngAltitude | LatLngBounds | Circle | "IP_BIAS" | null;
  set locationBias(bias: BiasInput | null | undefined);
  get locationRestriction(): LatLngBounds | null;
  set locationRestriction(bounds: BoundsInput | null | undefined);
  /** 1 to 20. */
  maxResultCount: number | null;
  /** 0 to 5. */
  minRating: number | null;
  priceLevels: ("FREE" | "INEXPENSIVE" | "MODERATE" | "EXPENSIVE" | "VERY_EXPENSIVE")[] | null;
  rankPreference: "DISTANCE" | "RELEVANCE" | null;
  textQuery: string | null;
  useStrictTypeFiltering: boolean | null;
}

interface AutocompleteElement<Chosen extends Event>
  extends Telling<{ "gmp-select": Chosen; "gmp-error": Event }>,
    WithAttributionIds {
  description: string | null;
  get disabled(): boolean;
  set disabled(isDisabled: boolean | null | undefined);
  /** Fills the address fields of the `<fieldset>`, form or page, by their `autocomplete` attributes. */
  get fillsAddress(): boolean;
  set fillsAddress(isFilling: boolean | null | undefined);
  futureOpeningBusinessesIncluded: boolean | null;
  /** At most five. */
  includedPrimaryTypes: string[] | null;
  /** At most fifteen, of two letters each. */
  includedRegionCodes: string[] | null;
  get locationBias(): LatLngAltitude | LatLngBounds | Circle | "IP_BIAS" | null;
  set locationBias(bias: BiasInput | null | undefined);
  get locationRestriction(): LatLngBounds | null;
  set locationRestriction(bounds: BoundsInput | null | undefined);
  maxlength: number | null;
  name: string | null;
  get noClearButton(): boolean;
  set noClearButton(isWithout: boolean | null | undefined);
  get noInputIcon(): boolean;
  set noInputIcon(isWithout: boolean | null | undefined);
  get origin(): LatLngAltitude | null;
  set origin(origin: PointInput | null | undefined);
  placeholder: string | null;
  pureServiceAreaBusinessesIncluded: boolean | null;
  get readonly(): boolean;
  set readonly(isReadOnly: boolean | null | undefined);
  requestedLanguage: string | null;
  requestedRegion: string | null;
  /** `google.maps.UnitSystem`: 0 is metric, 1 imperial. */
  unitSystem: 0 | 1 | null;

  readonly form: HTMLFormElement | null;
  readonly labels: NodeList;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  reportValidity(): boolean;
}

export interface BasicPlaceAutocompleteElement extends AutocompleteElement<PlaceSelectEvent> {}

export interface PlaceAutocompleteElement extends AutocompleteElement<PlacePredictionSelectEvent> {
  /** The text of its input. */
  get value(): string;
  set value(text: string | null);
}

export interface PlaceMediaElement extends HTMLElement {
  get lightboxPreferred(): boolean;
  set lightboxPreferred(isPreferred: boolean | null | undefined);
  get preferredSize(): "LARGE" | "MEDIUM" | "SMALL" | null;
  set preferredSize(size: "LARGE" | "MEDIUM" | "SMALL" | null | undefined);
}

export interface PlaceAttributionElement extends HTMLElement {
  get darkSchemeColor(): "BLACK" | "GRAY" | "WHITE";
  set darkSchemeColor(color: "BLACK" | "GRAY" | "WHITE" | null | undefined);
  get lightSchemeColor(): "BLACK" | "GRAY" | "WHITE";
  set lightSchemeColor(color: "BLACK" | "GRAY" | "WHITE" | null | undefined);
}

export interface PlaceButtonElement extends Telling<{ "gmp-click": PlaceActionEvent }> {
  actionAriaLabel: string | undefined;
  label: string | undefined;
}

export interface PlaceLinkElement extends PlaceButtonElement {
  action: "CALL" | "CUSTOM" | "OPEN_DIRECTIONS" | "OPEN_MAP" | "OPEN_WEBSITE" | undefined;
  get defaultIconHidden(): boolean;
  set defaultIconHidden(isHidden: boolean | null | undefined);
  /** With `CUSTOM`. */
  href: string | undefined;
  target: string | undefined;
}

export interface MapElement extends Telling<{ "gmp-zoomchange": Event }>, WithAttributionIds {
  get center(): LatLng | null;
  set center(center: PointInput | null | undefined);
  heading: number | null;
  headingInteractionDisabled: boolean | null;
  /** From the first. */
  readonly innerMap: GoogleMap;
  mapId: string | null;
  renderingType: "RASTER" | "UNINITIALIZED" | "VECTOR" | null;
  tilt: number | null;
  tiltInteractionDisabled: boolean | null;
  zoom: number | null;
}

export interface AdvancedMarkerElement extends Telling<{ "gmp-click": AdvancedMarkerClickEvent }> {
  addListener(eventName: string, handler: (...args: never[]) => unknown): { remove(): void };
  anchorLeft: string | null;
  anchorTop: string | null;
  collisionBehavior: "OPTIONAL_AND_HIDES_LOWER_PRIORITY" | "REQUIRED" | "REQUIRED_AND_HIDES_OPTIONAL" | null;
  /** The content: an element of the page, or the pin. */
  get content(): Node | null;
  set content(content: Node | null | undefined);
  gmpClickable: boolean;
  gmpDraggable: boolean;
  get map(): GoogleMap | null;
  set map(map: object | null | undefined);
  get position(): LatLng | LatLngAltitude | null;
  set position(position: PointInput | null | undefined);
  zIndex: number | null;
}

export interface PinElement extends HTMLElement {
  background: string | null;
  borderColor: string | null;
  glyph: string | Element | URL | null;
  glyphColor: string | null;
  glyphSrc: string | URL | null;
  glyphText: string | null;
  scale: number | null;
}
