import { loadPart } from "../core/load-part.ts";
import type { PredictedInput } from "./input-predictions.ts";

/** The latest predictions of each input: files may load in another order than requested. */
const LATEST = new WeakMap<HTMLInputElement, PredictedInput>();

/**
 * Starts predictions below `field`, an `<input>` of the page, once their files have loaded.
 *
 * @throws {TypeError} if `field` is not an `<input>`.
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
