import type { PlaceField } from "@lieudit/place-model";
import type { ComponentProps } from "react";
import { partClass } from "./part-class.ts";
import { shownText } from "./shown-text.ts";

export interface PlaceAddressProps extends Omit<ComponentProps<"span">, "children"> {
  formattedAddress: string | undefined;
}

/** A place's address in one line. */
export function PlaceAddress({ formattedAddress, className, ...rest }: PlaceAddressProps) {
  const address = shownText(formattedAddress);
  if (address === null) return null;
  return (
    <span {...rest} className={partClass("gmp-address", className)}>
      <bdi>{address}</bdi>
    </span>
  );
}
PlaceAddress.requiredFields = ["formattedAddress"] as const satisfies readonly PlaceField[];
