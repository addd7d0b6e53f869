import {
  getPlugKilowatts,
  type LiveAvailability,
  type LiveFuel,
  type StationTable,
} from "@lieudit/place-index/live";
import type { FuelStation } from "../feeds/fuel-station.ts";
import { getNewestTime } from "../feeds/read-fuel.ts";
import type { PointState } from "../feeds/read-irve-live.ts";

/** Groups prices by place. Of two stations at one place the one with the newest price is used. */
export function groupFuelByPlace(
  stations: readonly FuelStation[],
  { fuel }: StationTable,
): Map<string, LiveFuel> {
  const rows = new Map<string, LiveFuel>();
  for (const station of stations) {
    const placeId = fuel[station.id];
    if (placeId === undefined) continue;
    const existing = rows.get(placeId);
    if (existing === undefined || getNewestTime(existing) < getNewestTime(station))
      rows.set(placeId, { prices: station.prices });
  }
  return rows;
}

/** Counts free and broken connectors by place, type and power, with the time of the newest state. */
export function groupAvailabilityByPlace(
  states: ReadonlyMap<string, PointState>,
  { irve }: StationTable,
): Map<string, LiveAvailability> {
  const rows = new Map<string, LiveAvailability>();
  for (const [pointId, state] of states) {
    const point = irve[pointId];
    if (point === undefined) continue;
    const row = rows.get(point.placeId) ?? { connectors: [] };
    rows.set(point.placeId, row);
    for (const type of point.types) {
      const isBroken = !state.isInService || state.brokenTypes.includes(type);
      const added = {
        availableCount: state.isFree && !isBroken ? 1 : 0,
        outOfServiceCount: isBroken ? 1 : 0,
        availabilityLastUpdateTime: state.time,
      };
      const maxChargeRateKw = getPlugKilowatts(point, type);
      const existing = row.connectors.find(
        (one) => one.type === type && one.maxChargeRateKw === maxChargeRateKw,
      );
      if (existing === undefined) {
        row.connectors.push({ type, maxChargeRateKw, ...added });
        continue;
      }
      existing.availableCount += added.availableCount;
      existing.outOfServiceCount += added.outOfServiceCount;
      if (existing.availabilityLastUpdateTime < state.time) existing.availabilityLastUpdateTime = state.time;
    }
  }
  return rows;
}
