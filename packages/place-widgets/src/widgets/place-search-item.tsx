import { distanceMetres, type LatLng, type Place } from "@lieudit/place-model";
import type { KeyboardEvent, MouseEvent } from "react";
import { mediaOptions, type PlaceContent } from "../content/place-content.ts";
import { formatDistance } from "../format/distance-format.ts";
import { AttributeTags } from "../parts/attribute-tags.tsx";
import { PlaceAddress } from "../parts/place-address.tsx";
import { PlaceMedia } from "../parts/place-media.tsx";
import { type HeadingLevel, PlaceName } from "../parts/place-name.tsx";
import { shownLocalized } from "../parts/shown-text.ts";
import { usePlaces, useWidgetText } from "../provider/places-provider.tsx";
import type { DisplayPhoto } from "../state/media-load.ts";
import { usePhotos } from "../state/use-photos.ts";
import { PlaceFacts } from "./place-facts.tsx";

export interface PlaceSearchItemProps {
  place: Place;
  photos: readonly DisplayPhoto[] | undefined;
  content: PlaceContent;
  headingLevel: HeadingLevel;
  origin: LatLng | undefined;
  showsAttributeTags: boolean;
  isSelectable: boolean;
  isSelected: boolean;
  href: string | undefined;
  onSelect: ((place: Place) => void) | undefined;
}

/** One card of the search results. Made by the list only. */
export function PlaceSearchItem(props: PlaceSearchItemProps) {
  const { place, content, headingLevel, origin, showsAttributeTags } = props;
  const media = mediaOptions(content);
  const { media: loaded, dropPhoto } = usePhotos(place.photos, props.photos, media === null ? 0 : 1);
  return (
    <article className="gmp-search-item" data-selected={props.isSelected || undefined}>
      <CardAction {...props} />
      <div className="gmp-search-item-text">
        <PlaceName displayName={place.displayName} headingLevel={headingLevel} />
        <PlaceFacts place={place} content={content} />
        {content.address === true && <PlaceAddress formattedAddress={place.formattedAddress} />}
        {origin !== undefined && <Distance from={origin} to={place.location} />}
        {showsAttributeTags && <AttributeTags place={place} />}
      </div>
      {media !== null && (
        <PlaceMedia
          media={loaded}
          placeName={shownLocalized(place.displayName)?.text ?? ""}
          layout="thumbnail"
          size={media.preferredSize}
          icon={{ iconMaskBaseUri: place.iconMaskBaseUri, iconBackgroundColor: place.iconBackgroundColor }}
          onBrokenPhoto={dropPhoto}
        />
      )}
    </article>
  );
}

// One control over the whole card: the words below it stay plain text, and nothing is nested in a button.
function CardAction({ place, isSelectable, isSelected, href, onSelect }: PlaceSearchItemProps) {
  const text = useWidgetText();
  const name = shownLocalized(place.displayName)?.text;
  const label = name === undefined ? text.selectThisPlace : text.selectPlace(name);

  if (href !== undefined) {
    const onClick = (event: MouseEvent) => {
      // A click that opens a new tab or window stays the browser's.
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
  const { text, units } = usePlaces();
  if (to === undefined) return null;
  return (
    <span className="gmp-distance">
      <bdi>{formatDistance(distanceMetres(from, to), units, text)}</bdi>
    </span>
  );
}
