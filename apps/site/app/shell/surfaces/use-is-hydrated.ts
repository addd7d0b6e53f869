import { useSyncExternalStore } from "react";

/** Returns whether the page is hydrated: false on the server and in the first render of the browser. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

function subscribeToNothing(): () => void {
  return () => {};
}
