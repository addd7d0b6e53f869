import { useEffect } from "react";
import { useLocation } from "react-router";
import { useConsent } from "../consent/consent-context.tsx";

/**
 * Counts visits once the visitor has accepted it, and stops when that is taken
 * back. Shows nothing; its code is loaded after the consent.
 */
export function Audience() {
  const { isOpened, outside } = useConsent();
  const { pathname } = useLocation();
  const counter = isOpened("analytics") ? outside.matomo : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page of the visit is counted once
  useEffect(() => {
    // A page that cannot be counted is no fault of the reader's.
    if (counter !== null)
      void import("./count-visits.ts").then(({ countPage }) => countPage(counter), ignored);
  }, [counter, pathname]);
  return null;
}

function ignored(): void {}
