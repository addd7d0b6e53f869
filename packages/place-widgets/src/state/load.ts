import type { PlaceWidgetError } from "./place-widget-error.ts";

/** How far something that was asked for has come. `key` says which request it belongs to. */
export type Load<Answer> =
  | { phase: "idle" }
  | { phase: "loading"; key: string }
  | { phase: "ready"; key: string; answer: Answer }
  | { phase: "failed"; key: string; error: PlaceWidgetError };

export type LoadEvent<Answer> =
  | { type: "cleared" }
  | { type: "requested"; key: string }
  | { type: "arrived"; key: string; answer: Answer }
  | { type: "failed"; key: string; error: PlaceWidgetError };

/** The next state of a load. */
export function nextLoad<Answer>(state: Load<Answer>, event: LoadEvent<Answer>): Load<Answer> {
  if (event.type === "cleared") return { phase: "idle" };
  if (event.type === "requested") return { phase: "loading", key: event.key };
  // A late answer to a request that the reader has left changes nothing.
  if (state.phase !== "loading" || state.key !== event.key) return state;
  const { key } = event;
  return event.type === "arrived"
    ? { phase: "ready", key, answer: event.answer }
    : { phase: "failed", key, error: event.error };
}
