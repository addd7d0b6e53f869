"use client";

import { useEffect, useRef } from "react";
import type { LoadState } from "../state/load-state.ts";
import type { PlaceWidgetError } from "../state/place-widget-error.ts";

/** Callbacks of a load for pages. */
export interface LoadEvents<Answer> {
  onLoad: ((answer: Answer) => void) | undefined;
  onError: ((error: PlaceWidgetError) => void) | undefined;
}

/**
 * Calls `onLoad` once for each loaded value and `onError` once for each failure.
 * Values are compared by the key of the load and by `idOf`, not by identity: a page
 * may pass an equal new object in every render.
 */
export function useLoadEvents<Answer>(
  load: LoadState<Answer>,
  events: LoadEvents<Answer>,
  idOf?: (answer: Answer) => unknown,
): void {
  const latest = useRef({ load, events });
  latest.current = { load, events };
  const loaded = load.phase === "ready" ? `${load.key} ${idOf?.(load.value)}` : null;
  const error = load.phase === "failed" ? load.error : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest load is the one of which they say that it is new
  useEffect(() => {
    const { load, events } = latest.current;
    if (load.phase === "failed") events.onError?.(load.error);
    if (load.phase === "ready") events.onLoad?.(load.value);
  }, [loaded, error]);
}
