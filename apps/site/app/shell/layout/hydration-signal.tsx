import { useEffect } from "react";

declare global {
  interface Window {
    /** True once the page is hydrated; parts that load later may still be missing. */
    isHydrated?: boolean;
    /** Presses the button again that was pressed before hydration. Set by the starter of `deferred-scripts.ts`. */
    repeatEarlyClick?: () => void;
  }
}

/** Stands last in the page or in a part that loads later, and repeats an early click when that part is hydrated. */
export function HydrationSignal(): null {
  useEffect(() => window.repeatEarlyClick?.(), []);
  return null;
}
