import type { ComponentProps } from "react";
import { PART_FIELDS } from "../content/part-fields.ts";
import { mergePartProps } from "./merge-part-props.ts";
import { readText } from "./read-text.ts";

export interface PlaceAddressProps extends Omit<ComponentProps<"span">, "children"> {
  formattedAddress: string | undefined;
}

/** The address of a place on one line. */
export function PlaceAddress({ formattedAddress, ...rest }: PlaceAddressProps) {
  const address = readText(formattedAddress);
  if (address === null) return null;
  return (
    <span {...mergePartProps("gmp-address", rest)}>
      <bdi>{address}</bdi>
    </span>
  );
}
PlaceAddress.requiredFields = PART_FIELDS.address;
