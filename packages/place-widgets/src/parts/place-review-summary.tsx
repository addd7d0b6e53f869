import type { ComponentProps } from "react";
import { useWidgetText } from "../provider/places-provider.tsx";
import { OuterLink } from "./outer-link.tsx";
import { partProps } from "./part-props.ts";
import { shownLocalized } from "./shown-text.ts";

export interface PlaceReviewSummaryProps extends Omit<ComponentProps<"div">, "children"> {
  /** As an answer holds it: servers with open data alone have none. */
  reviewSummary: unknown;
}

/** What reviews of a place come to, in the words of whoever has summed them up, with where these come from. */
export function PlaceReviewSummary({ reviewSummary, ...rest }: PlaceReviewSummaryProps) {
  const text = useWidgetText();
  const { text: summed, disclosureText, reviewsUri } = Object(reviewSummary) as Record<string, never>;
  const summary = shownLocalized(summed);
  if (summary === null) return null;
  const disclosure = shownLocalized(disclosureText);
  return (
    <div {...partProps("gmp-review-summary", rest)}>
      <p lang={summary.lang} dir="auto">
        {summary.text}
      </p>
      {disclosure !== null && (
        <p className="gmp-review-summary-source" lang={disclosure.lang} dir="auto">
          {disclosure.text}
        </p>
      )}
      {reviewsUri !== undefined && <OuterLink href={reviewsUri}>{text.reviewsTab}</OuterLink>}
    </div>
  );
}
