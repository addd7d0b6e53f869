/**
 * Returns a request whose path can be decoded. The router would log the whole
 * path if it had half an escape, such as `/%`, or invalid UTF-8. Its characters
 * are escaped instead; no page has such a path.
 */
export function withReadablePath(request: Request): Request {
  const url = new URL(request.url);
  if (isReadable(url.pathname)) return request;
  url.pathname = url.pathname.replaceAll("%", "%25");
  return new Request(url, request);
}

function isReadable(path: string): boolean {
  try {
    // The bundler omits a call whose value nobody uses.
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}
