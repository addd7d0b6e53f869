import type { Listing } from "@lieudit/listing-model";

/** About as much as search engines show. */
const MAX_CHARACTERS = 160;

/** The meta description of a listing: its own, or the beginning of its text, on one line. */
export function listingSummary({ seo, description }: Pick<Listing, "seo" | "description">): string {
  if (seo?.description !== undefined) return seo.description;
  // No more than is needed: a text may be very long.
  const line = description
    .slice(0, 2 * MAX_CHARACTERS)
    .replace(/\s+/g, " ")
    .trim();
  if (line.length <= MAX_CHARACTERS) return line;
  const head = line.slice(0, MAX_CHARACTERS);
  return `${head.slice(0, head.lastIndexOf(" ")).replace(/[\s,;:.]+$/, "")}…`;
}
