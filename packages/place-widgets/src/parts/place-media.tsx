"use client";

import type { ComponentProps, ReactNode } from "react";
import { PART_FIELDS } from "../content/part-fields.ts";
import type { MediaSize } from "../content/place-content.ts";
import { useWidgetText } from "../provider/places-provider.tsx";
import type { DisplayPhoto, PhotosLoad } from "../state/photos-load.ts";
import { PHOTO } from "./drawings.ts";
import { Icon } from "./icon.tsx";
import { mergePartProps } from "./merge-part-props.ts";
import { PhotoPicture } from "./photo-picture.tsx";
import { PlaceTypeIcon, type PlaceTypeIconProps } from "./place-type-icon.tsx";
import { withKeys } from "./with-keys.ts";

export interface PlaceMediaProps extends Omit<ComponentProps<"div">, "children"> {
  /** All photos of it are rendered. */
  media: PhotosLoad;
  placeName: string;
  /** `collage` is one large photo next to two small ones. */
  layout: "hero" | "collage" | "thumbnail";
  /** Size of a thumbnail. */
  size?: MediaSize | undefined;
  /** Placeholder for a place without photos. */
  icon: PlaceTypeIconProps;
  /** `lazy` if the page may hide it: hidden photos are not fetched. */
  loading?: "lazy" | undefined;
  onBrokenPhoto: (name: string) => void;
  /** Rendered over each photo, with its name. */
  overPhoto?: ((photo: DisplayPhoto) => ReactNode) | undefined;
}

/** The photos of a place, or a placeholder: loading, failed or empty. */
export function PlaceMedia({
  media,
  placeName,
  layout,
  size = "SMALL",
  icon,
  loading,
  onBrokenPhoto,
  overPhoto,
  ...rest
}: PlaceMediaProps) {
  const text = useWidgetText();
  const isThumbnail = layout === "thumbnail";
  return (
    <div
      {...mergePartProps("gmp-media", rest)}
      data-layout={layout}
      data-size={isThumbnail ? size : undefined}
      data-phase={media.phase}
      aria-busy={media.phase === "loading" || undefined}
    >
      {media.phase === "ready" &&
        withKeys(media.value, ({ name }) => name).map(({ key, entry: photo }, index) => (
          <PhotoPicture
            key={key}
            photo={photo}
            // Only once: further photos of a collage, and one under a button with a name, have no text.
            alt={index > 0 || overPhoto ? "" : text.photoOf(placeName)}
            loading={loading}
            onBroken={onBrokenPhoto}
          >
            {overPhoto?.(photo)}
          </PhotoPicture>
        ))}
      {media.phase === "loading" && <span className="gmp-pulse" />}
      {media.phase === "failed" && (
        <span className="gmp-media-error">
          <Icon drawing={PHOTO} />
          <span className={isThumbnail ? "gmp-only-read" : undefined}>{text.photoError}</span>
        </span>
      )}
      {media.phase === "idle" && <PlaceTypeIcon {...icon} />}
    </div>
  );
}
PlaceMedia.requiredFields = PART_FIELDS.media;
