import { loadPart } from "../core/load-part.ts";
import type { PredictedInput } from "./input-predictions.ts";

/** Whose predictions an input shows: files of a page may come in another order than they were asked for. */
const LATEST = new WeakMap<HTMLInputElement, PredictedInput>();

/**
 * Predicts below `field`, an `<input>` of the page, once the files for that are there.
 *
 * @throws {TypeError} where `field` is none.
 */
export function predictBelow(field: unknown, predicted: PredictedInput, className: string): void {
  if ((field as Element | null)?.localName !== "input") {
    throw new TypeError(
      `${className} got ${String(field)} as its inputField; give a text <input> of the page.`,
    );
  }
  const input = field as HTMLInputElement;
  input.autocomplete = "off";
  LATEST.set(input, predicted);
  const before = input.value;
  loadPart("list of predictions", () => import("./input-predictions.ts")).then(
    ({ startPredictions }) => {
      if (LATEST.get(input) === predicted) startPredictions(input, predicted, before);
    },
    (error: Error) => console.warn(`${className}: ${error.message}`),
  );
}
