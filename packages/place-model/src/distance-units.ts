export type UnitSystem = "METRIC" | "IMPERIAL";

export const METRES_PER_MILE = 1609.34;
export const METRES_PER_KILOMETRE = 1000;

// Regions with road signs in miles.
const MILES_REGIONS =
  "US GB LR MM PR GU VI AS MP UM VG KY AI TC MS FK SH GG JE IM AG BS BZ DM GD KN LC VC WS";

/** Returns the units of a region, given by its two-letter code. */
export function getUnits(region: string | undefined): UnitSystem {
  return region !== undefined && MILES_REGIONS.split(" ").includes(region.toUpperCase())
    ? "IMPERIAL"
    : "METRIC";
}

/** Converts metres to kilometres or miles. */
export function toUnits(metres: number, units: UnitSystem): number {
  return metres / (units === "IMPERIAL" ? METRES_PER_MILE : METRES_PER_KILOMETRE);
}

const MINUTE_S = 60;

/** Converts a travel time to whole minutes, at least 1. */
export function toTravelMinutes(seconds: number): number {
  return Math.max(1, Math.round(seconds / MINUTE_S));
}
