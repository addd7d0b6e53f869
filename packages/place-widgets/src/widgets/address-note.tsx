"use client";

import { useState } from "react";
import { useAutocompleteText, usePlaces, useWidgetLanguage } from "../provider/places-provider.tsx";
import { ADDRESS_FIELDS, type FilledAddress, fillAddress, toFilledAddress } from "../state/fill-address.ts";
import { loadPlace } from "../state/place-query.ts";
import { type PlaceWidgetError, toWidgetError } from "../state/place-widget-error.ts";
import type { PlaceChoice } from "../state/use-autocomplete.ts";
import { usePageEffect } from "../state/use-page-effect.ts";

/** What an address is loaded with: the parts of a selection that are needed for it. */
export interface AddressChoice extends Pick<PlaceChoice, "placeId" | "typed"> {
  /** Of the session that the selection ends. */
  sessionToken?: string | undefined;
}

export interface AddressNoteProps {
  /** The selection whose address fills the fields; null before the first. */
  choice: AddressChoice | null;
  /** Returns the element around the fields, or the tree that they are in. */
  findRoot: () => Element | Document | ShadowRoot;
  /** Called once the fields are filled. */
  onFill?: ((address: FilledAddress) => void) | undefined;
  /** Called when the place cannot be loaded; the note says so too. */
  onError?: ((error: PlaceWidgetError) => void) | undefined;
}

/**
 * Fills the page's address fields after each selection. A house number that is not known is kept,
 * and a note says that the position is that of the street.
 */
export function AddressNote({ choice, findRoot, onFill, onError }: AddressNoteProps) {
  const text = useAutocompleteText();
  const places = usePlaces();
  const language = useWidgetLanguage();
  const [note, setNote] = useState("");

  usePageEffect(() => {
    // An equal note is announced again, as the text changes in between.
    setNote("");
    if (choice === null) return;
    const root = findRoot();
    const abort = new AbortController();
    const { signal } = abort;
    loadPlace(places.client, choice, ADDRESS_FIELDS, places, signal)
      .then((place) => {
        if (signal.aborted) return;
        const address = toFilledAddress(place, choice.typed);
        fillAddress(root, address);
        if (address.unknownHouseNumber !== null) setNote(text.unknownHouseNumber(address.unknownHouseNumber));
        onFill?.(address);
      })
      .catch((thrown: unknown) => {
        if (signal.aborted) return;
        setNote(text.placeInfoError);
        onError?.(toWidgetError("PLACES_GET_PLACE", thrown));
      });
    const clear = () => {
      abort.abort();
      setNote("");
    };
    if ("closest" in root) root.closest("form")?.addEventListener("reset", clear, { signal });
    return () => abort.abort();
  }, [choice]);

  return (
    <p role="status" {...language} className="gmp-widget gmp-address-note">
      {note}
    </p>
  );
}
