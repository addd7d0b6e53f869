import { cleanText } from "@lieudit/listing-model/text";

/** Kinds of results of the search page, as its address names them. */
export const FOUND_TYPES = ["vehicules", "biens", "agences", "lieux", "articles"] as const;
export type FoundType = (typeof FOUND_TYPES)[number];

/** What `/recherche` shows. The URL holds all of it, so that it can be shared and gone back to. */
export interface SearchQuestion {
  /** `q`: what was typed. */
  text: string;
  /** `type`: the one kind that is listed whole; null for the best of each. */
  type: FoundType | null;
  /** `page`, from 1. */
  page: number;
}

/** Longer questions are nobody's words. */
export const MAX_LENGTH = 200;

/** Reads a URL's query. What cannot be understood counts as absent. */
export function readSearchQuestion(query: URLSearchParams): SearchQuestion {
  const page = query.get("page") ?? "";
  return {
    text: cleanText((query.get("q") ?? "").replace(/\s+/g, " ")).slice(0, MAX_LENGTH),
    type: FOUND_TYPES.find((type) => type === query.get("type")) ?? null,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** Returns the address of a question. */
export function searchHref({ text, type = null, page = 1 }: Partial<SearchQuestion>): string {
  const query = new URLSearchParams({ q: text ?? "" });
  if (type !== null) query.set("type", type);
  if (page > 1) query.set("page", String(page));
  return `/recherche?${query}`;
}
