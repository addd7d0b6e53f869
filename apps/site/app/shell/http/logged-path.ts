/**
 * Returns the path of a request for log lines. The query is omitted, since it
 * may contain typed text, and so are the tokens of e-mail links and control
 * characters.
 */
export function loggedPath(path: string): string {
  return path
    .replace(/^(\/alertes\/[^/]*\/|\/confirmer\/|\/espace\/lien\/).+/, "$1…")
    .slice(0, 200)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, encodeURIComponent);
}
