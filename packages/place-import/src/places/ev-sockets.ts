import {
  type ConnectorAggregation,
  EV_CONNECTOR_TYPES,
  type EvChargeOptions,
  type EvConnectorType,
} from "@lieudit/place-model";
import type { OsmTags } from "../osm/osm-element.ts";

/**
 * Returns the sockets of a charging station, one entry for each type and power. An unknown
 * power is omitted.
 *
 * @see https://wiki.openstreetmap.org/wiki/Key:socket:*
 */
export function readEvChargeOptions(tags: OsmTags): EvChargeOptions | undefined {
  const counts = new Map<string, ConnectorAggregation>();
  for (const [socket, type] of SOCKETS) {
    const count = readSocketCount(tags[`socket:${socket}`]);
    if (count === 0) continue;
    const kilowatts = readSocketKilowatts(tags, socket);
    const key = `${type} ${kilowatts}`;
    const existing = counts.get(key);
    if (existing === undefined)
      counts.set(key, { type, ...(kilowatts > 0 ? { maxChargeRateKw: kilowatts } : {}), count });
    else existing.count += count;
  }
  const connectorAggregation = [...counts.values()].sort(compareConnectors);
  const total = connectorAggregation.reduce((sum, { count }) => sum + count, 0);
  // Without sockets, the number of vehicles that can charge at once is the best estimate.
  const connectorCount = total > 0 ? total : parseWholeNumber(tags.capacity);
  if (connectorCount === 0) return undefined;
  return { connectorCount, ...(total === 0 ? {} : { connectorAggregation }) };
}

const SOCKETS: readonly [string, EvConnectorType][] = [
  ["type2", "EV_CONNECTOR_TYPE_TYPE_2"],
  ["type2_cable", "EV_CONNECTOR_TYPE_TYPE_2"],
  ["type2_combo", "EV_CONNECTOR_TYPE_CCS_COMBO_2"],
  ["tesla_supercharger_ccs", "EV_CONNECTOR_TYPE_CCS_COMBO_2"],
  ["chademo", "EV_CONNECTOR_TYPE_CHADEMO"],
  ["type1", "EV_CONNECTOR_TYPE_J1772"],
  ["type1_cable", "EV_CONNECTOR_TYPE_J1772"],
  ["type1_combo", "EV_CONNECTOR_TYPE_CCS_COMBO_1"],
  ["tesla_supercharger", "EV_CONNECTOR_TYPE_TESLA"],
  ["tesla_destination", "EV_CONNECTOR_TYPE_TESLA"],
  ["tesla_roadster", "EV_CONNECTOR_TYPE_TESLA"],
  ["nacs", "EV_CONNECTOR_TYPE_NACS"],
  ["gb_ac", "EV_CONNECTOR_TYPE_UNSPECIFIED_GB_T"],
  ["gb_dc", "EV_CONNECTOR_TYPE_UNSPECIFIED_GB_T"],
  ["schuko", "EV_CONNECTOR_TYPE_UNSPECIFIED_WALL_OUTLET"],
  ["typee", "EV_CONNECTOR_TYPE_UNSPECIFIED_WALL_OUTLET"],
  ["bs1363", "EV_CONNECTOR_TYPE_UNSPECIFIED_WALL_OUTLET"],
  ["as3112", "EV_CONNECTOR_TYPE_UNSPECIFIED_WALL_OUTLET"],
  ["sev1011_t13", "EV_CONNECTOR_TYPE_UNSPECIFIED_WALL_OUTLET"],
  ["sev1011_t23", "EV_CONNECTOR_TYPE_UNSPECIFIED_WALL_OUTLET"],
  ["nema_5_15", "EV_CONNECTOR_TYPE_UNSPECIFIED_WALL_OUTLET"],
  ["nema_5_20", "EV_CONNECTOR_TYPE_UNSPECIFIED_WALL_OUTLET"],
  ["type3", "EV_CONNECTOR_TYPE_OTHER"],
  ["type3a", "EV_CONNECTOR_TYPE_OTHER"],
  ["type3c", "EV_CONNECTOR_TYPE_OTHER"],
  ["cee_blue", "EV_CONNECTOR_TYPE_OTHER"],
  ["cee_red_16a", "EV_CONNECTOR_TYPE_OTHER"],
  ["cee_red_32a", "EV_CONNECTOR_TYPE_OTHER"],
  ["cee_red_64a", "EV_CONNECTOR_TYPE_OTHER"],
];

/** No station has more; a larger number is an error or an attack. */
const MAX_SOCKETS = 500;
/** Above the megawatt chargers of lorries, 3.75 MW. */
const MAX_KILOWATTS = 4_000;

/** `yes` means at least one. */
function readSocketCount(value: string | undefined): number {
  return value === "yes" ? 1 : parseWholeNumber(value);
}

function parseWholeNumber(value: string | undefined): number {
  const number = /^\d{1,4}$/.test(value ?? "") ? Number(value) : 0;
  return number <= MAX_SOCKETS ? number : 0;
}

function readSocketKilowatts(tags: OsmTags, socket: string): number {
  const output = parseKilowatts(tags[`socket:${socket}:output`]);
  if (output > 0) return output;
  const volts = Number.parseFloat(tags[`socket:${socket}:voltage`] ?? "");
  const amperes = Number.parseFloat(tags[`socket:${socket}:current`] ?? "");
  // Alternating current of 400 V has three phases of 230 V each.
  const phases = volts === 400 && !/combo|chademo|dc|ccs|supercharger/.test(socket) ? Math.sqrt(3) : 1;
  const computed = (volts * amperes * phases) / 1_000;
  if (computed > 0 && computed <= MAX_KILOWATTS) return Math.round(computed * 10) / 10;
  return parseKilowatts(tags["charging_station:output"] ?? tags.maxpower);
}

/** Parses the highest power of `22 kW`, `22 kVA`, `22000 W`, `50;43 kW`, `22`; returns 0 for other texts. */
function parseKilowatts(value: string | undefined): number {
  let most = 0;
  for (const part of (value ?? "").split(/[;/]/, 8)) {
    const [, number, unit = "kw"] = /^\s*(\d{1,7}(?:[.,]\d{1,3})?)\s*(kw|kva|w|mw)?\b/i.exec(part) ?? [];
    if (number === undefined) continue;
    const amount = Number(number.replace(",", "."));
    const factor = unit.toLowerCase() === "w" ? 0.001 : unit.toLowerCase() === "mw" ? 1_000 : 1;
    // A number in thousands without a unit is in watts.
    const kw = unit === "kw" && amount >= 1_000 ? amount * 0.001 : amount * factor;
    if (kw <= MAX_KILOWATTS) most = Math.max(most, Math.round(kw * 100) / 100);
  }
  return most;
}

function compareConnectors(a: ConnectorAggregation, b: ConnectorAggregation): number {
  return (
    EV_CONNECTOR_TYPES.indexOf(a.type) - EV_CONNECTOR_TYPES.indexOf(b.type) ||
    (b.maxChargeRateKw ?? 0) - (a.maxChargeRateKw ?? 0)
  );
}
