import type { LocalizedText } from "@lieudit/place-model";
import type { ComponentProps } from "react";
import { PART_FIELDS } from "../content/part-fields.ts";
import { mergePartProps } from "./merge-part-props.ts";
import { readLocalizedText } from "./read-text.ts";

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface PlaceNameProps extends Omit<ComponentProps<"h2">, "children"> {
  displayName: LocalizedText | undefined;
  /** Default 2. */
  headingLevel?: HeadingLevel | undefined;
}

/** The name of a place as a heading, in its own language and direction, aligned with the page. */
export function PlaceName({ displayName, headingLevel = 2, ...rest }: PlaceNameProps) {
  const name = readLocalizedText(displayName);
  if (name === null) return null;
  const Heading = `h${headingLevel}` as const;
  return (
    <Heading {...mergePartProps("gmp-name", rest)} lang={name.lang}>
      <bdi>{name.text}</bdi>
    </Heading>
  );
}
PlaceName.requiredFields = PART_FIELDS.name;
