import { DEFAULT_OWN_TIME, type EstateSearch } from "@lieudit/listing-model";
import type { LatLng } from "@lieudit/place-model";
import { asked, valueOr } from "../../places/search/ask-places.ts";
import { typeset } from "../../shell/format/french.ts";
import type { SiteServices } from "../../shell/services/services.ts";

/** What the address of a search means. */
export interface ResolvedAddress {
  /** Where it is; null without an address, or if nobody knows it. */
  point: LatLng | null;
  /** The area within the time; null where the filter is ignored. */
  area: LatLng[][] | null;
  /** Why the filter is ignored; null where it is not. */
  problem: string | null;
}

/** Finds the address of a search, and the area from which it is within the time. */
export async function resolveAddress(
  { adresse, trajet = DEFAULT_OWN_TIME }: Pick<EstateSearch, "adresse" | "trajet">,
  { places, findArea }: Pick<SiteServices, "places" | "findArea">,
  signal: AbortSignal,
): Promise<ResolvedAddress> {
  if (adresse === undefined) return { point: null, area: null, problem: null };
  const question = places.searchText({ textQuery: adresse, languageCode: "fr", pageSize: 1 }, ["location"], {
    signal,
  });
  const [place] = valueOr(await asked(question, signal), {}).places ?? [];
  const point = place?.location ?? null;
  const ignored = (why: string) => ({
    point,
    area: null,
    problem: typeset(`${why} : ce filtre est ignoré.`),
  });
  if (point === null) return ignored(`L’adresse « ${adresse} » est introuvable`);
  const area = await findArea(point, trajet, signal).catch(() => null);
  if (area === null) return ignored(`Aucun chemin n’est connu autour de « ${adresse} »`);
  return { point, area, problem: null };
}

/** Options of the store for a search with this address. */
export function getAreaOption({ area }: ResolvedAddress): { area?: LatLng[][] } {
  return area === null ? {} : { area };
}
