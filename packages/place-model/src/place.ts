import type { calendarDate, circle, latLng, localizedText, viewport } from "./shapes/common-shapes.ts";
import type { NAMED_SHAPES, PLACE_FIELDS } from "./shapes/place-shape.ts";
import type { FieldValues, ValueOf } from "./shapes/shape.ts";

/**
 * A place as the Places API (New) REST protocol writes it, inferred from
 * `PLACE_FIELDS`. Every field is optional: readers get only the fields that
 * they request.
 *
 * @see ../../../docs/glossary.md
 */
export type Place = Partial<FieldValues<typeof PLACE_FIELDS>>;
export type PlaceField = keyof Place;

export type LatLng = ValueOf<typeof latLng>;
export type Viewport = ValueOf<typeof viewport>;
export type Circle = ValueOf<typeof circle>;
export type LocalizedText = ValueOf<typeof localizedText>;
export type CalendarDate = ValueOf<typeof calendarDate>;

type Named = typeof NAMED_SHAPES;
export type AuthorAttribution = ValueOf<Named["AuthorAttribution"]>;
export type Photo = ValueOf<Named["Photo"]>;
export type Review = ValueOf<Named["Review"]>;
export type Money = ValueOf<Named["Money"]>;
export type OpeningHours = ValueOf<Named["OpeningHours"]>;
export type OpeningPoint = ValueOf<Named["OpeningPoint"]>;

/** The value of a field, or of an entry of a repeated field. */
type Entry<List> = List extends readonly (infer Item)[] ? Item : never;
type Field<Name extends PlaceField> = NonNullable<Place[Name]>;

export type OpeningPeriod = Entry<OpeningHours["periods"]>;
export type AddressComponent = Entry<Field<"addressComponents">>;
export type PostalAddress = Field<"postalAddress">;
export type PlaceLinks = Field<"googleMapsLinks">;
export type Attribution = Entry<Field<"attributions">>;
export type PriceRange = Field<"priceRange">;
export type ConsumerAlert = Field<"consumerAlert">;
export type PaymentOptions = Field<"paymentOptions">;
export type ParkingOptions = Field<"parkingOptions">;
export type AccessibilityOptions = Field<"accessibilityOptions">;
export type FuelPrice = Entry<Field<"fuelOptions">["fuelPrices"]>;
export type EvChargeOptions = Field<"evChargeOptions">;
export type ConnectorAggregation = Entry<EvChargeOptions["connectorAggregation"]>;
