import type { LiveAvailability, LiveFuel, StationTable } from "@lieudit/place-index/live";
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
    const known = rows.get(placeId);
    if (known === undefined || getNewestTime(known) < getNewestTime(station))
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
      const known = row.connectors.find(
        (one) => one.type === type && one.maxChargeRateKw === point.kilowatts,
      );
      if (known === undefined) {
        row.connectors.push({ type, maxChargeRateKw: point.kilowatts, ...added });
        continue;
      }
      known.availableCount += added.availableCount;
      known.outOfServiceCount += added.outOfServiceCount;
      if (known.availabilityLastUpdateTime < state.time) known.availabilityLastUpdateTime = state.time;
    }
  }
  return rows;
}
