import type { LatLng, LatLngAltitude, LatLngBounds } from "./location.js";

/**
 * A place of which a page knows the id, and what it has fetched: a field is
 * undefined before that, null or empty if the place has none.
 */
export interface Place {
  readonly id: string;
  /** `places/{id}` */
  readonly resourceName: string;
  requestedLanguage: string | null;
  requestedRegion: string | null;
  readonly accessibilityOptions: AccessibilityOptions | null | undefined;
  readonly addressComponents: AddressComponent[] | undefined;
  readonly addressDescriptor: AddressDescriptor | null | undefined;
  readonly adrFormatAddress: string | null | undefined;
  readonly allowsDogs: boolean | null | undefined;
  readonly attributions: Attribution[] | undefined;
  readonly businessStatus:
    | "OPERATIONAL"
    | "CLOSED_TEMPORARILY"
    | "CLOSED_PERMANENTLY"
    | "FUTURE_OPENING"
    | null
    | undefined;
  readonly consumerAlert: ConsumerAlert | null | undefined;
  readonly containingPlaces: Place[] | undefined;
  readonly currentOpeningHours: OpeningHours | null | undefined;
  readonly currentSecondaryOpeningHours: SecondaryOpeningHours[] | undefined;
  readonly displayName: string | null | undefined;
  readonly displayNameLanguageCode: string | null | undefined;
  readonly editorialSummary: string | null | undefined;
  readonly editorialSummaryLanguageCode: string | null | undefined;
  readonly evChargeAmenitySummary: EVChargeAmenitySummary | null | undefined;
  readonly evChargeOptions: EVChargeOptions | null | undefined;
  readonly formattedAddress: string | null | undefined;
  readonly fuelOptions: FuelOptions | null | undefined;
  readonly futureOpeningDate: Date | null | undefined;
  readonly generativeSummary: GenerativeSummary | null | undefined;
  readonly googleMapsLinks: GoogleMapsLinks | null | undefined;
  readonly googleMapsURI: string | null | undefined;
  readonly hasCurbsidePickup: boolean | null | undefined;
  readonly hasDelivery: boolean | null | undefined;
  readonly hasDineIn: boolean | null | undefined;
  readonly hasLiveMusic: boolean | null | undefined;
  readonly hasMenuForChildren: boolean | null | undefined;
  readonly hasOutdoorSeating: boolean | null | undefined;
  readonly hasRestroom: boolean | null | undefined;
  readonly hasTakeout: boolean | null | undefined;
  /** @deprecated Nobody knows it. */
  readonly hasWiFi: boolean | null | undefined;
  readonly iconBackgroundColor: string | null | undefined;
  readonly internationalPhoneNumber: string | null | undefined;
  readonly isGoodForChildren: boolean | null | undefined;
  readonly isGoodForGroups: boolean | null | undefined;
  readonly isGoodForWatchingSports: boolean | null | undefined;
  readonly isPureServiceAreaBusiness: boolean | null | undefined;
  readonly isReservable: boolean | null | undefined;
  readonly location: LatLng | null | undefined;
  readonly nationalPhoneNumber: string | null | undefined;
  readonly neighborhoodSummary: NeighborhoodSummary | null | undefined;
  /** @deprecated Read `regularOpeningHours`. */
  readonly openingHours: OpeningHours | null | undefined;
  readonly parkingOptions: ParkingOptions | null | undefined;
  readonly paymentOptions: PaymentOptions | null | undefined;
  readonly photos: Photo[] | undefined;
  readonly plusCode: PlusCode | null | undefined;
  readonly postalAddress: PostalAddress | null | undefined;
  readonly priceLevel:
    | "FREE"
    | "INEXPENSIVE"
    | "MODERATE"
    | "EXPENSIVE"
    | "VERY_EXPENSIVE"
    | null
    | undefined;
  readonly priceRange: PriceRange | null | undefined;
  readonly primaryType: string | null | undefined;
  readonly primaryTypeDisplayName: string | null | undefined;
  readonly primaryTypeDisplayNameLanguageCode: string | null | undefined;
  readonly rating: number | null | undefined;
  readonly regularOpeningHours: OpeningHours | null | undefined;
  readonly regularSecondaryOpeningHours: SecondaryOpeningHours[] | undefined;
  readonly reviews: Review[] | undefined;
  readonly reviewSummary: ReviewSummary | null | undefined;
  readonly servesBeer: boolean | null | undefined;
  readonly servesBreakfast: boolean | null | undefined;
  readonly servesBrunch: boolean | null | undefined;
  readonly servesCocktails: boolean | null | undefined;
  readonly servesCoffee: boolean | null | undefined;
  readonly servesDessert: boolean | null | undefined;
  readonly servesDinner: boolean | null | undefined;
  readonly servesLunch: boolean | null | undefined;
  readonly servesVegetarianFood: boolean | null | undefined;
  readonly servesWine: boolean | null | undefined;
  readonly shortFormattedAddress: string | null | undefined;
  readonly subDestinations: Place[] | undefined;
  readonly svgIconMaskURI: string | null | undefined;
  readonly timeZone: TimeZone | null | undefined;
  readonly transitStation: TransitStation | null | undefined;
  readonly types: string[] | undefined;
  readonly userRatingCount: number | null | undefined;
  readonly utcOffsetMinutes: number | null | undefined;
  readonly viewport: LatLngBounds | null | undefined;
  readonly websiteURI: string | null | undefined;

