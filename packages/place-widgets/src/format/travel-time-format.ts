import { toTravelMinutes } from "@lieudit/place-model";
import type { WidgetText } from "../text/widget-text.ts";

/** Formats a travel time such as "12 min", in whole minutes. */
export function formatTravelTime(seconds: number, text: WidgetText): string {
  return text.minutes(text.number(toTravelMinutes(seconds), 0));
}
