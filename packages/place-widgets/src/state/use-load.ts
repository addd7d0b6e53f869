import { useEffect, useReducer, useRef } from "react";
import { type Load, nextLoad } from "./load.ts";
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
  /** The answer where the page has it already: nothing is asked. */
  given?: Answer | null;
}

/** The answer to the newest question; the request of an older one is aborted, and its answer changes nothing. */
export function useLoad<Answer>(question: Question<Answer>): Load<Answer> {
  const { source, given = null } = question;
  const key = given === null ? question.key : null;
  const waiting: Load<Answer> = key === null ? { phase: "idle" } : { phase: "loading", key };
  const [state, take] = useReducer<Load<Answer>, [Load<Answer>]>(nextLoad, waiting);
  // The key says when to ask again; what asks may be a new function in every render.
  const latest = useRef(question);
  latest.current = question;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another source is asked anew
  useEffect(() => {
    if (key === null) return;
    const abort = new AbortController();
    const { code, ask } = latest.current;
    // The same question may be asked again: its older answer has the same key.
    const settle = (settled: Load<Answer>) => abort.signal.aborted || take(settled);
    take({ phase: "loading", key });
    ask(abort.signal).then(
      (answer) => settle({ phase: "ready", key, answer }),
      (thrown: unknown) => settle({ phase: "failed", key, error: widgetError(code, thrown) }),
    );
    return () => {
      abort.abort();
      // What this request may still answer belongs to nobody.
      take({ phase: "idle" });
    };
  }, [key, source]);

  if (given !== null) return { phase: "ready", key: "given", answer: given };
  return state.phase !== "idle" && state.key === key ? state : waiting;
}
