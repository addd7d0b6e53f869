"use client";

import { useRef } from "react";

/**
 * Returns `preloaded`, data of the page, for the request that it was first rendered
 * with; null for every later request.
 */
export function usePreloaded<Value>(preloaded: Value | undefined, key: string | null): Value | null {
  const first = useRef({ preloaded, key });
  if (first.current.preloaded !== preloaded) first.current = { preloaded, key };
  const isFirst = preloaded !== undefined && (key === null || first.current.key === key);
  return isFirst ? preloaded : null;
}
