import { expect, test } from "vitest";
import { type MapLoad, type MapLoadEvent, nextMapLoad } from "./map-load.ts";

test.each<[MapLoad["phase"], MapLoadEvent, MapLoad["phase"]]>([
  ["idle", "wanted", "loading"],
  ["loading", "drawn", "ready"],
  ["loading", "failed", "failed"],
  ["loading", "unsupported", "unsupported"],
  ["failed", "wanted", "loading"],
  ["unsupported", "wanted", "unsupported"],
  ["ready", "failed", "ready"],
  ["ready", "wanted", "ready"],
  ["idle", "drawn", "idle"],
])("a map that is %s, when it is %s, is %s", (phase, event, next) => {
  expect(nextMapLoad({ phase }, event)).toEqual({ phase: next });
});