  /** Fetches the fields that it does not have yet, into this very object; `["*"]` all of them. */
  fetchFields(request: {
    fields: Iterable<string>;
    internalUsageAttributionIds?: Iterable<string> | null;
  }): Promise<{ place: Place }>;
  /** Whether it is open at `date`, by default now. With `v=beta`. */
  isOpen(date?: Date): Promise<boolean | undefined>;
  /** When it opens next after `date`, by default now. With `v=beta`. */
  getNextOpeningTime(date?: Date): Promise<Date | undefined>;
  toJSON(): object;
}

/** One place that fits what was typed. */
export interface PlacePrediction extends Data {
  /** From the `origin` of the request. */
  readonly distanceMeters: number | null;
  readonly mainText: FormattableText | null;
  readonly placeId: string;
  readonly secondaryText: FormattableText | null;
  readonly text: FormattableText;
  readonly types: string[];
  /** The place, which knows its id alone until it is asked for fields. */
  toPlace(): Place;
}

export interface FormattableText extends Data {
  readonly matches: StringRange[];
  readonly text: string;
  toString(): string;
}

/** In UTF-16 units, as `slice` takes them. */
export interface StringRange extends Data {
  readonly endOffset: number;
  readonly startOffset: number;
}

export interface AccessibilityOptions extends Data {
  readonly hasWheelchairAccessibleEntrance: boolean | null;
  readonly hasWheelchairAccessibleParking: boolean | null;
  readonly hasWheelchairAccessibleRestroom: boolean | null;
  readonly hasWheelchairAccessibleSeating: boolean | null;
}

export interface AddressComponent extends Data {
  readonly longText: string | null;
  readonly shortText: string | null;
  readonly types: string[];
}

export interface AddressDescriptor extends Data {
  readonly areas: Area[];
  readonly landmarks: Landmark[];
}

export interface Area extends Data {
  readonly containment: "WITHIN" | "OUTSKIRTS" | "NEAR" | null;
  readonly place: Place;
}

export interface Landmark extends Data {
  readonly place: Place;
  readonly spatialRelationship:
    | "WITHIN"
    | "NEAR"
    | "BESIDE"
    | "ACROSS_THE_ROAD"
    | "DOWN_THE_ROAD"
    | "AROUND_THE_CORNER"
    | "BEHIND";
  readonly straightLineDistanceMeters: number;
  readonly travelDistanceMeters: number | null;
}

export interface Attribution extends Data {
  readonly provider: string | null;
  readonly providerURI: string | null;
}

export interface AuthorAttribution extends Data {
  readonly displayName: string;
  readonly photoURI: string | null;
  readonly uri: string | null;
}

export interface ConsumerAlert extends Data {
  readonly details: ConsumerAlertDetails | null;
  readonly languageCode: string | null;
  readonly overview: string | null;
}

export interface ConsumerAlertDetails extends Data {
  readonly aboutLinkTitle: string | null;
  readonly aboutLinkURI: string | null;
  readonly description: string | null;
  readonly title: string | null;
}

export interface ContentBlock extends Data {
  readonly content: string | null;
  readonly contentLanguageCode: string | null;
  readonly referencedPlaces: Place[];
}

