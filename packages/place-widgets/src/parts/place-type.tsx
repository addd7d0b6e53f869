import type { LocalizedText, PlaceField } from "@lieudit/place-model";
import type { ComponentProps } from "react";
import { partProps } from "./part-props.ts";
import { shownLocalized } from "./shown-text.ts";

export interface PlaceTypeProps extends Omit<ComponentProps<"span">, "children"> {
  primaryTypeDisplayName: LocalizedText | undefined;
}

/** What kind of place it is, such as "Bakery". */
export function PlaceType({ primaryTypeDisplayName, ...rest }: PlaceTypeProps) {
  const type = shownLocalized(primaryTypeDisplayName);
  if (type === null) return null;
  return (
    <span {...partProps("gmp-type", rest)} lang={type.lang}>
      {type.text}
    </span>
  );
}
PlaceType.requiredFields = ["primaryTypeDisplayName"] as const satisfies readonly PlaceField[];
