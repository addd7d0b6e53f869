/** Returns the value of the cookie `name` in a `Cookie` header, or undefined. */
export function cookieValue(header: string | null, name: string): string | undefined {
  for (const pair of header?.split(";") ?? []) {
    const split = pair.indexOf("=");
    if (split > 0 && pair.slice(0, split).trim() === name) return pair.slice(split + 1).trim();
  }
  return undefined;
}
