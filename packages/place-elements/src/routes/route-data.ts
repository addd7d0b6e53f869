import type { LatLngAltitude } from "../core/lat-lng.ts";
import type { LatLngBounds } from "../core/lat-lng-bounds.ts";
import type { DirectionalLocation } from "./directional-location.ts";
import type { TravelModeName } from "./enums.ts";

const VALUES = Symbol("values");

type Held = { [VALUES]: Readonly<Record<string, unknown>> };

/** Plain values of a class of `routeData`. */
export function toPlain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toPlain);
  return typeof value === "object" &&
    value !== null &&
    "toJSON" in value &&
    typeof value.toJSON === "function"
    ? value.toJSON()
    : value;
}

/** Makes a class with these read-only members. */
export function routeData<Values extends object>(...names: (keyof Values & string)[]) {
  class Made {
    constructor(values: Partial<Values>) {
      Object.defineProperty(this, VALUES, { value: values });
    }

    toJSON(): Partial<Values> {
      // The names are those of the values.
      return Object.fromEntries(
        names.flatMap((name) => {
          const value = (this as unknown as Held)[VALUES][name];
          return value === undefined ? [] : [[name, toPlain(value)]];
        }),
      ) as Partial<Values>;
    }
  }
  for (const name of names) {
    Object.defineProperty(Made.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Held) {
        return this[VALUES][name];
      },
    });
  }
  return Made as unknown as new (
    values: Partial<Values>,
  ) => Readonly<Values> & { toJSON(): Partial<Values> };
}

interface Texts {
  distance: string | null;
  distanceLanguage: string | null;
  duration: string | null;
  durationLanguage: string | null;
  staticDuration: string | null;
  staticDurationLanguage: string | null;
}
type Fare = { transitFare: string | null; transitFareLanguage: string | null };

const STEP_TEXTS = ["distance", "distanceLanguage", "staticDuration", "staticDurationLanguage"] as const;
const TEXTS = [...STEP_TEXTS, "duration", "durationLanguage"] as const;
const FARE = ["transitFare", "transitFareLanguage"] as const;

export class RouteLocalizedValues extends routeData<Texts & Fare>(...TEXTS, ...FARE) {}
export class RouteLegLocalizedValues extends routeData<Texts>(...TEXTS) {}
export class RouteLegStepLocalizedValues extends routeData<Pick<Texts, (typeof STEP_TEXTS)[number]>>(
  ...STEP_TEXTS,
) {}
export class RouteMatrixItemLocalizedValues extends routeData<Texts & Fare>(...TEXTS, ...FARE) {}

export class GeocodedWaypoint extends routeData<{
  geocoderStatus: string | null;
  intermediateWaypointRequestIndex: number | null;
  partialMatch: boolean;
  placeId: string;
  types: string[];
}>("geocoderStatus", "intermediateWaypointRequestIndex", "partialMatch", "placeId", "types") {}

export class GeocodingResults extends routeData<{
  origin: GeocodedWaypoint | null;
  destination: GeocodedWaypoint | null;
  intermediates: GeocodedWaypoint[];
}>("origin", "destination", "intermediates") {}

export class RouteLegStep extends routeData<{
  distanceMeters: number;
  startLocation: DirectionalLocation | null;
  endLocation: DirectionalLocation | null;
  instructions: string | null;
  localizedValues: RouteLegStepLocalizedValues | null;
  maneuver: string | null;
  path: LatLngAltitude[];
  staticDurationMillis: number | null;
  transitDetails: null;
  travelMode: TravelModeName | null;
}>(
  "distanceMeters",
  "startLocation",
  "endLocation",
  "instructions",
  "localizedValues",
  "maneuver",
  "path",
  "staticDurationMillis",
  "transitDetails",
  "travelMode",
) {}

export class RouteLeg extends routeData<{
  distanceMeters: number;
  durationMillis: number | null;
  startLocation: DirectionalLocation | null;
  endLocation: DirectionalLocation | null;
  localizedValues: RouteLegLocalizedValues | null;
  path: LatLngAltitude[];
  speedPaths: object[];
  staticDurationMillis: number | null;
  steps: RouteLegStep[];
  stepsOverview: null;
  travelAdvisory: null;
}>(
  "distanceMeters",
  "durationMillis",
  "startLocation",
  "endLocation",
  "localizedValues",
  "path",
  "speedPaths",
  "staticDurationMillis",
  "steps",
  "stepsOverview",
  "travelAdvisory",
) {}

