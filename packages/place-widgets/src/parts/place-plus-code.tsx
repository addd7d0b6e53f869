import type { Place, PlaceField } from "@lieudit/place-model";
import type { ComponentProps } from "react";
import { partProps } from "./part-props.ts";
import { shownText } from "./shown-text.ts";

export interface PlacePlusCodeProps extends Omit<ComponentProps<"span">, "children"> {
  plusCode: Place["plusCode"];
}

/** The place's plus code: the short one with its town where there is one, else the whole one. */
export function PlacePlusCode({ plusCode, ...rest }: PlacePlusCodeProps) {
  const code = shownText(plusCode?.compoundCode) ?? shownText(plusCode?.globalCode);
  if (code === null) return null;
  return (
    <span {...partProps("gmp-plus-code", rest)} dir="ltr">
      {code}
    </span>
  );
}
PlacePlusCode.requiredFields = ["plusCode"] as const satisfies readonly PlaceField[];
