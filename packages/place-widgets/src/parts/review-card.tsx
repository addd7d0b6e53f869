"use client";

import type { Review } from "@lieudit/place-model";
import { type ComponentProps, useState } from "react";
import { RATING_DIGITS } from "../constants.ts";
import { safeImageUrl, safeUrl } from "../format/safe-url.ts";
import { useWidgetText } from "../provider/places-provider.tsx";
import { useNow } from "../provider/use-now.ts";
import { ExternalLink } from "./external-link.tsx";
import { Icon } from "./icon.tsx";
import { mergePartProps } from "./merge-part-props.ts";
import { readLocalizedText, readNumber, readText } from "./read-text.ts";
import { Stars } from "./stars.tsx";

const PERSON = "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.8-4 3.9-6 7.5-6s6.7 2 7.5 6";

export interface ReviewCardProps extends Omit<ComponentProps<"article">, "children"> {
  review: Review;
}

/** One review: author, stars, date and text, translated or original. */
export function ReviewCard({ review, ...rest }: ReviewCardProps) {
  const text = useWidgetText();
  const author = readText(review.authorAttribution?.displayName);
  const rating = readNumber(review.rating);
  return (
    <article
      {...mergePartProps("gmp-review", rest)}
      aria-label={author === null ? undefined : text.reviewBy(author)}
    >
      <header className="gmp-review-head">
        <Avatar photoUri={review.authorAttribution?.photoUri} />
        <div>
          {author !== null && (
            <ExternalLink href={review.authorAttribution?.uri} className="gmp-review-author">
              <bdi>{author}</bdi>
            </ExternalLink>
          )}
          <p className="gmp-review-facts">
            {rating !== undefined && (
              <span role="img" aria-label={text.starsOutOfFive(text.number(rating, RATING_DIGITS), rating)}>
                <Stars rating={rating} />
              </span>
            )}
            <PublishedAgo review={review} />
          </p>
        </div>
      </header>
      <ReviewText review={review} />
      <VisitDate review={review} />
      {safeUrl(review.flagContentUri) !== undefined && (
        <ExternalLink href={review.flagContentUri} className="gmp-review-report">
          {text.reportReview}
        </ExternalLink>
      )}
    </article>
  );
}

function Avatar({ photoUri }: { photoUri: string | undefined }) {
  const photo = safeImageUrl(photoUri);
  return (
    <span className="gmp-avatar">
      {photo === undefined ? (
        <Icon drawing={PERSON} />
      ) : (
        <img src={photo} alt="" width="36" height="36" loading="lazy" referrerPolicy="no-referrer" />
      )}
    </span>
  );
}

function PublishedAgo({ review }: { review: Review }) {
  const text = useWidgetText();
  const now = useNow();
  const publishedAt = Date.parse(readText(review.publishTime) ?? "");
  const answered = readText(review.relativePublishTimeDescription);
  const shown =
    answered ?? (now === null || Number.isNaN(publishedAt) ? null : text.relativeTime(now - publishedAt));
  if (shown === null) return null;
  return <time dateTime={Number.isNaN(publishedAt) ? undefined : review.publishTime}>{shown}</time>;
}

function ReviewText({ review }: { review: Review }) {
  const text = useWidgetText();
  const [isOriginal, setOriginal] = useState(false);
  const translated = readLocalizedText(review.text);
  const original = readLocalizedText(review.originalText);
  const canToggle = translated !== null && original?.lang !== undefined && original.text !== translated.text;
  const shown = isOriginal && canToggle ? original : (translated ?? original);
  if (shown === null) return null;
  return (
    <>
      <Paragraphs shown={shown} />
      {canToggle && (
        <>
          <button
            type="button"
            className="gmp-text-button gmp-review-toggle"
            onClick={() => setOriginal(!isOriginal)}
          >
            {isOriginal ? text.showTranslation : text.showOriginal}
          </button>
          <noscript>
            {/* For the server's HTML only: with scripts there is a button. */}
            {typeof document === "undefined" && (
              <details>
                <summary>{text.showOriginal}</summary>
                <Paragraphs shown={original} />
              </details>
            )}
          </noscript>
        </>
      )}
    </>
  );
}

function Paragraphs({ shown }: { shown: NonNullable<ReturnType<typeof readLocalizedText>> }) {
  return (
    <div className="gmp-review-text" lang={shown.lang} dir="auto">
      {paragraphs(shown.text).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text keep their places
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}

function VisitDate({ review }: { review: Review }) {
  const text = useWidgetText();
  const year = readNumber(review.visitDate?.year);
  if (year === undefined) return null;
  return (
    <p className="gmp-badge gmp-review-visit">
      {text.visited(text.date(year, readNumber(review.visitDate?.month)))}
    </p>
  );
}

function paragraphs(text: string): string[] {
  return text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
