import { useEffect, useRef, useState } from "react";

/**
 * A part of the kit that is loaded when it is first needed; null until it is
 * there. `load` has to be a function of its module. `onFailed` is called where
 * it cannot be loaded: need it again to try again.
 */
export function useLoadedPart<Part>(
  isNeeded: boolean,
  load: () => Promise<Part>,
  onFailed?: () => void,
): Part | null {
  // A part may be a function, which a state would call: it is kept in a box.
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
