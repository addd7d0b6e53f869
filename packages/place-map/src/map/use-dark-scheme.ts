"use client";

import { useSyncExternalStore } from "react";

const QUERY = "(prefers-color-scheme: dark)";

/** Whether the reader likes it dark; follows a change at once. False on the server. */
export function useDarkScheme(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = globalThis.matchMedia?.(QUERY);
      query?.addEventListener("change", changed);
      return () => query?.removeEventListener("change", changed);
    },
    () => globalThis.matchMedia?.(QUERY).matches ?? false,
    () => false,
  );
}
