import { useEffect } from "react";
import { useLocation } from "react-router";
import { useConsent } from "../consent/consent-context.tsx";

/** Where readings of listings are counted. */
const READING_PATH = "/mesure";
/** A page that is on the screen for this long is read; the server knows only that it was opened. */
const READING_MS = 5_000;

/**
 * Counts visits after consent, and stops when it is withdrawn. Renders nothing; its code loads
 * after the consent.
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
    // A page that cannot be counted is no fault of the reader's.
    if (counter !== null)
      void import("./count-visits.ts").then(({ countPage }) => countPage(counter), ignored);
  }, [counter, pathname]);
  return null;
}

const LISTING_PAGE = /^\/(?:bien|vehicule)\/[^/]+$/;

function countReading(page: string): void {
  if (document.visibilityState !== "visible") return;
  const body = new Blob([JSON.stringify({ page })], { type: "application/json" });
  navigator.sendBeacon(READING_PATH, body);
}

function ignored(): void {}
