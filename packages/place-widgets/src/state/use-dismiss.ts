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
    const onPressInside = (event: Event) => {
      pressInside = event;
    };
    const onPress = (event: Event) => {
      if (event !== pressInside) dispatch({ type: "left" });
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element?.contains(relatedTarget))) dispatch({ type: "left" });
    };
    document.addEventListener("pointerdown", onPress);
    element?.addEventListener("pointerdown", onPressInside);
    element?.addEventListener("focusout", onFocusOut);
    // Not by a signal: in jsdom, that of the page and that of Node are two.
    return () => {
      document.removeEventListener("pointerdown", onPress);
      element?.removeEventListener("pointerdown", onPressInside);
      element?.removeEventListener("focusout", onFocusOut);
    };
  }, [box, isOpen, dispatch]);
}
