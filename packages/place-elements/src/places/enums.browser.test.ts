import { expect, test } from "vitest";
import { ENUMS } from "./enums.ts";

/** The enums that no other table lists, as the contract does. */
const ENUM_VALUES = {
  ActionButtonPosition: "ACTION_CORNER ACTION_MAIN",
  ActionLinkType: "CALL CUSTOM OPEN_DIRECTIONS OPEN_MAP OPEN_WEBSITE",
  AttributionColor: "BLACK GRAY WHITE",
  MediaSize: "LARGE MEDIUM SMALL",
  PlaceContextualListLayout: "COMPACT VERTICAL",
  PlaceDetailsOrientation: "HORIZONTAL VERTICAL",
  PlacePinIcon: "NONE PHOTO TYPE",
  PlaceSearchAttributionPosition: "BOTTOM TOP",
  PlaceSearchOrientation: "HORIZONTAL VERTICAL",
  SearchByTextRankPreference: "DISTANCE RELEVANCE",
  SearchNearbyRankPreference: "DISTANCE POPULARITY",
};

test.each(Object.entries(ENUM_VALUES))("the values of %s are their names: %s", (name, values) => {
  const names = values.split(" ");
  expect(ENUMS).toHaveProperty(name, Object.fromEntries(names.map((each) => [each, each])));
});
