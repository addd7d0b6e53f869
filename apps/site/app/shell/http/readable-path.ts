/**
 * A request whose path can be decoded. Half an escape, such as `/%`, or bytes
 * that are no text name no page of ours; the router would print a complaint
 * with the whole path, so its signs are taken for themselves.
 */
export function withReadablePath(request: Request): Request {
  const url = new URL(request.url);
  if (isReadable(url.pathname)) return request;
  url.pathname = url.pathname.replaceAll("%", "%25");
  return new Request(url, request);
}

function isReadable(path: string): boolean {
  try {
    // The bundler leaves out a call whose value nobody uses.
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}
