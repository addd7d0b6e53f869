"use client";

import { getOpeningStatus, type OpeningFacts, type OpeningStatus } from "../parts/opening-state.ts";
import { useWidgetText } from "../provider/places-provider.tsx";
import { useNow } from "../provider/use-now.ts";

/**
 * Returns whether a place is open and when that changes, in words; it follows the clock. Null if
 * unknown. Fields to request: `OPENING_FIELDS`.
 */
export function useOpeningStatus(place: OpeningFacts): OpeningStatus | null {
  return getOpeningStatus(place, useNow(), useWidgetText());
}
