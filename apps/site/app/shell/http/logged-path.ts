/**
 * The path of a request as logs have it: without the query, which may hold what
 * somebody typed, and without what lets the links of letters work; and without
 * characters that a terminal obeys.
 */
export function loggedPath(path: string): string {
  return path
    .replace(/^(\/alertes\/[^/]*\/|\/confirmer\/).+/, "$1…")
    .slice(0, 200)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, encodeURIComponent);
}
