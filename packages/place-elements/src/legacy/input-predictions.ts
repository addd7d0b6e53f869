import type { PlacePrediction, Suggestion } from "@lieudit/place-model";
import {
  type AutocompleteEvent,
  createAutocompleteState,
  getPredictionStep,
  nextAutocompleteState,
} from "@lieudit/place-widgets";
import type { BoundsInput } from "../core/lat-lng-bounds.ts";
import { listen } from "../core/listeners.ts";
import { pageSettings } from "../page/page-settings.ts";
import { AutocompleteSessionToken } from "../places/session-token.ts";
import { loadAutocompleteWords } from "../rendering/words/autocomplete-words.ts";
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
 * Starts predictions below `input` and ends earlier ones: frameworks mount a component twice.
 *
 * @param before the text when the page started predictions; anything else was typed since
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
        : getResults(
            placeDetails({ placeId: prediction.placeId, fields: predicted.fields() ?? null, sessionToken }),
          ),
    );
  }

  /** Takes the typed text. */
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
    // Responses to two choices may arrive in reverse order.
    if (choice === chosenLast) predicted.choose(places, text);
  }

  function search(query: string): Promise<PlaceResult[]> {
    const { locationBias } = predicted.request();
    // A search box has bounds here.
    return getResults(searchByText({ query, bounds: (locationBias ?? null) as BoundsInput | null }));
  }

  // Listeners of google.maps.event: pages remove these, or trigger keys.
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
    // Tab on a highlighted prediction chooses it.
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

/** A key event, or `{ keyCode: 40 }`, with which pages choose the first prediction. */
type KeyPress = Partial<Pick<KeyboardEvent, "key" | "keyCode" | "isComposing" | "preventDefault">>;

const KEYS: Readonly<Record<number, string>> = {
  9: "Tab",
  13: "Enter",
  27: "Escape",
  38: "ArrowUp",
  40: "ArrowDown",
};

/** Returns places and queries as rows of one list; the id of a query is its text. */
function searchRows(suggestions: readonly Suggestion[]): PlacePrediction[] {
  return suggestions.flatMap(({ placePrediction, queryPrediction: query }) => {
    if (placePrediction) return [placePrediction];
    return query ? [{ ...query, place: "", placeId: query.text.text }] : [];
  });
}

function isQuery({ place }: PlacePrediction): boolean {
  return place === "";
}

async function getResults(response: Promise<FoundPlaces>): Promise<PlaceResult[]> {
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
