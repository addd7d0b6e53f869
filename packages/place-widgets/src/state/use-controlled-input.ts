"use client";

import { type RefObject, useEffect, useRef } from "react";
import type { AutocompleteEvent, AutocompleteState } from "./autocomplete-state.ts";
import { usePageEffect } from "./use-page-effect.ts";

type Dispatch = (event: Extract<AutocompleteEvent, { type: "typed" | "set" }>) => void;

/**
 * Follows the `value` of a controlled input; undefined is uncontrolled.
 *
 * - A new value from the page replaces the text without a request.
 * - A value that the page rewrites while typing, such as in capitals, is requested.
 * - A value that the page rewrites after a selection keeps the selection.
 * - A key that the page does not accept is undone.
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
 * Reports text that was typed before hydration: then the input of the server's
 * HTML differs from `initial`.
 */
export function useEarlyText(
  field: RefObject<HTMLInputElement | null>,
  initial: string,
  onEarlyText: (typed: string) => void,
): void {
  // Before the next render, which would restore `initial`.
  usePageEffect(() => {
    const typed = field.current?.value ?? initial;
    if (typed !== initial) onEarlyText(typed);
  }, []);
}

/** Calls `onReset` when the form of the input is reset. */
export function useFormReset(field: RefObject<HTMLInputElement | null>, onReset: () => void): void {
  const latest = useRef(onReset);
  latest.current = onReset;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listen = (event: Event) => {
      if (event.defaultPrevented || field.current === null || event.target !== field.current.form) return;
      // The browser resets its fields after the event and would undo this.
      timer = setTimeout(() => latest.current());
    };
    document.addEventListener("reset", listen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("reset", listen);
    };
  }, [field]);
}
