"use client";

import type { Place } from "@lieudit/place-model";
import { useState } from "react";
import { PlaceMedia, type PlaceMediaProps } from "../parts/place-media.tsx";
import { readLocalizedText } from "../parts/read-text.ts";
import { useLoadedPart } from "../state/use-loaded-part.ts";
import type { OpenedPhoto } from "./photo-opening.tsx";

export interface PlacePhotosProps
  extends Pick<PlaceMediaProps, "media" | "layout" | "size" | "loading" | "onBrokenPhoto"> {
  place: Place;
  /** Whether each photo is a button that opens the lightbox. Without JavaScript it is a picture. */
  opensLightbox: boolean;
}

/** The photos of a place in its card, with the lightbox if they open. */
export function PlacePhotos({ place, opensLightbox, ...shown }: PlacePhotosProps) {
  const [opened, setOpened] = useState<OpenedPhoto | null>(null);
  const opening = useLoadedPart(opensLightbox, loadOpening);
  const placeName = readLocalizedText(place.displayName)?.text ?? "";
  const photos = { place, placeName, ...shown };
  return (
    <>
      <PlaceMedia
        {...shown}
        placeName={placeName}
        icon={place}
        overPhoto={
          opening === null
            ? undefined
            : ({ name }) => <opening.PhotoButton {...photos} name={name} onOpen={setOpened} />
        }
      />
      {opening !== null && (
        <opening.OpenedPhotos {...photos} opened={opened} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

function loadOpening() {
  return import("./photo-opening.tsx");
}
