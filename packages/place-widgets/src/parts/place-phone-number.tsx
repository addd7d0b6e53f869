import type { PlaceField } from "@lieudit/place-model";
import type { ComponentProps } from "react";
import { phoneUrl } from "../format/safe-url.ts";
import { partProps } from "./part-props.ts";
import { shownText } from "./shown-text.ts";

export interface PlacePhoneNumberProps extends Omit<ComponentProps<"a">, "children" | "href"> {
  nationalPhoneNumber: string | undefined;
  internationalPhoneNumber?: string | undefined;
}

/** A link that calls the place. Shows the national form where there is one. */
export function PlacePhoneNumber({
  nationalPhoneNumber,
  internationalPhoneNumber,
  ...rest
}: PlacePhoneNumberProps) {
  const number = shownText(nationalPhoneNumber) ?? shownText(internationalPhoneNumber);
  const url = number === null ? undefined : phoneUrl(number);
  if (number === null || url === undefined) return null;
  return (
    <a {...partProps("gmp-phone", rest)} href={url} dir="ltr">
      {number}
    </a>
  );
}
PlacePhoneNumber.requiredFields = [
  "nationalPhoneNumber",
  "internationalPhoneNumber",
] as const satisfies readonly PlaceField[];
