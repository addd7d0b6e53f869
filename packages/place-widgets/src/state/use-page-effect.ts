"use client";

import { useEffect, useLayoutEffect } from "react";

/**
 * Runs an effect before the browser paints. On a server, where no effect runs, it is another
 * hook, because React 18 warns there about `useLayoutEffect`.
 */
export const usePageEffect: typeof useLayoutEffect =
  typeof document === "undefined" ? useEffect : useLayoutEffect;
