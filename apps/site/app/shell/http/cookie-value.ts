/** Returns the value of the cookie `name` in a `Cookie` header, or undefined. */
export function cookieValue(header: string | null, name: string): string | undefined {
  for (const pair of header?.split(";") ?? []) {
    const split = pair.indexOf("=");
    if (split > 0 && pair.slice(0, split).trim() === name) return pair.slice(split + 1).trim();
  }
  return undefined;
}

/**
 * Name of a cookie that only this host may set. Over https the prefix makes
 * browsers reject it from other hosts of the domain, and on other connections.
 */
export function nameHostCookie(name: string, { isSecure }: { isSecure: boolean }): string {
  return isSecure ? `__Host-${name}` : name;
}
