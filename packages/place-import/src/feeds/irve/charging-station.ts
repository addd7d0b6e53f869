import { getPlugKilowatts } from "@lieudit/place-index/live";
import type { ConnectorAggregation, EvConnectorType, LatLng } from "@lieudit/place-model";

/** A station of the IRVE register with its charging points. */
export interface ChargingStation {
  /**
   * `id_station_itinerance` without stars, or a hash of name and position for stations
   * outside the register.
   */
  id: string;
  name?: string;
  location: LatLng;
  address?: string;
  /** Brand, operator and owner, without duplicates. */
  makers: string[];
  phone?: string;
  /** As an `opening_hours` tag. */
  hours?: string;
  /** Number of points where a vehicle can charge at the same time. */
  pointCount: number;
  points: ChargePoint[];
  acceptsCards?: boolean;
  isReservable?: boolean;
  wheelchairParking?: boolean;
  isForTwoWheels?: boolean;
  /** `date_maj`, `2026-05-01`. */
  updated: string;
}

export interface ChargePoint {
  /** `id_pdc_itinerance` without stars; absent outside the register. */
  id?: string;
  kilowatts: number;
  types: EvConnectorType[];
}

/** Groups the sockets of points by type and power, strongest first within a type. */
export function groupConnectors(points: readonly ChargePoint[]): ConnectorAggregation[] {
  const byKey = new Map<string, ConnectorAggregation>();
  for (const point of points) {
    for (const type of point.types) {
      const kilowatts = getPlugKilowatts(point, type);
      const key = `${type} ${kilowatts}`;
      const existing = byKey.get(key);
      if (existing === undefined)
        byKey.set(key, { type, ...(kilowatts > 0 ? { maxChargeRateKw: kilowatts } : {}), count: 1 });
      else existing.count += 1;
    }
  }
  return [...byKey.values()].sort(compareConnectors);
}

/** In the order of the protocol's types, whatever the order of the file. */
function compareConnectors(a: ConnectorAggregation, b: ConnectorAggregation): number {
  if (a.type !== b.type) return a.type < b.type ? -1 : 1;
  return (b.maxChargeRateKw ?? 0) - (a.maxChargeRateKw ?? 0);
}
