import type { Photo } from "@lieudit/place-model";
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { usePlaces } from "../provider/places-provider.tsx";
import { type DisplayPhoto, type MediaLoad, nextMediaLoad, withoutPhotos } from "./media-load.ts";
import { loadDisplayPhotos } from "./photo-media.ts";

export interface PlacePhotos {
  media: MediaLoad;
  /** Says that a photo's picture did not load: it is left out from then on. */
  dropPhoto: (name: string) => void;
}

/** The first `count` photos with their addresses; `given` are addresses that the page has already. */
export function usePhotos(
  photos: readonly Photo[] | undefined,
  given: readonly DisplayPhoto[] | undefined,
  count: number,
): PlacePhotos {
  const { client } = usePlaces();
  const [state, dispatch] = useReducer(nextMediaLoad, { phase: "EMPTY" });
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const wanted = Array.isArray(photos) ? photos : [];
  const names = wanted.map((photo) => (typeof photo?.name === "string" ? photo.name : "")).join(" ");
  const isGiven = given !== undefined && given.length > 0 && names.includes(given[0]?.name ?? "");
  const key = wanted.length === 0 || isGiven || count === 0 ? null : `${count} ${names}`;

  const latest = useRef(wanted);
  latest.current = wanted;

  useEffect(() => {
    if (key === null) {
      dispatch({ type: "cleared" });
      return;
    }
    const abort = new AbortController();
    dispatch({ type: "requested", key });
    loadDisplayPhotos(client, latest.current, { count, signal: abort.signal }).then((photos) => {
      if (!abort.signal.aborted) dispatch({ type: "resolved", key, photos });
    });
    return () => abort.abort();
  }, [key, count, client]);

  const dropPhoto = useCallback((name: string) => {
    console.warn(`The picture of ${name.slice(0, 200)} did not load, so it is left out.`);
    setDropped((names) => (names.includes(name) ? names : [...names, name]));
  }, []);

  const media: MediaLoad = isGiven
    ? { phase: "SUCCESS", key: names, photos: given.slice(0, count) }
    : key === null
      ? { phase: "EMPTY" }
      : "key" in state && state.key === key
        ? state
        : { phase: "LOADING", key };
  return { media: withoutPhotos(media, dropped), dropPhoto };
}
