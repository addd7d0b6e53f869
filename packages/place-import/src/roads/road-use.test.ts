import { EDGE_FLAGS } from "@lieudit/road-routing/build";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { OsmTags } from "../osm/osm-element.ts";
import { readRoadUse } from "./road-use.ts";

/** "highway=steps foot=no" */
function parseTags(text: string): OsmTags {
  return Object.fromEntries(text.split(/ (?=[\w:]+=)/).map((tag) => tag.split(/=(.*)/s).slice(0, 2)));
}

/** Directions that each mode may use: "drive>< walk>< bicycle>". */
function allowed(text: string): string {
  const use = readRoadUse(parseTags(text));
  if (use === null) return "nothing";
  const arrows = (forward: number, backward: number) => (forward > 0 ? ">" : "") + (backward > 0 ? "<" : "");
  return [
    ["drive", arrows(use.driveForward, use.driveBackward)],
    ["walk", arrows(use.walkForward, use.walkBackward)],
    ["bicycle", arrows(use.bicycleForward, use.bicycleBackward)],
  ]
    .filter(([, directions]) => directions !== "")
    .map((parts) => parts.join(""))
    .join(" ");
}

const ALL = "drive>< walk>< bicycle><";

describe("who may use a way", () => {
  test.each([
    ["highway=residential", ALL],
    ["highway=motorway", "drive>"],
    ["highway=motorway_link", "drive><"],
    ["highway=trunk", "drive><"],
    ["highway=trunk sidewalk=both bicycle=yes", ALL],
    ["highway=primary motorroad=yes", "drive><"],
    ["highway=footway", "walk><"],
    ["highway=footway bicycle=yes", "walk>< bicycle><"],
    ["highway=footway foot=no", "nothing"],
    ["highway=pedestrian", "walk><"],
    ["highway=pedestrian motor_vehicle=destination", "drive>< walk><"],
    ["highway=pedestrian access=yes", "walk><"],
    ["highway=steps", "walk><"],
    ["highway=steps oneway=yes", "walk><"],
    ["highway=path", "walk>< bicycle><"],
    ["highway=path bicycle=no", "walk><"],
    ["highway=track", "walk>< bicycle><"],
    ["highway=track motor_vehicle=yes", ALL],
    ["highway=cycleway", "bicycle><"],
    ["highway=cycleway foot=designated", "walk>< bicycle><"],
    ["highway=corridor", "walk><"],
    ["railway=platform", "walk><"],
    ["highway=construction", "nothing"],
    ["highway=constructor", "nothing"],
    ["highway=__proto__", "nothing"],
    ["route=ferry", "nothing"],
    ["route=ferry motor_vehicle=yes foot=yes", "nothing"],
    ["building=yes", "nothing"],
  ])("%s: %s", (tags, expected) => expect(allowed(tags)).toBe(expected));

  test.each([
    ["highway=service access=private", "nothing"],
    ["highway=service access=private foot=yes", "walk><"],
    ["highway=residential access=no motor_vehicle=yes", "drive><"],
    ["highway=residential motor_vehicle=no", "walk>< bicycle><"],
    ["highway=residential motor_vehicle=no motorcar=yes", ALL],
    ["highway=residential vehicle=no", "walk><"],
    ["highway=residential vehicle=no bicycle=yes", "walk>< bicycle><"],
    ["highway=residential motor_vehicle=agricultural;forestry", "walk>< bicycle><"],
    ["highway=residential foot=use_sidepath", "drive>< bicycle><"],
    ["highway=residential access=unknown", ALL],
    ["highway=residential bicycle=dismount", ALL],
  ])("%s: %s", (tags, expected) => expect(allowed(tags)).toBe(expected));

  test.each([
    ["highway=residential oneway=yes", "drive> walk>< bicycle>"],
    ["highway=residential oneway=1", "drive> walk>< bicycle>"],
    ["highway=residential oneway=-1", "drive< walk>< bicycle<"],
    ["highway=residential oneway=no", ALL],
    ["highway=motorway oneway=no", "drive><"],
    ["highway=residential oneway=yes oneway:bicycle=no", "drive> walk>< bicycle><"],
    ["highway=residential oneway=yes cycleway:left=opposite_lane", "drive> walk>< bicycle><"],
    ["highway=residential oneway=yes oneway:motor_vehicle=no", "drive>< walk>< bicycle>"],
    ["highway=tertiary junction=roundabout", "drive> walk>< bicycle>"],
    ["highway=tertiary junction=circular oneway=no", ALL],
    ["highway=residential oneway=reversible", "walk><"],
  ])("%s: %s", (tags, expected) => expect(allowed(tags)).toBe(expected));
});

