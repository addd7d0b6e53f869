import type { CommuneWithCount, FacetValue } from "@lieudit/listing-store";
import { distanceMetres } from "@lieudit/place-model";
import { atTown, distance, HARD_SPACE, typeset } from "../../shell/format/french.ts";
import type { FilterLink } from "./filter-link.ts";
import type { ListTown } from "./resolve-town.ts";

const MAX_TOWNS = 3;

/** Lists with results, for a search without any. */
export interface Nearest {
  sentence: string;
  links: readonly FilterLink[];
}

/**
 * The towns with results that are nearest to a town without any, as links.
 *
 * @param facet the towns with results, whatever the town of the search
 */
export function findNearestTowns(
  { name, middle }: Pick<ListTown, "name" | "middle">,
  facet: readonly FacetValue[],
  communes: readonly CommuneWithCount[],
  hrefOf: (ville: string) => string,
): Nearest | null {
  const positions = new Map(communes.map((commune) => [commune.ville, commune]));
  if (middle === null) return null;
  const links = facet
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
  if (links.length === 0) return null;
  return {
    sentence: typeset(`Aucune annonce ${atTown(name)} pour cette recherche. Les plus proches :`),
    links,
  };
}
