"use client";

import { type ComponentProps, type ReactNode, type Ref, useId } from "react";
import { mergePartProps } from "../parts/merge-part-props.ts";
import type { RenderPrediction } from "../parts/prediction-list.tsx";
import { useAutocompleteText, useHydrated, useWidgetLanguage } from "../provider/places-provider.tsx";
import { type PlaceWidget, withRef } from "../provider/with-ref.ts";
import { AutocompleteDialog } from "./autocomplete-dialog.tsx";
import { type AutocompleteClassNames, AutocompleteField } from "./autocomplete-field.tsx";
import {
  type AutocompleteControlOptions,
  splitControlOptions,
  useAutocompleteControl,
} from "./use-autocomplete-control.ts";

type InputProps = Pick<
  ComponentProps<"input">,
  "name" | "placeholder" | "disabled" | "readOnly" | "required" | "maxLength" | "autoFocus"
>;

export interface PlaceAutocompleteProps
  extends InputProps,
    AutocompleteControlOptions,
    Omit<
      ComponentProps<"div">,
      keyof InputProps | "ref" | "children" | "onSelect" | "onError" | "defaultValue"
    > {
  /** Ref of the input; `className` and other attributes go to the component's own box. */
  ref?: Ref<HTMLInputElement>;
  /** Id of the input, for a `<label>` of the page. */
  inputId?: string | undefined;
  /** Label of the input where the page has no `<label>` for it; default "Search for a place". */
  label?: string | undefined;
  /** Name of a hidden field with the id of the selected place; its value is empty until one is selected. */
  placeIdName?: string | undefined;
  /** Omits the icon of the input. */
  noInputIcon?: boolean | undefined;
  /** Omits the button that empties the input. */
  noClearButton?: boolean | undefined;
  /** Description of the input for screen readers. */
  description?: string | undefined;
  /** One element that replaces the pin before each prediction. */
  predictionIcon?: ReactNode;
  /** Renders a prediction instead of the kit: its content, not its list item. */
  renderItem?: RenderPrediction | undefined;
  /** Classes of the page for parts of the widget. */
  classNames?: AutocompleteClassNames | undefined;
}

/**
 * A text input that suggests places. In the server's HTML it is a plain input
 * of the page's own form; on a small screen it opens as a full-window dialog.
 */
export const PlaceAutocomplete: PlaceWidget<PlaceAutocompleteProps> = withRef(
  function PlaceAutocomplete({
    ref,
    inputId,
    name,
    label,
    placeIdName,
    placeholder,
    required,
    maxLength,
    autoFocus,
    noInputIcon = false,
    noClearButton = false,
    description,
    predictionIcon,
    renderItem,
    classNames,
    ...rest
  }: PlaceAutocompleteProps) {
    const [options, attributes] = splitControlOptions(rest);
    const { disabled, readOnly } = options;
    const text = useAutocompleteText();
    const language = useWidgetLanguage();
    const isHydrated = useHydrated();
    const ownId = useId();
    const control = useAutocompleteControl(options, ref);
    const { state, dispatch } = control;
    checkPredictionIcon(predictionIcon);

    const shared = { placeholder: placeholder ?? text.searchPlaces, maxLength };
    const field = {
      state,
      label: label ?? (inputId === undefined ? text.searchPlaces : undefined),
      noClearButton,
      description,
      predictionIcon,
      renderItem,
      classNames,
      onType: control.onType,
      onKeyDown: control.onKeyDown,
      onClear: control.onClear,
      onPoint: (index: number) => dispatch({ type: "pointed", index }),
      onChoose: control.choose,
    };

    return (
      <div {...language} {...mergePartProps("gmp-widget gmp-autocomplete", attributes)} ref={control.root}>
        <AutocompleteField
          {...field}
          inputRef={control.input}
          listId={`${ownId}-list`}
          inputId={inputId ?? `${ownId}-input`}
          input={{ ...shared, name, disabled, readOnly, required, autoFocus }}
          leading={noInputIcon ? "none" : "search"}
          isCombobox={isHydrated}
          showsList={!control.isFullWindow}
          onOpen={control.onOpen}
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
            isOpen={control.isFullWindow}
            onClose={control.closeFullWindow}
          />
        )}
      </div>
    );
  },
  { requiredFields: [] as const },
);

/** @throws {TypeError} for more than one element. */
function checkPredictionIcon(icon: ReactNode): void {
  if (!Array.isArray(icon) || icon.length <= 1) return;
  throw new TypeError(
    `PlaceAutocomplete got ${icon.length} elements as predictionIcon; give it one, which is drawn before each prediction.`,
  );
}
