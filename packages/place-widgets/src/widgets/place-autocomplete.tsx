import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { SMALL_SCREEN_PX } from "../constants.ts";
import { partProps } from "../parts/part-props.ts";
import { useHydrated, useWidgetLanguage, useWidgetText } from "../provider/places-provider.tsx";
import {
  type AutocompleteCallbacks,
  type PredictionOptions,
  useAutocomplete,
} from "../state/use-autocomplete.ts";
import { useEarlyText, useFormReset, useGivenInput } from "../state/use-given-input.ts";
import { useLeaving } from "../state/use-leaving.ts";
import { AutocompleteDialog } from "./autocomplete-dialog.tsx";
import { AutocompleteField } from "./autocomplete-field.tsx";
import { predictionKey } from "./prediction-key.ts";

type InputProps = Pick<
  ComponentProps<"input">,
  "name" | "placeholder" | "disabled" | "readOnly" | "required" | "maxLength" | "autoFocus"
>;

export interface PlaceAutocompleteProps
  extends InputProps,
    PredictionOptions,
    AutocompleteCallbacks,
    Omit<
      ComponentProps<"div">,
      keyof InputProps | "ref" | "children" | "onSelect" | "onError" | "defaultValue"
    > {
  /** The input; the component's own box takes `className` and the rest. */
  ref?: Ref<HTMLInputElement>;
  /** Id of the input, for a `<label>` of the page. */
  inputId?: string | undefined;
  /** What the input holds at first, and again when its form is reset. */
  defaultValue?: string | undefined;
  /** What the input holds: the page then takes each change from `onInputChange`. A text that it puts in by itself asks for no predictions. */
  value?: string | undefined;
  /** Label of the input where the page has no `<label>` for it; default "Search for a place". */
  label?: string | undefined;
  /** Name of a hidden field that carries the id of the chosen place in the form; empty until one is chosen. */
  placeIdName?: string | undefined;
  noInputIcon?: boolean | undefined;
  noClearButton?: boolean | undefined;
  /** Says more about the input to those who hear the page. */
  description?: string | undefined;
  /** One element that is drawn before each prediction in place of the pin. */
  predictionIcon?: ReactNode;
  /** Hears every change of the text. */
  onInputChange?: ((input: string) => void) | undefined;
  /** Hears Enter where it chooses nothing and the input stands in no form that would be sent: in a shadow tree. */
  onEnter?: ((event: Event) => void) | undefined;
}

/**
 * A text input that proposes places. In the server's HTML it is a plain input
 * of the page's own form; on a small screen it opens as a full-window dialog.
 */
