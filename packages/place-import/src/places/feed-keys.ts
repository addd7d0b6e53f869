import type { PlaceRecord } from "@lieudit/place-model";
import type { OsmTags } from "../osm/osm-element.ts";
import { cleanText, cleanValues } from "./clean-text.ts";

/**
 * What official feeds know a place by: its numbers in their registers, and
 * who runs it. Fuel stations and chargers have them, other places do not.
 *
 * @see https://wiki.openstreetmap.org/wiki/Key:ref:FR:prix-carburants
 * @see https://wiki.openstreetmap.org/wiki/Key:ref:EU:EVSE
 */
export function feedKeys(
  tags: OsmTags,
  types: readonly string[],
): Pick<PlaceRecord, "registerIds" | "makers"> {
  if (!types.some((type) => JOINED_TYPES.has(type))) return {};
  const registerIds = [
    ...cleanValues(tags["ref:FR:prix-carburants"]).map(fuelRegisterId),
    ...cleanValues(tags["ref:EU:EVSE"]).map(evseRegisterId),
  ].filter((id) => id !== undefined);
  const makers = ["brand", "operator", "network"]
    .map((key) => cleanText(tags[key]))
    .filter((maker) => maker !== undefined);
  return {
    ...(registerIds.length === 0 ? {} : { registerIds }),
    ...(makers.length === 0 ? {} : { makers: [...new Set(makers)] }),
  };
}

/** `prix-carburants:06240004`: the feed leaves the leading 0 of the department out, mappers write both. */
export function fuelRegisterId(id: string): string | undefined {
  const digits = id.trim();
  return /^\d{4,8}$/.test(digits) ? `prix-carburants:${digits.padStart(8, "0")}` : undefined;
}

/** `evse:FRPD1PVALMOU`: of a pool, a station or a charging point, without the stars that part an eMI3 id. */
export function evseRegisterId(id: string): string | undefined {
  const plain = id.replace(/[*\s-]/g, "").toUpperCase();
  return /^[A-Z]{2}[A-Z0-9]{4,33}$/.test(plain) ? `evse:${plain}` : undefined;
}

const JOINED_TYPES: ReadonlySet<string> = new Set([
  "gas_station",
  "electric_vehicle_charging_station",
  "ebike_charging_station",
]);
