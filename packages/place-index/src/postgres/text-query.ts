import type { TermMatch } from "../finding/index-reader.ts";
import { cellTerms } from "../finding/terms.ts";

/**
 * A `tsquery`: a place must have a term of each group, and none of `none`.
 *
 * @returns null when a group is empty, so that nothing can match.
 */
export function textQuery({ all: told, none = [], around }: TermMatch): string | null {
  const all = around === undefined ? told : [...told, cellTerms(around)];
  if (all.length === 0 || all.some((group) => group.length === 0)) return null;
  const wanted = all.map((group) => `(${group.map(quoted).join("|")})`);
  return [...wanted, ...none.map((term) => `!${quoted(term)}`)].join("&");
}

/** Terms hold letters, digits and our signs only; quotes keep the signs from being read as syntax. */
function quoted(term: string): string {
  return `'${term.replaceAll("\\", "").replaceAll("'", "")}'`;
}
