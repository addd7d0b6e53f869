"use client";

import type { Photo } from "@lieudit/place-model";
import { useCallback, useEffect, useRef, useState } from "react";
import { usePlaces } from "../provider/places-provider.tsx";
import type { LoadState } from "./load-state.ts";
import { fetchPhotoUrl } from "./photo-media.ts";
import { getErrorMessage, toWidgetError } from "./place-widget-error.ts";

/**
 * Loads photo `index` of `photos` at its full width, and the ones next to it in advance.
 *
 * @returns the load of the photo's URL, keyed by its name
 */
export function useFullPhotos(
  photos: readonly Photo[],
  index: number,
): { photo: LoadState<string>; markBroken: (name: string) => void } {
  const { client } = usePlaces();
  const [loads, setLoads] = useState<ReadonlyMap<string, LoadState<string>>>(new Map());
  const session = useRef<{ abort: AbortController; requested: Set<string> } | null>(null);

  const settle = useCallback((load: LoadState<string> & { key: string }) => {
    setLoads((loads) => new Map(loads).set(load.key, load));
  }, []);
  const fail = useCallback(
    (key: string, thrown: unknown) =>
      settle({ phase: "failed", key, error: toWidgetError("PLACES_GET_PHOTO_MEDIA", thrown) }),
    [settle],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new client loads all photos again
  useEffect(() => {
    const abort = new AbortController();
    session.current = { abort, requested: new Set() };
    return () => abort.abort();
  }, [client]);

  useEffect(() => {
    if (session.current === null) return;
    const { abort, requested } = session.current;
    for (const nearby of [index, index + 1, index - 1]) {
      const photo = photos[nearby];
      if (photo === undefined || requested.has(photo.name)) continue;
      requested.add(photo.name);
      fetchPhotoUrl(client, photo, photo.widthPx, abort.signal).then(
        (url) => !abort.signal.aborted && settle({ phase: "ready", key: photo.name, value: url }),
        (thrown: unknown) => {
          if (abort.signal.aborted) return;
          console.warn(getErrorMessage(thrown));
          fail(photo.name, thrown);
        },
      );
    }
  }, [photos, index, client, settle, fail]);

  const key = photos[index]?.name ?? "";
  const markBroken = useCallback((name: string) => fail(name, "The picture did not load."), [fail]);
  return { photo: loads.get(key) ?? { phase: "loading", key }, markBroken };
}
