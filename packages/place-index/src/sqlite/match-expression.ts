import { isNumberPrefix } from "../houses/house-block.ts";
import { listHouseNameKeys } from "../houses/street-key.ts";
import type { TermGroup, TermMatch } from "../search/index-reader.ts";
import { addScopes } from "../search/scoped-reader.ts";
import { splitScope } from "../search/source-scope.ts";
import { TERM_SIGNS, toRingTerm } from "../search/terms.ts";

/**
 * Returns a match expression of FTS5: a place must have a term of each group, and none
 * of `none`.
 *
 * @returns null when a group is empty, so that nothing can match.
 */
export function matchExpression({ all: required, none = [], around, scopes }: TermMatch): string | null {
  const groups = around === undefined ? required : [...required, addScopes([toRingTerm(around)], scopes)];
  if (groups.length === 0 || groups.some((group: TermGroup) => group.length === 0)) return null;
  const all = groups.map((group) => `(${group.flatMap(toExpressions).join(" OR ")})`).join(" AND ");
  return none.length === 0 ? all : `(${all}) NOT (${none.map(quote).join(" OR ")})`;
}

function toExpressions(term: string): string[] {
  return listStoredTerms(term).map((terms) =>
    terms.length === 1 ? terms.map(quote).join("") : `(${terms.map(quote).join(" AND ")})`,
  );
}

/**
 * Returns what a place that has `term` is indexed by: all terms of one of these lists. House numbers do not have their
 * whole names as terms, but those of their streets, and no number as a prefix of itself.
 */
export function listStoredTerms(term: string): string[][] {
  const [scope, own] = splitScope(term);
  if (isNumberPrefix(own)) return [[term], [scope + own.slice(TERM_SIGNS.namePrefix.length)]];
  if (!own.startsWith(TERM_SIGNS.wholeName)) return [[term]];
  const houses = listHouseNameKeys(own.slice(TERM_SIGNS.wholeName.length)).map(({ number, streetKey }) => [
    scope + number,
    scope + TERM_SIGNS.wholeStreet + streetKey,
  ]);
  return [[term], ...houses];
}

/** Terms hold letters, digits and our signs only; quotes keep the signs from being read as syntax. */
function quote(term: string): string {
  return `"${term.replaceAll('"', "")}"`;
}
