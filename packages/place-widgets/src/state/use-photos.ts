"use client";

import type { Photo } from "@lieudit/place-model";
import { useState } from "react";
import { readList, readText } from "../parts/read-text.ts";
import { usePlaces } from "../provider/places-provider.tsx";
import { loadDisplayPhotos } from "./photo-media.ts";
import { type DisplayPhoto, dropBrokenPhotos, type PhotosLoad } from "./photos-load.ts";
import { useLoad } from "./use-load.ts";

export interface PlacePhotos {
  /** Loading state of the photos, with their addresses. */
  media: PhotosLoad;
  /** Omits a photo whose picture did not load. */
  dropPhoto: (name: string) => void;
}

export interface UsePhotosOptions {
  /** Default 1; 0 loads none. */
  count?: number | undefined;
  /** Photos that the page has, from `loadDisplayPhotos`. */
  preloaded?: readonly DisplayPhoto[] | undefined;
}

/** Loads the URLs of the first photos of a place. */
export function usePhotos(
  photos: readonly Photo[] | undefined,
  { count = 1, preloaded = [] }: UsePhotosOptions = {},
): PlacePhotos {
  const { client } = usePlaces();
  const [broken, setBroken] = useState<readonly string[]>([]);
  const listed = readList(photos);
  const names = listed.map(({ name }) => readText(name));
  const isPreloaded = preloaded[0] !== undefined && names.includes(preloaded[0].name);
  const load = useLoad({
    key: listed.length === 0 || count === 0 ? null : `${count} ${names}`,
    source: client,
    code: "PLACES_GET_PHOTO_MEDIA",
    run: (signal) => loadDisplayPhotos(client, listed, { count, signal }),
    preloaded: isPreloaded ? preloaded.slice(0, count) : null,
  });
  return {
    media: dropBrokenPhotos(load, broken),
    dropPhoto(name) {
      console.warn(`The picture of ${name.slice(0, 200)} did not load, so it is left out.`);
      setBroken((names) => [...names, name]);
    },
  };
}
