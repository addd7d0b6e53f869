import type { IndexDescription, SourceDescription } from "@lieudit/place-index";
import { contains, type LatLng } from "@lieudit/place-model";

/** Names may be as old as this; they change with an import. */
const KEPT_MS = 60_000;

/**
 * Of those whom a base map names, the ones whose regions it shows around
 * `points`: a picture of one region need not name the maker of another's map.
 */
export function creditsAround(
  points: readonly LatLng[],
  attributions: readonly string[],
  sources: readonly SourceDescription[],
): string[] {
  return attributions.filter((text) => {
    const regions = sources.filter(
      ({ attribution, kind = "places" }) => attribution === text && kind === "places",
    );
    // A file that does not say where it reaches may reach here.
    return (
      regions.every(({ viewport }) => viewport === undefined) ||
      regions.some(
        ({ viewport }) => viewport !== undefined && points.some((point) => contains(viewport, point)),
      )
    );
  });
}

/**
 * Follows the credits of the places and the map. Pages get the latest known
 * credits without waiting.
 *
 * @param describe never rejects
 */
export async function followPlaceCredits(
  describe: () => Promise<Pick<IndexDescription, "sources"> | null>,
  keptMs = KEPT_MS,
): Promise<() => readonly string[]> {
  let credits: readonly string[] = [];
  let askedAt = 0;
  const ask = async () => {
    askedAt = performance.now();
    const description = await describe();
    if (description === null) return;
    const regions = description.sources.filter(({ kind = "places" }) => kind === "places");
    credits = [...new Set(regions.map(({ attribution }) => attribution))];
  };
  await ask();
  return () => {
    if (performance.now() - askedAt >= keptMs) void ask();
    return credits;
  };
}
