import type { Place } from "@lieudit/place-model";
import type { PlaceWidgetError } from "./place-widget-error.ts";

/** How far a place has come. `key` says which request it belongs to. */
export type PlaceLoad =
  | { phase: "idle" }
  | { phase: "loading"; key: string }
  | { phase: "ready"; key: string; place: Place }
  | { phase: "failed"; key: string; error: PlaceWidgetError };

export type PlaceLoadEvent =
  | { type: "cleared" }
  | { type: "requested"; key: string }
  | { type: "arrived"; key: string; place: Place }
  | { type: "failed"; key: string; error: PlaceWidgetError };

/** The next state of a place's loading. */
export function nextPlaceLoad(state: PlaceLoad, event: PlaceLoadEvent): PlaceLoad {
  if (event.type === "cleared") return { phase: "idle" };
  if (event.type === "requested") return { phase: "loading", key: event.key };
  // A late answer for a place the reader has left changes nothing.
  if (state.phase !== "loading" || state.key !== event.key) return state;
  const { key } = event;
  return event.type === "arrived"
    ? { phase: "ready", key, place: event.place }
    : { phase: "failed", key, error: event.error };
}
