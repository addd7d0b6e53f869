import { isFromThisSite } from "./same-site.ts";

/**
 * Returns a request as the router may see it. The router refuses what changes something
 * when the request's address and the `Origin` differ in anything; behind a proxy
 * that ends TLS they always do. Who is of this site is judged by us, so a request
 * of ours gets the address that the browser has.
 *
 * @param isForm a form that the pages give back, with all that was typed, when
 * another site sent it: the router must leave it to them.
 */
export function withActionOrigin(request: Request, publicUrl: string, isForm: boolean): Request {
  const origin = URL.parse(request.headers.get("origin") ?? "");
  if (request.method === "GET" || request.method === "HEAD") return request;
  const url = new URL(request.url);
  if (isFromThisSite(request, publicUrl)) {
    if (origin?.origin === url.origin) return request;
    // A page that tells nobody where it is sends `null`.
    if (origin === null) return new Request(request, { headers: withoutOrigin(request) });
    return new Request(new URL(url.pathname + url.search, origin), request);
  }
  if (!isForm) return request;
  const headers = withoutOrigin(request);
  headers.set("sec-fetch-site", "cross-site");
  return new Request(request, { headers });
}

function withoutOrigin(request: Request): Headers {
  const headers = new Headers(request.headers);
  headers.delete("origin");
  return headers;
}
