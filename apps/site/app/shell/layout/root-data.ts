import type { MapCredit } from "@lieudit/place-map";
import { useRouteLoaderData } from "react-router";
import type { PublicOperator } from "../services/site-content.ts";

/** Data of the root route that parts of any page read. */
export interface RootData {
  /** The server's time when it rendered the page, in ms. */
  now: number;
  /** True if the server's clock is fixed, for tests and demonstrations. */
  isClockFixed: boolean;
  operator: PublicOperator;
  placeCredits: readonly MapCredit[];
}

/** Returns the data of the root route, or undefined if its loader failed. */
export function useRootData(): RootData | undefined {
  // Part of what the loader of `root.tsx` returns.
  return useRouteLoaderData("root") as RootData | undefined;
}
