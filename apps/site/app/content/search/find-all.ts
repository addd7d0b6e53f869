import { agencyPath, type ListingCard } from "@lieudit/listing-model";
import type { Place } from "@lieudit/place-model";
import { agencyOffer } from "../../listings/agencies/agency-offer.ts";
import { typesetAgency } from "../../listings/listing/typeset-listing.ts";
import { asked } from "../../places/search/ask-places.ts";
import { findPlaces } from "../../places/search/find-places.ts";
import { ROW_FIELDS } from "../../places/search/place-rows.tsx";
import { ALL_PLACES, type PlacesSearch } from "../../places/search/places-search.ts";
import { startArea } from "../../places/search/start-area.ts";
import { readFuelWords } from "../../places/search/station-kinds.ts";
import type { SiteServices } from "../../shell/services/services.ts";
import { textPath } from "../../shell/services/site-content.ts";
import { findAgencies } from "./find-agencies.ts";
import { findTexts } from "./find-texts.ts";
import type { FoundType, SearchQuestion } from "./search-question.ts";
import { type UnderstoodLine, understandWords } from "./understand-words.ts";

/** Results of one kind: the best, or a page of all. */
export interface FoundPart<Item> {
  items: Item[];
  total: number;
  pageCount: number;
}

/** An agency or a text, as a link with a line below it. */
export interface FoundLink {
  path: string;
  title: string;
  description: string;
}

export interface Found extends Record<Exclude<FoundType, "lieux">, FoundPart<ListingCard | FoundLink>> {
  vehicules: FoundPart<ListingCard>;
  biens: FoundPart<ListingCard>;
  agences: FoundPart<FoundLink>;
  articles: FoundPart<FoundLink>;
  /** The best; null: they could not be searched. */
  lieux: Place[] | null;
  /** The list of places that has all of them. */
  places: Partial<PlacesSearch>;
  /** The query as filters; their listings replace the results of the text search. */
  understood: Omit<UnderstoodLine, "page"> | null;
}

/** Number of results of each kind on the overview: a row of cards on a wide page, and rows of links. */
const BEST = 4;
const BEST_LINKS = 6;
const BEST_PLACES = 5;
const LINKS_PER_PAGE = 20;

/**
 * Searches listings, places and content. Without a type it returns the best results of each kind.
 * With a type it returns a page of that kind, and only the totals of the others.
 */
export async function findAll(
  { text, type, page }: SearchQuestion,
  services: Pick<SiteServices, "listings" | "places" | "describePlaces" | "content">,
  signal: AbortSignal,
): Promise<Found> {
  const { listings, content } = services;
  const placesSearch = toPlacesSearch(text);
  const cards = async (kind: "vehicle" | "estate", of: FoundType): Promise<FoundPart<ListingCard>> => {
    // Of a kind that is not shown only the total is needed.
    const part = type === of ? { page } : { count: type === null ? BEST : 1 };
    const { cards: items, total, pageCount } = await listings.searchText(text, { kind, ...part });
    return { items, total, pageCount };
  };
  const [vehicules, biens, agencies, answer, line] = await Promise.all([
    cards("vehicle", "vehicules"),
    cards("estate", "biens"),
    listings.agencies(),
    type === null ? asked(findBestPlaces(placesSearch, services, signal), signal) : null,
    type === null || type === "vehicules" || type === "biens" ? understandWords(text, { listings }) : null,
  ]);
  // Other words are searched in the texts first.
  const isUsed = line !== null && (line.rest.length === 0 || { vehicules, biens }[line.type].total === 0);
  const agences = findAgencies(agencies.map(typesetAgency), text).map((agency) => ({
    path: agencyPath(agency),
    title: agency.nom,
    description: `${agency.adresse.commune}, ${agencyOffer(agency).toLocaleLowerCase("fr")}`,
  }));
  const articles = findTexts([...content.guides, ...content.articles, ...content.pages], text).map(
    (found) => ({ path: textPath(found), title: found.title, description: found.description }),
  );
  const understood = isUsed ? line : null;
  return {
    vehicules,
    biens,
    ...(understood !== null && { [understood.type]: toPart(understood.page) }),
    understood: understood === null ? null : toLinks(understood),
    agences: toSection(agences, type === "agences" ? page : null),
    articles: toSection(articles, type === "articles" ? page : null),
    lieux: answer === null ? [] : answer.phase === "ready" ? answer.value : null,
    places: placesSearch,
  };
}

/** `gazole moins cher` asks for stations by price; other texts are searched as they are. */
function toPlacesSearch(text: string): Partial<PlacesSearch> {
  const fuel = readFuelWords(text);
  return fuel === null ? { text } : { kind: "station-service", fuel: fuel.slug };
}

async function findBestPlaces(
  search: Partial<PlacesSearch>,
  { places, describePlaces }: Pick<SiteServices, "places" | "describePlaces">,
  signal: AbortSignal,
): Promise<Place[]> {
  if (search.text !== undefined) {
    const request = { textQuery: search.text, pageSize: BEST_PLACES, languageCode: "fr", regionCode: "FR" };
    return (await places.searchText(request, ROW_FIELDS, { signal })).places ?? [];
  }
  const start = await startArea(places, await describePlaces(), signal);
  const area = start === null ? null : { viewport: start.viewport, isStrict: false };
  const found = await findPlaces(places, { ...ALL_PLACES, ...search }, area, ROW_FIELDS, signal);
  return found.places.slice(0, BEST_PLACES);
}

/** The first listings of a list. */
function toPart({ cards, total, pageCount }: UnderstoodLine["page"]): FoundPart<ListingCard> {
  return { items: cards.slice(0, BEST), total, pageCount };
}

function toLinks({ page: _page, ...line }: UnderstoodLine): Omit<UnderstoodLine, "page"> {
  return line;
}

/** Returns a page of all, or the best where no page is asked for. */
function toSection(all: readonly FoundLink[], page: number | null): FoundPart<FoundLink> {
  const start = page === null ? 0 : (page - 1) * LINKS_PER_PAGE;
  return {
    items: all.slice(start, start + (page === null ? BEST_LINKS : LINKS_PER_PAGE)),
    total: all.length,
    pageCount: Math.max(1, Math.ceil(all.length / LINKS_PER_PAGE)),
  };
}
