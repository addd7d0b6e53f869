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
  /** Makes each photo a button that opens it. Without it they are pictures. */
  lightbox?: MediaLightbox | undefined;
}

/** What opens when a photo is pressed. */
export interface MediaLightbox {
  /** Of all the photos that it leafs through, in their order. */
  names: readonly string[];
  open: (name: string, opener: HTMLElement) => void;
  /** Called when a photo is likely to be pressed soon. */
  prepare: () => void;
}

/** The photos of a place, or what stands in for them while they load, when they fail and where there are none. */
export function PlaceMedia({
  media,
  placeName,
  layout,
  size = "SMALL",
  icon,
  onBrokenPhoto,
  lightbox,
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
      {keyed(shown, ({ name }) => name).map(({ key, entry: photo }, index) =>
        lightbox?.names.includes(photo.name) ? (
          <button
            key={key}
            type="button"
            className="gmp-photo-button"
            aria-label={text.openPhoto(
              placeName,
              lightbox.names.indexOf(photo.name) + 1,
              lightbox.names.length,
            )}
            aria-haspopup="dialog"
            onPointerEnter={lightbox.prepare}
            onFocus={lightbox.prepare}
            onClick={(event) => lightbox.open(photo.name, event.currentTarget)}
          >
            <PhotoPicture photo={photo} alt="" onBroken={onBrokenPhoto} />
          </button>
        ) : (
          <PhotoPicture
            key={key}
            photo={photo}
            // Said once: the other photos of a collage, and one beside the name, add no words.
            alt={layout === "thumbnail" || index > 0 ? "" : text.photoOf(placeName)}
            onBroken={onBrokenPhoto}
          />
        ),
      )}
      {lightbox !== undefined && lightbox.names.length > shown.length && layout !== "thumbnail" && (
        <span className="gmp-photo-count" aria-hidden="true">
          <Icon name="photo" width="16" height="16" />
          {lightbox.names.length}
        </span>
      )}
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
