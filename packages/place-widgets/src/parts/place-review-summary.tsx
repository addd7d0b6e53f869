"use client";

import type { ComponentProps } from "react";
import { useWidgetText } from "../provider/places-provider.tsx";
import { ExternalLink } from "./external-link.tsx";
import { mergePartProps } from "./merge-part-props.ts";
import { readLocalizedText } from "./read-text.ts";

export interface PlaceReviewSummaryProps extends Omit<ComponentProps<"div">, "children"> {
  /** As in the response. Open data has no review summaries. */
  reviewSummary: unknown;
}

/** The summary of the reviews of a place, with its source. */
export function PlaceReviewSummary({ reviewSummary, ...rest }: PlaceReviewSummaryProps) {
  const text = useWidgetText();
  const { text: summed, disclosureText, reviewsUri } = Object(reviewSummary) as Record<string, never>;
  const summary = readLocalizedText(summed);
  if (summary === null) return null;
  const disclosure = readLocalizedText(disclosureText);
  return (
    <div {...mergePartProps("gmp-review-summary", rest)}>
      <p lang={summary.lang} dir="auto">
        {summary.text}
      </p>
      {disclosure !== null && (
        <p className="gmp-review-summary-source" lang={disclosure.lang} dir="auto">
          {disclosure.text}
        </p>
      )}
      {reviewsUri !== undefined && <ExternalLink href={reviewsUri}>{text.reviewsTab}</ExternalLink>}
    </div>
  );
}
