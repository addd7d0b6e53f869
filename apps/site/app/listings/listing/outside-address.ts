/**
 * Returns an address on another site that a link may carry: http or https. Importers
 * check it as well, but a page trusts nobody's data.
 *
 * @returns null for anything else, such as `javascript:` or other text.
 */
export function outsideAddress(value: string | undefined): URL | null {
  if (value === undefined || !URL.canParse(value)) return null;
  const url = new URL(value);
  return url.protocol === "https:" || url.protocol === "http:" ? url : null;
}
