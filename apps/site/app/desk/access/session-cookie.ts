import { SESSION_MAX_DAYS } from "@lieudit/desk/limits";
import { cookieValue } from "../../shell/http/cookie-value.ts";
import type { CookieSettings } from "../../shell/services/services.ts";

const DAY_SECONDS = 86_400;

/** Over https the prefix binds the cookie to this host; browsers reject it on other connections. */
function getName({ isSecure }: Pick<CookieSettings, "isSecure">): string {
  return isSecure ? "__Host-espace" : "espace";
}

/** Returns the token of the session, or undefined. */
export function readSession(request: Request, cookies: Pick<CookieSettings, "isSecure">): string | undefined {
  const value = cookieValue(request.headers.get("cookie"), getName(cookies));
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** Returns the header that sets the session; null ends it. */
export function writeSession(token: string | null, cookies: Pick<CookieSettings, "isSecure">): string {
  const age = token === null ? 0 : SESSION_MAX_DAYS * DAY_SECONDS;
  const secure = cookies.isSecure ? "; Secure" : "";
  return `${getName(cookies)}=${token ?? ""}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`;
}
