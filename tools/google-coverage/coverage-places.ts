import { EV_CONNECTOR_TYPES, FUEL_TYPES, type Place, PRICE_LEVELS } from "@lieudit/place-model";
import { wholePlace } from "../../packages/place-elements/test/whole-place.ts";
import { otherPlace } from "./other-place.ts";
import { BUSINESS_STATUSES, ENUMS_ID, OTHER_ID, priceId, SIBLING_ID, statusId } from "./place-ids.ts";

/** Returns the places of the page's data host: a whole place, the same with other values, and the names of every enum. */
export function coveragePlaces(): Place[] {
  const given = wholePlace();
  // Searches around a point find points of interest alone.
  const whole: Place = { ...given, types: [...(given.types ?? []), "point_of_interest"] };
  return [
    whole,
    otherPlace(whole, OTHER_ID),
    sibling(whole),
    placeOfEnums(whole),
    ...BUSINESS_STATUSES.map((businessStatus) => ({
      ...named(statusId(businessStatus)),
      businessStatus: businessStatus as Place["businessStatus"] & string,
    })),
    ...PRICE_LEVELS.map((priceLevel) => ({ ...named(priceId(priceLevel)), priceLevel })),
  ];
}

function sibling(whole: Place): Place {
  const { formattedAddress = "", types = [] } = whole;
  return {
    ...whole,
    name: `places/${SIBLING_ID}`,
    id: SIBLING_ID,
    displayName: { text: "Fournil du Port", languageCode: "fr" },
    formattedAddress: `2 ${formattedAddress}`,
    types: ["cafe", ...types],
    location: { latitude: 43.2422, longitude: 6.8157 },
  };
}

function named(id: string): Place {
  return {
    name: `places/${id}`,
    id,
    displayName: { text: id, languageCode: "en" },
    location: { latitude: 43.9, longitude: 7.9 },
    types: ["point_of_interest"],
  };
}

const VEHICLES =
  "AIRPLANE BUS CABLE_CAR COACH COMMUTER_TRAIN FERRY FUNICULAR GONDOLA_LIFT HEAVY_RAIL HIGH_SPEED_TRAIN HORSE_CARRIAGE INTERCITY_BUS LONG_DISTANCE_TRAIN METRO_RAIL MONORAIL RAIL SHARE_TAXI SPECIAL SUBWAY TRAM TROLLEYBUS";
const RELATIONS = "NEAR WITHIN BESIDE ACROSS_THE_ROAD DOWN_THE_ROAD AROUND_THE_CORNER BEHIND";
const CONTAINMENTS = "WITHIN OUTSKIRTS NEAR";

/** One entry for each name that the wire has, in the lists of one place. */
function placeOfEnums(whole: Place): Place {
  // The fields that this service never fills are not among those of the type.
  const { transitStation, addressDescriptor } = whole as unknown as Record<string, Lists>;
  const [agency] = transitStation?.agencies ?? [];
  const [line] = (agency?.lines ?? []) as object[];
  const [landmark] = addressDescriptor?.landmarks ?? [];
  const [area] = addressDescriptor?.areas ?? [];
  const [connector] = whole.evChargeOptions?.connectorAggregation ?? [];
  const [price] = whole.fuelOptions?.fuelPrices ?? [];
  const each = (names: string) => names.split(" ");
  return {
    ...named(ENUMS_ID),
    ...({
      transitStation: {
        ...transitStation,
        agencies: [
          {
            ...agency,
            lines: each(VEHICLES).map((vehicleType) => ({ ...line, vehicleType, id: vehicleType })),
          },
        ],
      },
      addressDescriptor: {
        landmarks: each(RELATIONS).map((spatialRelationship) => ({ ...landmark, spatialRelationship })),
        areas: each(CONTAINMENTS).map((containment) => ({ ...area, containment })),
      },
    } as object),
    evChargeOptions: {
      connectorCount: 10,
      connectorAggregation: EV_CONNECTOR_TYPES.map((type) => ({
        ...connector,
        type,
        maxChargeRateKw: 22,
        count: 1,
      })),
    },
    fuelOptions: { fuelPrices: FUEL_TYPES.map((type) => ({ ...price, type })) as never },
  };
}

type Lists = Record<string, Record<string, unknown>[]>;
