import { loadPart } from "../core/load-part.ts";
import type { AutocompletionRequest } from "./legacy-predictions.ts";
import type { PlaceResult } from "./place-result.ts";

/** A page's own input with predictions below it. */
export interface PredictedInput {
  /** What narrows the predictions at this moment. */
  request(): Omit<AutocompletionRequest, "input" | "sessionToken">;
  /** Whether words to search for are predicted too, and what is typed is searched for. */
  isSearch: boolean;
  /** What is asked of a chosen place; all by default. */
  fields(): string[] | null | undefined;
  /** Is told what was chosen; nothing for a `text` that names no place. */
  choose(places: PlaceResult[], text: string): void;
}

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
