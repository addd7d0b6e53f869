import type { PlaceWidgetError } from "./place-widget-error.ts";

/** How far something that was asked for has come. `key` says which request it belongs to. */
export type Load<Answer> =
  | { phase: "idle" }
  | { phase: "loading"; key: string }
  | { phase: "ready"; key: string; answer: Answer }
  | { phase: "failed"; key: string; error: PlaceWidgetError };

/** What a load comes to: `next`, or `state` itself where that has nothing to say to it. */
export function nextLoad<Answer>(state: Load<Answer>, next: Load<Answer>): Load<Answer> {
  if (next.phase === "idle") return next;
  const isUnderWay = state.phase === "loading" && state.key === next.key;
  // A request that is under way is not begun again; a late answer to one that the reader has left changes nothing.
  return isUnderWay === (next.phase === "loading") ? state : next;
}
