import type { PlacePrediction } from "@lieudit/place-model";
import { type ComponentProps, type KeyboardEvent, type ReactNode, type RefObject, useRef } from "react";
import { CLOSE } from "../parts/drawings.ts";
import { Icon } from "../parts/icon.tsx";
import { IconButton } from "../parts/icon-button.tsx";
import { PredictionList } from "../parts/prediction-list.tsx";
import { useWidgetText } from "../provider/places-provider.tsx";
import {
  type AutocompleteState,
  NO_HIGHLIGHT,
  showsNotice,
  showsPredictions,
} from "../state/autocomplete-state.ts";

const SEARCH = "M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15.7 15.7 20.5 20.5";

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
  const text = useWidgetText();
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
          className="gmp-autocomplete-input"
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

/** @param highlight index of the highlighted prediction; null while the list is hidden */
function getComboboxProps(listId: string, highlight: number | null) {
  const hasHighlight = highlight !== null && highlight !== NO_HIGHLIGHT;
  return {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": highlight !== null,
    "aria-controls": listId,
    "aria-activedescendant": hasHighlight ? `${listId}-${highlight}` : undefined,
    autoComplete: "off",
  } as const;
}

/** The progress bar, and what screen readers announce: a count, an empty list or an error. */
function PredictionStatus({ state, showsList }: Pick<AutocompleteFieldProps, "state" | "showsList">) {
  const text = useWidgetText();
  const isNoticeVisible = showsList && showsNotice(state);
  const hasCount = showsList && showsPredictions(state) && state.phase === "ready";
  const notice = state.hasFailed ? text.suggestionsError : text.noSuggestions;
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
