import {
  CALENDAR_DATE_SHAPE as calendarDate,
  LAT_LNG_SHAPE as latLng,
  LOCALIZED_TEXT_SHAPE as localizedText,
  type Shape,
  TRANSIT_VEHICLE_TYPES,
} from "@lieudit/place-model";

const text: Shape = { kind: "string" };
const uri: Shape = { kind: "uri" };
const bool: Shape = { kind: "boolean" };
const double: Shape = { kind: "double" };

const named = { name: text, placeId: text, displayName: localizedText, types: list(text) };
const references = list(message({ name: text, id: text }));
const contentBlock = message({ content: localizedText, referencedPlaces: list(text) });
const disclosed = { disclosureText: localizedText, flagContentUri: uri };
const transitIcon = message({ url: uri, nameIncluded: bool });

/** The one enum of the protocol whose 0 has a meaning. */
const spatialRelationship: Shape = {
  kind: "enum",
  numbers: {
    NEAR: 0,
    WITHIN: 1,
    BESIDE: 2,
    ACROSS_THE_ROAD: 3,
    DOWN_THE_ROAD: 4,
    AROUND_THE_CORNER: 5,
    BEHIND: 6,
  },
};

/** The fields of a place, as the protocol has them, that this service never fills and other servers may. */
export const BEYOND_SHAPES: Readonly<Record<string, Shape>> = {
  addressDescriptor: message({
    landmarks: list(
      message({
        ...named,
        spatialRelationship,
        straightLineDistanceMeters: double,
        travelDistanceMeters: double,
      }),
    ),
    areas: list(
      message({
        ...named,
        containment: numbered("CONTAINMENT_UNSPECIFIED", ["WITHIN", "OUTSKIRTS", "NEAR"]),
      }),
    ),
  }),
  containingPlaces: references,
  subDestinations: references,
  openingDate: calendarDate,
  generativeSummary: message({
    overview: localizedText,
    overviewFlagContentUri: uri,
    disclosureText: localizedText,
  }),
  reviewSummary: message({ text: localizedText, reviewsUri: uri, ...disclosed }),
  neighborhoodSummary: message({ overview: contentBlock, description: contentBlock, ...disclosed }),
  evChargeAmenitySummary: message({
    overview: contentBlock,
    coffee: contentBlock,
    restaurant: contentBlock,
    store: contentBlock,
    ...disclosed,
  }),
  transitStation: message({
    displayName: localizedText,
    agencies: list(
      message({
        displayName: localizedText,
        url: uri,
        fareUrl: uri,
        icon: transitIcon,
        lines: list(
          message({
            id: text,
            displayName: localizedText,
            shortDisplayName: localizedText,
            textColor: text,
            backgroundColor: text,
            url: uri,
            icon: transitIcon,
            vehicleIcon: transitIcon,
            vehicleType: numbered("TRANSIT_VEHICLE_TYPE_UNSPECIFIED", TRANSIT_VEHICLE_TYPES),
          }),
        ),
      }),
    ),
    stops: list(
      message({
        id: text,
        displayName: localizedText,
        location: latLng,
        stopCode: localizedText,
        platformCode: localizedText,
        signageText: localizedText,
        wheelchairAccessibleEntrance: bool,
      }),
    ),
  }),
};

function list(of: Shape): Shape {
  return { kind: "list", of };
}

function message(fields: Readonly<Record<string, Shape>>): Shape {
  return { kind: "message", fields };
}

function numbered(zero: string, names: readonly string[]): Shape {
  return {
    kind: "enum",
    numbers: Object.fromEntries([zero, ...names].map((name, number) => [name, number])),
  };
}
