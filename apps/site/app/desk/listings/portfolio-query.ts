import { LISTING_STATES, type ListingState } from "./listing-states.ts";

/** Parameters in the address of an agency's listings. */
export interface PortfolioAddress {
  /** Slug; null for the own agency. */
  agency: string | null;
  /** Null for all states. */
  state: ListingState | null;
  text: string;
  /** From 1. */
  page: number;
}

const MAX_TEXT_LENGTH = 100;
const MAX_PAGE = 4_000;

/** Reads the address; unknown states and pages are ignored. */
export function readPortfolioQuery(query: URLSearchParams): PortfolioAddress {
  const page = Number(query.get("page") ?? 1);
  return {
    agency: query.get("agence") || null,
    state: LISTING_STATES.find(({ slug }) => slug === query.get("etat"))?.slug ?? null,
    text: (query.get("q") ?? "").trim().slice(0, MAX_TEXT_LENGTH),
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
}

export function toPortfolioPath({ agency, state, text, page }: PortfolioAddress): string {
  const query = new URLSearchParams({
    ...(agency !== null && { agence: agency }),
    ...(state !== null && { etat: state }),
    ...(text !== "" && { q: text }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size === 0 ? "/espace/annonces" : `/espace/annonces?${query}`;
}
