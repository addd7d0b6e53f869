import { useMediaQuery } from "../surfaces/use-media-query.ts";

/** Below this width the navigation folds into a menu. */
export const MENU_BREAKPOINT_PX = 992;

/**
 * Whether the window is narrower than 992 px. True in the server's HTML, where
 * the stylesheet hides the menu's button from wide windows until it is removed.
 */
export function useIsNarrow(): boolean {
  return useMediaQuery(`(width < ${MENU_BREAKPOINT_PX}px)`, true);
}
