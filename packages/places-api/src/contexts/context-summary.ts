import {
  type ContextRoutingSummary,
  inUnits,
  type RoutingSummary,
  travelMinutes,
  unitsOfRegion,
} from "@lieudit/place-model";

/** Adds the time in whole minutes and the distance in the unit of the region. */
export function contextSummary(
  summary: RoutingSummary,
  regionCode: string | undefined,
): ContextRoutingSummary {
  const [leg] = summary.legs ?? [];
  if (leg === undefined) return summary;
  const units = unitsOfRegion(regionCode);
  const seconds = Number((leg.duration ?? "0s").slice(0, -1));
  return {
    ...summary,
    travelMinutes: travelMinutes(seconds),
    distance: {
      value: Math.round(inUnits(leg.distanceMeters ?? 0, units) * 10) / 10,
      unit: units === "IMPERIAL" ? "MILES" : "KILOMETERS",
    },
  };
}
