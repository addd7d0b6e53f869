import { TRAVEL_MODES, toModeBit } from "@lieudit/road-routing/build";
import { expect, test } from "vitest";
import type { OsmTags } from "../osm/osm-element.ts";
import { findNodeBlocks } from "./node-blocks.ts";

test.each<[OsmTags, string]>([
  [{}, ""],
  [{ highway: "crossing" }, ""],
  [{ barrier: "bollard" }, "DRIVE"],
  [{ barrier: "bollard", bollard: "rising" }, ""],
  [{ barrier: "bollard", motor_vehicle: "yes" }, ""],
  [{ barrier: "gate" }, ""],
  [{ barrier: "gate", access: "private" }, "DRIVE WALK BICYCLE"],
  [{ barrier: "gate", access: "private", foot: "yes" }, "DRIVE BICYCLE"],
  [{ barrier: "gate", access: "destination" }, ""],
  [{ barrier: "lift_gate", motor_vehicle: "private" }, "DRIVE"],
  [{ barrier: "stile" }, "DRIVE BICYCLE"],
  [{ barrier: "kerb" }, ""],
])("%j stops %s", (tags, stopped) => {
  const bits = findNodeBlocks(tags);
  expect(TRAVEL_MODES.filter((mode) => (bits & toModeBit(mode)) !== 0).join(" ")).toBe(stopped);
});
