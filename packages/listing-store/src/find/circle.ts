import type { Catalogues } from "../catalogue/catalogue-loader.ts";
import { type Circle, isOfTown, type ListingSearch } from "../catalogue/match.ts";
import type { FindOptions } from "../listing-store.ts";

/**
 * Returns the circle of a search around the given point, by default around the
 * centre of the commune's listings. Null without a radius or a known centre.
 */
export function resolveCircle(
  catalogues: Catalogues,
  { ville, rayonKm }: ListingSearch,
  { around }: FindOptions,
): Circle | null {
  if (ville === undefined || rayonKm === undefined) return null;
  if (around !== undefined) return { ...around, radiusKm: rayonKm };
  const sum = { latitude: 0, longitude: 0, count: 0 };
  for (const catalogue of Object.values(catalogues)) {
    const latitudes = catalogue.number("latitude").values;
    const longitudes = catalogue.number("longitude").values;
    const isInTown = isOfTown(catalogue, ville);
    for (const [slot, id] of catalogue.ids.entries()) {
      if (id === undefined || !isInTown(slot) || Number.isNaN(latitudes[slot])) continue;
      sum.latitude += latitudes[slot]!;
      sum.longitude += longitudes[slot]!;
      sum.count += 1;
    }
  }
  if (sum.count === 0) return null;
  return { latitude: sum.latitude / sum.count, longitude: sum.longitude / sum.count, radiusKm: rayonKm };
}
