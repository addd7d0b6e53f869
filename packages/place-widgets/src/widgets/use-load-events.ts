import { useEffect, useRef } from "react";
import type { PlaceWidgetError } from "../state/place-widget-error.ts";

/** Calls `onLoad` once for each thing that loads and `onError` once for each failure. */
export function useLoadEvents<Loaded>(
  loaded: Loaded | null,
  error: PlaceWidgetError | null,
  callbacks: {
    onLoad: ((loaded: Loaded) => void) | undefined;
    onError: ((error: PlaceWidgetError) => void) | undefined;
  },
): void {
  const latest = useRef(callbacks);
  latest.current = callbacks;
  useEffect(() => {
    if (loaded !== null) latest.current.onLoad?.(loaded);
  }, [loaded]);
  useEffect(() => {
    if (error !== null) latest.current.onError?.(error);
  }, [error]);
}
