import { useEffect, useRef } from "react";
import type { PlaceWidgetError } from "../state/place-widget-error.ts";

/**
 * Calls `onLoad` once for each thing that loads and `onError` once for each
 * failure. What tells things apart is `key`, not the object: a page may give an
 * equal new object in every render.
 */
export function useLoadEvents<Loaded>(
  loaded: { key: string; value: Loaded } | null,
  error: PlaceWidgetError | null,
  callbacks: {
    onLoad: ((value: Loaded) => void) | undefined;
    onError: ((error: PlaceWidgetError) => void) | undefined;
  },
): void {
  const latest = useRef({ loaded, callbacks });
  latest.current = { loaded, callbacks };
  const key = loaded?.key;
  useEffect(() => {
    const { loaded, callbacks } = latest.current;
    // What has failed has not loaded.
    if (error !== null) callbacks.onError?.(error);
    else if (key !== undefined && loaded !== null) callbacks.onLoad?.(loaded.value);
  }, [key, error]);
}
