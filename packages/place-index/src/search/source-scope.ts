/**
 * Private sources have terms, ids and lists of words of their own: those of the public places with the scope of the
 * source in front. A search reads them only if its caller may see the source. So the lookups of every other caller are
 * the same as without private sources, and cost the same.
 */
export type Scope = string;

/** No word of a query and no other term starts with it. */
const SCOPE_SIGN = "~~";

/** The scope of places that everybody sees. */
export const PUBLIC_SCOPE: Scope = "";

/** Returns the scope of a private source: `my-stores` has `~~my^stores~`. The tokenizer splits terms at hyphens. */
export function toScope(source: string): Scope {
  return `${SCOPE_SIGN}${source.replaceAll("-", "^")}~`;
}

/** Whether a term, an id or a name starts with a scope. */
export function isScoped(text: string): boolean {
  return text.startsWith(SCOPE_SIGN);
}

/** Splits a term into its scope and the term of public places. */
export function splitScope(term: string): [scope: Scope, term: string] {
  if (!isScoped(term)) return [PUBLIC_SCOPE, term];
  const end = term.indexOf("~", SCOPE_SIGN.length) + 1;
  return [term.slice(0, end), term.slice(end)];
}

/** Returns the ids under which an index may have the places `ids`, for a caller that sees the private `sources`. */
export function listStoredIds(ids: readonly string[], sources: readonly string[]): string[] {
  const scopes = [PUBLIC_SCOPE, ...sources.map(toScope)];
  return ids.flatMap((id) => (isScoped(id) ? [] : scopes.map((scope) => scope + id)));
}
