import type { Place } from "@lieudit/place-model";
import type { ComponentProps } from "react";
import { PART_FIELDS } from "../content/part-fields.ts";
import { mergePartProps } from "./merge-part-props.ts";
import { readText } from "./read-text.ts";

export interface PlacePlusCodeProps extends Omit<ComponentProps<"span">, "children"> {
  plusCode: Place["plusCode"];
}

/** The plus code of a place: the short one with its town, else the full one. */
export function PlacePlusCode({ plusCode, ...rest }: PlacePlusCodeProps) {
  const code = readText(plusCode?.compoundCode) ?? readText(plusCode?.globalCode);
  if (code === null) return null;
  return (
    <span {...mergePartProps("gmp-plus-code", rest)} dir="ltr">
      {code}
    </span>
  );
}
PlacePlusCode.requiredFields = PART_FIELDS.plusCode;