export interface EVChargeAmenitySummary extends Data {
  readonly coffee: ContentBlock | null;
  readonly disclosureText: string | null;
  readonly disclosureTextLanguageCode: string | null;
  readonly flagContentURI: string | null;
  readonly overview: ContentBlock | null;
  readonly restaurant: ContentBlock | null;
  readonly store: ContentBlock | null;
}

export interface EVChargeOptions extends Data {
  readonly connectorAggregations: ConnectorAggregation[];
  readonly connectorCount: number;
}

export interface ConnectorAggregation extends Data {
  readonly availabilityLastUpdateTime: Date | null;
  readonly availableCount: number | null;
  readonly count: number;
  readonly maxChargeRateKw: number;
  readonly outOfServiceCount: number | null;
  readonly type:
    | "OTHER"
    | "J1772"
    | "TYPE_2"
    | "CHADEMO"
    | "CCS_COMBO_1"
    | "CCS_COMBO_2"
    | "TESLA"
    | "UNSPECIFIED_GB_T"
    | "UNSPECIFIED_WALL_OUTLET"
    | "NACS"
    | null;
}

export interface FuelOptions extends Data {
  readonly fuelPrices: FuelPrice[];
}

export interface FuelPrice extends Data {
  readonly price: Money | null;
  readonly type:
    | "DIESEL"
    | "DIESEL_PLUS"
    | "REGULAR_UNLEADED"
    | "MIDGRADE"
    | "PREMIUM"
    | "SP91"
    | "SP91_E10"
    | "SP92"
    | "SP95"
    | "SP95_E10"
    | "SP98"
    | "SP99"
    | "SP100"
    | "LPG"
    | "E80"
    | "E85"
    | "E100"
    | "METHANE"
    | "BIO_DIESEL"
    | "TRUCK_DIESEL"
    | null;
  readonly updateTime: Date | null;
}

export interface GenerativeSummary extends Data {
  readonly disclosureText: string | null;
  readonly disclosureTextLanguageCode: string | null;
  readonly flagContentURI: string | null;
  readonly overview: string | null;
  readonly overviewLanguageCode: string | null;
}

export interface GoogleMapsLinks extends Data {
  readonly directionsURI: string | null;
  readonly photosURI: string | null;
  readonly placeURI: string | null;
  readonly reviewsURI: string | null;
  readonly writeAReviewURI: string | null;
}

export interface Money extends Data {
  readonly currencyCode: string;
  readonly nanos: number;
  readonly units: number;
  /** The price in the page's language. */
  toString(): string;
}

export interface NeighborhoodSummary extends Data {
  readonly description: ContentBlock | null;
  readonly disclosureText: string | null;
  readonly disclosureTextLanguageCode: string | null;
  readonly flagContentURI: string | null;
  readonly overview: ContentBlock | null;
}

export interface OpeningHours extends Data {
  readonly periods: OpeningHoursPeriod[];
  readonly specialDays: Date[];
  readonly weekdayDescriptions: string[];
}

export interface OpeningHoursPeriod extends Data {
  readonly close: OpeningHoursPoint | null;
  readonly open: OpeningHoursPoint;
}

