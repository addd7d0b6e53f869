"use client";

import type { Place, PlaceField, PlacePrediction } from "@lieudit/place-model";
import {
  type ChangeEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { useAutocompleteText, usePlaces } from "../provider/places-provider.tsx";
import { type AutocompleteState, showsNotice, showsPredictions } from "./autocomplete-state.ts";
import { getComboboxProps, getListProps, getOptionProps } from "./combobox-props.ts";
import { loadPlace } from "./place-query.ts";
import { getPredictionStep } from "./prediction-step.ts";
import {
  type Autocomplete,
  type AutocompleteCallbacks,
  type PlaceChoice,
  type PredictionOptions,
  type PredictionTiming,
  useAutocomplete,
} from "./use-autocomplete.ts";
import { useControlledInput, useEarlyText, useFormReset } from "./use-controlled-input.ts";
import { useDismiss } from "./use-dismiss.ts";
import { type Load, useLoad } from "./use-load.ts";

/** The parts of an autocomplete that its page renders. */
export interface AutocompleteInputOptions extends AutocompleteCallbacks, PredictionTiming {
  /** First text of the input, also after its form is reset. */
  defaultValue?: string | undefined;
  /** Text of the input. The page updates it in `onInputChange`; a text from elsewhere requests no predictions. */
  value?: string | undefined;
  /** Called with every change of the text. */
  onInputChange?: ((input: string) => void) | undefined;
}

export interface AutocompleteInput extends Autocomplete {
  root: RefObject<HTMLDivElement | null>;
  input: RefObject<HTMLInputElement | null>;
  onType: (typed: string) => void;
  /** Returns whether the key was used: it moved in the list, closed it or selected a prediction. */
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => boolean;
  onClear: () => void;
}

/**
 * Connects an input with its predictions: typing, keys, form reset and focus.
 *
 * @param opensEarly whether text that was typed before hydration requests predictions
 */
export function useAutocompleteInput(
  predictionOptions: PredictionOptions,
  options: AutocompleteInputOptions,
  opensEarly: () => boolean = () => true,
): AutocompleteInput {
  const { value, defaultValue = "", onInputChange, minLength, debounceMs } = options;
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const autocomplete = useAutocomplete(
    value ?? defaultValue,
    predictionOptions,
    {
      onSelect: (choice) => {
        onInputChange?.(choice.prediction.text.text);
        options.onSelect?.(choice);
      },
      onError: options.onError,
    },
    debounceMs,
  );
  const { state, dispatch, choose } = autocomplete;

  useEarlyText(input, state.input, (typed) => {
    const isTyping = input.current?.matches(":focus") === true && opensEarly();
    dispatch(isTyping ? { type: "typed", input: typed, minLength } : { type: "set", input: typed });
    onInputChange?.(typed);
  });
  useControlledInput(value, state, dispatch);
  useFormReset(input, () => {
    if (input.current !== null) input.current.value = value ?? defaultValue;
    dispatch({ type: "set", input: value ?? defaultValue });
    onInputChange?.(defaultValue);
  });
  useDismiss(root, state.isOpen, dispatch);

  return {
    ...autocomplete,
    root,
    input,
    onType(typed) {
      dispatch({ type: "typed", input: typed, minLength });
      onInputChange?.(typed);
    },
    onKeyDown(event) {
      const step = getPredictionStep(event.key, state, isComposing(event));
      if (step === null) return false;
      event.preventDefault();
      if (step.type === "choose") choose(step.prediction);
      else dispatch(step);
      return true;
    },
    onClear() {
      dispatch({ type: "set", input: "" });
      onInputChange?.("");
    },
  };
}

/** Whether an input method composes a word. */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}

export interface UsePlaceAutocompleteOptions<Field extends PlaceField>
  extends PredictionOptions,
    AutocompleteInputOptions {
  /** The fields of the selected place to request, in the session of its predictions. Default: no request. */
  fields?: readonly Field[] | undefined;
  /** Called with the selected place, once its `fields` are there. */
  onPlace?: ((place: Pick<Place, Field>, choice: PlaceChoice) => void) | undefined;
}

