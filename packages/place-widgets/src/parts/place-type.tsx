import type { LocalizedText } from "@lieudit/place-model";
import type { ComponentProps } from "react";
import { PART_FIELDS } from "../content/part-fields.ts";
import { mergePartProps } from "./merge-part-props.ts";
import { readLocalizedText } from "./read-text.ts";

export interface PlaceTypeProps extends Omit<ComponentProps<"span">, "children"> {
  primaryTypeDisplayName: LocalizedText | undefined;
}

/** The type of a place, such as "Bakery". */
export function PlaceType({ primaryTypeDisplayName, ...rest }: PlaceTypeProps) {
  const type = readLocalizedText(primaryTypeDisplayName);
  if (type === null) return null;
  return (
    <span {...mergePartProps("gmp-type", rest)} lang={type.lang}>
      {type.text}
    </span>
  );
}
PlaceType.requiredFields = PART_FIELDS.type;