describe("how fast a car goes", () => {
  test.each([
    ["highway=motorway", 112],
    ["highway=motorway maxspeed=130", 114],
    ["highway=motorway maxspeed=none", 112],
    ["highway=primary", 55],
    ["highway=primary maxspeed=50", 38],
    ["highway=primary maxspeed=FR:urban", 38],
    ["highway=primary maxspeed=FR:rural", 60],
    ["highway=primary maxspeed:type=FR:urban", 38],
    ["highway=primary zone:maxspeed=FR:30", 23],
    ["highway=primary source:maxspeed=FR:zone30", 23],
    ["highway=primary source:maxspeed=sign", 55],
    ["highway=primary maxspeed=30;50", 23],
    ["highway=primary maxspeed=fast", 55],
    ["highway=primary maxspeed=0", 55],
    ["highway=primary maxspeed=__proto__", 55],
    ["highway=residential maxspeed=30", 18],
    ["highway=residential maxspeed=20 mph", 19],
    ["highway=living_street", 11],
    ["highway=living_street maxspeed=walk", 4],
    ["highway=service service=parking_aisle", 9],
    ["highway=tertiary junction=roundabout maxspeed=50", 25],
    ["highway=unclassified surface=gravel", 22],
    ["highway=pedestrian motor_vehicle=yes", 9],
    ["highway=motorway maxspeed=999", 120],
  ])("%s: %d km/h", (text, expected) => {
    expect(readRoadUse(parseTags(text))?.driveForward).toBe(expected);
  });

  test("each direction has its own limit", () => {
    const use = readRoadUse(parseTags("highway=primary maxspeed=80 maxspeed:forward=50"));
    expect([use?.driveForward, use?.driveBackward]).toEqual([38, 60]);
  });
});

test("speeds are whole numbers that fit a byte, whatever the tags say", () => {
  const key = fc.constantFrom(
    ...["highway", "access", "foot", "bicycle", "motor_vehicle", "oneway", "junction", "maxspeed", "surface"],
    ...[
      "maxspeed:forward",
      "source:maxspeed",
      "service",
      "sidewalk",
      "cycleway",
      "tunnel",
      "toll",
      "__proto__",
    ],
  );
  const value = fc.oneof(
    fc.constantFrom(
      "yes",
      "no",
      "residential",
      "path",
      "motorway",
      "service",
      "-1",
      "roundabout",
      "constructor",
    ),
    fc.string({ unit: "binary" }),
    fc.nat().map(String),
  );
  fc.assert(
    fc.property(fc.dictionary(key, value), (tags) => {
      for (const speed of Object.values(readRoadUse({ highway: "residential", ...tags }) ?? {})) {
        expect(Number.isInteger(speed) && speed >= 0 && speed <= 255).toBe(true);
      }
    }),
  );
});

test("stairs take longer than streets", () => {
  const speed = (tags: string) => readRoadUse(parseTags(tags))?.walkForward ?? 0;
  expect(speed("highway=steps")).toBeLessThan(speed("highway=footway"));
});

test.each([
  ["highway=residential", 0],
  ["highway=residential motor_vehicle=destination", EDGE_FLAGS.destinationOnly],
  ["highway=motorway toll=yes", EDGE_FLAGS.highway | EDGE_FLAGS.toll | EDGE_FLAGS.noStop],
  ["highway=primary tunnel=yes", EDGE_FLAGS.noStop],
  ["highway=residential tunnel=building_passage", 0],
  ["highway=corridor", EDGE_FLAGS.indoor],
  ["highway=footway indoor=yes", EDGE_FLAGS.indoor],
])("%s has the flags %d", (tags, flags) => expect(readRoadUse(parseTags(tags))?.flags).toBe(flags));