export interface PlaceAutocompleteHook<Field extends PlaceField> {
  /** The text of the input. */
  input: string;
  /** What the visitor typed, also after a selection: "20 quai de la Criée" where only the street is known. */
  typed: string;
  /** Places that match `input`, the best first. */
  predictions: readonly PlacePrediction[];
  /** Index of the highlighted prediction; -1 for none. */
  highlight: number;
  /** Whether the list is shown. */
  isOpen: boolean;
  /** Whether predictions are on their way. */
  isLoading: boolean;
  /** Whether the last request failed. */
  hasFailed: boolean;
  /** What to say instead of the list: that nothing was found, or that the request failed; null if neither. */
  notice: string | null;
  /** The selected prediction, until the text is edited. */
  chosen: PlacePrediction | null;
  /** The selected place; `idle` without `fields`. */
  place: Load<Pick<Place, Field>>;
  /** Empties the input. */
  clear: () => void;
  /** Requests the predictions of the text again. */
  retry: () => void;
  /** For the element around input and list. */
  getRootProps: () => { ref: RefObject<HTMLDivElement> };
  /** Props of the `<input>`. */
  getInputProps: () => AutocompleteInputProps;
  /** For the list, which stays in the page while it is hidden. */
  getListProps: () => ReturnType<typeof getListProps> & { hidden: boolean };
  /** Props of the element of a prediction. */
  getItemProps: (
    prediction: PlacePrediction,
    index: number,
  ) => ReturnType<typeof getOptionProps> & { onPointerMove: () => void; onClick: () => void };
  /** For an element that announces the number of predictions, or the notice; it may be visually hidden. */
  getStatusProps: () => { role: "status"; children: string };
}

export interface AutocompleteInputProps extends Partial<ReturnType<typeof getComboboxProps>> {
  ref: RefObject<HTMLInputElement>;
  type: "text";
  enterKeyHint: "search";
  spellCheck: false;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onClick: () => void;
}

/** An autocomplete with a look of the page's own: state, keys, ARIA attributes and the selected place. */
export function usePlaceAutocomplete<Field extends PlaceField = never>({
  fields,
  onPlace,
  defaultValue,
  value,
  onInputChange,
  onSelect,
  onError,
  debounceMs,
  minLength,
  ...predictionOptions
}: UsePlaceAutocompleteOptions<Field> = {}): PlaceAutocompleteHook<Field> {
  const text = useAutocompleteText();
  const places = usePlaces();
  const listId = useId();
  const [choice, setChoice] = useState<PlaceChoice | null>(null);
  const control = useAutocompleteInput(predictionOptions, {
    defaultValue,
    value,
    onInputChange,
    debounceMs,
    minLength,
    onError,
    onSelect: (selected) => {
      setChoice(selected);
      onSelect?.(selected);
    },
  });
  const { state, dispatch } = control;
  const current = state.chosen === null ? null : choice;
  const place = useLoad<Pick<Place, Field>>({
    key: fields === undefined || current === null ? null : JSON.stringify([current.sessionToken, fields]),
    source: places.client,
    code: "PLACES_GET_PLACE",
    run: (signal) => loadPlace(places.client, current ?? {}, fields ?? [], places, signal),
  });
  const loaded = place.phase === "ready" ? place.value : null;
  const latest = useRef({ onPlace, current });
  latest.current = { onPlace, current };
  useEffect(() => {
    const { onPlace, current } = latest.current;
    if (loaded !== null && current !== null) onPlace?.(loaded, current);
  }, [loaded]);

  const isOpen = showsPredictions(state);
  const notice = getNotice(state, text);
  return {
    input: state.input,
    typed: state.typed,
    predictions: isOpen ? state.predictions : [],
    highlight: state.highlight,
    isOpen,
    isLoading: state.phase === "loading",
    hasFailed: state.hasFailed,
    notice,
    chosen: state.chosen,
    place,
    clear: control.onClear,
    retry: () => dispatch({ type: "retried" }),
    // React 18 types a ref without null.
    getRootProps: () => ({ ref: control.root as RefObject<HTMLDivElement> }),
    getInputProps: () => ({
      ...getComboboxProps(listId, isOpen ? state.highlight : null),
      ref: control.input as RefObject<HTMLInputElement>,
      type: "text",
      enterKeyHint: "search",
      spellCheck: false,
      value: state.input,
      onChange: (event) => control.onType(event.currentTarget.value),
      onKeyDown: control.onKeyDown,
      onClick: () => dispatch({ type: "reopened" }),
    }),
    getListProps: () => ({ ...getListProps(listId, text.suggestions), hidden: !isOpen }),
    getItemProps: (prediction, index) => ({
      ...getOptionProps(listId, index, state.highlight),
      onPointerMove: () => {
        if (index !== state.highlight) dispatch({ type: "pointed", index });
      },
      onClick: () => control.choose(prediction),
    }),
    getStatusProps: () => ({
      role: "status",
      children:
        notice ?? (isOpen && state.phase === "ready" ? text.suggestionCount(state.predictions.length) : ""),
    }),
  };
}

/** Returns what stands instead of the list, if anything. */
export function getNotice(
  state: AutocompleteState,
  text: { suggestionsError: string; noSuggestions: string },
): string | null {
  if (!showsNotice(state)) return null;
  return state.hasFailed ? text.suggestionsError : text.noSuggestions;
}
