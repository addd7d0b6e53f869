import { cleanText, cleanValues } from "@lieudit/intake";
import { toEvseRegisterId, toFuelRegisterId } from "@lieudit/live-values";
import type { PlaceRecord } from "@lieudit/place-model";
import type { OsmTags } from "../osm/osm-element.ts";

/**
 * Returns the keys by which official feeds identify a place: register ids, and who runs
 * it. Only fuel stations and chargers have them.
 *
 * @see https://wiki.openstreetmap.org/wiki/Key:ref:FR:prix-carburants
 * @see https://wiki.openstreetmap.org/wiki/Key:ref:EU:EVSE
 */
export function readFeedKeys(
  tags: OsmTags,
  types: readonly string[],
): Pick<PlaceRecord, "registerIds" | "makers"> {
  if (!types.some((type) => JOINED_TYPES.has(type))) return {};
  const registerIds = [
    ...cleanValues(tags["ref:FR:prix-carburants"]).map(toFuelRegisterId),
    ...cleanValues(tags["ref:EU:EVSE"]).map(toEvseRegisterId),
  ].filter((id) => id !== undefined);
  const makers = ["brand", "operator", "network"]
    .map((key) => cleanText(tags[key]))
    .filter((maker) => maker !== undefined);
  return {
    ...(registerIds.length === 0 ? {} : { registerIds }),
    ...(makers.length === 0 ? {} : { makers: [...new Set(makers)] }),
  };
}

const JOINED_TYPES: ReadonlySet<string> = new Set([
  "gas_station",
  "electric_vehicle_charging_station",
  "ebike_charging_station",
]);
