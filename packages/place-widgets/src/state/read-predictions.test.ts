import type { AutocompleteResponse } from "@lieudit/place-model";
import { expect, test } from "vitest";
import { SAMPLE_PREDICTIONS } from "../../gallery/sample-places.ts";
import { readPredictions } from "./read-predictions.ts";

const [bakery, station] = SAMPLE_PREDICTIONS.map((placePrediction) => ({ placePrediction }));

test("each place is predicted once, in the server's order", () => {
  const answer = { suggestions: [station, bakery, station] } as AutocompleteResponse;
  expect(readPredictions(answer).map(({ placeId }) => placeId)).toEqual([
    station?.placePrediction.placeId,
    bakery?.placePrediction.placeId,
  ]);
});

test.each([
  null,
  {},
  { suggestions: "x" },
  { suggestions: [null, 3, {}, { queryPrediction: { text: { text: "pain" } } }] },
  { suggestions: [{ placePrediction: { placeId: 3, text: { text: "a" } } }] },
  { suggestions: [{ placePrediction: { placeId: "abc" } }] },
])("%j predicts no place", (answer) => {
  expect(readPredictions(answer as unknown as AutocompleteResponse)).toEqual([]);
});
