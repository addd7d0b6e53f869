import { expect, test } from "vitest";
import { type DatePickerEvent, type DatePickerPhase, nextPickerPhase } from "./date-picker-state.ts";

const after = (...events: DatePickerEvent[]) =>
  events.reduce<DatePickerPhase>((phase, event) => nextPickerPhase(phase, event), "away");

test.each<[DatePickerEvent[], DatePickerPhase]>([
  [["focused"], "waiting"],
  [["focused", "waited"], "shown"],
  [["focused", "left", "waited"], "away"],
  [["focused", "waited", "left"], "away"],
  [["focused", "waited", "dismissed"], "dismissed"],
  [["focused", "waited", "dismissed", "focused", "waited"], "dismissed"],
  [["focused", "waited", "dismissed", "asked"], "shown"],
  [["focused", "asked", "waited"], "shown"],
  [["focused", "dismissed", "waited"], "dismissed"],
  [["focused", "waited", "dismissed", "left", "focused"], "waiting"],
])("after %j the picker is %s", (events, phase) => {
  expect(after(...events)).toBe(phase);
});
