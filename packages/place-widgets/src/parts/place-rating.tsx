"use client";

import type { ComponentProps } from "react";
import { RATING_DIGITS } from "../constants.ts";
import { PART_FIELDS } from "../content/part-fields.ts";
import { useWidgetText } from "../provider/places-provider.tsx";
import { mergePartProps } from "./merge-part-props.ts";
import { readNumber } from "./read-text.ts";
import { Stars } from "./stars.tsx";

export interface PlaceRatingProps extends Omit<ComponentProps<"span">, "children"> {
  rating: number | undefined;
  userRatingCount?: number | undefined;
}

/** The mean rating of a place, such as "4.3 ★★★★☆ (120)". Renders a `<span>`; needs no JavaScript. */
export function PlaceRating({ rating, userRatingCount, ...rest }: PlaceRatingProps) {
  const text = useWidgetText();
  const value = readNumber(rating);
  if (value === undefined) return null;
  const shown = text.number(value, RATING_DIGITS);
  const count = readNumber(userRatingCount);
  return (
    <span {...mergePartProps("gmp-rating", rest)}>
      <span role="img" aria-label={text.starsOutOfFive(shown, value)} className="gmp-rating-mean">
        {shown} <Stars rating={value} />
      </span>
      {count !== undefined && (
        <span className="gmp-rating-count">
          <span aria-hidden="true">({text.number(count, 0)})</span>
          <span className="gmp-only-read">{text.reviewCount(count)}</span>
        </span>
      )}
    </span>
  );
}
PlaceRating.requiredFields = PART_FIELDS.rating;
