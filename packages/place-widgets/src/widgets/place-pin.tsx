"use client";

import type { Place } from "@lieudit/place-model";
import { useEffect } from "react";
import { RATING_DIGITS } from "../constants.ts";
import { getPinFields, type PinIcon } from "../content/pin-fields.ts";
import { PhotoPicture } from "../parts/photo-picture.tsx";
import { PlaceTypeIcon } from "../parts/place-type-icon.tsx";
import { readLocalizedText, readNumber } from "../parts/read-text.ts";
import { useWidgetLanguage, useWidgetText } from "../provider/places-provider.tsx";
import { usePhotos } from "../state/use-photos.ts";
import { usePlace } from "../state/use-place.ts";
import type { PlaceSourceProps } from "./place-source.ts";
import { useLoadEvents } from "./use-load-events.ts";

export interface PlacePinProps extends Omit<PlaceSourceProps, "photos"> {
  /** Content of the pin: the type of the place, its first photo, or nothing. Default TYPE. */
  icon?: PinIcon | undefined;
  /** Default 1. */
  scale?: number | undefined;
  /** Whether the rating is next to the pin. */
  showsRating?: boolean | undefined;
  /** Called when a photo appears in the pin or disappears. */
  onPhotoChange?: ((isShown: boolean) => void) | undefined;
}

/** A pin on a map, with its tip at the middle of its lower edge. It also renders without a place. */
export function PlacePin({
  icon = "TYPE",
  scale = 1,
  showsRating = false,
  onPhotoChange,
  alsoFields = [],
  onLoad,
  onError,
  ...source
}: PlacePinProps) {
  const text = useWidgetText();
  const language = useWidgetLanguage();
  const fields = [...new Set([...getPinFields(icon, showsRating), ...alsoFields])];
  const load = usePlace({ ...source, fields });
  const place: Place = load.phase === "ready" ? load.value : {};
  useLoadEvents(load, { onLoad, onError });
  const { media, dropPhoto } = usePhotos(place.photos, { count: icon === "PHOTO" ? 1 : 0 });
  const photo = icon === "PHOTO" && media.phase === "ready" ? media.value[0] : undefined;
  const isPhotoShown = photo !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback may be a new function in each render
  useEffect(() => onPhotoChange?.(isPhotoShown), [isPhotoShown]);

  const rating = showsRating ? readNumber(place.rating) : undefined;
  const mean = rating === undefined ? null : text.number(rating, RATING_DIGITS);
  const stars = rating !== undefined && mean !== null && text.starsOutOfFive(mean, rating);
  const label = [readLocalizedText(place.displayName)?.text, stars].filter(Boolean).join(text.listSeparator);

  return (
    <div
      className="gmp-widget gmp-map-pin"
      {...language}
      role="img"
      aria-label={label}
      aria-hidden={!label || undefined}
      data-phase={load.phase}
      data-icon={icon}
      // Set by script: a strict policy forbids the attribute in the server's HTML.
      ref={(box) => box?.style.setProperty("--_scale", `${scale}`)}
    >
      <span className="gmp-pin-head">
        {photo !== undefined && <PhotoPicture photo={photo} alt="" onBroken={dropPhoto} />}
        {photo === undefined && icon !== "NONE" && <PlaceTypeIcon {...place} />}
      </span>
      {mean !== null && <span className="gmp-pin-rating">{mean} ★</span>}
    </div>
  );
}
