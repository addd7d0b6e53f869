"use client";

import { useEffect, useRef } from "react";
import { Icon } from "../parts/icon.tsx";
import { useAutocompleteText } from "../provider/places-provider.tsx";
import { AutocompleteField, type AutocompleteFieldProps } from "./autocomplete-field.tsx";

const BACK = "M20 12H4.5M11 5.5 4.5 12l6.5 6.5";

export interface AutocompleteDialogProps
  extends Omit<AutocompleteFieldProps, "leading" | "isCombobox" | "showsList"> {
  isOpen: boolean;
  onClose: () => void;
}

/** The autocomplete of small screens: a full-window dialog with a back button. It shares the state of the page's input. */
export function AutocompleteDialog({ isOpen, onClose, ...field }: AutocompleteDialogProps) {
  const text = useAutocompleteText();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (isOpen && dialog.current?.open === false) {
      dialog.current.showModal?.();
      input.current?.focus();
    }
    if (!isOpen && dialog.current?.open === true) dialog.current.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      aria-label={field.label ?? text.searchPlaces}
      className="gmp-autocomplete-dialog"
      onClose={onClose}
    >
      {isOpen && (
        <AutocompleteField
          {...field}
          inputRef={input}
          label={field.label ?? text.searchPlaces}
          isCombobox
          showsList
          leading={
            <button type="button" className="gmp-icon-button" aria-label={text.back} onClick={onClose}>
              <Icon drawing={BACK} className="gmp-icon-directed" />
            </button>
          }
        />
      )}
    </dialog>
  );
}
