import type { PlaceField } from "@lieudit/place-model";
import type { ComponentProps } from "react";
import { partProps } from "./part-props.ts";
import { shownText } from "./shown-text.ts";

export interface PlaceAddressProps extends Omit<ComponentProps<"span">, "children"> {
  formattedAddress: string | undefined;
}

/** A place's address in one line. */
export function PlaceAddress({ formattedAddress, ...rest }: PlaceAddressProps) {
  const address = shownText(formattedAddress);
  if (address === null) return null;
  return (
    <span {...partProps("gmp-address", rest)}>
      <bdi>{address}</bdi>
    </span>
  );
}
PlaceAddress.requiredFields = ["formattedAddress"] as const satisfies readonly PlaceField[];
