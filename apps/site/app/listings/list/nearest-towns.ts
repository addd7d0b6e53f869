import type { CommuneWithCount, FacetValue } from "@lieudit/listing-store";
import { distanceMetres, type LatLng } from "@lieudit/place-model";
import { distance, HARD_SPACE } from "../../shell/format/french.ts";
import type { FilterLink } from "./filter-link.ts";

const MAX_TOWNS = 3;

/**
 * The towns with results that are nearest to a town without any, as links.
 *
 * @param facet the towns with results, whatever the town of the search
 */
export function findNearestTowns(
  middle: LatLng,
  facet: readonly FacetValue[],
  communes: readonly CommuneWithCount[],
  hrefOf: (ville: string) => string,
): FilterLink[] {
  const positions = new Map(communes.map((commune) => [commune.ville, commune]));
  return facet
    .flatMap(({ value, label, count }) => {
      const { latitude = null, longitude = null } = positions.get(value) ?? {};
      if (latitude === null || longitude === null) return [];
      return [{ value, label, count, away: distanceMetres(middle, { latitude, longitude }) }];
    })
    .sort((one, other) => one.away - other.away)
    .slice(0, MAX_TOWNS)
    .map(({ value, label, count, away }) => ({
      key: value,
      label: `${label}, à${HARD_SPACE}${distance(away)}`,
      href: hrefOf(value),
      total: count,
    }));
}
