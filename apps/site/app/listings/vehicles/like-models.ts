import { type VehicleSearch, vehicleListPath } from "@lieudit/listing-model";
import type { FacetValue } from "@lieudit/listing-store";
import { typeset } from "../../shell/format/french.ts";
import type { Nearest } from "../list/nearest-towns.ts";

/**
 * The models that begin like one without results, such as Clio IV and Clio V for `clio`.
 *
 * @param facet the models with results, whatever the model of the search
 */
export function findLikeModels(
  search: VehicleSearch,
  total: number,
  facet: readonly FacetValue[],
): Nearest | null {
  const { modele } = search;
  if (total > 0 || modele === undefined) return null;
  const links = facet
    .filter(({ value }) => value.startsWith(`${modele}-`))
    .map(({ value, label, count }) => ({
      key: value,
      label,
      href: vehicleListPath({ ...search, modele: value, page: 1 }),
      total: count,
    }));
  return links.length === 0
    ? null
    : { sentence: typeset("Ce modèle existe en plusieurs générations :"), links };
}
