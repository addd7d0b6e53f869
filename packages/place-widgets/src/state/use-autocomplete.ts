"use client";

import type { AutocompleteRequest, LatLng, LocationArea, PlacePrediction } from "@lieudit/place-model";
import { useEffect, useReducer, useRef } from "react";
import { usePlaces } from "../provider/places-provider.tsx";
import {
  type AutocompleteState,
  createAutocompleteState,
  nextAutocompleteState,
} from "./autocomplete-state.ts";
import { getErrorMessage, PlaceWidgetError } from "./place-widget-error.ts";
import { readPredictions } from "./read-predictions.ts";
import { createSessionToken } from "./session-token.ts";
import { usePageEffect } from "./use-page-effect.ts";

/** When predictions are requested. */
export interface PredictionTiming {
  /** Waits this long after the last key. Default 0: each key aborts the request before it. */
  debounceMs?: number | undefined;
  /** Requests predictions from this many characters. Default 1. */
  minLength?: number | undefined;
}

/** Filters of predictions, as the protocol names them. */
export interface PredictionOptions {
  locationBias?: LocationArea | undefined;
  locationRestriction?: LocationArea | undefined;
  includedPrimaryTypes?: readonly string[] | undefined;
  includedRegionCodes?: readonly string[] | undefined;
  includePureServiceAreaBusinesses?: boolean | undefined;
  includeFutureOpeningBusinesses?: boolean | undefined;
  /** Adds the distance to each prediction. */
  origin?: LatLng | undefined;
}

/** The selection of a visitor. */
export interface PlaceChoice {
  /** Id of the selected place. */
  placeId: string;
  /** The selected prediction. */
  prediction: PlacePrediction;
  /** What the visitor had typed; the house number in it may be unknown. */
  typed: string;
  /** For the request of the place, which ends the session. */
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

/** Loads predictions while typing: one session from the first key to the selection. Stale responses are ignored. */
export function useAutocomplete(
  initialInput: string,
  options: PredictionOptions,
  callbacks: AutocompleteCallbacks,
  debounceMs = 0,
): Autocomplete {
  const { client, language, region } = usePlaces();
  const [state, dispatch] = useReducer(nextAutocompleteState, initialInput, createAutocompleteState);
  const session = useRef<string | null>(null);
  const latest = useRef({ options, callbacks });
  latest.current = { options, callbacks };

  // Preact ends effects one frame after removal, which is too late for callbacks.
  const pending = useRef<AbortController | null>(null);
  usePageEffect(() => () => pending.current?.abort(), []);

  const { requestNumber, input, phase } = state;
  const isDue = phase === "loading";
  // Each key has a new number, so that it replaces the request before it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number changes with the input
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
    const ask = async () => client.autocomplete(request, { signal: abort.signal });
    const asked = debounceMs > 0 ? pause(debounceMs, abort.signal).then(ask) : ask();
    asked.then(
      (answer) => dispatch({ type: "arrived", requestNumber, predictions: readPredictions(answer) }),
      (thrown: unknown) => {
        if (abort.signal.aborted) return;
        dispatch({ type: "failed", requestNumber });
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
  }, [isDue, requestNumber, client, language, region, debounceMs]);

  function choose(prediction: PlacePrediction): void {
    const sessionToken = session.current ?? createSessionToken();
    // A token is valid for one session: the next key starts another.
    session.current = null;
    dispatch({ type: "chose", prediction });
    latest.current.callbacks.onSelect?.({
      placeId: prediction.placeId,
      prediction,
      typed: state.typed,
      sessionToken,
    });
  }

  return { state, dispatch, choose };
}

/** Rejects when `signal` is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

function autocompleteRequest(
  input: string,
  options: PredictionOptions,
  form: Partial<AutocompleteRequest>,
): AutocompleteRequest {
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  return { input, ...form, ...(Object.fromEntries(given) as Partial<AutocompleteRequest>) };
}
