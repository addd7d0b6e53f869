import { useState } from "react";
import { PlaceAutocomplete, useWidgetText } from "../../src/index.ts";
import {
  type AutocompleteEvent,
  type AutocompleteState,
  createAutocompleteState,
  nextAutocompleteState,
} from "../../src/state/autocomplete-state.ts";
import { AutocompleteDialog } from "../../src/widgets/autocomplete-dialog.tsx";
import { AutocompleteField } from "../../src/widgets/autocomplete-field.tsx";
import { ALWAYS_FAILS } from "../sample-client.ts";
import { SAMPLE_PREDICTIONS } from "../sample-places.ts";
import type { GalleryGroup, StateContext } from "./gallery-state.ts";

const ORIGIN = { latitude: 43.24, longitude: 6.81 };

const typed = after({ type: "typed", input: "four" });
const answered = { requestNumber: typed.requestNumber, predictions: SAMPLE_PREDICTIONS };
const opened = after({ type: "typed", input: "four" }, { type: "arrived", ...answered });
const highlighted = after(
  { type: "typed", input: "four" },
  { type: "arrived", ...answered },
  { type: "arrow", direction: "down" },
);
const withoutResult = after(
  { type: "typed", input: "zzz" },
  { type: "arrived", requestNumber: typed.requestNumber, predictions: [] },
);
const failed = after(
  { type: "typed", input: ALWAYS_FAILS },
  { type: "failed", requestNumber: typed.requestNumber },
);

export const AUTOCOMPLETE_STATES: GalleryGroup = {
  id: "autocomplete",
  title: { en: "Autocomplete", fr: "Saisie avec suggestions" },
  states: [
    {
      id: "autocomplete-empty",
      title: { en: "Try “four”, with distance", fr: "Essayez « four », avec distance" },
      draw: () => <PlaceAutocomplete name="lieu" origin={ORIGIN} />,
    },
    {
      id: "autocomplete-list",
      title: { en: "List open", fr: "Liste ouverte" },
      // Without a highlight, which the page would be scrolled to.
      draw: () => <FixedField id="list" state={opened} />,
    },
    {
      id: "autocomplete-nothing",
      title: { en: "No suggestion", fr: "Aucune suggestion" },
      draw: () => <FixedField id="nothing" state={withoutResult} />,
    },
    {
      id: "autocomplete-failed",
      title: { en: "No answer", fr: "Sans réponse" },
      draw: () => <FixedField id="failed" state={failed} />,
    },
    {
      id: "autocomplete-window",
      title: { en: "Full window, the first highlighted", fr: "En pleine fenêtre, la première en avant" },
      opens: true,
      draw: (context) => <FullWindow {...context} />,
    },
    {
      id: "autocomplete-filled",
      title: { en: "Filled", fr: "Remplie" },
      draw: () => <PlaceAutocomplete name="lieu-rempli" defaultValue="Le Fournil des Roches" />,
    },
    {
      id: "autocomplete-bare",
      title: { en: "Without icon and clear button", fr: "Sans loupe ni bouton d’effacement" },
      draw: () => <PlaceAutocomplete name="lieu-nu" defaultValue="Port-Valbrune" noInputIcon noClearButton />,
    },
    {
      id: "autocomplete-disabled",
      title: { en: "Disabled", fr: "Inactive" },
      draw: () => <PlaceAutocomplete name="lieu-inactif" disabled />,
    },
    {
      id: "autocomplete-read-only",
      title: { en: "Read-only", fr: "Lecture seule" },
      draw: () => <PlaceAutocomplete name="lieu-fixe" defaultValue="Port-Valbrune" readOnly />,
    },
  ],
};

/** The input with what lies below it, as it stands between two keys: it takes none. */
function FixedField({ id, state }: { id: string; state: AutocompleteState }) {
  return (
    <div className="gmp-widget gmp-autocomplete gallery-opened">
      <AutocompleteField {...useFieldProps(id, state)} leading="search" isCombobox showsList />
    </div>
  );
}

function FullWindow({ say, startsOpen }: StateContext) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <div className="gmp-widget gmp-autocomplete gallery-part">
      <button type="button" className="gmp-text-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say({ en: "Open", fr: "Ouvrir" })}
      </button>
      <AutocompleteDialog
        {...useFieldProps("window", highlighted)}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onChoose={() => setOpen(false)}
      />
    </div>
  );
}

function useFieldProps(id: string, state: AutocompleteState) {
  const text = useWidgetText();
  return {
    state,
    inputId: `gallery-${id}-input`,
    listId: `gallery-${id}-list`,
    label: text.searchPlaces,
    input: { placeholder: text.searchPlaces },
    noClearButton: false,
    predictionIcon: undefined,
    onType: nothing,
    onKeyDown: nothing,
    onClear: nothing,
    onPoint: nothing,
    onChoose: nothing,
  };
}

function after(...events: readonly AutocompleteEvent[]): AutocompleteState {
  return events.reduce(nextAutocompleteState, createAutocompleteState(""));
}

function nothing(): void {}
