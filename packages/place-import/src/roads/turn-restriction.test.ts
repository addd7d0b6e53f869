import { expect, test } from "vitest";
import type { OsmMember, OsmTags } from "../osm/osm-element.ts";
import { readTurnRestriction } from "./turn-restriction.ts";

const FROM: OsmMember = { type: "way", id: 1, role: "from" };
const VIA: OsmMember = { type: "node", id: 9, role: "via" };
const TO: OsmMember = { type: "way", id: 2, role: "to" };
const TO_ALSO: OsmMember = { type: "way", id: 3, role: "to" };
const VIA_WAY: OsmMember = { type: "way", id: 4, role: "via" };

function read(tags: OsmTags, members: OsmMember[] = [FROM, VIA, TO]) {
  return readTurnRestriction({ type: "relation", id: 7, tags: { type: "restriction", ...tags }, members });
}

test.each<[string, string]>([
  ["no_left_turn", "no"],
  ["no_u_turn", "no"],
  ["no_entry", "no"],
  ["only_straight_on", "only"],
])("%s is read", (restriction, kind) => {
  expect(read({ restriction })).toEqual({
    kind,
    fromWays: [1],
    viaNode: 9,
    toWays: [2],
    modes: ["DRIVE", "BICYCLE"],
  });
});

test.each<[string, OsmTags, string]>([
  ["bicycles are exempt", { restriction: "no_left_turn", except: "psv;bicycle" }, "DRIVE"],
  ["cars are exempt", { restriction: "no_left_turn", except: "motorcar" }, "BICYCLE"],
  ["for cars alone", { "restriction:motorcar": "no_left_turn" }, "DRIVE"],
])("%s", (_name, tags, modes) => expect(read(tags)?.modes.join(" ")).toBe(modes));

test.each<[string, OsmTags, OsmMember[] | undefined]>([
  ["another kind of relation", { type: "route" }, undefined],
  ["a sign for lorries", { "restriction:hgv": "no_left_turn" }, undefined],
  ["a sign for some hours", { "restriction:conditional": "no_left_turn @ (08:00-10:00)" }, undefined],
  ["an unknown sign", { restriction: "no_dancing" }, undefined],
  ["everybody is exempt", { restriction: "no_left_turn", except: "vehicle" }, undefined],
  ["a way in the middle", { restriction: "no_u_turn" }, [FROM, VIA_WAY, TO]],
  ["no way to turn from", { restriction: "no_left_turn" }, [VIA, TO]],
  ["no crossing", { restriction: "no_left_turn" }, [FROM, TO]],
  ["two ways, each the only one", { restriction: "only_left_turn" }, [FROM, VIA, TO, TO_ALSO]],
])("%s is skipped", (_name, tags, members) => expect(read(tags, members)).toBeNull());

test("several turns may be forbidden", () => {
  expect(read({ restriction: "no_exit" }, [FROM, VIA, TO, TO_ALSO])?.toWays).toEqual([2, 3]);
});
