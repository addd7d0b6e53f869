"use client";

import type { Review } from "@lieudit/place-model";
import type { ComponentProps } from "react";
import { PART_FIELDS } from "../content/part-fields.ts";
import { useWidgetText } from "../provider/places-provider.tsx";
import { DisclosureNote } from "./disclosure-note.tsx";
import { mergePartProps } from "./merge-part-props.ts";
import { readList } from "./read-text.ts";
import { ReviewCard } from "./review-card.tsx";
import { withKeys } from "./with-keys.ts";

export interface PlaceReviewsProps extends Omit<ComponentProps<"div">, "children"> {
  reviews: readonly Review[] | undefined;
}

/** Maximum number of reviews: a response of another server may have thousands. */
const MAX_REVIEWS = 50;

/** The reviews of a place, with notes on how they are checked and ordered. */
export function PlaceReviews({ reviews, ...rest }: PlaceReviewsProps) {
  const text = useWidgetText();
  const shown = readList(reviews).slice(0, MAX_REVIEWS);
  return (
    <div {...mergePartProps("gmp-reviews", rest)}>
      {shown.length === 0 ? (
        <p className="gmp-status">{text.noReviews}</p>
      ) : (
        <>
          <div className="gmp-review-notes">
            <DisclosureNote title={text.reviewsNotVerified} body={text.reviewsNotVerifiedBody} />
            <DisclosureNote title={text.reviewOrdering} body={text.reviewOrderingBody} />
          </div>
          {withKeys(shown, ({ name, publishTime }) => name ?? publishTime).map(({ key, entry }) => (
            <ReviewCard key={key} review={entry} />
          ))}
        </>
      )}
    </div>
  );
}
PlaceReviews.requiredFields = PART_FIELDS.reviews;
