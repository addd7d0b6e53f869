import { cleanText } from "@lieudit/intake/text";
import type { PlaceNames, PlaceRecord } from "@lieudit/place-model";
import type { OsmFeature } from "../osm/osm-feature.ts";
import { accessibilityOptions } from "./accessibility.ts";
import type { AdminPosition } from "./admin-position.ts";
import { businessStatus, livedTags } from "./business-status.ts";
import { mainLanguage } from "./country-facts.ts";
import { editorialSummary } from "./editorial-summary.ts";
import { evChargeOptions } from "./ev-sockets.ts";
import { feedKeys } from "./feed-keys.ts";
import { fuelOptions } from "./fuel.ts";
import type { MappingContext } from "./mapping-context.ts";
import { type OsmTypes, typesOfTags } from "./osm-types.ts";
import { parkingOptions } from "./parking.ts";
import { paymentOptions } from "./payment.ts";
import { placePhone } from "./phones.ts";
import { placeAddress } from "./place-address.ts";
import { placeHours, placeSecondaryHours } from "./place-hours.ts";
import { elementPlaceId } from "./place-ids.ts";
import { hasOwnName, placeNames } from "./place-names.ts";
import { recordBase } from "./place-record-base.ts";
import { popularity } from "./popularity.ts";
import { serviceFlags } from "./service-flags.ts";
import { placeWebsite } from "./website.ts";

/** A point of interest: what it is and how it is called, before its details are worked out. */
export interface PoiDraft {
  feature: OsmFeature;
  types: OsmTypes;
  names: PlaceNames;
  isClosed: boolean;
}

/**
 * Whether a feature is a point of interest, and which.
 *
 * A place needs a name of its own or a brand. Kinds that people look for by
 * kind (chargers, fuel, cash machines, car parks, toilets, defibrillators,
 * drinking water, …) are kept without: named by brand, businesses and
 * chargers also by their operator, else by what they are. Private ones are left out,
 * and so are unnamed car parks that are the edge of a street.
 */
export function poiDraft(
  feature: OsmFeature,
  countryCode: string,
  countSkipped: (reason: string) => void,
): PoiDraft | null {
  const { tags, isClosed } = livedTags(feature.tags);
  const types = typesOfTags(tags);
  if (types === null) return null;
  const names = hasOwnName(tags) ? placeNames(tags, countryCode) : makeshiftNames(tags, types, countryCode);
  if (names === undefined) {
    countSkipped("places without a name");
    return null;
  }
  if (types.primaryType === "apartment_building" && [...names.default].length <= 2) {
    countSkipped("blocks of flats with a letter or number for a name");
    return null;
  }
  if (isPrivate(tags) && (types.isKeptUnnamed || types.primaryType === "swimming_pool")) {
    countSkipped("private car parks, pools, toilets and the like");
    return null;
  }
  return { feature: { ...feature, tags }, types, names, isClosed };
}

/** The record of a point of interest. */
export function poiRecord(draft: PoiDraft, position: AdminPosition, context: MappingContext): PlaceRecord {
  const { feature, types, names, isClosed } = draft;
  const { tags, location } = feature;
  const address = placeAddress(tags, position);
  const base = recordBase(location, address, types.primaryType);
  const { countryCode } = address;
  const hoursPlace = { timeZone: base.timeZone, countryCode, location };
  const hours = placeHours(tags, hoursPlace, context);
  const secondaryHours = placeSecondaryHours(tags, hoursPlace, context);
  const status = businessStatus(tags, types.types, context.now, isClosed);
  const summary = editorialSummary(tags, countryCode);
  const brand = cleanText(tags.brand);
  const phone = placePhone(tags, countryCode, () => context.countSkipped("phone numbers that are none"));
  const websiteUri = placeWebsite(tags);
  const payment = paymentOptions(tags);
  const parking = parkingOptions(tags);
  const accessibility = accessibilityOptions(tags, types.types);
  const fuel = types.types.includes("gas_station") ? fuelOptions(tags) : undefined;
  const isCharger = types.types.some((type) => CHARGERS.has(type));
  const charging = isCharger || types.types.includes("gas_station") ? evChargeOptions(tags) : undefined;
  return {
    id: elementPlaceId(feature),
    kind: "poi",
    source: context.source,
    osm: `${feature.type}/${feature.id}`,
    names,
    types: types.types,
    primaryType: types.primaryType,
    typeNames: types.typeNames,
    ...(feature.viewport === undefined ? {} : { viewport: feature.viewport }),
    address,
    popularity: popularity({
      kind: "poi",
      types: types.types,
      tags,
      areaSquareMetres: feature.areaSquareMetres,
    }),
    ...(hours === undefined ? {} : { hours }),
    ...(secondaryHours.length === 0 ? {} : { secondaryHours }),
    ...(status === undefined ? {} : { businessStatus: status }),
    ...(summary === undefined ? {} : { editorialSummary: summary }),
    ...(brand === undefined ? {} : { brand }),
    ...feedKeys(tags, types.types),
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
      ...serviceFlags(tags, types.types),
    },
  };
}

const CHARGERS = new Set(["electric_vehicle_charging_station", "ebike_charging_station"]);

/** Businesses, which are known by who runs them. A playground or a public toilet is not called after the town hall. */
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

/** Other places that are known by who runs them. */
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

const STREET_PARKING = new Set(["street_side", "lane", "on_kerb", "half_on_kerb", "shoulder"]);

function makeshiftNames(
  tags: OsmFeature["tags"],
  types: OsmTypes,
  countryCode: string,
): PlaceNames | undefined {
  const { brand, operator, network } = tags;
  // A canteen or a doctor's own pool is nobody's to look for.
  const isByOperator =
    NAMED_BY_OPERATOR.has(types.primaryType) || (isBusiness(tags, types) && !isPrivate(tags));
  const maker = isByOperator ? (brand ?? operator ?? network) : brand;
  if (maker !== undefined) {
    const names = placeNames({ brand: maker }, countryCode);
    if (names !== undefined) return names;
  }
  if (!types.isKeptUnnamed || STREET_PARKING.has(tags.parking ?? "")) return undefined;
  const { fr, en } = types.typeNames;
  const shown = mainLanguage(countryCode) === "fr" ? fr : en;
  return shown === undefined ? undefined : { default: shown, byLanguage: types.typeNames };
}

function isPrivate({ access }: OsmFeature["tags"]): boolean {
  return access === "private" || access === "no" || access === "residents" || access === "permit";
}
