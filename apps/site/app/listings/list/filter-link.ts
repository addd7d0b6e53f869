import type { FilterChip } from "@lieudit/listing-model";

/** A filter that is on, as a link to the list without it. Made on the server, which knows all names. */
export interface FilterLink {
  /** Its key in addresses. */
  key: string;
  label: string;
  href: string;
  /** How many listings there are without it, where that was counted. */
  total?: number;
}

/** Returns the link that takes a filter away. */
export function filterLink<Search>(
  { key, label, without, total }: FilterChip<Search> & { total?: number },
  hrefOf: (search: Search) => string,
): FilterLink {
  return { key, label, href: hrefOf(without), ...(total !== undefined && { total }) };
}
