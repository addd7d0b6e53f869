"use client";

import { distanceMetres, type LatLng, type Place } from "@lieudit/place-model";
import type { KeyboardEvent, MouseEvent } from "react";
import { getMediaOptions, type PlaceContent } from "../content/place-content.ts";
import { formatDistance } from "../format/distance-format.ts";
import type { ActionsOfPlace } from "../parts/place-action.ts";
import { PlaceAddress } from "../parts/place-address.tsx";
import { type HeadingLevel, PlaceName } from "../parts/place-name.tsx";
import type { RoutingSummary } from "../parts/place-routing-summary.tsx";
import { readLocalizedText } from "../parts/read-text.ts";
import { useUnits, useWidgetText } from "../provider/places-provider.tsx";
import type { LoadPhase } from "../state/load-state.ts";
import type { DisplayPhoto } from "../state/photos-load.ts";
import { usePhotos } from "../state/use-photos.ts";
import { type LightboxMode, usesLightbox } from "./display-options.ts";
import type { Orientation } from "./place-compact.tsx";
import { PlaceExtras } from "./place-extras.tsx";
import { PlaceFacts } from "./place-facts.tsx";
import { PlacePhotos } from "./place-photos.tsx";

export interface PlaceSearchItemProps {
  place: Place;
  photos: readonly DisplayPhoto[] | undefined;
  content: PlaceContent;
  /** Orientation of the list: VERTICAL has the photo next to the text, HORIZONTAL above it. */
  orientation: Orientation;
  headingLevel: HeadingLevel;
  origin: LatLng | undefined;
  routingSummary: RoutingSummary | undefined;
  lightboxMode: LightboxMode | undefined;
  showsAttributeTags: boolean;
  isSelectable: boolean;
  isSelected: boolean;
  href: string | undefined;
  actions?: ActionsOfPlace | undefined;
  onSelect: ((place: Place) => void) | undefined;
}

/** Public values of `data-phase`: a place without photos counts as loaded. */
const CARD_STATUSES: Readonly<Record<LoadPhase, string>> = {
  idle: "SUCCESS",
  loading: "LOADING",
  ready: "SUCCESS",
  failed: "ERROR",
};

/** One card of the search results, rendered by the list. */
export function PlaceSearchItem(props: PlaceSearchItemProps) {
  const { place, content, orientation, headingLevel, origin, showsAttributeTags } = props;
  const media = getMediaOptions(content);
  const { media: loaded, dropPhoto } = usePhotos(place.photos, {
    preloaded: props.photos,
    count: media === null ? 0 : 1,
  });
  return (
    <article
      className="gmp-search-item"
      data-orientation={orientation}
      data-selected={props.isSelected || undefined}
      data-phase={CARD_STATUSES[loaded.phase]}
    >
      <CardAction {...props} />
      <div className="gmp-search-item-text">
        {content.name !== false && <PlaceName displayName={place.displayName} headingLevel={headingLevel} />}
        <PlaceFacts place={place} content={content} />
        {content.address === true && <PlaceAddress formattedAddress={place.formattedAddress} />}
        {/* A route has its own distance. */}
        {origin && !props.routingSummary?.legs && <Distance from={origin} to={place.location} />}
        <PlaceExtras
          place={place}
          routingSummary={props.routingSummary}
          showsAttributeTags={showsAttributeTags}
        />
        {props.actions?.(place, "ACTION_MAIN")}
      </div>
      {media !== null && (
        <PlacePhotos
          place={place}
          media={loaded}
          layout={orientation === "VERTICAL" ? "thumbnail" : "hero"}
          size={media.preferredSize}
          opensLightbox={usesLightbox(props.lightboxMode, media.lightboxPreferred)}
          onBrokenPhoto={dropPhoto}
        />
      )}
      {props.actions?.(place, "ACTION_CORNER")}
    </article>
  );
}

// One control covers the whole card: texts stay plain text, and nothing is nested in a button.
function CardAction({ place, isSelectable, isSelected, href, onSelect }: PlaceSearchItemProps) {
  const text = useWidgetText();
  const name = readLocalizedText(place.displayName)?.text;
  const label = name === undefined ? text.selectThisPlace : text.selectPlace(name);

  if (href !== undefined) {
    const onClick = (event: MouseEvent) => {
      // The browser handles clicks that open a new tab or window.
      if (!isSelectable || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onSelect?.(place);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSelectable || event.key !== " ") return;
      event.preventDefault();
      onSelect?.(place);
    };
    return (
      <a
        className="gmp-card-action"
        href={href}
        aria-current={isSelected ? "true" : undefined}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <span className="gmp-only-read">{isSelectable ? label : (name ?? text.selectThisPlace)}</span>
      </a>
    );
  }
  if (!isSelectable) return null;
  return (
    <button
      type="button"
      className="gmp-card-action"
      aria-label={label}
      aria-pressed={isSelected}
      onClick={() => onSelect?.(place)}
    />
  );
}

function Distance({ from, to }: { from: LatLng; to: LatLng | undefined }) {
  const text = useWidgetText();
  const units = useUnits();
  if (to === undefined) return null;
  return (
    <p className="gmp-distance">
      <bdi>{formatDistance(distanceMetres(from, to), units, text)}</bdi>
    </p>
  );
}
