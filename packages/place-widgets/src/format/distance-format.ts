import { toTravelMinutes, toUnits, type UnitSystem } from "@lieudit/place-model";
import { DISTANCE_DIGITS, SHORT_DISTANCE } from "../constants.ts";
import type { AutocompleteText } from "../text/autocomplete-text.ts";
import type { WidgetText } from "../text/widget-text.ts";

export { getUnits, type UnitSystem } from "@lieudit/place-model";

/** Formats a distance such as "1.2 km" or "0.7 mi", with one decimal. */
export function formatDistance(metres: number, units: UnitSystem, text: AutocompleteText): string {
  return withUnit(text.number(toUnits(metres, units), DISTANCE_DIGITS), units, text);
}

/** Formats a distance in the autocomplete: one decimal under 10, else none. */
export function formatPredictionDistance(metres: number, units: UnitSystem, text: AutocompleteText): string {
  const distance = toUnits(metres, units);
  return withUnit(text.number(distance, distance < SHORT_DISTANCE ? 1 : 0), units, text);
}

/** Formats a travel time such as "12 min", in whole minutes. */
export function formatTravelTime(seconds: number, text: WidgetText): string {
  return text.minutes(text.number(toTravelMinutes(seconds), 0));
}

function withUnit(distance: string, units: UnitSystem, text: AutocompleteText): string {
  return units === "IMPERIAL" ? text.miles(distance) : text.kilometres(distance);
}
