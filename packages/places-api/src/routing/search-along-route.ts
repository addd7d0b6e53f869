import type { PlaceIndex, TextQuery } from "@lieudit/place-index";
import { contains, type LatLng, type PlaceRecord } from "@lieudit/place-model";
import { MAX_PAGED_RESULTS } from "../paging/page-token.ts";
import { createRouteCorridor } from "./route-corridor.ts";

/** Places to find in each piece of the route. */
const PLACES_A_PIECE = 20;

/**
 * Finds places along a route: the best of every piece first, then the second best of each. A long
 * route so has places from start to end. With rank DISTANCE they follow the route.
 */
export async function searchAlongRoute(
  places: Pick<PlaceIndex, "searchText">,
  { restriction, rank, ...query }: Omit<TextQuery, "limit" | "offset">,
  route: readonly LatLng[],
  signal: AbortSignal,
): Promise<PlaceRecord[]> {
  const corridor = createRouteCorridor(route);
  const answers = await Promise.all(
    corridor.boxes.map((box) =>
      places.searchText({ ...query, restriction: box, limit: PLACES_A_PIECE, offset: 0 }, signal),
    ),
  );
  const results = new Map<string, { record: PlaceRecord; at: number }>();
  for (let n = 0; n < PLACES_A_PIECE; n += 1) {
    for (const answer of answers) {
      const record = answer.places[n];
      if (record === undefined || results.has(record.id)) continue;
      const at = corridor.passes(record.location);
      const isInside = restriction === undefined || contains(restriction, record.location);
      if (at !== null && isInside) results.set(record.id, { record, at });
    }
  }
  const all = [...results.values()];
  if (rank === "DISTANCE") all.sort((a, b) => a.at - b.at);
  return all.slice(0, MAX_PAGED_RESULTS).map(({ record }) => record);
}