export interface OpeningHoursPoint extends Data {
  /** From 0, a Sunday. */
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

export interface SecondaryOpeningHours extends OpeningHours {
  readonly type:
    | "DRIVE_THROUGH"
    | "HAPPY_HOUR"
    | "DELIVERY"
    | "TAKEOUT"
    | "KITCHEN"
    | "BREAKFAST"
    | "LUNCH"
    | "DINNER"
    | "BRUNCH"
    | "PICKUP"
    | "ACCESS"
    | "SENIOR_HOURS"
    | "ONLINE_SERVICE_HOURS"
    | null;
}

export interface ParkingOptions extends Data {
  readonly hasFreeGarageParking: boolean | null;
  readonly hasFreeParkingLot: boolean | null;
  readonly hasFreeStreetParking: boolean | null;
  readonly hasPaidGarageParking: boolean | null;
  readonly hasPaidParkingLot: boolean | null;
  readonly hasPaidStreetParking: boolean | null;
  readonly hasValetParking: boolean | null;
}

export interface PaymentOptions extends Data {
  readonly acceptsCashOnly: boolean | null;
  readonly acceptsCreditCards: boolean | null;
  readonly acceptsDebitCards: boolean | null;
  readonly acceptsNFC: boolean | null;
  /** As the places service spells it. */
  readonly acceptsNfc: boolean | null;
}

export interface Photo extends Data {
  readonly authorAttributions: AuthorAttribution[];
  readonly flagContentURI: string | null;
  readonly googleMapsURI: string | null;
  readonly heightPx: number;
  readonly name: string;
  readonly widthPx: number;
  /** Where the picture is, no larger than this in pixels. */
  getURI(options?: { maxWidth?: number | null; maxHeight?: number | null } | null): string;
}

export interface PlusCode extends Data {
  readonly compoundCode: string | null;
  readonly globalCode: string | null;
}

export interface PostalAddress extends Data {
  readonly addressLines: string[];
  readonly administrativeArea: string | null;
  readonly languageCode: string | null;
  readonly locality: string | null;
  readonly organization: string | null;
  readonly postalCode: string | null;
  readonly recipients: string[];
  readonly regionCode: string;
  readonly sortingCode: string | null;
  readonly sublocality: string | null;
}

export interface PriceRange extends Data {
  readonly endPrice: Money | null;
  readonly startPrice: Money;
}

export interface Review extends Data {
  readonly authorAttribution: AuthorAttribution | null;
  readonly flagContentURI: string | null;
  readonly googleMapsURI: string | null;
  readonly originalText: string | null;
  readonly originalTextLanguageCode: string | null;
  readonly publishTime: Date | null;
  readonly rating: number | null;
  readonly relativePublishTimeDescription: string | null;
  readonly text: string | null;
  readonly textLanguageCode: string | null;
  readonly visitDateMonth: number | null;
  readonly visitDateYear: number | null;
}

export interface ReviewSummary extends Data {
  readonly disclosureText: string | null;
  readonly disclosureTextLanguageCode: string | null;
  readonly flagContentURI: string | null;
  readonly reviewsURI: string | null;
  readonly text: string | null;
  readonly textLanguageCode: string | null;
}

export interface TimeZone extends Data {
  readonly id: string | null;
  readonly version: string | null;
}

export interface TransitAgency extends Data {
  readonly displayName: string | null;
  readonly displayNameLanguageCode: string | null;
  readonly fareURL: URL | null;
  readonly icon: TransitIcon | null;
  readonly lines: TransitLine[];
  readonly url: URL | null;
}

export interface TransitIcon extends Data {
  readonly nameIncluded: boolean | null;
  readonly url: URL | null;
}

export interface TransitLine extends Data {
  readonly backgroundColor: string | null;
  readonly displayName: string | null;
  readonly displayNameLanguageCode: string | null;
  readonly icon: TransitIcon | null;
  readonly id: string | null;
  readonly shortDisplayName: string | null;
  readonly shortDisplayNameLanguageCode: string | null;
  readonly textColor: string | null;
  readonly url: URL | null;
  readonly vehicleIcon: TransitIcon | null;
  readonly vehicleType:
    | "AIRPLANE"
    | "BUS"
    | "CABLE_CAR"
    | "COACH"
    | "COMMUTER_TRAIN"
    | "FERRY"
    | "FUNICULAR"
    | "GONDOLA_LIFT"
    | "HEAVY_RAIL"
    | "HIGH_SPEED_TRAIN"
    | "HORSE_CARRIAGE"
    | "INTERCITY_BUS"
    | "LONG_DISTANCE_TRAIN"
    | "METRO_RAIL"
    | "MONORAIL"
    | "RAIL"
    | "SHARE_TAXI"
    | "SPECIAL"
    | "SUBWAY"
    | "TRAM"
    | "TROLLEYBUS"
    | null;
}

export interface TransitStation extends Data {
  readonly agencies: TransitAgency[];
  readonly displayName: string | null;
  readonly displayNameLanguageCode: string | null;
  readonly stops: TransitStop[];
}

export interface TransitStop extends Data {
  readonly displayName: string | null;
  readonly displayNameLanguageCode: string | null;
  readonly hasWheelchairAccessibleEntrance: boolean | null;
  readonly id: string | null;
  readonly location: LatLngAltitude | null;
  readonly platformCode: string | null;
  readonly platformCodeLanguageCode: string | null;
  readonly signageText: string | null;
  readonly signageTextLanguageCode: string | null;
  readonly stopCode: string | null;
  readonly stopCodeLanguageCode: string | null;
}

/** Members of every part of a place. */
export interface Data {
  toJSON(key?: string): unknown;
}
