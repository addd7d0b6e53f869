import type { PlaceField } from "@lieudit/place-model";
import type { ComponentProps } from "react";
import { COLLAGE_PHOTOS } from "../constants.ts";
import type { MediaSize } from "../content/place-content.ts";
import { useWidgetText } from "../provider/places-provider.tsx";
import type { MediaLoad } from "../state/media-load.ts";
import { Icon } from "./icon.tsx";
import { keyed } from "./keyed.ts";
import { partClass } from "./part-class.ts";
import { PhotoPicture } from "./photo-picture.tsx";
import { PlaceTypeIcon, type PlaceTypeIconProps } from "./place-type-icon.tsx";

export interface PlaceMediaProps extends Omit<ComponentProps<"div">, "children"> {
  media: MediaLoad;
  placeName: string;
  /** `collage` is one photo beside two where there are three, else one photo. */
  layout: "hero" | "collage" | "thumbnail";
  /** Side of a thumbnail. */
  size?: MediaSize | undefined;
  /** Stands in for photos where the place has none. */
  icon: PlaceTypeIconProps;
  onBrokenPhoto: (name: string) => void;
}

/** The photos of a place, or what stands in for them while they load, when they fail and where there are none. */
export function PlaceMedia({
  media,
  placeName,
  layout,
  size = "SMALL",
  icon,
  onBrokenPhoto,
  className,
  ...rest
}: PlaceMediaProps) {
  const text = useWidgetText();
  const photos = media.phase === "SUCCESS" ? media.photos : [];
  const shown = layout === "collage" ? collagePhotos(photos) : photos.slice(0, 1);
  const isCollage = shown.length > 1;
  return (
    <div
      {...rest}
      className={partClass("gmp-media", className)}
      data-layout={layout === "collage" && !isCollage ? "hero" : layout}
      data-size={layout === "thumbnail" ? size : undefined}
      data-phase={media.phase}
      aria-busy={media.phase === "LOADING" ? true : undefined}
    >
      {keyed(shown, ({ name }) => name).map(({ key, entry: photo }, index) => (
        <PhotoPicture
          key={key}
          photo={photo}
          // Said once: the other photos of a collage, and one beside the name, add no words.
          alt={layout === "thumbnail" || index > 0 ? "" : text.photoOf(placeName)}
          onBroken={onBrokenPhoto}
        />
      ))}
      {media.phase === "LOADING" && <span className="gmp-pulse" />}
      {media.phase === "ERROR" && (
        <span className="gmp-media-error">
          <Icon name="photo" />
          <span className={layout === "thumbnail" ? "gmp-only-read" : undefined}>{text.photoError}</span>
        </span>
      )}
      {media.phase === "EMPTY" && <PlaceTypeIcon {...icon} />}
    </div>
  );
}
PlaceMedia.requiredFields = [
  "photos",
  "iconMaskBaseUri",
  "iconBackgroundColor",
] as const satisfies readonly PlaceField[];

/** The photos that a collage shows: three, or one where there are fewer. */
export function collagePhotos<Shown>(photos: readonly Shown[]): readonly Shown[] {
  return photos.slice(0, photos.length >= COLLAGE_PHOTOS ? COLLAGE_PHOTOS : 1);
}
