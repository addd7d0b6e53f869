import {
  type ContextRoutingSummary,
  getUnits,
  type RoutingSummary,
  toTravelMinutes,
  toUnits,
} from "@lieudit/place-model";

/** Adds the time in whole minutes and the distance in the unit of the region. */
export function toContextSummary(
  summary: RoutingSummary,
  regionCode: string | undefined,
): ContextRoutingSummary {
  const [leg] = summary.legs ?? [];
  if (leg === undefined) return summary;
  const units = getUnits(regionCode);
  const seconds = Number((leg.duration ?? "0s").slice(0, -1));
  return {
    ...summary,
    travelMinutes: toTravelMinutes(seconds),
    distance: {
      value: Math.round(toUnits(leg.distanceMeters ?? 0, units) * 10) / 10,
      unit: units === "IMPERIAL" ? "MILES" : "KILOMETERS",
    },
  };
}
