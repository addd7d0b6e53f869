import { useSyncExternalStore } from "react";

/** Whether the page is alive: false in the server's HTML and in the first drawing in the browser. */
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
