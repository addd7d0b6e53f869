import type { TravelMode } from "@lieudit/road-routing/build";
import type { OsmRelation, OsmTags } from "../osm/osm-element.ts";

/** A sign that forbids a turn, or allows only one, by the ids of its ways and of the node where they meet. */
export interface TurnRestriction {
  kind: "no" | "only";
  fromWays: number[];
  viaNode: number;
  toWays: number[];
  modes: TravelMode[];
}

/**
 * The turn that a relation is about; null when it is no such relation, holds
 * for others or at certain times only, or has a way in its middle.
 *
 * @see https://wiki.openstreetmap.org/wiki/Relation:restriction
 */
export function turnRestriction({ tags, members }: OsmRelation): TurnRestriction | null {
  if (tags.type !== "restriction") return null;
  const sign = tags.restriction ?? tags["restriction:motorcar"];
  const kind = /^(no|only)_(?:left_turn|right_turn|straight_on|u_turn|entry|exit)$/.exec(sign ?? "")?.[1];
  const modes = modesOf(tags);
  const via = members.filter(({ role }) => role === "via");
  const [viaNode] = via;
  const isPlain = via.length === 1 && viaNode?.type === "node";
  if (!isPlain || kind === undefined || modes.length === 0) return null;
  const ways = (role: string) =>
    members.filter((member) => member.type === "way" && member.role === role).map(({ id }) => id);
  const [fromWays, toWays] = [ways("from"), ways("to")];
  if (fromWays.length === 0 || toWays.length === 0) return null;
  // Only this way and only that way contradict each other.
  if (kind === "only" && toWays.length > 1) return null;
  return { kind: kind === "no" ? "no" : "only", fromWays, viaNode: viaNode.id, toWays, modes };
}

/** Signs hold for bicycles, too, unless they say otherwise; nobody on foot heeds them. */
function modesOf(tags: OsmTags): TravelMode[] {
  const exempt = new Set((tags.except ?? "").split(";").map((mode) => mode.trim()));
  const modes: TravelMode[] = [];
  if (!["motorcar", "motor_vehicle", "vehicle"].some((mode) => exempt.has(mode))) modes.push("DRIVE");
  const isForAll = tags.restriction !== undefined;
  if (isForAll && !exempt.has("bicycle") && !exempt.has("vehicle")) modes.push("BICYCLE");
  return modes;
}
