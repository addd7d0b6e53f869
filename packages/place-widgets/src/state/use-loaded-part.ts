"use client";

import { useEffect, useRef, useState } from "react";

/**
 * Loads a part of the kit when it is first needed; null until then. `load` must be
 * a constant function. `onFailed` is called if loading fails; the next need retries.
 */
export function useLoadedPart<Part>(
  isNeeded: boolean,
  load: () => Promise<Part>,
  onFailed?: () => void,
): Part | null {
  // A part may be a function, which setState would call, so an object wraps it.
  const [box, setBox] = useState<{ part: Part } | null>(null);
  const latest = useRef(onFailed);
  latest.current = onFailed;
  const isWanted = isNeeded && box === null;

  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    load().then(
      (part) => !isLeft && setBox({ part }),
      (thrown: unknown) => {
        if (isLeft) return;
        console.warn(
          `A part of the page did not load: ${String(thrown)}. Try again when the network is back.`,
        );
        latest.current?.();
      },
    );
    return () => {
      isLeft = true;
    };
  }, [isWanted, load]);

  return isNeeded && box !== null ? box.part : null;
}
