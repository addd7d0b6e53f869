import { comparePlaces } from "./compare-places.ts";
import { placeDetails } from "./place-details.ts";
import type { PlacesTool } from "./places-tool.ts";
import { reachablePlaces } from "./reachable-places.ts";
import { resolveAddress } from "./resolve-address.ts";
import { searchPlaces } from "./search-places.ts";
import { travelTimes } from "./travel-times.ts";
import { verifyClaims } from "./verify-claims.ts";

/** The tools of the server, at most 8: every conversation pays for their descriptions. */
export const TOOLS: readonly PlacesTool[] = [
  searchPlaces,
  placeDetails,
  resolveAddress,
  comparePlaces,
  travelTimes,
  reachablePlaces,
  verifyClaims,
];
