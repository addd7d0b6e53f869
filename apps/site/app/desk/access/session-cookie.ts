import { SESSION_MAX_DAYS } from "@lieudit/desk/limits";
import { cookieValue, nameHostCookie } from "../../shell/http/cookie-value.ts";
import type { CookieSettings } from "../../shell/services/services.ts";

const DAY_SECONDS = 86_400;

/** Returns the token of the session, or undefined if its cookie is missing or malformed. */
export function readSession(request: Request, cookies: Pick<CookieSettings, "isSecure">): string | undefined {
  const value = cookieValue(request.headers.get("cookie"), nameHostCookie("espace", cookies));
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** Returns the `set-cookie` header that stores the token of a session; null deletes the cookie. */
export function writeSession(token: string | null, cookies: Pick<CookieSettings, "isSecure">): string {
  const maxAge = token === null ? 0 : SESSION_MAX_DAYS * DAY_SECONDS;
  const secure = cookies.isSecure ? "; Secure" : "";
  return `${nameHostCookie("espace", cookies)}=${token ?? ""}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}
