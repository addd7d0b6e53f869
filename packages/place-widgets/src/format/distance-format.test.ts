import { expect, test } from "vitest";
import { en } from "../text/en.ts";
import { fr } from "../text/fr.ts";
import { formatTravelTime } from "./distance-format.ts";

test.each([
  [597.1, "10\u00a0min"],
  [720, "12\u00a0min"],
  [750, "13\u00a0min"],
  [20, "1\u00a0min"],
  [5400, "90\u00a0min"],
])("%f s are %s: whole minutes [S9-040]", (seconds, words) => {
  expect(formatTravelTime(seconds, en)).toBe(words);
  expect(formatTravelTime(seconds, fr)).toBe(words);
});
