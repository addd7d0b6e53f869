import type { AlertWatch } from "@lieudit/leads";
import { idOfListingPath, readEstateSearch, readVehicleSearch } from "@lieudit/listing-model";
import type { Watched } from "@lieudit/listing-store";

/** Parses what an alert watches: a list, or one listing. */
export function parseWatched({ search, around }: Pick<AlertWatch, "search" | "around">): Watched {
  const url = new URL(search, "http://localhost");
  const [, folder, ...parts] = url.pathname.split("/").map(decodeURIComponent);
  const limits = around === null ? {} : { around, ...(around.area && { area: around.area }) };
  if (folder === "vehicules") {
    const [categorie, marque, modele] = parts;
    return { watched: readVehicleSearch(url.searchParams, { categorie, marque, modele }), ...limits };
  }
  if (folder === "immobilier") {
    const [transaction, type, ville] = parts;
    return { watched: readEstateSearch(url.searchParams, { transaction, type, ville }), ...limits };
  }
  return { watched: { id: idOfListingPath(parts[0] ?? "") }, ...limits };
}
