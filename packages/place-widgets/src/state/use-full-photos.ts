import type { Photo } from "@lieudit/place-model";
import { useCallback, useEffect, useRef, useState } from "react";
import { usePlaces } from "../provider/places-provider.tsx";
import { photoUrl } from "./photo-media.ts";
import { messageOf } from "./place-widget-error.ts";

/** How far one photo at its full width has come. */
export type FullPhoto = { phase: "LOADING" } | { phase: "SUCCESS"; url: string } | { phase: "ERROR" };

const LOADING: FullPhoto = { phase: "LOADING" };
const FAILED: FullPhoto = { phase: "ERROR" };

/** Photo `index` of `photos` at its full width. Those beside it are asked for too, so that a step finds them. */
export function useFullPhotos(
  photos: readonly Photo[],
  index: number,
): { photo: FullPhoto; markBroken: (name: string) => void } {
  const { client } = usePlaces();
  const [found, setFound] = useState<ReadonlyMap<string, FullPhoto>>(new Map());
  const session = useRef<{ abort: AbortController; asked: Set<string> } | null>(null);

  const keep = useCallback((name: string, photo: FullPhoto) => {
    setFound((old) => new Map(old).set(name, photo));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another client is asked anew
  useEffect(() => {
    const abort = new AbortController();
    session.current = { abort, asked: new Set() };
    return () => abort.abort();
  }, [client]);

  useEffect(() => {
    if (session.current === null) return;
    const { abort, asked } = session.current;
    for (const near of [index, index + 1, index - 1]) {
      const photo = photos[near];
      if (photo === undefined || asked.has(photo.name)) continue;
      asked.add(photo.name);
      photoUrl(client, photo, photo.widthPx, abort.signal).then(
        (url) => !abort.signal.aborted && keep(photo.name, { phase: "SUCCESS", url }),
        (thrown: unknown) => {
          if (abort.signal.aborted) return;
          console.warn(messageOf(thrown));
          keep(photo.name, FAILED);
        },
      );
    }
  }, [photos, index, client, keep]);

  const markBroken = useCallback((name: string) => keep(name, FAILED), [keep]);
  return { photo: found.get(photos[index]?.name ?? "") ?? LOADING, markBroken };
}
