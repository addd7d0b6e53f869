"use client";

import type { ComponentProps, ReactNode } from "react";
import { useRef, useState } from "react";
import type { FilledAddress } from "../state/fill-address.ts";
import type { PlaceChoice } from "../state/use-autocomplete.ts";
import { AddressNote } from "./address-note.tsx";
import { PlaceAutocomplete, type PlaceAutocompleteProps } from "./place-autocomplete.tsx";

export interface AddressFieldsProps
  extends Omit<PlaceAutocompleteProps, "children" | "className" | "onSelect" | "ref">,
    Pick<ComponentProps<"div">, "className"> {
  /** The page's own fields, found by `autocomplete`: `street-address` or `address-line1`, `postal-code`, `address-level2`, `country`. */
  children: ReactNode;
  /** Called once the fields are filled. */
  onFill?: ((address: FilledAddress) => void) | undefined;
}

/** An autocomplete that fills the page's own address fields, with a note on the position of an unknown house number. */
export function AddressFields({ children, className, onFill, onError, ...rest }: AddressFieldsProps) {
  const box = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState<PlaceChoice | null>(null);
  return (
    <div className={className}>
      <PlaceAutocomplete {...rest} onError={onError} onSelect={setChoice} />
      <AddressNote
        choice={choice}
        findRoot={() => box.current as HTMLDivElement}
        onFill={onFill}
        onError={onError}
      />
      <div ref={box}>{children}</div>
    </div>
  );
}
