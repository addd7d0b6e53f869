import type { WidgetText } from "../text/widget-text.ts";

const MINUTE_S = 60;

/** A travel time such as "12 min", in whole minutes: never less than one, for nobody arrives in none. */
export function formatTravelTime(seconds: number, text: WidgetText): string {
  return text.minutes(text.number(Math.max(1, Math.round(seconds / MINUTE_S)), 0));
}
