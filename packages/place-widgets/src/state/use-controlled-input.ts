import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { AutocompleteEvent, AutocompleteState } from "./autocomplete-state.ts";

type Dispatch = (event: Extract<AutocompleteEvent, { type: "typed" | "set" }>) => void;

/**
 * Keeps the state at what the page says its input holds, undefined where it
 * says nothing: a `value` that comes from elsewhere is
 * put in without a question, one that answers a key in other words (in capitals,
 * say) is asked for in these words, one that answers a choice (by the name
 * alone, say) leaves it chosen, and a key that the page does not take is undone.
 */
export function useControlledInput(
  value: string | undefined,
  { input, phase }: AutocompleteState,
  dispatch: Dispatch,
): void {
  const last = useRef({ value, input });
  useEffect(() => {
    const isRewritten = input !== last.current.input && value !== last.current.value;
    last.current = { value, input };
    if (value === undefined || value === input) return;
    if (isRewritten && phase === "loading") dispatch({ type: "typed", input: value });
    else dispatch({ type: "set", input: value, keepsChoice: isRewritten });
  }, [value, input, phase, dispatch]);
}

/**
 * Tells the text that the input of the server's HTML holds when it comes alive
 * and is another than `given`: somebody typed before the scripts had come.
 */
export function useEarlyText(
  field: RefObject<HTMLInputElement | null>,
  given: string,
  onEarlyText: (typed: string) => void,
): void {
  // Before the next render, which would put `given` back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes alive
  useLayoutEffect(() => {
    const held = field.current?.value ?? given;
    if (held !== given) onEarlyText(held);
  }, []);
}

/** Puts the first text back when the form around the input is reset. */
export function useFormReset(field: RefObject<HTMLInputElement | null>, onReset: () => void): void {
  const latest = useRef(onReset);
  latest.current = onReset;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listen = (event: Event) => {
      if (event.defaultPrevented || field.current === null || event.target !== field.current.form) return;
      // The browser resets its fields after the event, and is not to undo this.
      timer = setTimeout(() => latest.current());
    };
    document.addEventListener("reset", listen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("reset", listen);
    };
  }, [field]);
}
