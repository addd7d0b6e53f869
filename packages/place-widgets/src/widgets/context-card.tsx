"use client";

import type { ContextRoutingSummary, LatLng, Place } from "@lieudit/place-model";
import type { PlaceContent } from "../content/place-content.ts";
import { safeUrl } from "../format/safe-url.ts";
import { ExternalLink } from "../parts/external-link.tsx";
import type { HeadingLevel } from "../parts/place-name.tsx";
import { PlaceReviews } from "../parts/place-reviews.tsx";
import { readList, readLocalizedText } from "../parts/read-text.ts";
import { useWidgetText } from "../provider/places-provider.tsx";
import type { DisplayPhoto } from "../state/photos-load.ts";
import type { LightboxMode } from "./display-options.ts";
import { PlaceSearchItem } from "./place-search-item.tsx";

/** COMPACT shows a small photo next to the text, VERTICAL a large one above it. */
export type ContextualLayout = "COMPACT" | "VERTICAL";

export interface ContextCardProps {
  place: Place;
  photos: readonly DisplayPhoto[] | undefined;
  content: PlaceContent;
  layout: ContextualLayout;
  headingLevel: HeadingLevel;
  origin: LatLng | undefined;
  way: ContextRoutingSummary | undefined;
  lightboxMode: LightboxMode | undefined;
  showsAttributeTags: boolean;
  isSelectable: boolean;
  isSelected: boolean;
  href: string | undefined;
  onSelect: (place: Place) => void;
}

/** One place of a context: its card with the route and the reviews. */
export function ContextCard({ layout, origin, way, content, ...card }: ContextCardProps) {
  const text = useWidgetText();
  const { place } = card;
  const reviews = content.reviews === true ? readList(place.reviews) : [];
  const name = readLocalizedText(place.displayName)?.text;
  const of = name === undefined ? null : <span className="gmp-only-read">{text.labelSeparator + name}</span>;
  // The length of a known route is better than the straight line.
  const hasWay = readList(way?.legs).length > 0;
  const directions = safeUrl(way?.directionsUri);
  return (
    <>
      <PlaceSearchItem
        {...card}
        content={content}
        orientation={layout === "COMPACT" ? "VERTICAL" : "HORIZONTAL"}
        origin={hasWay ? undefined : origin}
        routingSummary={way}
      />
      {(directions !== undefined || reviews.length > 0) && (
        <div className="gmp-context-more">
          {directions !== undefined && (
            <ExternalLink href={directions} className="gmp-context-directions">
              {text.directions}
              {of}
            </ExternalLink>
          )}
          {reviews.length > 0 && (
            <details className="gmp-context-reviews">
              <summary>
                {text.reviewsTab}
                {of}
              </summary>
              <PlaceReviews reviews={reviews} />
            </details>
          )}
        </div>
      )}
    </>
  );
}
