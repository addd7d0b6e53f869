import type { ComponentProps } from "react";
import { PART_FIELDS } from "../content/part-fields.ts";
import { phoneUrl } from "../format/safe-url.ts";
import { mergePartProps } from "./merge-part-props.ts";
import { readText } from "./read-text.ts";

export interface PlacePhoneNumberProps extends Omit<ComponentProps<"a">, "children" | "href"> {
  nationalPhoneNumber: string | undefined;
  internationalPhoneNumber?: string | undefined;
}

/** A link that calls the place, with the national form of the number if there is one. */
export function PlacePhoneNumber({
  nationalPhoneNumber,
  internationalPhoneNumber,
  ...rest
}: PlacePhoneNumberProps) {
  const number = readText(nationalPhoneNumber) ?? readText(internationalPhoneNumber);
  const url = number === null ? undefined : phoneUrl(number);
  if (number === null || url === undefined) return null;
  return (
    <a {...mergePartProps("gmp-phone", rest)} href={url} dir="ltr">
      {number}
    </a>
  );
}
PlacePhoneNumber.requiredFields = PART_FIELDS.phoneNumber;
