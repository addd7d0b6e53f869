import { type KeyboardEvent, type Ref, type RefObject, useImperativeHandle, useRef, useState } from "react";
import { SMALL_SCREEN_PX } from "../constants.ts";
import {
  type Autocomplete,
  type AutocompleteCallbacks,
  type PredictionOptions,
  useAutocomplete,
} from "../state/use-autocomplete.ts";
import { useControlledInput, useEarlyText, useFormReset } from "../state/use-controlled-input.ts";
import { useDismiss } from "../state/use-dismiss.ts";
import { getPredictionStep } from "./prediction-step.ts";

export interface AutocompleteControlOptions extends PredictionOptions, AutocompleteCallbacks {
  /** First text of the input, also after its form is reset. */
  defaultValue?: string | undefined;
  /** Text of the input. The page updates it in `onInputChange`; a text from elsewhere requests no predictions. */
  value?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** Called with every change of the text. */
  onInputChange?: ((input: string) => void) | undefined;
  /** Called for Enter if it selects nothing and the input has no form, as in a shadow tree. */
  onEnter?: ((event: Event) => void) | undefined;
}

export interface AutocompleteControl extends Autocomplete {
  root: RefObject<HTMLDivElement | null>;
  input: RefObject<HTMLInputElement | null>;
  /** Whether the dialog of small screens is open. */
  isFullWindow: boolean;
  closeFullWindow: () => void;
  onOpen: () => void;
  onType: (typed: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onClear: () => void;
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
  };
  return [options, attributes] as const;
}

/** Connects an input with its predictions: typing, keys, form reset, focus and the dialog of small screens. */
export function useAutocompleteControl(
  options: SplitControlOptions,
  ref: Ref<HTMLInputElement> | undefined,
): AutocompleteControl {
  const { value, defaultValue = "", onInputChange } = options;
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const [isFullWindow, setFullWindow] = useState(false);
  const autocomplete = useAutocomplete(value ?? defaultValue, options.predictionOptions, {
    onSelect: (choice) => {
      setFullWindow(false);
      onInputChange?.(choice.prediction.text.text);
      options.onSelect?.(choice);
    },
    onError: options.onError,
  });
  const { state, dispatch, choose } = autocomplete;

  useEarlyText(input, state.input, (typed) => {
    // A dialog must not open while somebody types, nor a list over what somebody reads.
    const isTyping = input.current?.matches(":focus") === true && !isSmallScreen();
    dispatch({ type: isTyping ? "typed" : "set", input: typed });
    onInputChange?.(typed);
  });
  useControlledInput(value, state, dispatch);
  useFormReset(input, () => {
    if (input.current !== null) input.current.value = value ?? defaultValue;
    dispatch({ type: "set", input: value ?? defaultValue });
    onInputChange?.(defaultValue);
  });
  useDismiss(root, state.isOpen, dispatch);

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
    ...autocomplete,
    root,
    input,
    isFullWindow,
    closeFullWindow,
    onOpen() {
      dispatch({ type: "reopened" });
      openOnSmallScreen();
    },
    onType(typed) {
      dispatch({ type: "typed", input: typed });
      onInputChange?.(typed);
      openOnSmallScreen();
    },
    onKeyDown(event) {
      const { nativeEvent } = event;
      const isComposing = nativeEvent.isComposing || nativeEvent.keyCode === 229;
      const step = getPredictionStep(event.key, state, isComposing);
      if (step === null) {
        if (event.key === "Enter" && !isComposing) submit(event);
        return;
      }
      event.preventDefault();
      if (step.type === "choose") choose(step.prediction);
      else dispatch(step);
    },
    onClear() {
      dispatch({ type: "set", input: "" });
      onInputChange?.("");
    },
  };
}

function isSmallScreen(): boolean {
  return window.matchMedia(`(max-width: ${SMALL_SCREEN_PX}px)`).matches;
}
