/** Instructions for search engines on a page of a list. */
export interface ListRobots {
  /** Path and page; never the filters after the question mark. */
  canonical: string;
  /** Absent: to be indexed. */
  robots?: "noindex,follow";
}

/** Parts of an address that filter nothing. */
const NO_FACETS = new Set(["page"]);

/**
 * The list without filters stands for its filtered forms; two filters or more,
 * another order or the map are not for search engines. Each page of a list
 * stands for itself.
 *
 * @param path of the list as `vehicleListPath` and `estateListPath` write it
 * @param isWorthless whether it shows nothing, or was asked for with words that nobody knows
 */
export function listRobots(path: string, isWorthless = false): ListRobots {
  const { pathname, searchParams } = new URL(path, "http://list");
  const facets = [...searchParams.keys()].filter((key) => !NO_FACETS.has(key));
  const page = searchParams.get("page");
  const canonical = facets.length === 0 && page !== null ? `${pathname}?page=${page}` : pathname;
  const isOdd = isWorthless || facets.length >= 2 || searchParams.has("tri") || searchParams.has("vue");
  return isOdd ? { canonical, robots: "noindex,follow" } : { canonical };
}
