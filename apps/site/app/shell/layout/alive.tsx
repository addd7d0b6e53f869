import { useEffect } from "react";

declare global {
  interface Window {
    /** Whether the page came alive; its parts that load later may still be asleep. */
    isAlive?: boolean;
    /** Presses the button again that was pressed before it was alive; absent from a page without the starter of `late-scripts.ts`. */
    repeatEarlyClick?: () => void;
  }
}

/** Stands last in the page, or in a part of it that comes alive later: what was pressed there before now does its work. */
export function Alive(): null {
  useEffect(() => window.repeatEarlyClick?.(), []);
  return null;
}
