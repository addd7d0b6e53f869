import type { Photo, Place } from "@lieudit/place-model";
import { useState } from "react";
import { PlaceMedia, type PlaceMediaProps } from "../parts/place-media.tsx";
import { shownList, shownLocalized } from "../parts/shown-text.ts";
import { PhotoLightbox, preparePhotoLightbox } from "./photo-lightbox.tsx";

export interface PlacePhotosProps
  extends Pick<PlaceMediaProps, "media" | "layout" | "size" | "onBrokenPhoto"> {
  place: Place;
  /** Each photo is then a button that opens it large; else it is a picture. */
  opensLightbox: boolean;
}

/** Most photos that the lightbox leafs through: an answer from elsewhere may hold thousands. */
const MAX_LIGHTBOX_PHOTOS = 50;

/** The photos of a place in its card, and the lightbox where they open in it. */
export function PlacePhotos({ place, opensLightbox, ...shown }: PlacePhotosProps) {
  // Which photo shows first, and the button to go back to; null while the lightbox is closed.
  const [opened, setOpened] = useState<{ index: number; opener: HTMLElement } | null>(null);
  const placeName = shownLocalized(place.displayName)?.text ?? "";
  const photos = opensLightbox ? openablePhotos(place.photos) : [];

  function open(name: string, opener: HTMLElement): void {
    setOpened({ index: photos.findIndex((photo) => photo.name === name), opener });
  }

  function close(): void {
    setOpened(null);
    // The dialog gives the focus back by itself only where a click had focused the button.
    opened?.opener.focus();
  }

  return (
    <>
      <PlaceMedia
        {...shown}
        placeName={placeName}
        icon={{ iconMaskBaseUri: place.iconMaskBaseUri, iconBackgroundColor: place.iconBackgroundColor }}
        lightbox={
          photos.length === 0
            ? undefined
            : { names: photos.map(({ name }) => name), open, prepare: preparePhotoLightbox }
        }
      />
      {photos.length > 0 && (
        <PhotoLightbox
          isOpen={opened !== null}
          photos={photos}
          startIndex={opened?.index ?? 0}
          placeName={placeName}
          smallPhotos={shown.media.phase === "SUCCESS" ? shown.media.photos : []}
          onClose={close}
        />
      )}
    </>
  );
}

function openablePhotos(photos: readonly Photo[] | undefined): readonly Photo[] {
  return shownList(photos)
    .filter(({ name }) => typeof name === "string" && name !== "")
    .slice(0, MAX_LIGHTBOX_PHOTOS);
}
