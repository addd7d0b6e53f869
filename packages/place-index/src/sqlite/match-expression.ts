import type { TermGroup, TermMatch } from "../search/index-reader.ts";
import { addScopes } from "../search/scoped-reader.ts";
import { toRingTerm } from "../search/terms.ts";

/**
 * Returns a match expression of FTS5: a place must have a term of each group, and none
 * of `none`.
 *
 * @returns null when a group is empty, so that nothing can match.
 */
export function matchExpression({ all: required, none = [], around, scopes }: TermMatch): string | null {
  const groups = around === undefined ? required : [...required, addScopes([toRingTerm(around)], scopes)];
  if (groups.length === 0 || groups.some((group: TermGroup) => group.length === 0)) return null;
  const all = groups.map((group) => `(${group.map(quote).join(" OR ")})`).join(" AND ");
  return none.length === 0 ? all : `(${all}) NOT (${none.map(quote).join(" OR ")})`;
}

/** Terms hold letters, digits and our signs only; quotes keep the signs from being read as syntax. */
function quote(term: string): string {
  return `"${term.replaceAll('"', "")}"`;
}
