import { SMALL_SCREEN_PX } from "../constants.ts";

/** Returns whether the autocomplete opens as a dialog that fills the window. */
export function isSmallScreen(): boolean {
  return matchesMedia(`(max-width: ${SMALL_SCREEN_PX}px)`);
}

/** Returns whether the page matches a media query; false where there is no `matchMedia`, as in jsdom. */
export function matchesMedia(query: string): boolean {
  return globalThis.matchMedia?.(query).matches ?? false;
}
