"use client";

import type { ComponentProps, ReactNode } from "react";
import { useRef, useState } from "react";
import { mergePartProps } from "../parts/merge-part-props.ts";
import { usePlaces, useWidgetText } from "../provider/places-provider.tsx";
import { ADDRESS_FIELDS, type FilledAddress, fillAddress, toFilledAddress } from "../state/fill-address.ts";
import { loadPlace } from "../state/place-query.ts";
import { toWidgetError } from "../state/place-widget-error.ts";
import type { PlaceChoice } from "../state/use-autocomplete.ts";
import { PlaceAutocomplete, type PlaceAutocompleteProps } from "./place-autocomplete.tsx";

export interface AddressFieldsProps
  extends Omit<PlaceAutocompleteProps, "children" | "className" | "onSelect" | "ref">,
    Pick<ComponentProps<"div">, "className"> {
  /** The page's own fields, found by `autocomplete`: `street-address` or `address-line1`, `postal-code`, `address-level2`, `country`. */
  children: ReactNode;
  /** Called once the fields are filled. */
  onFill?: ((address: FilledAddress) => void) | undefined;
}

/**
 * An autocomplete that fills the page's own address fields. A house number that is not known
 * is kept, and a note says that the position is that of the street.
 */
export function AddressFields({ children, className, onFill, onError, ...rest }: AddressFieldsProps) {
  const text = useWidgetText();
  const places = usePlaces();
  const box = useRef<HTMLDivElement>(null);
  const pending = useRef<AbortController | null>(null);
  const [note, setNote] = useState("");

  async function fill({ placeId, sessionToken, typed }: PlaceChoice): Promise<void> {
    pending.current?.abort();
    const abort = new AbortController();
    pending.current = abort;
    const query = { placeId, sessionToken };
    try {
      const place = await loadPlace(places.client, query, ADDRESS_FIELDS, places, abort.signal);
      if (abort.signal.aborted || box.current === null) return;
      const address = toFilledAddress(place, typed);
      fillAddress(box.current, address);
      setNote(address.unknownHouseNumber === null ? "" : text.unknownHouseNumber(address.unknownHouseNumber));
      onFill?.(address);
    } catch (thrown) {
      if (abort.signal.aborted) return;
      setNote(text.placeInfoError);
      onError?.(toWidgetError("PLACES_GET_PLACE", thrown));
    }
  }

  return (
    <div className={className}>
      <PlaceAutocomplete {...rest} onError={onError} onSelect={(choice) => void fill(choice)} />
      <p role="status" {...mergePartProps("gmp-widget gmp-address-note", {})}>
        {note}
      </p>
      <div ref={box}>{children}</div>
    </div>
  );
}
