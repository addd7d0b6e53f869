import { PLACE_SECTIONS } from "@lieudit/place-widgets";
import { expect, test } from "vitest";
import { importLibrary } from "../core/import-library.ts";

/** Every name that the library of the contract has: 50 classes of data, 41 of elements and 20 enums. */
const NAMES = `
  AccessibilityOptions ActionButtonPosition ActionLinkType AddressComponent
  AddressDescriptor AdvancedPlaceDetailsCompactElement AdvancedPlaceDetailsElement AdvancedPlaceItemElement
  AdvancedPlaceListElement AdvancedPlaceSearchElement Area Attribution
  AttributionColor AuthorAttribution Autocomplete AutocompleteService
  AutocompleteSessionToken AutocompleteSuggestion BasicPlaceAutocompleteElement BusinessStatus
  ConnectorAggregation ConsumerAlert ConsumerAlertDetails Containment
  ContentBlock EVChargeAmenitySummary EVChargeOptions EVConnectorType
  FormattableText FuelOptions FuelPrice FuelType
  GenerativeSummary GoogleMapsLinks Landmark MediaSize
  Money NeighborhoodSummary OpeningHours OpeningHoursPeriod
  OpeningHoursPoint ParkingOptions PaymentOptions Photo
  Place PlaceAccessibleEntranceIconElement PlaceActionEvent PlaceAddressElement
  PlaceAllContentElement PlaceAttributionElement PlaceAutocompleteElement PlaceButtonElement
  PlaceContentConfigElement PlaceContextualElement PlaceContextualListConfigElement PlaceContextualListLayout
  PlaceDetailsCompactElement PlaceDetailsElement PlaceDetailsLocationRequestElement PlaceDetailsOrientation
  PlaceDetailsPlaceRequestElement PlaceFeatureListElement PlaceItemElement PlaceLinkElement
  PlaceMediaElement PlaceNameElement PlaceNearbySearchRequestElement PlaceOpeningHoursElement
  PlaceOpenNowStatusElement PlacePhoneNumberElement PlacePinElement PlacePinIcon
  PlacePlusCodeElement PlacePrediction PlacePredictionSelectEvent PlacePriceElement
  PlaceRatingElement PlaceReviewsElement PlaceReviewSummaryElement PlaceSearchAttributionPosition
  PlaceSearchElement PlaceSearchOrientation PlaceSelectEvent PlacesService
  PlacesServiceStatus PlaceStandardContentElement PlaceSummaryElement PlaceTextSearchRequestElement
  PlaceTypeElement PlaceTypeSpecificHighlightsElement PlaceWebsiteElement PlusCode
  PostalAddress PriceLevel PriceRange RankBy
  Review ReviewSummary SearchBox SearchByTextRankPreference
  SearchNearbyRankPreference SecondaryOpeningHours SpatialRelationship StringRange
  TimeZone TransitAgency TransitIcon TransitLine
  TransitStation TransitStop TransitVehicleType
`
  .trim()
  .split(/\s+/);

test("the places library has every name of the contract, and its elements are defined", async () => {
  const library = await importLibrary("places");
  expect(Object.keys(library)).toEqual(expect.arrayContaining(NAMES));
  // A section that the contract lacks has an element of its own.
  const sections = PLACE_SECTIONS.map(
    (name) => `Place${name.charAt(0).toUpperCase()}${name.slice(1)}Element`,
  );
  expect(Object.keys(library).filter((name) => !NAMES.includes(name) && !sections.includes(name))).toEqual(
    [],
  );
  expect(NAMES).toHaveLength(111);
  const { google } = globalThis as unknown as { google: { maps: { places: Record<string, unknown> } } };
  for (const name of NAMES) {
    expect(google.maps.places[name]).toBe(library[name]);
    if (!name.endsWith("Element")) continue;
    const tag = `gmp${name.replace(/Element$/, "").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    expect(customElements.get(tag)).toBe(library[name]);
  }
});

test("loading it a second time defines nothing twice", async () => {
  expect(importLibrary("places")).toBe(importLibrary("places"));
  await expect(importLibrary("places")).resolves.toBe(await importLibrary("places"));
});
