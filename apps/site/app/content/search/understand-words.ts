import {
  estateListPath,
  getEstateChips,
  getVehicleChips,
  type ListingCard,
  readSearchWords,
  readVehicleSearch,
  vehicleListPath,
} from "@lieudit/listing-model";
import type { CardPage } from "@lieudit/listing-store";
import { type FilterLink, filterLink } from "../../listings/list/filter-link.ts";
import type { SiteServices } from "../../shell/services/services.ts";

/** A query that is interpreted as filters of a list. */
export interface UnderstoodLine {
  type: "vehicules" | "biens";
  /** The list with these filters. */
  href: string;
  /** The filters, each with the list without it. */
  chips: FilterLink[];
  /** Words that are not a filter. */
  rest: string[];
  page: CardPage<ListingCard>;
}

/**
 * Interprets a query as filters and finds its listings. Returns null if no word is a filter of
 * exactly one kind.
 */
export async function understandWords(
  text: string,
  { listings }: Pick<SiteServices, "listings">,
): Promise<UnderstoodLine | null> {
  const [communes, facets] = await Promise.all([
    listings.communes(),
    listings.countVehicles(readVehicleSearch(new URLSearchParams())),
  ]);
  const found = readSearchWords(text, { communes, makes: facets.marque.map(({ label }) => label) });
  if (found === null) return null;
  const { search, rest } = found;
  const ville = communes.find((commune) => commune.ville === search.ville)?.commune;
  if (found.kind === "estate") {
    return {
      type: "biens",
      href: estateListPath(found.search),
      chips: getEstateChips(found.search, { ville }).map((chip) => filterLink(chip, estateListPath)),
      rest,
      page: await listings.findEstates(found.search),
    };
  }
  const marque = facets.marque.find(({ value }) => value === found.search.marque)?.label;
  return {
    type: "vehicules",
    href: vehicleListPath(found.search),
    chips: getVehicleChips(found.search, { ville, marque }).map((chip) => filterLink(chip, vehicleListPath)),
    rest,
    page: await listings.findVehicles(found.search),
  };
}
