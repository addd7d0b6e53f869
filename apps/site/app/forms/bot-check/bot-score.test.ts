import { expect, test } from "vitest";
import { botScore, DOUBTFUL_SCORE, type FormSigns } from "./bot-score.ts";

const getSigns = (signs: Partial<FormSigns> = {}): FormSigns => ({
  token: "passed",
  isTrapFilled: false,
  filledInMs: 40_000,
  presses: 60,
  hasLanguage: true,
  isHeadless: false,
  sentLately: 0,
  ...signs,
});

test.each<[string, Partial<FormSigns>, number]>([
  ["a person", {}, 1],
  ["a person without JavaScript", { token: "missing", presses: null }, 0.5],
  ["a person whose clock of the page stands still", { filledInMs: null }, 1],
  ["who fills in the hidden field", { isTrapFilled: true }, 0],
  ["who needs a second for it all", { filledInMs: 1_000 }, 0.4],
  ["who presses nothing", { presses: 0 }, 0.8],
  ["who uses a token again", { token: "used" }, 0.2],
  ["with a forged token", { token: "foreign" }, 0.2],
  ["with an old token", { token: "old" }, 0.4],
  ["a program that says so", { isHeadless: true, presses: 0, hasLanguage: false }, 0.3],
  ["a script without a token, in haste", { token: "missing", filledInMs: 0 }, 0],
  ["who sends a lot without a token", { token: "missing", sentLately: 6 }, 0.2],
])("%s scores as %j tells: %d [S1-029]", (_who, signs, score) => {
  expect(botScore(getSigns(signs))).toBe(score);
});

test("a sender without scripts is not asked to confirm, one who replays a token is", () => {
  expect(botScore(getSigns({ token: "missing", presses: null }))).toBeGreaterThanOrEqual(DOUBTFUL_SCORE);
  expect(botScore(getSigns({ token: "used" }))).toBeLessThan(DOUBTFUL_SCORE);
});
