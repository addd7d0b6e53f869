"use client";

import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { type LoadState, nextLoadState } from "./load-state.ts";
import { type PlaceWidgetErrorCode, toWidgetError } from "./place-widget-error.ts";

/** A request and how to run it. */
export interface LoadRequest<Value> {
  /** Identifies the request; null if there is nothing to load. */
  key: string | null;
  /** The client that runs it; another client runs it again. */
  source: object;
  /** Code of an error that `run` throws without one. */
  code: PlaceWidgetErrorCode;
  run: (signal: AbortSignal) => Promise<Value>;
  /** A value that the page already has: nothing is loaded. */
  preloaded?: Value | null;
}

/** A load that can be tried again. */
export type Load<Value> = LoadState<Value> & {
  /** Runs the request once more. */
  retry: () => void;
};

/** Runs the newest request. The request before it is aborted, and its response is ignored. */
export function useLoad<Value>(request: LoadRequest<Value>): Load<Value> {
  const { source, preloaded = null } = request;
  const key = preloaded === null ? request.key : null;
  const initial: LoadState<Value> = key === null ? { phase: "idle" } : { phase: "loading", key };
  const [state, dispatch] = useReducer<LoadState<Value>, [LoadState<Value>]>(nextLoadState, initial);
  // The key decides when to load again, since `run` may be a new function in each render.
  const latest = useRef(request);
  latest.current = request;
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((attempts) => attempts + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another source or attempt loads again
  useEffect(() => {
    if (key === null) return;
    const abort = new AbortController();
    const { code, run } = latest.current;
    // The same key may be loaded twice: the response of the aborted request is not for the second.
    const settle = (settled: LoadState<Value>) => abort.signal.aborted || dispatch(settled);
    dispatch({ phase: "loading", key });
    run(abort.signal).then(
      (value) => settle({ phase: "ready", key, value }),
      (thrown: unknown) => settle({ phase: "failed", key, error: toWidgetError(code, thrown) }),
    );
    return () => {
      abort.abort();
      dispatch({ phase: "idle" });
    };
  }, [key, source, attempt]);

  if (preloaded !== null) return { phase: "ready", key: "preloaded", value: preloaded, retry };
  return { ...(state.phase !== "idle" && state.key === key ? state : initial), retry };
}