export function PlaceAutocomplete({
  ref,
  inputId,
  name,
  defaultValue = "",
  value,
  label,
  placeIdName,
  placeholder,
  disabled,
  readOnly,
  required,
  maxLength,
  autoFocus,
  noInputIcon = false,
  noClearButton = false,
  description,
  predictionIcon,
  locationBias,
  locationRestriction,
  includedPrimaryTypes,
  includedRegionCodes,
  includePureServiceAreaBusinesses,
  includeFutureOpeningBusinesses,
  origin,
  onSelect,
  onError,
  onInputChange,
  onEnter,
  ...rest
}: PlaceAutocompleteProps) {
  const text = useWidgetText();
  const language = useWidgetLanguage();
  const isHydrated = useHydrated();
  const ownId = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isFullWindow, setFullWindow] = useState(false);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  checkPredictionIcon(predictionIcon);

  const { state, dispatch, choose } = useAutocomplete(
    value ?? defaultValue,
    {
      locationBias,
      locationRestriction,
      includedPrimaryTypes,
      includedRegionCodes,
      includePureServiceAreaBusinesses,
      includeFutureOpeningBusinesses,
      origin,
    },
    {
      onSelect: (choice) => {
        setFullWindow(false);
        onInputChange?.(choice.prediction.text.text);
        onSelect?.(choice);
      },
      onError,
    },
  );

  useEarlyText(input, state.input, (typed) => {
    // A full window would open under the fingers of somebody who types, and a list over what somebody reads.
    const isTyping = input.current?.matches(":focus") === true && !isSmallScreen();
    dispatch({ type: isTyping ? "typed" : "set", input: typed });
    onInputChange?.(typed);
  });
  useGivenInput(value, state, dispatch);
  useFormReset(input, () => {
    if (input.current !== null) input.current.value = value ?? defaultValue;
    dispatch({ type: "set", input: value ?? defaultValue });
    onInputChange?.(defaultValue);
  });

  useLeaving(root, state.isOpen, dispatch);

  function onType(typed: string): void {
    dispatch({ type: "typed", input: typed });
    onInputChange?.(typed);
    openOnSmallScreen();
  }

  function openOnSmallScreen(): void {
    if (isSmallScreen() && disabled !== true && readOnly !== true) setFullWindow(true);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const { nativeEvent } = event;
    const isComposing = nativeEvent.isComposing || nativeEvent.keyCode === 229;
    const step = predictionKey(event.key, state, isComposing);
    if (step === null) {
      if (event.key === "Enter" && !isComposing) submit(event);
      return;
    }
    event.preventDefault();
    if (step.type === "choose") choose(step.prediction);
    else dispatch(step);
  }

  // The dialog has to go first, or the page would answer behind it.
  function submit(event: KeyboardEvent): void {
    const form = input.current?.form;
    if (isFullWindow) closeFullWindow();
    if (form === null) onEnter?.(event.nativeEvent);
    else if (isFullWindow) {
      event.preventDefault();
      form?.requestSubmit();
    }
  }

  function closeFullWindow(): void {
    setFullWindow(false);
    dispatch({ type: "left" });
  }

  function clear(): void {
    dispatch({ type: "set", input: "" });
    onInputChange?.("");
  }

  const shared = { placeholder: placeholder ?? text.searchPlaces, maxLength };
  const field = {
    state,
    label: label ?? (inputId === undefined ? text.searchPlaces : undefined),
    noClearButton,
    description,
    predictionIcon,
    onType,
    onKeyDown,
    onClear: clear,
    onPoint: (index: number) => dispatch({ type: "pointed", index }),
    onChoose: choose,
  };

  return (
    <div {...language} {...partProps("gmp-widget gmp-autocomplete", rest)} ref={root}>
      <AutocompleteField
        {...field}
        inputRef={input}
        listId={`${ownId}-list`}
        inputId={inputId ?? `${ownId}-input`}
        input={{ ...shared, name, disabled, readOnly, required, autoFocus }}
        leading={noInputIcon ? "none" : "search"}
        isCombobox={isHydrated}
        showsList={!isFullWindow}
        onOpen={() => {
          dispatch({ type: "reopened" });
          openOnSmallScreen();
        }}
      />
      {placeIdName !== undefined && (
        <input type="hidden" name={placeIdName} value={state.chosen?.placeId ?? ""} />
      )}
      {isHydrated && (
        <AutocompleteDialog
          {...field}
          listId={`${ownId}-dialog-list`}
          inputId={`${ownId}-dialog-input`}
          input={shared}
          isOpen={isFullWindow}
          onClose={closeFullWindow}
        />
      )}
    </div>
  );
}
/** A prediction needs no place field. */
PlaceAutocomplete.requiredFields = [] as const;

/** @throws {TypeError} for more than one element. */
function checkPredictionIcon(icon: ReactNode): void {
  if (!Array.isArray(icon) || icon.length <= 1) return;
  throw new TypeError(
    `PlaceAutocomplete got ${icon.length} elements as predictionIcon; give it one, which is drawn before each prediction.`,
  );
}

function isSmallScreen(): boolean {
  return window.matchMedia(`(max-width: ${SMALL_SCREEN_PX}px)`).matches;
}
