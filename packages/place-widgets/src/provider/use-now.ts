"use client";

import { useSyncExternalStore } from "react";
import { createMinuteClock, type MinuteClock } from "./clock.ts";
import { usePlaces } from "./places-provider.tsx";

/** One clock for each function that reads the time, so that widgets share its timer. */
const CLOCKS = new WeakMap<() => number, MinuteClock>();

/** Returns the current minute in milliseconds since 1970, or null in a server render without `now`. */
export function useNow(): number | null {
  const { clock, firstMinute } = usePlaces();
  const { subscribe, currentMinute } = getMinuteClock(clock);
  return useSyncExternalStore<number | null>(subscribe, currentMinute, () => firstMinute);
}

function getMinuteClock(read: () => number): MinuteClock {
  const clock = CLOCKS.get(read) ?? createMinuteClock(read);
  CLOCKS.set(read, clock);
  return clock;
}
