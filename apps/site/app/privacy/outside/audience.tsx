import { useEffect } from "react";
import { useLocation } from "react-router";
import { useConsent } from "../consent/consent-context.tsx";

/** Endpoint that counts read listings. */
const READING_PATH = "/mesure";
/** A listing counts as read after this time in ms. The server alone sees only that it was opened. */
const READING_MS = 5_000;

/**
 * Counts visits and read listings while the visitor consents. Renders nothing. The code that counts
 * visits loads after consent.
 */
export function Audience() {
  const { isOpened, outside } = useConsent();
  const { pathname } = useLocation();
  const isAccepted = isOpened("analytics");
  const counter = isAccepted ? outside.matomo : null;
  useEffect(() => {
    if (!isAccepted || !outside.countsViews || !LISTING_PAGE.test(pathname)) return;
    const timer = setTimeout(() => countReading(pathname), READING_MS);
    return () => clearTimeout(timer);
  }, [isAccepted, outside.countsViews, pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page of the visit is counted once
  useEffect(() => {
    // Failing to count must not disturb the visitor.
    if (counter !== null)
      void import("./count-visits.ts").then(
        ({ countPage }) => countPage(counter),
        () => {},
      );
  }, [counter, pathname]);
  return null;
}

const LISTING_PAGE = /^\/(?:bien|vehicule)\/[^/]+$/;

function countReading(page: string): void {
  if (document.visibilityState !== "visible") return;
  const body = new Blob([JSON.stringify({ page })], { type: "application/json" });
  navigator.sendBeacon(READING_PATH, body);
}
