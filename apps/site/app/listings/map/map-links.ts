/** What the map changes of a search. */
interface MapSearch {
  zone?: string;
  ville?: string;
  rayonKm?: number;
  page: number;
}

/** Addresses of a list for its map. */
export interface MapLinks {
  here: string;
  zone: string | null;
  /** The list without its zone. */
  withoutZone: string;
  /** The list with `ZONE` for a zone, in place of the town. */
  withAnyZone: string;
}

const ANY_ZONE = "ZONE";

/** Returns the addresses that the map of a search leads to. */
export function getMapLinks<Search extends MapSearch>(
  search: Search,
  hrefOf: (search: Search) => string,
): MapLinks {
  const { zone, ville: _, rayonKm: __, ...rest } = search;
  // Only optional properties are omitted; the compiler cannot know that of any search.
  const withZone = (text: string) => hrefOf({ ...rest, page: 1, zone: text } as unknown as Search);
  const { zone: ___, ...without } = search;
  return {
    here: hrefOf(search),
    zone: zone ?? null,
    withoutZone: hrefOf({ ...without, page: 1 } as unknown as Search),
    withAnyZone: withZone(ANY_ZONE),
  };
}

/** Returns the address of the list with a zone. */
export function withZone({ withAnyZone }: Pick<MapLinks, "withAnyZone">, zone: string): string {
  return withAnyZone.replace(`zone=${ANY_ZONE}`, `zone=${encodeURIComponent(zone)}`);
}
