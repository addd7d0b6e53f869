import type { AutocompleteRequest, LatLng, LocationArea, PlacePrediction } from "@lieudit/place-model";
import { useEffect, useLayoutEffect, useReducer, useRef } from "react";
import { usePlaces } from "../provider/places-provider.tsx";
import {
  type AutocompleteState,
  createAutocompleteState,
  nextAutocompleteState,
} from "./autocomplete-state.ts";
import { getErrorMessage, PlaceWidgetError } from "./place-widget-error.ts";
import { readPredictions } from "./read-predictions.ts";
import { createSessionToken } from "./session-token.ts";

/** What narrows predictions, as the protocol names it. */
export interface PredictionOptions {
  locationBias?: LocationArea | undefined;
  locationRestriction?: LocationArea | undefined;
  includedPrimaryTypes?: readonly string[] | undefined;
  includedRegionCodes?: readonly string[] | undefined;
  includePureServiceAreaBusinesses?: boolean | undefined;
  includeFutureOpeningBusinesses?: boolean | undefined;
  /** Gives each prediction its distance. */
  origin?: LatLng | undefined;
}

/** What a visitor chose. */
export interface PlaceChoice {
  placeId: string;
  prediction: PlacePrediction;
  /** Hand it to the request for the place: it ends the session. */
  sessionToken: string;
}

export interface AutocompleteCallbacks {
  onSelect?: ((choice: PlaceChoice) => void) | undefined;
  onError?: ((error: PlaceWidgetError) => void) | undefined;
}

export interface Autocomplete {
  state: AutocompleteState;
  dispatch: (event: Parameters<typeof nextAutocompleteState>[1]) => void;
  choose: (prediction: PlacePrediction) => void;
}

/** Predictions for what is typed: one session from the first letter to the choice; stale answers change nothing. */
export function useAutocomplete(
  initialInput: string,
  options: PredictionOptions,
  callbacks: AutocompleteCallbacks,
): Autocomplete {
  const { client, language, region } = usePlaces();
  const [state, dispatch] = useReducer(nextAutocompleteState, initialInput, createAutocompleteState);
  const session = useRef<string | null>(null);
  const latest = useRef({ options, callbacks });
  latest.current = { options, callbacks };

  // Preact ends effects a frame after removal, and the page is to hear nothing by then.
  const pending = useRef<AbortController | null>(null);
  useLayoutEffect(() => () => pending.current?.abort(), []);

  const { asked, input, phase } = state;
  const isDue = phase === "loading";
  // `asked` is new with each key, so each key replaces the request before it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the input belongs to the number
  useEffect(() => {
    if (!isDue) return;
    const abort = new AbortController();
    pending.current = abort;
    session.current ??= createSessionToken();
    const request = autocompleteRequest(input, latest.current.options, {
      languageCode: language,
      ...(region !== undefined && { regionCode: region }),
      sessionToken: session.current,
    });
    client.autocomplete(request, { signal: abort.signal }).then(
      (answer) => dispatch({ type: "arrived", asked, predictions: readPredictions(answer) }),
      (thrown: unknown) => {
        if (abort.signal.aborted) return;
        dispatch({ type: "failed", asked });
        latest.current.callbacks.onError?.(
          new PlaceWidgetError(
            "PLACES_AUTOCOMPLETE",
            `Error in fetching AutocompleteSuggestions: ${getErrorMessage(thrown)}`,
            { cause: thrown },
          ),
        );
      },
    );
    return () => abort.abort();
  }, [isDue, asked, client, language, region]);

  function choose(prediction: PlacePrediction): void {
    const sessionToken = session.current ?? createSessionToken();
    // A token is good for one session: the next letter starts another.
    session.current = null;
    dispatch({ type: "chose", prediction });
    latest.current.callbacks.onSelect?.({ placeId: prediction.placeId, prediction, sessionToken });
  }

  return { state, dispatch, choose };
}

function autocompleteRequest(
  input: string,
  options: PredictionOptions,
  form: Partial<AutocompleteRequest>,
): AutocompleteRequest {
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  return { input, ...form, ...(Object.fromEntries(given) as Partial<AutocompleteRequest>) };
}
