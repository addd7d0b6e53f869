import { TRANSIT_VEHICLE_TYPES } from "../transit-vehicle-types.ts";
import { calendarDate, latLng, localizedText } from "./place-shape.ts";
import { bool, double, type EnumShape, list, message, numbered, type Shape, text, uri } from "./shape.ts";

const named = { name: text, placeId: text, displayName: localizedText, types: list(text) };
const references = list(message({ name: text, id: text }));
const contentBlock = message({ content: localizedText, referencedPlaces: list(text) });
const disclosed = { disclosureText: localizedText, flagContentUri: uri };
const transitIcon = message({ url: uri, nameIncluded: bool });

/** The one enum of the protocol whose 0 has a meaning. */
const spatialRelationship: EnumShape = {
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

/**
 * How fields of a place are read that this service never fills and other
 * servers of the protocol may: for readers that show whatever a server has.
 */
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
