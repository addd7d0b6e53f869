import type { PlaceField } from "@lieudit/place-model";
import type { ComponentProps, ReactNode } from "react";
import type { MediaSize } from "../content/place-content.ts";
import { useWidgetText } from "../provider/places-provider.tsx";
import type { DisplayPhoto, PhotosLoad } from "../state/photos-load.ts";
import { PHOTO } from "./drawings/photo.ts";
import { Icon } from "./icon.tsx";
import { mergePartProps } from "./merge-part-props.ts";
import { PhotoPicture } from "./photo-picture.tsx";
import { PlaceTypeIcon, type PlaceTypeIconProps } from "./place-type-icon.tsx";
import { withKeys } from "./with-keys.ts";

export interface PlaceMediaProps extends Omit<ComponentProps<"div">, "children"> {
  /** All its photos are drawn. */
  media: PhotosLoad;
  placeName: string;
  /** `collage` is one photo beside two. */
  layout: "hero" | "collage" | "thumbnail";
  /** Side of a thumbnail. */
  size?: MediaSize | undefined;
  /** Stands in for photos where the place has none. */
  icon: PlaceTypeIconProps;
  /** `lazy` where the page may hide it: what is not shown is not fetched. */
  loading?: "lazy" | undefined;
  onBrokenPhoto: (name: string) => void;
  /** What lies over each photo and names it. */
  overPhoto?: ((photo: DisplayPhoto) => ReactNode) | undefined;
}

/** The photos of a place, or what stands in for them while they load, when they fail and where there are none. */
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
            // Said once: the other photos of a collage, and one beside the name, add no words.
            alt={isThumbnail || index > 0 || overPhoto ? "" : text.photoOf(placeName)}
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
PlaceMedia.requiredFields = [
  "photos",
  "iconMaskBaseUri",
  "iconBackgroundColor",
] as const satisfies readonly PlaceField[];
