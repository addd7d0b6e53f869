"use client";

import { type KeyboardEvent, type Ref, useImperativeHandle, useState } from "react";
import { isSmallScreen } from "../state/media-query.ts";
import type { PredictionOptions } from "../state/use-autocomplete.ts";
import {
  type AutocompleteInput,
  type AutocompleteInputOptions,
  isComposing,
  useAutocompleteInput,
} from "../state/use-place-autocomplete.ts";

export interface AutocompleteControlOptions extends PredictionOptions, AutocompleteInputOptions {
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** Called for Enter if it selects nothing and the input has no form, as in a shadow tree. */
  onEnter?: ((event: Event) => void) | undefined;
}

export interface AutocompleteControl extends Omit<AutocompleteInput, "onKeyDown"> {
  /** Whether the dialog of small screens is open. */
  isFullWindow: boolean;
  closeFullWindow: () => void;
  onOpen: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

interface SplitControlOptions extends Omit<AutocompleteControlOptions, keyof PredictionOptions> {
  predictionOptions: PredictionOptions;
}

/** Separates the options of the control from the attributes of the component's own box. */
export function splitControlOptions<Props extends AutocompleteControlOptions>({
  locationBias,
  locationRestriction,
  includedPrimaryTypes,
  includedRegionCodes,
  includePureServiceAreaBusinesses,
  includeFutureOpeningBusinesses,
  origin,
  defaultValue,
  value,
  disabled,
  readOnly,
  onSelect,
  onError,
  onInputChange,
  onEnter,
  debounceMs,
  minLength,
  ...attributes
}: Props) {
  const predictionOptions: PredictionOptions = {
    locationBias,
    locationRestriction,
    includedPrimaryTypes,
    includedRegionCodes,
    includePureServiceAreaBusinesses,
    includeFutureOpeningBusinesses,
    origin,
  };
  const options: SplitControlOptions = {
    predictionOptions,
    defaultValue,
    value,
    disabled,
    readOnly,
    onSelect,
    onError,
    onInputChange,
    onEnter,
    debounceMs,
    minLength,
  };
  return [options, attributes] as const;
}

/** Connects an input with its predictions: typing, keys, form reset, focus and the dialog of small screens. */
export function useAutocompleteControl(
  options: SplitControlOptions,
  ref: Ref<HTMLInputElement> | undefined,
): AutocompleteControl {
  const [isFullWindow, setFullWindow] = useState(false);
  const field = useAutocompleteInput(
    options.predictionOptions,
    {
      ...options,
      onSelect: (choice) => {
        setFullWindow(false);
        options.onSelect?.(choice);
      },
    },
    // A dialog must not open while somebody types, nor a list over what somebody reads.
    () => !isSmallScreen(),
  );
  const { input, dispatch } = field;
  useImperativeHandle(ref, () => input.current as HTMLInputElement, [input]);

  function openOnSmallScreen(): void {
    if (isSmallScreen() && options.disabled !== true && options.readOnly !== true) setFullWindow(true);
  }

  function closeFullWindow(): void {
    setFullWindow(false);
    dispatch({ type: "left" });
  }

  // The dialog closes first: the page behind it handles the submit.
  function submit(event: KeyboardEvent): void {
    const form = input.current?.form;
    if (isFullWindow) closeFullWindow();
    if (form === null) options.onEnter?.(event.nativeEvent);
    else if (isFullWindow) {
      event.preventDefault();
      form?.requestSubmit();
    }
  }

  return {
    ...field,
    isFullWindow,
    closeFullWindow,
    onOpen() {
      dispatch({ type: "reopened" });
      openOnSmallScreen();
    },
    onType(typed) {
      field.onType(typed);
      openOnSmallScreen();
    },
    onKeyDown(event) {
      if (!field.onKeyDown(event) && event.key === "Enter" && !isComposing(event)) submit(event);
    },
  };
}
