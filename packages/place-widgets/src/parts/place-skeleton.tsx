"use client";

import { useWidgetText } from "../provider/places-provider.tsx";

export interface PlaceSkeletonProps {
  /** The shape of the placeholder. */
  layout: "details" | "vertical-card" | "horizontal-card";
}

/** Pulsing placeholders of a place. */
export function PlaceSkeleton({ layout }: PlaceSkeletonProps) {
  const text = useWidgetText();
  return (
    <div className="gmp-skeleton" data-layout={layout} role="status">
      <span className="gmp-only-read">{text.loading}</span>
      <span className="gmp-pulse gmp-skeleton-photo" />
      <span className="gmp-skeleton-lines">
        <span className="gmp-pulse gmp-skeleton-title" />
        <span className="gmp-pulse gmp-skeleton-line" />
        <span className="gmp-pulse gmp-skeleton-line" data-length="short" />
        {layout === "details" && (
          <>
            <span className="gmp-pulse gmp-skeleton-line" />
            <span className="gmp-pulse gmp-skeleton-line" data-length="short" />
          </>
        )}
      </span>
    </div>
  );
}
