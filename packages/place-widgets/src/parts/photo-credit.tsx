import type { AuthorAttribution } from "@lieudit/place-model";
import type { ComponentProps } from "react";
import { useWidgetText } from "../provider/places-provider.tsx";
import { type LinkedName, LinkedNames } from "./linked-names.tsx";
import { partProps } from "./part-props.ts";
import { shownList, shownText } from "./shown-text.ts";

export interface PhotoCreditProps extends Omit<ComponentProps<"p">, "children"> {
  photos: readonly CreditedPhoto[];
}

interface CreditedPhoto {
  authorAttributions?: readonly AuthorAttribution[];
}

/** Who made the photos that show, each author once. Nothing where nobody is named. */
export function PhotoCredit({ photos, ...rest }: PhotoCreditProps) {
  const text = useWidgetText();
  const authors = photoAuthors(photos);
  if (authors.length === 0) return null;
  return (
    <p {...partProps("gmp-photo-credit", rest)}>
      {text.photosBy(authors.length)} <LinkedNames names={authors} />
    </p>
  );
}

function photoAuthors(photos: readonly CreditedPhoto[]): LinkedName[] {
  const byName = new Map<string, LinkedName>();
  for (const { authorAttributions } of photos) {
    for (const { displayName, uri } of shownList(authorAttributions)) {
      const name = shownText(displayName);
      if (name !== null && !byName.has(name)) byName.set(name, { name, uri });
    }
  }
  return [...byName.values()];
}
