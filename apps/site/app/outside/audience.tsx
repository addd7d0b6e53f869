import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useConsent } from "../consent/consent-context.tsx";

/**
 * Counts visits once the visitor has accepted it, and stops when that is taken
 * back. Shows nothing; its code is loaded after the consent.
 */
export function Audience() {
  const { isOpened, outside } = useConsent();
  const counter = outside.matomo;
  const { pathname } = useLocation();
  const counting = useRef<Promise<(address: URL, title: string) => void> | null>(null);
  const isCounted = counter !== null && isOpened("analytics");
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page of the visit is counted once
  useEffect(() => {
    if (!isCounted) return;
    counting.current ??= import("./count-visits.ts").then(({ startCounting }) => startCounting(counter));
    // A page that cannot be counted is no fault of the reader's.
    counting.current.then((count) => count(new URL(location.href), document.title)).catch(() => {});
  }, [isCounted, pathname]);
  return null;
}
