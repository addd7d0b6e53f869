import { cleanText } from "@lieudit/intake";
import type { PlaceNames, PlaceRecord } from "@lieudit/place-model";
import type { OsmFeature } from "../osm/osm-feature.ts";
import { readAccessibility } from "./accessibility.ts";
import type { AdminPosition } from "./admin-position.ts";
import { readBusinessStatus, readOpeningDate, withoutLifecyclePrefix } from "./business-status.ts";
import { getMainLanguage } from "./country-facts.ts";
import { readSummary } from "./editorial-summary.ts";
import { readEvChargeOptions } from "./ev-sockets.ts";
import { readFeedKeys } from "./feed-keys.ts";
import { readFuelOptions } from "./fuel.ts";
import type { MappingContext } from "./mapping-context.ts";
import { type OsmTypes, readTypes } from "./osm-types.ts";
import { readParking } from "./parking.ts";
import { readPayment } from "./payment.ts";
import { readPlacePhone } from "./phones.ts";
import { readAddress } from "./place-address.ts";
import { readPlaceHours, readSecondaryHours } from "./place-hours.ts";
import { toElementPlaceId } from "./place-ids.ts";
import { hasOwnName, readPlaceNames } from "./place-names.ts";
import { createRecordBase } from "./place-record-base.ts";
import { scorePopularity } from "./popularity.ts";
import { readServiceFlags } from "./service-flags.ts";
import { toTransitStation } from "./transit-station.ts";
import { readWebsite } from "./website.ts";

/** A point of interest with its type and name, before its details are read. */
export interface PoiDraft {
  feature: OsmFeature;
  types: OsmTypes;
  names: PlaceNames;
  isClosed: boolean;
}

/**
 * Returns the point of interest that a feature is, or null.
 *
 * A place needs an own name or a brand. Some kinds are kept without, because people look
 * for them by kind: chargers, fuel, cash machines, car parks, toilets and the like. They
 * are named by brand, businesses and chargers also by operator, else by their kind.
 * Private ones are skipped, and so are unnamed car parks along a street.
 */
export function draftPoi(
  feature: OsmFeature,
  countryCode: string,
  countSkipped: (reason: string) => void,
): PoiDraft | null {
  const { tags, isClosed } = withoutLifecyclePrefix(feature.tags);
  const types = readTypes(tags);
  if (types === null) return null;
  const names = hasOwnName(tags)
    ? readPlaceNames(tags, countryCode)
    : types.isEntrance
      ? createEntranceNames(tags, types)
      : createMakeshiftNames(tags, types, countryCode);
  const isUnnamedBuilding = types.primaryType === "premise" && !hasOwnName(tags);
  if (names === undefined || isUnnamedBuilding) {
    if (!types.isBuilding) countSkipped("places without a name");
    return null;
  }
  if (types.isBuilding && NUMBERED_BUILDING.test(names.default)) {
    countSkipped("buildings with a letter or number for a name");
    return null;
  }
  if (isPrivate(tags) && (types.isKeptUnnamed || types.primaryType === "swimming_pool")) {
    countSkipped("private car parks, pools, toilets and the like");
    return null;
  }
  return { feature: { ...feature, tags }, types, names, isClosed };
}

/** Creates the record of a point of interest. */
export function createPoiRecord(
  draft: PoiDraft,
  position: AdminPosition,
  context: MappingContext,
): PlaceRecord {
  const { feature, types, names, isClosed } = draft;
  const { tags, location } = feature;
  const address = readAddress(tags, position);
  const base = createRecordBase(location, address, types.primaryType);
  const { countryCode } = address;
  const hoursPlace = { timeZone: base.timeZone, countryCode, location };
  const hours = readPlaceHours(tags, hoursPlace, context);
  const secondaryHours = readSecondaryHours(tags, hoursPlace, context);
  const status = readBusinessStatus(tags, types.types, context.now, isClosed);
  const openingDate = status === "FUTURE_OPENING" ? readOpeningDate(tags, context.now) : undefined;
  const transitStation = types.isStop
    ? toTransitStation(feature.lines ?? [], names.default, countryCode)
    : undefined;
  const summary = readSummary(tags, countryCode);
  const brand = cleanText(tags.brand);
  const phone = readPlacePhone(tags, countryCode, () => context.countSkipped("invalid phone numbers"));
  const websiteUri = readWebsite(tags);
  const payment = readPayment(tags);
  const parking = readParking(tags);
  const accessibility = readAccessibility(tags, types.types);
  const fuel = types.types.includes("gas_station") ? readFuelOptions(tags) : undefined;
  const isCharger = types.types.some((type) => CHARGERS.has(type));
  const charging = isCharger || types.types.includes("gas_station") ? readEvChargeOptions(tags) : undefined;
  return {
    id: toElementPlaceId(feature),
    kind: "poi",
    source: context.source,
    osm: `${feature.type}/${feature.id}`,
    names,
    types: types.types,
    primaryType: types.primaryType,
    typeNames: types.typeNames,
    ...(feature.viewport === undefined ? {} : { viewport: feature.viewport }),
    address,
    popularity: scorePopularity({
      kind: "poi",
      types: types.types,
      tags,
      areaSquareMetres: feature.areaSquareMetres,
    }),
    ...(hours === undefined ? {} : { hours }),
    ...(secondaryHours.length === 0 ? {} : { secondaryHours }),
    ...(status === undefined ? {} : { businessStatus: status }),
    ...(openingDate === undefined ? {} : { openingDate }),
    ...(transitStation === undefined ? {} : { transitStation }),
    ...(summary === undefined ? {} : { editorialSummary: summary }),
    ...(brand === undefined ? {} : { brand }),
    ...readFeedKeys(tags, types.types),
    ...base,
    facts: {
      ...base.facts,
      ...(phone === undefined
        ? {}
        : { nationalPhoneNumber: phone.national, internationalPhoneNumber: phone.international }),
      ...(websiteUri === undefined ? {} : { websiteUri }),
      ...(payment === undefined ? {} : { paymentOptions: payment }),
      ...(parking === undefined ? {} : { parkingOptions: parking }),
      ...(accessibility === undefined ? {} : { accessibilityOptions: accessibility }),
      ...(fuel === undefined ? {} : { fuelOptions: fuel }),
      ...(charging === undefined ? {} : { evChargeOptions: charging }),
      ...readServiceFlags(tags, types.types),
    },
  };
}

