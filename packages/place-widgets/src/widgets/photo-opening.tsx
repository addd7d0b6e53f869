"use client";

import type { Photo, Place } from "@lieudit/place-model";
import { PHOTO } from "../parts/drawings.ts";
import { Icon } from "../parts/icon.tsx";
import type { PlaceMediaProps } from "../parts/place-media.tsx";
import { readList } from "../parts/read-text.ts";
import { useWidgetText } from "../provider/places-provider.tsx";
import { PhotoLightbox, preparePhotoLightbox } from "./photo-lightbox.tsx";

/** The photo that the lightbox shows first, and the button that gets the focus back. */
export interface OpenedPhoto {
  name: string;
  opener: HTMLElement;
}

interface OpenablePhotos extends Pick<PlaceMediaProps, "media" | "layout"> {
  place: Place;
  placeName: string;
}

export interface PhotoButtonProps extends OpenablePhotos {
  /** Name of the photo below the button. */
  name: string;
  onOpen: (opened: OpenedPhoto) => void;
}

/** Maximum number of photos of the lightbox: a response of another server may have thousands. */
const MAX_LIGHTBOX_PHOTOS = 50;

/** A button over a photo that opens it. On the last photo it shows the number of photos. */
export function PhotoButton({ place, placeName, media, layout, name, onOpen }: PhotoButtonProps) {
  const text = useWidgetText();
  const names = openablePhotos(place).map((photo) => photo.name);
  if (!names.includes(name)) return null;
  const shown = media.phase === "ready" ? media.value : [];
  const isLast = shown.at(-1)?.name === name;
  return (
    <>
      <button
        type="button"
        className="gmp-photo-button"
        aria-label={text.openPhoto(placeName, names.indexOf(name) + 1, names.length)}
        aria-haspopup="dialog"
        onPointerEnter={preparePhotoLightbox}
        onFocus={preparePhotoLightbox}
        onClick={(event) => onOpen({ name, opener: event.currentTarget })}
      />
      {isLast && names.length > shown.length && layout !== "thumbnail" && (
        <span className="gmp-photo-count" aria-hidden="true">
          <Icon drawing={PHOTO} size="1rem" />
          {names.length}
        </span>
      )}
    </>
  );
}

export interface OpenedPhotosProps extends OpenablePhotos {
  /** Null while the lightbox is closed. */
  opened: OpenedPhoto | null;
  onClose: () => void;
}

/** The lightbox of a card's photos. */
export function OpenedPhotos({ place, placeName, media, opened, onClose }: OpenedPhotosProps) {
  const photos = openablePhotos(place);

  function close(): void {
    onClose();
    // The dialog returns the focus only if a click had focused the button.
    opened?.opener.focus();
  }

  return (
    <PhotoLightbox
      isOpen={opened !== null}
      photos={photos}
      startIndex={photos.findIndex(({ name }) => name === opened?.name)}
      placeName={placeName}
      smallPhotos={media.phase === "ready" ? media.value : []}
      onClose={close}
    />
  );
}

function openablePhotos({ photos }: Place): readonly Photo[] {
  return readList(photos)
    .filter(({ name }) => typeof name === "string" && name !== "")
    .slice(0, MAX_LIGHTBOX_PHOTOS);
}
