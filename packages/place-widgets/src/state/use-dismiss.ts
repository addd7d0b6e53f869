"use client";

import { type RefObject, useEffect } from "react";

/** While `isOpen`, dispatches `left` for a press outside of `box` or a focus that leaves it. */
export function useDismiss(
  box: RefObject<HTMLElement | null>,
  isOpen: boolean,
  dispatch: (event: { type: "left" }) => void,
): void {
  useEffect(() => {
    const element = box.current;
    if (!isOpen) return;
    // Outside a shadow tree the target is its host, so presses inside the box are recorded.
    let pressInside: Event | null = null;
    const ended = new AbortController();
    const { signal } = ended;
    const onPressInside = (event: Event) => {
      pressInside = event;
    };
    const onPress = (event: Event) => {
      if (event !== pressInside) dispatch({ type: "left" });
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element?.contains(relatedTarget))) dispatch({ type: "left" });
    };
    document.addEventListener("pointerdown", onPress, { signal });
    element?.addEventListener("pointerdown", onPressInside, { signal });
    element?.addEventListener("focusout", onFocusOut, { signal });
    return () => ended.abort();
  }, [box, isOpen, dispatch]);
}
