"use client";

import type { PlacePrediction } from "@lieudit/place-model";
import { type ComponentProps, type KeyboardEvent, type ReactNode, type RefObject, useRef } from "react";
import { CLOSE } from "../parts/drawings.ts";
import { Icon } from "../parts/icon.tsx";
import { IconButton } from "../parts/icon-button.tsx";
import { mergePartProps } from "../parts/merge-part-props.ts";
import { PredictionList, type RenderPrediction } from "../parts/prediction-list.tsx";
import { useAutocompleteText } from "../provider/places-provider.tsx";
import { type AutocompleteState, showsPredictions } from "../state/autocomplete-state.ts";
import { getComboboxProps } from "../state/combobox-props.ts";
import { getNotice } from "../state/use-place-autocomplete.ts";

const SEARCH = "M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15.7 15.7 20.5 20.5";

/** Classes of the page for the elements of an autocomplete. */
export interface AutocompleteClassNames {
  input?: string | undefined;
  list?: string | undefined;
  item?: string | undefined;
}

export interface AutocompleteFieldProps {
  state: AutocompleteState;
  inputRef?: RefObject<HTMLInputElement | null>;
  inputId: string;
  listId: string;
  label: string | undefined;
  /** Further attributes of the input. */
  input: Pick<
    ComponentProps<"input">,
    "placeholder" | "name" | "disabled" | "readOnly" | "required" | "maxLength" | "autoFocus"
  >;
  /** The icon before the input. */
  leading: "search" | "none" | ReactNode;
  /** False in the server's HTML, where it is a plain input without a list. */
  isCombobox: boolean;
  showsList: boolean;
  noClearButton: boolean;
  description?: string | undefined;
  predictionIcon: ReactNode;
  renderItem?: RenderPrediction | undefined;
  classNames?: AutocompleteClassNames | undefined;
  onType: (input: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onOpen?: () => void;
  onClear: () => void;
  onPoint: (index: number) => void;
  onChoose: (prediction: PlacePrediction) => void;
}

/** The input with its icon, its clear button and its list. */
export function AutocompleteField(props: AutocompleteFieldProps) {
  const { state, inputId, listId, isCombobox, description } = props;
  const { disabled, readOnly } = props.input;
  const descriptionId = description === undefined ? undefined : `${inputId}-description`;
  const ownRef = useRef<HTMLInputElement>(null);
  const inputRef = props.inputRef ?? ownRef;
  const text = useAutocompleteText();
  const isListVisible = props.showsList && showsPredictions(state);

  function clear(): void {
    props.onClear();
    inputRef.current?.focus();
  }

  return (
    <div className="gmp-autocomplete-field">
      <div className="gmp-autocomplete-box">
        <LeadingIcon leading={props.leading} />
        <input
          {...(isCombobox && getComboboxProps(listId, isListVisible ? state.highlight : null))}
          // `autoFocus` is part of it only if the page asks for it.
          {...props.input}
          ref={inputRef}
          part="input"
          id={inputId}
          type="text"
          enterKeyHint="search"
          spellCheck={false}
          aria-label={props.label}
          aria-describedby={descriptionId}
          {...mergePartProps("gmp-autocomplete-input", { className: props.classNames?.input })}
          value={state.input}
          onChange={(event) => props.onType(event.currentTarget.value)}
          onKeyDown={props.onKeyDown}
          onClick={props.onOpen}
        />
        {!props.noClearButton && isCombobox && state.input !== "" && !disabled && !readOnly && (
          <IconButton label={text.clear} drawing={CLOSE} size="1.125rem" onClick={clear} />
        )}
        <span className="gmp-focus-ring" part="focus-ring" aria-hidden="true" />
        {description !== undefined && (
          <span className="gmp-only-read" id={descriptionId}>
            {description}
          </span>
        )}
      </div>
      {isCombobox && (
        <>
          <PredictionList
            id={listId}
            hidden={!isListVisible}
            predictions={isListVisible ? state.predictions : []}
            highlight={state.highlight}
            predictionIcon={props.predictionIcon}
            renderItem={props.renderItem}
            className={props.classNames?.list}
            itemClassName={props.classNames?.item}
            onPoint={props.onPoint}
            onSelect={props.onChoose}
          />
          <PredictionStatus state={state} showsList={props.showsList} />
        </>
      )}
    </div>
  );
}

function LeadingIcon({ leading }: Pick<AutocompleteFieldProps, "leading">) {
  if (leading === "search") return <Icon drawing={SEARCH} />;
  return leading === "none" ? null : leading;
}

/** The progress bar, and what screen readers announce: a count, an empty list or an error. */
function PredictionStatus({ state, showsList }: Pick<AutocompleteFieldProps, "state" | "showsList">) {
  const text = useAutocompleteText();
  const notice = showsList ? getNotice(state, text) : null;
  const isNoticeVisible = notice !== null;
  const hasCount = showsList && showsPredictions(state) && state.phase === "ready";
  return (
    <>
      {state.phase === "loading" && showsList && (
        <span className="gmp-autocomplete-wait" aria-hidden="true" />
      )}
      <span
        role="status"
        className={isNoticeVisible ? "gmp-predictions gmp-no-predictions" : "gmp-only-read"}
      >
        {isNoticeVisible ? notice : hasCount && text.suggestionCount(state.predictions.length)}
      </span>
    </>
  );
}
