import type { Place } from "@lieudit/place-model";
import type { PlaceWidgetError } from "./place-widget-error.ts";

/** How far a search has come. `key` says which request it belongs to. */
export type SearchLoad =
  | { phase: "idle" }
  | { phase: "loading"; key: string }
  | { phase: "ready"; key: string; places: readonly Place[] }
  | { phase: "failed"; key: string; error: PlaceWidgetError };

export type SearchLoadEvent =
  | { type: "cleared" }
  | { type: "requested"; key: string }
  | { type: "arrived"; key: string; places: readonly Place[] }
  | { type: "failed"; key: string; error: PlaceWidgetError };

/** The next state of a search. */
export function nextSearchLoad(state: SearchLoad, event: SearchLoadEvent): SearchLoad {
  if (event.type === "cleared") return { phase: "idle" };
  if (event.type === "requested") return { phase: "loading", key: event.key };
  // The last request wins: an answer to an older one changes nothing.
  if (state.phase !== "loading" || state.key !== event.key) return state;
  const { key } = event;
  return event.type === "arrived"
    ? { phase: "ready", key, places: event.places }
    : { phase: "failed", key, error: event.error };
}
