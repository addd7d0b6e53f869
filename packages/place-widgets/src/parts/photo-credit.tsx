import type { AuthorAttribution } from "@lieudit/place-model";
import type { ComponentProps } from "react";
import { useWidgetText } from "../provider/places-provider.tsx";
import { keyed } from "./keyed.ts";
import { OuterLink } from "./outer-link.tsx";
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
      {text.photosBy(authors.length)}{" "}
      {keyed(authors, ({ displayName }) => displayName).map(({ key, entry }, index) => (
        <span key={key}>
          {index > 0 && ", "}
          <OuterLink href={entry.uri}>
            <bdi>{shownText(entry.displayName)}</bdi>
          </OuterLink>
        </span>
      ))}
    </p>
  );
}

function photoAuthors(photos: readonly CreditedPhoto[]): AuthorAttribution[] {
  const byName = new Map<string, AuthorAttribution>();
  for (const { authorAttributions } of photos) {
    for (const author of shownList(authorAttributions)) {
      const name = shownText(author.displayName);
      if (name !== null && !byName.has(name)) byName.set(name, author);
    }
  }
  return [...byName.values()];
}
