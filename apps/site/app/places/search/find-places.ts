import type { Place, PlaceField, SearchTextRequest, Viewport } from "@lieudit/place-model";
import type { PlacesClient } from "@lieudit/places-client";
import { STATION_FIELDS, sortStations } from "./energy-stations.ts";
import { kindOfSlug } from "./place-kinds.ts";
import type { PlacesSearch } from "./places-search.ts";
import { MAX_PAGES } from "./places-search.ts";
import { circleAround, getCenter } from "./start-view.ts";
import { FUELS, getStationKind, readFuel } from "./station-kinds.ts";

/** Cards per page of a list; the maximum of the protocol. */
export const PAGE_SIZE = 20;

/** Everyday kinds that exist in every region. */
const EVERYDAY_KINDS = ["restaurant", "boulangerie", "pharmacie", "cafe", "supermarche", "musee"];

/** The searched area of a list. */
export interface SearchArea {
  viewport: Viewport;
  /** True if the reader chose a town, so that results outside it are excluded. */
  isStrict: boolean;
}

export interface FoundPlaces {
  places: Place[];
  /** Whether there is a next page. */
  hasMore: boolean;
  /** Whether there are more places than these, on a next page or beyond the last. */
  isCut: boolean;
}

/** Returns the places that a search asks for. */
export async function findPlaces(
  client: PlacesClient,
  search: PlacesSearch,
  area: SearchArea | null,
  fields: readonly PlaceField[],
  signal: AbortSignal,
): Promise<FoundPlaces> {
  const kind = kindOfSlug(search.kind);
  const stations = getStationKind(search.kind);
  if (stations !== undefined) return findStations(client, search, stations, area, fields, signal);
  if (search.text !== "" || kind !== null) return findByText(client, search, area, fields, signal);
  if (area === null) return { places: [], hasMore: false, isCut: false };
  if (search.isOpenNow) return onePage(await findOpenNow(client, area, PAGE_SIZE, fields, signal));
  const { places = [] } = await client.searchNearby(
    {
      locationRestriction: { circle: circleAround(area.viewport) },
      includedTypes: ["establishment", "tourist_attraction"],
      rankPreference: "POPULARITY",
      maxResultCount: PAGE_SIZE,
      languageCode: "fr",
    },
    fields,
    { signal },
  );
  return onePage(places);
}

/** Returns a result without further pages. A full page counts as the beginning of a longer list. */
function onePage(places: Place[]): FoundPlaces {
  return { places, hasMore: false, isCut: places.length >= PAGE_SIZE };
}

/** Everyday places that are open now, of several kinds in turn. */
export async function findOpenNow(
  client: PlacesClient,
  area: SearchArea,
  limit: number,
  fields: readonly PlaceField[],
  signal: AbortSignal,
): Promise<Place[]> {
  const lists = await Promise.all(
    EVERYDAY_KINDS.map(async (slug) => {
      const request = textRequest({ text: "", kind: slug, isOpenNow: true }, area);
      const { places = [] } = await client.searchText(request, fields, { signal });
      return places;
    }),
  );
  return inTurn(lists).slice(0, limit);
}

/** Returns the first of each list, then the second of each, without repeating a place. */
export function inTurn(lists: readonly (readonly Place[])[]): Place[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const seen = new Set<string | undefined>();
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? []))
    .flat()
    .filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** Returns stations in the order of the search: sorts all results, then takes one page. */
async function findStations(
  client: PlacesClient,
  search: PlacesSearch,
  kind: NonNullable<ReturnType<typeof getStationKind>>,
  area: SearchArea | null,
  fields: readonly PlaceField[],
  signal: AbortSignal,
): Promise<FoundPlaces> {
  const request = textRequest(search, area);
  const wanted = [...new Set<PlaceField>([...fields, ...STATION_FIELDS[kind], "location"])];
  const found: Place[] = [];
  let token: string | undefined;
  for (let page = 1; page <= MAX_PAGES; page++) {
    const { places = [], nextPageToken } = await client.searchText(
      token === undefined ? request : { ...request, pageToken: token },
      wanted,
      { signal },
    );
    found.push(...places);
    token = nextPageToken;
    if (token === undefined) break;
  }
  const fuel = readFuel(search.fuel) ?? FUELS[0];
  const sorted = sortStations(
    found,
    kind,
    fuel,
    search.order,
    area === null ? null : getCenter(area.viewport),
  );
  const first = (search.page - 1) * PAGE_SIZE;
  const hasMore = found.length > first + PAGE_SIZE && search.page < MAX_PAGES;
  return { places: sorted.slice(first, first + PAGE_SIZE), hasMore, isCut: hasMore || token !== undefined };
}

/** The protocol pages by tokens. The server follows them itself, so that URLs contain page numbers. */
async function findByText(
  client: PlacesClient,
  search: PlacesSearch,
  area: SearchArea | null,
  fields: readonly PlaceField[],
  signal: AbortSignal,
): Promise<FoundPlaces> {
  const request = textRequest(search, area);
  let token: string | undefined;
  for (let page = 1; ; page++) {
    const isWanted = page === search.page;
    const { places = [], nextPageToken } = await client.searchText(
      token === undefined ? request : { ...request, pageToken: token },
      isWanted ? fields : ["id"],
      { signal },
    );
    const isCut = nextPageToken !== undefined;
    if (isWanted) return { places, hasMore: isCut && page < MAX_PAGES, isCut };
    if (!isCut) return { places: [], hasMore: false, isCut: false };
    token = nextPageToken;
  }
}

function textRequest(
  { text, kind: slug, isOpenNow }: Pick<PlacesSearch, "text" | "kind" | "isOpenNow">,
  area: SearchArea | null,
): SearchTextRequest {
  const kind = kindOfSlug(slug);
  return {
    textQuery: text !== "" ? text : (kind?.words ?? ""),
    languageCode: "fr",
    pageSize: PAGE_SIZE,
    ...(kind !== null && { includedType: kind.type, strictTypeFiltering: true }),
    ...(isOpenNow && { openNow: true }),
    ...(area !== null &&
      (area.isStrict
        ? { locationRestriction: { rectangle: area.viewport } }
        : { locationBias: { rectangle: area.viewport } })),
  };
}
