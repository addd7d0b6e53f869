import type { PlacePrediction, Suggestion } from "@lieudit/place-model";
import {
  type AutocompleteEvent,
  createAutocompleteState,
  getPredictionStep,
  nextAutocompleteState,
} from "@lieudit/place-widgets";
import { listen } from "../core/listeners.ts";
import { pageSettings } from "../page/page-settings.ts";
import { AutocompleteSessionToken } from "../places/session-token.ts";
import { loadAutocompleteWords } from "../rendering/words/autocomplete-words.ts";
import type { BoundsInput } from "./area-input.ts";
import { type AutocompletionRequest, fetchSuggestionsFor, placePredictions } from "./legacy-predictions.ts";
import { type FoundPlaces, placeDetails, searchByText } from "./legacy-searches.ts";
import type { PlaceResult } from "./place-result.ts";
import { PredictionDropdown } from "./prediction-dropdown.ts";

/** An input of the page with predictions below it. */
export interface PredictedInput {
  /** Returns what narrows the predictions now. */
  request(): Omit<AutocompletionRequest, "input" | "sessionToken">;
  /** Whether texts to search for are predicted too, and what is typed is searched for. */
  isSearch: boolean;
  /** Fields to fetch of a chosen place; null or undefined for all. */
  fields(): string[] | null | undefined;
  /** Called with the chosen places; with none if `text` is not a place. */
  choose(places: PlaceResult[], text: string): void;
}

/** Ends the predictions below an input. */
const RUNNING = new WeakMap<HTMLInputElement, () => void>();

/**
 * Predicts below `input` from now on, in place of who did before: frameworks mount a component twice.
 *
 * @param before what stood in it when the page asked for predictions: the rest was typed meanwhile
 */
export function startPredictions(input: HTMLInputElement, predicted: PredictedInput, before: string): void {
  const dropdown = new PredictionDropdown(input, {
    onPoint: (index) => step({ type: "pointed", index }),
    onChoose: (prediction) => void choose(prediction),
  });
  let state = createAutocompleteState(input.value);
  let pending: AbortController | null = null;
  let token = new AutocompleteSessionToken();
  let chosenLast = 0;

  function step(event: AutocompleteEvent): void {
    const { requestNumber } = state;
    state = nextAutocompleteState(state, event);
    if (state.requestNumber !== requestNumber) pending?.abort();
    if (state.phase === "loading" && state.requestNumber !== requestNumber)
      void ask(state.requestNumber, state.input);
    dropdown.show(state);
  }

  async function ask(requestNumber: number, text: string): Promise<void> {
    pending = new AbortController();
    const { signal } = pending;
    try {
      const request = { ...predicted.request(), input: text, sessionToken: token };
      const suggestions = await fetchSuggestionsFor(request, predicted.isSearch, { signal });
      const predictions = predicted.isSearch ? searchRows(suggestions) : placePredictions(suggestions);
      step({ type: "arrived", requestNumber, predictions });
    } catch (error) {
      if (signal.aborted) return;
      warn(error);
      step({ type: "failed", requestNumber });
    }
  }

  async function choose(prediction: PlacePrediction): Promise<void> {
    input.value = prediction.text.text;
    step({ type: "chose", prediction });
    const sessionToken = token;
    token = new AutocompleteSessionToken();
    await tell(input.value, () =>
      isQuery(prediction)
        ? search(input.value)
        : found(
            placeDetails({ placeId: prediction.placeId, fields: predicted.fields() ?? null, sessionToken }),
          ),
    );
  }

  /** What is typed, as it is. */
  async function takeText(): Promise<void> {
    const text = input.value.trim();
    step({ type: "left" });
    if (text === "") return;
    await tell(text, () => (predicted.isSearch ? search(text) : Promise.resolve([])));
  }

  async function tell(text: string, ask: () => Promise<PlaceResult[]>): Promise<void> {
    chosenLast += 1;
    const choice = chosenLast;
    const places = await ask().catch((error: unknown) => {
      warn(error);
      return [];
    });
    // Of two choices the one before may be answered last.
    if (choice === chosenLast) predicted.choose(places, text);
  }

  function search(query: string): Promise<PlaceResult[]> {
    const { locationBias } = predicted.request();
    // Of an input that searches it is bounds.
    return found(searchByText({ query, bounds: (locationBias ?? null) as BoundsInput | null }));
  }

  // As google.maps.event does: pages take these off, or press a key, by it.
  const heard = [
    listen(input, "input", () => step({ type: "typed", input: input.value })),
    listen(input, "click", () => step({ type: "reopened" })),
    listen(input, "blur", () => step({ type: "left" })),
    listen(input, "keydown", press),
  ];
  RUNNING.get(input)?.();
  RUNNING.set(input, () => {
    for (const listener of heard) listener.remove();
    pending?.abort();
    step({ type: "left" });
  });
  void addWords(input, dropdown);
  if (input.value !== before && input.matches(":focus")) step({ type: "typed", input: input.value });

  function press(event: KeyPress): void {
    const isComposing = event.isComposing === true || event.keyCode === 229;
    const key = event.key ?? KEYS[event.keyCode ?? 0] ?? "";
    // Who leaves a highlighted prediction by Tab has chosen it.
    const isTab = key === "Tab";
    const next = getPredictionStep(isTab ? "Enter" : key, state, isComposing);
    if (next === null) {
      if (key === "Enter" && !isComposing) void takeText();
      return;
    }
    if (!isTab) event.preventDefault?.();
    if (next.type === "choose") void choose(next.prediction);
    else step(next);
  }
}

/** A key as the browser tells it, or as a page makes it to choose the first prediction: `{ keyCode: 40 }`. */
type KeyPress = Partial<Pick<KeyboardEvent, "key" | "keyCode" | "isComposing" | "preventDefault">>;

const KEYS: Readonly<Record<number, string>> = {
  9: "Tab",
  13: "Enter",
  27: "Escape",
  38: "ArrowUp",
  40: "ArrowDown",
};

/** Queries among places: what the rows of a list are told apart by is their id. */
function searchRows(suggestions: readonly Suggestion[]): PlacePrediction[] {
  return suggestions.flatMap(({ placePrediction, queryPrediction: query }) => {
    if (placePrediction) return [placePrediction];
    return query ? [{ ...query, place: "", placeId: query.text.text }] : [];
  });
}

function isQuery({ place }: PlacePrediction): boolean {
  return place === "";
}

async function found(response: Promise<FoundPlaces>): Promise<PlaceResult[]> {
  return (await response).results;
}

async function addWords(input: HTMLInputElement, dropdown: PredictionDropdown): Promise<void> {
  const text = await loadAutocompleteWords(pageSettings().language);
  dropdown.label = text.suggestions;
  if (!input.hasAttribute("placeholder")) input.placeholder = text.searchPlaces;
}

function warn(error: unknown): void {
  console.warn(`Predictions: ${error instanceof Error ? error.message : String(error)}`);
}
