import { DISTANCE_DIGITS, METRES_PER_KILOMETRE, METRES_PER_MILE, SHORT_DISTANCE } from "../constants.ts";
import type { WidgetText } from "../text/widget-text.ts";

export type UnitSystem = "METRIC" | "IMPERIAL";

// Where road signs count in miles.
const MILES_REGIONS: ReadonlySet<string> = new Set([
  ..."US GB LR MM PR GU VI AS MP UM VG KY AI TC MS FK SH GG JE IM AG BS BZ DM GD KN LC VC WS".split(" "),
]);

/** Miles for the regions that use them, else kilometres. `region` is a two-letter code. */
export function unitsOfRegion(region: string | undefined): UnitSystem {
  return region !== undefined && MILES_REGIONS.has(region.toUpperCase()) ? "IMPERIAL" : "METRIC";
}

/** A distance such as "1.2 km" or "0.7 mi", with one decimal. */
export function formatDistance(metres: number, units: UnitSystem, text: WidgetText): string {
  return withUnit(text.number(inUnits(metres, units), DISTANCE_DIGITS), units, text);
}

/** A distance in the autocomplete: one decimal under 10, else none. */
export function formatPredictionDistance(metres: number, units: UnitSystem, text: WidgetText): string {
  const distance = inUnits(metres, units);
  return withUnit(text.number(distance, distance < SHORT_DISTANCE ? 1 : 0), units, text);
}

function inUnits(metres: number, units: UnitSystem): number {
  return metres / (units === "IMPERIAL" ? METRES_PER_MILE : METRES_PER_KILOMETRE);
}

function withUnit(distance: string, units: UnitSystem, text: WidgetText): string {
  return units === "IMPERIAL" ? text.miles(distance) : text.kilometres(distance);
}
