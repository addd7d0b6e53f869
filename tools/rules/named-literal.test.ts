import { expect, test } from "vitest";
import { namesLiteral } from "./named-literal.ts";

test.each<[string, string | number, boolean]>([
  ["maxResultCount is from 1 to 20.", 20, true],
  ["maxResultCount is from 1 to 20.", 2, false],
  ["A mile is 1609.34 m.", 1609.34, true],
  ["A mile is 1609.34 m.", 1609, false],
  ["At least 1.", 1, false],
  ["A connector type is TYPE_2.", 2, false],
  ["The tap zones end at 25% and 75% of the width.", 75, true],
  ["Display: backgroundColor is #fff by default.", "#fff", false],
  ["'Place info couldn't load' shows when details fail.", "Place info couldn’t load", true],
  ["'Place info couldn't load' shows when details fail.", "details", false],
  ["Text: 'Updated {relative time}'.", "Updated ", true],
  ["The carousel announces 'Card N of M'.", " of ", true],
  ["The carousel announces 'Card N of M'.", "Card", true],
  ["A rating is named 'N stars out of 5'.", " stars out of 5", true],
  ["A rating is named 'N stars out of 5'.", 5, false],
  [
    "A failed autocomplete is 'Error in fetching AutocompleteSuggestions: ...' with the cause.",
    "Error in fetching AutocompleteSuggestions: ",
    true,
  ],
  ["A missing fuel price shows '-'.", "-", true],
  ["A fuel type is SP95_E10.", "SP95", false],
  ["A fuel type is SP95_E10.", "SP95_E10", true],
  ["A connector type is J1772.", "EV_CONNECTOR_TYPE_J1772", true],
  ["priceLevel takes PRICE_LEVEL_FREE.", "FREE", false],
])("%j names %j: %s", (sentence, value, named) => {
  expect(namesLiteral(sentence, { value, constant: null })).toBe(named);
});

test.each([
  ["A thumbnail is 60 px at media size small.", 60, "px", true],
  ["A thumbnail is 60 px at media size small.", 60, "%", false],
  ["A step is 80% of the width.", 80, "%", true],
  ["The fade lasts 500 ms.", 500, "ms", true],
  ["Rows are 52 high.", 52, "px", true],
])("%j names %d%s: %s", (sentence, value, unit, named) => {
  expect(namesLiteral(sentence, { value, constant: null, unit })).toBe(named);
});

test.each<[string, number, string, boolean]>([
  ["A card shows at most 2 attribute tags.", 2, "MAX_ATTRIBUTE_TAGS", true],
  ["A card shows at most 2 attribute tags.", 2, "HERO_RATIO", false],
  ["A container breakpoint is 350 px.", 350, "CONTAINER_BREAKPOINTS_PX", true],
  ["A rating is named 'N stars out of 5'.", 5, "MIN_RATING", false],
])("%j names %d of %s: %s", (sentence, value, constant, named) => {
  expect(namesLiteral(sentence, { value, constant })).toBe(named);
});
