import { useEffect, useReducer, useRef } from "react";
import { type Load, type LoadEvent, nextLoad } from "./load.ts";
import { type PlaceWidgetErrorCode, widgetError } from "./place-widget-error.ts";

/** One question, and what asks it. */
export interface Question<Answer> {
  /** Says everything about the question; null where there is nothing to ask. */
  key: string | null;
  /** Who is asked: another one is asked anew. */
  source: object;
  /** Of an error that `ask` throws without one. */
  code: PlaceWidgetErrorCode;
  ask: (signal: AbortSignal) => Promise<Answer>;
}

/** The answer to the newest question; the request of an older one is aborted, and its answer changes nothing. */
export function useLoad<Answer>({ key, source, code, ask }: Question<Answer>): Load<Answer> {
  const [state, dispatch] = useReducer<Load<Answer>, [LoadEvent<Answer>]>(nextLoad, { phase: "idle" });
  // The key says when to ask again; what asks may be a new function in every render.
  const latest = useRef({ code, ask });
  latest.current = { code, ask };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another source is asked anew
  useEffect(() => {
    if (key === null) return;
    const abort = new AbortController();
    const { code, ask } = latest.current;
    dispatch({ type: "requested", key });
    ask(abort.signal).then(
      (answer) => {
        // The same question may be asked again: its older answer has the same key.
        if (!abort.signal.aborted) dispatch({ type: "arrived", key, answer });
      },
      (thrown: unknown) => {
        if (!abort.signal.aborted) dispatch({ type: "failed", key, error: widgetError(code, thrown) });
      },
    );
    return () => {
      abort.abort();
      // What this request may still answer belongs to nobody.
      dispatch({ type: "cleared" });
    };
  }, [key, source]);

  if (key === null) return { phase: "idle" };
  return state.phase !== "idle" && state.key === key ? state : { phase: "loading", key };
}