/** `B`, `12 bis`, `Bât. 3`, `Bloc A`: such a name means something on its own ground only. */
const NUMBERED_BUILDING =
  /^(?:(?:b[âa]t(?:iment)?|bloc|block|building|hall|aile|cage|escalier|entr[ée]e|lot|n°)(?=[\s.\d])\.?\s*)?(?:.{1,2}|\d{1,4}\s?(?:bis|ter|quater|[a-z])?(?:\s?[-/,]\s?\d{1,4}\s?[a-z]?)*)$/iu;

const CHARGERS = new Set(["electric_vehicle_charging_station", "ebike_charging_station"]);

/**
 * Businesses are known by their operator. A playground or a public toilet is not named
 * after the town hall.
 */
const BUSINESS_KEYS = ["shop", "office", "craft", "healthcare"];
const BUSINESS_TYPES = new Set([
  "food",
  "lodging",
  "car_repair",
  "car_wash",
  "movie_theater",
  "night_club",
  "casino",
  "driving_school",
  "pharmacy",
  "doctor",
  "dentist",
  "medical_clinic",
  "veterinary_care",
  "fitness_center",
  "boat_rental",
  "storage",
]);

function isBusiness(tags: OsmFeature["tags"], { types }: OsmTypes): boolean {
  return (
    BUSINESS_KEYS.some((key) => tags[key] !== undefined && tags[key] !== "no") ||
    types.some((type) => BUSINESS_TYPES.has(type))
  );
}

/** Other places that are known by their operator. */
const NAMED_BY_OPERATOR = new Set([
  "gas_station",
  "electric_vehicle_charging_station",
  "ebike_charging_station",
  "atm",
  "bank",
  "post_office",
  "bike_sharing_station",
  "car_rental",
  "parcel_locker",
]);

/** Entrances have numbers where they have no names. */
function createEntranceNames({ ref }: OsmFeature["tags"], { typeNames }: OsmTypes): PlaceNames | undefined {
  const number = cleanText(ref, 10);
  if (number === undefined) return undefined;
  const label = (language: "fr" | "en") => `${typeNames[language] ?? ""} ${number}`.trim();
  return { default: label("fr"), byLanguage: { fr: label("fr"), en: label("en") } };
}

const STREET_PARKING = new Set(["street_side", "lane", "on_kerb", "half_on_kerb", "shoulder"]);

function createMakeshiftNames(
  tags: OsmFeature["tags"],
  types: OsmTypes,
  countryCode: string,
): PlaceNames | undefined {
  const { brand, operator, network } = tags;
  // A staff canteen or a private pool is not a public place.
  const isByOperator =
    NAMED_BY_OPERATOR.has(types.primaryType) || (isBusiness(tags, types) && !isPrivate(tags));
  const maker = isByOperator ? (brand ?? operator ?? network) : brand;
  if (maker !== undefined) {
    const names = readPlaceNames({ brand: maker }, countryCode);
    if (names !== undefined) return names;
  }
  if (!types.isKeptUnnamed || STREET_PARKING.has(tags.parking ?? "")) return undefined;
  const { fr, en } = types.typeNames;
  const label = getMainLanguage(countryCode) === "fr" ? fr : en;
  return label === undefined ? undefined : { default: label, byLanguage: types.typeNames };
}

function isPrivate({ access }: OsmFeature["tags"]): boolean {
  return access === "private" || access === "no" || access === "residents" || access === "permit";
}
