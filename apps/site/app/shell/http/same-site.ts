/**
 * Returns whether a page of this site made the request, by `Sec-Fetch-Site` or, from older
 * browsers, `Origin`. A request with neither header does not come from a page, so the result is
 * false.
 *
 * @param publicUrl the site's own address: behind a proxy the request names another one
 */
export function isFromThisSite(request: Request, publicUrl: string): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = URL.parse(request.headers.get("origin") ?? "");
  if (origin === null) return false;
  const own = new URL(publicUrl);
  if (origin.origin === own.origin) return true;
  // Without PUBLIC_URL, or on this machine itself, visitors use the address of the request. Elsewhere the
  // Host header is the caller's choice.
  return origin.host === new URL(request.url).host && (isLocal(own.hostname) || isLocal(origin.hostname));
}

function isLocal(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}
