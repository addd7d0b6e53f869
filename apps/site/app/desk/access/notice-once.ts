import { cookieValue, nameHostCookie } from "../../shell/http/cookie-value.ts";
import type { CookieSettings } from "../../shell/services/services.ts";
import { isDeskPath } from "./desk-routes.ts";

/** Parameter of an address that names what the form before has done. */
const PARAMETER = "fait";
/** The page after a form is opened at once; a slow phone takes longer. */
const MAX_AGE_SECONDS = 300;

type Cookies = Pick<CookieSettings, "isSecure">;

/**
 * Answers a request of the desk such that `?fait=` shows its notice once. The form that redirects
 * to such an address sets a cookie, and the page ends it. Without the cookie the page gets no such
 * parameter: after a reload, on the way back, or from a link that somebody shared.
 */
export async function showNoticeOnce(
  request: Request,
  cookies: Cookies,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  const url = new URL(request.url);
  if (!isDeskPath(url.pathname)) return answer(request);
  if (request.method !== "GET" && request.method !== "HEAD") {
    const response = await answer(request);
    const target = response.status === 303 ? URL.parse(response.headers.get("location") ?? "", url) : null;
    const done = target?.searchParams.get(PARAMETER) ?? null;
    if (done !== null) response.headers.append("set-cookie", writeNotice(done, cookies));
    return response;
  }
  const done = url.searchParams.get(PARAMETER);
  if (done === null) return answer(request);
  const name = getCookieName(cookies);
  if (cookieValue(request.headers.get("cookie"), name) !== encodeURIComponent(done)) {
    url.searchParams.delete(PARAMETER);
    return answer(new Request(url, request));
  }
  const response = await answer(request);
  response.headers.append("set-cookie", writeNotice(null, cookies));
  return response;
}

/** Returns the header that lets the next page show a notice; null ends it. */
export function writeNotice(done: string | null, cookies: Cookies): string {
  const age = done === null ? 0 : MAX_AGE_SECONDS;
  const secure = cookies.isSecure ? "; Secure" : "";
  return `${getCookieName(cookies)}=${encodeURIComponent(done ?? "")}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`;
}

function getCookieName(cookies: Cookies): string {
  return nameHostCookie("espace-fait", cookies);
}
