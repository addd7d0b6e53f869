"use client";

import type { AuthorAttribution } from "@lieudit/place-model";
import type { ComponentProps } from "react";
import { useWidgetText } from "../provider/places-provider.tsx";
import { LinkedNames, linkedNames } from "./linked-names.tsx";
import { mergePartProps } from "./merge-part-props.ts";
import { readList } from "./read-text.ts";

export interface PhotoCreditProps extends Omit<ComponentProps<"p">, "children"> {
  photos: readonly CreditedPhoto[];
}

interface CreditedPhoto {
  authorAttributions?: readonly AuthorAttribution[];
}

/** The authors of the visible photos, each once. Renders nothing if there are no names. */
export function PhotoCredit({ photos, ...rest }: PhotoCreditProps) {
  const text = useWidgetText();
  const authors = linkedNames(
    photos.flatMap(({ authorAttributions }) =>
      readList(authorAttributions).map(({ displayName, uri }) => [displayName, uri] as const),
    ),
  );
  if (authors.size === 0) return null;
  return (
    <p {...mergePartProps("gmp-photo-credit", rest)}>
      {text.photosBy(authors.size)} <LinkedNames names={authors} />
    </p>
  );
}
