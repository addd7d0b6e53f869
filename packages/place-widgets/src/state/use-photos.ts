import type { Photo } from "@lieudit/place-model";
import { useState } from "react";
import { readList, readText } from "../parts/read-text.ts";
import { usePlaces } from "../provider/places-provider.tsx";
import { loadDisplayPhotos } from "./photo-media.ts";
import { type DisplayPhoto, dropBrokenPhotos, type PhotosLoad } from "./photos-load.ts";
import { useLoad } from "./use-load.ts";

export interface PlacePhotos {
  media: PhotosLoad;
  /** Says that a photo's picture did not load: it is left out from then on. */
  dropPhoto: (name: string) => void;
}

/** The first `count` photos with their addresses; `given` are addresses that the page has already. */
export function usePhotos(
  photos: readonly Photo[] | undefined,
  given: readonly DisplayPhoto[] = [],
  count: number,
): PlacePhotos {
  const { client } = usePlaces();
  const [broken, setBroken] = useState<readonly string[]>([]);
  const wanted = readList(photos);
  const names = wanted.map(({ name }) => readText(name));
  const isGiven = given[0] !== undefined && names.includes(given[0].name);
  const load = useLoad({
    key: wanted.length === 0 || count === 0 ? null : `${count} ${names}`,
    source: client,
    code: "PLACES_GET_PHOTO_MEDIA",
    run: (signal) => loadDisplayPhotos(client, wanted, { count, signal }),
    preloaded: isGiven ? given.slice(0, count) : null,
  });
  return {
    media: dropBrokenPhotos(load, broken),
    dropPhoto(name) {
      console.warn(`The picture of ${name.slice(0, 200)} did not load, so it is left out.`);
      setBroken((names) => [...names, name]);
    },
  };
}
