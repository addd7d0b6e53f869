import type { TravelMode } from "@lieudit/road-routing/build";
import type { OsmRelation, OsmTags } from "../osm/osm-element.ts";

/** A restriction that forbids a turn or allows only one, by the ids of its ways and their shared node. */
export interface TurnRestriction {
  kind: "no" | "only";
  fromWays: number[];
  viaNode: number;
  toWays: number[];
  modes: TravelMode[];
}

/**
 * Returns the turn of a restriction relation. Null for other relations, for restrictions
 * of other vehicles or of certain times, and with a way as via member.
 *
 * @see https://wiki.openstreetmap.org/wiki/Relation:restriction
 */
export function readTurnRestriction({ tags, members }: OsmRelation): TurnRestriction | null {
  if (tags.type !== "restriction") return null;
  const sign = tags.restriction ?? tags["restriction:motorcar"];
  const kind = /^(no|only)_(?:left_turn|right_turn|straight_on|u_turn|entry|exit)$/.exec(sign ?? "")?.[1];
  const modes = readModes(tags);
  const via = members.filter(({ role }) => role === "via");
  const [viaNode] = via;
  const isPlain = via.length === 1 && viaNode?.type === "node";
  if (!isPlain || kind === undefined || modes.length === 0) return null;
  const ways = (role: string) =>
    members.filter((member) => member.type === "way" && member.role === role).map(({ id }) => id);
  const [fromWays, toWays] = [ways("from"), ways("to")];
  if (fromWays.length === 0 || toWays.length === 0) return null;
  // Two exclusive turns contradict each other.
  if (kind === "only" && toWays.length > 1) return null;
  return { kind: kind === "no" ? "no" : "only", fromWays, viaNode: viaNode.id, toWays, modes };
}

/** Restrictions apply to bicycles too unless they exclude them, and never to pedestrians. */
function readModes(tags: OsmTags): TravelMode[] {
  const exempt = new Set((tags.except ?? "").split(";").map((mode) => mode.trim()));
  const modes: TravelMode[] = [];
  if (!["motorcar", "motor_vehicle", "vehicle"].some((mode) => exempt.has(mode))) modes.push("DRIVE");
  const isForAll = tags.restriction !== undefined;
  if (isForAll && !exempt.has("bicycle") && !exempt.has("vehicle")) modes.push("BICYCLE");
  return modes;
}
