import { useSyncExternalStore } from "react";

/** Below this width the navigation folds into a menu. */
export const MENU_BREAKPOINT_PX = 992;

const query = `(width < ${MENU_BREAKPOINT_PX}px)`;

/**
 * Whether the window is narrower than 992 px. True in the server's HTML, where
 * the stylesheet hides the menu's button from wide windows until it is removed.
 */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener("change", listener);
  return () => list.removeEventListener("change", listener);
}
