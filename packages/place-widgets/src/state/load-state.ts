import type { PlaceWidgetError } from "./place-widget-error.ts";

/** How far a request of a widget has come. `key` identifies the request. */
export type LoadState<Value> =
  | { phase: "idle" }
  | { phase: "loading"; key: string }
  | { phase: "ready"; key: string; value: Value }
  | { phase: "failed"; key: string; error: PlaceWidgetError };

export type LoadPhase = LoadState<unknown>["phase"];

/** Returns `next`, or `state` unchanged if `next` is stale or starts a request that is already running. */
export function nextLoadState<Value>(state: LoadState<Value>, next: LoadState<Value>): LoadState<Value> {
  if (next.phase === "idle") return next;
  const isRunning = state.phase === "loading" && state.key === next.key;
  return isRunning === (next.phase === "loading") ? state : next;
}