export class RouteMatrixItem extends routeData<{
  condition: string | null;
  distanceMeters: number;
  durationMillis: number | null;
  error: Error | null;
  fallbackInfo: null;
  localizedValues: RouteMatrixItemLocalizedValues | null;
  staticDurationMillis: number | null;
  travelAdvisory: null;
}>(
  "condition",
  "distanceMeters",
  "durationMillis",
  "error",
  "fallbackInfo",
  "localizedValues",
  "staticDurationMillis",
  "travelAdvisory",
) {}

export class RouteMatrixRow extends routeData<{ items: RouteMatrixItem[] }>("items") {}

// Traffic, tolls and timetables: no response here has them.

export class FallbackInfo extends routeData<{ reason: null; routingMode: null }>("reason", "routingMode") {}
export class MultiModalSegment extends routeData<
  Record<"instructions" | "maneuver" | "stepEndIndex" | "stepStartIndex" | "travelMode", null>
>("instructions", "maneuver", "stepEndIndex", "stepStartIndex", "travelMode") {}
export class PolylineDetailInfo extends routeData<Record<"endIndex" | "presence" | "startIndex", null>>(
  "endIndex",
  "presence",
  "startIndex",
) {}
export class PolylineDetails extends routeData<Record<"flyoverInfo" | "narrowRoadInfo", object[]>>(
  "flyoverInfo",
  "narrowRoadInfo",
) {}
export class RouteLegTravelAdvisory extends routeData<Record<"speedReadingIntervals" | "tollInfo", null>>(
  "speedReadingIntervals",
  "tollInfo",
) {}
const ADVISORY = [
  "fuelConsumptionMicroliters",
  "routeRestrictionsPartiallyIgnored",
  "speedReadingIntervals",
  "tollInfo",
  "transitFare",
] as const;
export class RouteTravelAdvisory extends routeData<Record<(typeof ADVISORY)[number], null>>(...ADVISORY) {}
const INTERVAL = ["endPolylinePointIndex", "speed", "startPolylinePointIndex"] as const;
export class SpeedReadingInterval extends routeData<Record<(typeof INTERVAL)[number], null>>(...INTERVAL) {}
export class StepsOverview extends routeData<{ multiModalSegments: object[] }>("multiModalSegments") {}
export class TollInfo extends routeData<{ estimatedPrices: null }>("estimatedPrices") {}
export class TransitAgency extends routeData<Record<"name" | "phoneNumber" | "url", null>>(
  "name",
  "phoneNumber",
  "url",
) {}
const TRANSIT = [
  "arrivalStop",
  "arrivalTime",
  "departureStop",
  "departureTime",
  "headsign",
  "headwayMillis",
  "stopCount",
  "transitLine",
  "tripShortText",
] as const;
export class TransitDetails extends routeData<Record<(typeof TRANSIT)[number], null>>(...TRANSIT) {}
const LINE = ["agencies", "color", "iconURL", "name", "shortName", "textColor", "url", "vehicle"] as const;
export class TransitLine extends routeData<Record<(typeof LINE)[number], null>>(...LINE) {}
export class TransitStop extends routeData<Record<"location" | "name", null>>("location", "name") {}
const VEHICLE = ["iconURL", "localIconURL", "name", "nameLanguage", "vehicleType"] as const;
export class TransitVehicle extends routeData<Record<(typeof VEHICLE)[number], null>>(...VEHICLE) {}

/** The fields of a route. */
export interface RouteValues {
  description: string | null;
  distanceMeters: number;
  durationMillis: number | null;
  legs: RouteLeg[];
  localizedValues: RouteLocalizedValues | null;
  optimizedIntermediateWaypointIndices: number[];
  path: LatLngAltitude[];
  polylineDetails: null;
  routeLabels: string[];
  routeToken: string | null;
  speedPaths: object[];
  staticDurationMillis: number | null;
  travelAdvisory: null;
  viewport: LatLngBounds | null;
  warnings: string[];
}

/** The fields of a route, which a request names; one that it did not name is undefined. */
export const ROUTE_FIELDS = [
  "description",
  "distanceMeters",
  "durationMillis",
  "legs",
  "localizedValues",
  "optimizedIntermediateWaypointIndices",
  "path",
  "polylineDetails",
  "routeLabels",
  "routeToken",
  "speedPaths",
  "staticDurationMillis",
  "travelAdvisory",
  "viewport",
  "warnings",
] as const satisfies readonly (keyof RouteValues)[];

/** Why an item has no route: one of its points was not found. */
export class RouteMatrixItemError extends Error {
  override name = "RouteMatrixItemError";

  toJSON(): object {
    return { message: this.message };
  }
}
