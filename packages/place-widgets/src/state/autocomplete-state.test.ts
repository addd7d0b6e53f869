import { expect, test } from "vitest";
import { SAMPLE_PREDICTIONS } from "../../gallery/sample-places.ts";
import {
  type AutocompleteEvent,
  type AutocompleteState,
  createAutocompleteState,
  highlightedPrediction,
  NO_HIGHLIGHT,
  nextAutocompleteState,
  showsNotice,
  showsPredictions,
} from "./autocomplete-state.ts";

const down: AutocompleteEvent = { type: "arrow", direction: "down" };
const up: AutocompleteEvent = { type: "arrow", direction: "up" };

function run(state: AutocompleteState, ...events: AutocompleteEvent[]): AutocompleteState {
  return events.reduce(nextAutocompleteState, state);
}

function withPredictions(): AutocompleteState {
  const typed = run(createAutocompleteState(""), { type: "typed", input: "four" });
  return run(typed, { type: "arrived", requestNumber: typed.requestNumber, predictions: SAMPLE_PREDICTIONS });
}

test("input that is not empty asks for predictions [S4-060]", () => {
  const state = run(createAutocompleteState(""), { type: "typed", input: "f" });
  expect(state).toMatchObject({ phase: "loading", requestNumber: 1, input: "f" });
});

test.each(["", "  "])("input %j clears the predictions and asks for none [S4-059]", (input) => {
  const state = run(withPredictions(), { type: "typed", input });
  expect(state).toMatchObject({ phase: "idle", predictions: [], isOpen: false, input });
});

test("a stale answer is ignored [S4-061]", () => {
  const first = run(createAutocompleteState(""), { type: "typed", input: "f" });
  const second = run(first, { type: "typed", input: "fo" });
  const late = run(second, {
    type: "arrived",
    requestNumber: first.requestNumber,
    predictions: SAMPLE_PREDICTIONS,
  });
  expect(late).toBe(second);
  expect(run(second, { type: "failed", requestNumber: first.requestNumber })).toBe(second);
});

test("an answer after the input was emptied or a place chosen is stale too", () => {
  const typed = run(createAutocompleteState(""), { type: "typed", input: "f" });
  const answer: AutocompleteEvent = {
    type: "arrived",
    requestNumber: typed.requestNumber,
    predictions: SAMPLE_PREDICTIONS,
  };
  for (const event of [
    { type: "set", input: "" } as const,
    { type: "typed", input: "" } as const,
    { type: "chose", prediction: SAMPLE_PREDICTIONS[0]! } as const,
  ]) {
    const left = run(typed, event);
    expect(run(left, answer)).toBe(left);
  }
});

test("the highlight wraps through none [S4-062] [S4-063] [S4-064] [S4-065]", () => {
  const open = withPredictions();
  const last = SAMPLE_PREDICTIONS.length - 1;
  expect(open.highlight).toBe(-1);
  expect(run(open, down, down, down).highlight).toBe(last);
  expect(run(open, down, down, down, down).highlight).toBe(-1);
  expect(run(open, up).highlight).toBe(last);
  expect(run(open, down, up).highlight).toBe(-1);
  expect(run(open, down).highlight).toBe(0);
});

test("an arrow opens a list that was closed, without a highlight", () => {
  const closed = run(withPredictions(), down, { type: "left" });
  expect(run(closed, down)).toMatchObject({ isOpen: true, highlight: NO_HIGHLIGHT });
});

test("Escape clears the highlight and closes the list, and keeps the text [S4-066] [S4-067]", () => {
  const state = run(withPredictions(), down, { type: "left" });
  expect(state.highlight).toBe(NO_HIGHLIGHT);
  expect(showsPredictions(state)).toBe(false);
  expect(state.input).toBe("four");
});

test("only a highlighted prediction can be selected [S4-068] [S4-069]", () => {
  const state = withPredictions();
  expect(highlightedPrediction(run(state, down))).toBe(SAMPLE_PREDICTIONS[0]);
  expect(highlightedPrediction(state)).toBeNull();
});

test("leaving closes the list [S4-070]", () => {
  expect(showsPredictions(run(withPredictions(), { type: "left" }))).toBe(false);
});

test("a choice fills the input and is forgotten when the text is edited", () => {
  const prediction = SAMPLE_PREDICTIONS[0]!;
  const chosen = run(withPredictions(), { type: "chose", prediction });
  expect(chosen).toMatchObject({ input: prediction.text.text, chosen: prediction, isOpen: false });
  expect(run(chosen, { type: "typed", input: "x" }).chosen).toBeNull();
});

test("the highlight stays on its place when a later answer still has it", () => {
  const typing = run(withPredictions(), { type: "typed", input: "fours" }, down, down);
  expect(typing).toMatchObject({ phase: "loading", highlight: 1 });
  const arrived = (predictions: typeof SAMPLE_PREDICTIONS) =>
    run(typing, { type: "arrived", requestNumber: typing.requestNumber, predictions }).highlight;
  expect(arrived(SAMPLE_PREDICTIONS.slice(1))).toBe(0);
  expect(arrived(SAMPLE_PREDICTIONS.slice(2))).toBe(NO_HIGHLIGHT);
  expect(run(typing, { type: "failed", requestNumber: typing.requestNumber }).highlight).toBe(NO_HIGHLIGHT);
});

test("a failed request closes the list and shows its message until a response arrives or the list is closed", () => {
  const typed = run(withPredictions(), { type: "typed", input: "fours" });
  const failed = run(typed, { type: "failed", requestNumber: typed.requestNumber });
  expect(failed.predictions).toEqual([]);
  expect([showsPredictions(failed), showsNotice(failed)]).toEqual([false, true]);
  expect(showsNotice(run(failed, { type: "left" }))).toBe(false);
  expect(showsNotice(run(failed, { type: "left" }, { type: "reopened" }))).toBe(true);
  expect(showsNotice(run(failed, { type: "set", input: "" }))).toBe(false);
  const again = run(failed, { type: "typed", input: "four" });
  expect([showsNotice(again), again.hasFailed]).toEqual([true, true]);
  const answered = run(again, {
    type: "arrived",
    requestNumber: again.requestNumber,
    predictions: SAMPLE_PREDICTIONS,
  });
  expect([showsPredictions(answered), showsNotice(answered)]).toEqual([true, false]);
  const nothing = run(again, { type: "arrived", requestNumber: again.requestNumber, predictions: [] });
  expect([showsNotice(nothing), nothing.hasFailed]).toEqual([true, false]);
});
