import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { SMALL_SCREEN_PX } from "../constants.ts";
import { partClass } from "../parts/part-class.ts";
import { useHydrated, useWidgetText } from "../provider/places-provider.tsx";
import {
  type AutocompleteCallbacks,
  type PredictionOptions,
  useAutocomplete,
} from "../state/use-autocomplete.ts";
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
  /** What the input holds at first. */
  defaultValue?: string | undefined;
  /** Label of the input where the page has no `<label>` for it; default "Search for a place". */
  label?: string | undefined;
  /** Name of a hidden field that carries the id of the chosen place in the form; empty until one is chosen. */
  placeIdName?: string | undefined;
  noInputIcon?: boolean | undefined;
  noClearButton?: boolean | undefined;
  /** One drawing before each prediction in place of the pin. */
  predictionIcon?: ReactNode;
  /** Hears every change of the text. */
  onInputChange?: ((input: string) => void) | undefined;
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
  predictionIcon,
  locationBias,
  locationRestriction,
  includedPrimaryTypes,
  includedRegionCodes,
  origin,
  onSelect,
  onError,
  onInputChange,
  className,
  ...rest
}: PlaceAutocompleteProps) {
  const text = useWidgetText();
  const isHydrated = useHydrated();
  const ownId = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isFullWindow, setFullWindow] = useState(false);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);

  const { state, dispatch, choose } = useAutocomplete(
    defaultValue,
    { locationBias, locationRestriction, includedPrimaryTypes, includedRegionCodes, origin },
    {
      onSelect: (choice) => {
        setFullWindow(false);
        onInputChange?.(choice.prediction.text.text);
        onSelect?.(choice);
      },
      onError,
    },
  );

  useEffect(() => {
    if (!state.isOpen) return;
    const box = root.current;
    const leaveFor = (target: EventTarget | null) => {
      if (target instanceof Node && box?.contains(target) === true) return;
      dispatch({ type: "left" });
    };
    const onPointerDown = (event: PointerEvent) => leaveFor(event.target);
    const onFocusOut = (event: FocusEvent) => leaveFor(event.relatedTarget);
    document.addEventListener("pointerdown", onPointerDown);
    box?.addEventListener("focusout", onFocusOut);
    return () => {
      document.removeEventListener("pointerdown", onPointerDown);
      box?.removeEventListener("focusout", onFocusOut);
    };
  }, [state.isOpen, dispatch]);

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
    const step = predictionKey(event.key, state, nativeEvent.isComposing || nativeEvent.keyCode === 229);
    if (step === null) return;
    event.preventDefault();
    if (step.type === "choose") choose(step.prediction);
    else dispatch(step);
  }

  function clear(): void {
    dispatch({ type: "cleared" });
    onInputChange?.("");
  }

  const field = {
    state,
    label: label ?? (inputId === undefined ? text.searchPlaces : undefined),
    placeholder: placeholder ?? text.searchPlaces,
    maxLength,
    noClearButton,
    predictionIcon,
    onType,
    onKeyDown,
    onClear: clear,
    onPoint: (index: number) => dispatch({ type: "pointed", index }),
    onChoose: choose,
  };

  return (
    <div {...rest} ref={root} className={partClass("gmp-widget gmp-autocomplete", className)}>
      <AutocompleteField
        {...field}
        inputRef={input}
        listId={`${ownId}-list`}
        inputId={inputId ?? `${ownId}-input`}
        name={name}
        disabled={disabled}
        readOnly={readOnly}
        required={required}
        autoFocus={autoFocus}
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
          isOpen={isFullWindow}
          onClose={() => {
            setFullWindow(false);
            dispatch({ type: "left" });
          }}
        />
      )}
    </div>
  );
}
/** A prediction needs no place field. */
PlaceAutocomplete.requiredFields = [] as const;

function isSmallScreen(): boolean {
  return window.matchMedia(`(max-width: ${SMALL_SCREEN_PX}px)`).matches;
}
