import { useEffect } from "react";

declare global {
  interface Window {
    /** True once the page is hydrated; parts that load later may still be missing. */
    isHydrated?: boolean;
    /** Repeats a click on a button from before hydration. Set by the starter of `deferred-scripts.ts`. */
    repeatEarlyClick?: () => void;
  }
}

/** Repeats an early click once its part of the page is hydrated. Render it last in the page or in a lazy part. */
export function HydrationSignal(): null {
  useEffect(() => window.repeatEarlyClick?.(), []);
  return null;
}
