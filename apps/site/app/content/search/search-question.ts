import { cleanText } from "@lieudit/listing-model/text";

/** Kinds of results of the search page, as its address names them. */
export const FOUND_TYPES = ["vehicules", "biens", "agences", "lieux", "articles"] as const;
export type FoundType = (typeof FOUND_TYPES)[number];

/** The state of `/recherche`. The URL contains all of it, so that it can be shared and restored. */
export interface SearchQuestion {
  /** `q`: what was typed. */
  text: string;
  /** `type`: the only listed kind; null for the best results of each. */
  type: FoundType | null;
  /** `page`, from 1. */
  page: number;
}

/** Longer queries are cut, since nobody types them. */
export const MAX_LENGTH = 200;

/** Reads the query of a URL. Invalid values count as absent. */
export function readSearchQuestion(query: URLSearchParams): SearchQuestion {
  const page = query.get("page") ?? "";
  return {
    text: cleanText((query.get("q") ?? "").replace(/\s+/g, " ")).slice(0, MAX_LENGTH),
    type: FOUND_TYPES.find((type) => type === query.get("type")) ?? null,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** Returns the address of a search. */
export function searchHref({ text, type = null, page = 1 }: Partial<SearchQuestion>): string {
  const query = new URLSearchParams({ q: text ?? "" });
  if (type !== null) query.set("type", type);
  if (page > 1) query.set("page", String(page));
  return `/recherche?${query}`;
}
