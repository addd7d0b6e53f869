import type { PlaceField, PlusCode } from "@lieudit/place-model";
import type { ComponentProps } from "react";
import { partClass } from "./part-class.ts";
import { shownText } from "./shown-text.ts";

export interface PlacePlusCodeProps extends Omit<ComponentProps<"span">, "children"> {
  plusCode: PlusCode | undefined;
}

/** The place's plus code: the short one with its town where there is one, else the whole one. */
export function PlacePlusCode({ plusCode, className, ...rest }: PlacePlusCodeProps) {
  const code = shownText(plusCode?.compoundCode) ?? shownText(plusCode?.globalCode);
  if (code === null) return null;
  return (
    <span {...rest} dir="ltr" className={partClass("gmp-plus-code", className)}>
      {code}
    </span>
  );
}
PlacePlusCode.requiredFields = ["plusCode"] as const satisfies readonly PlaceField[];
