import { randomBytes } from "node:crypto";
import type { CookieSettings } from "../services/services.ts";
import { cookieValue, nameHostCookie } from "./cookie-value.ts";

/** Binds a page's token to the browser that received the page. */
export interface FormVisit {
  id: string;
  /** Headers of a page with forms: private to one visitor, and never cached. */
  headers: Headers;
}

/** Names of the cookie that binds a form to its page, without and with COOKIE_SECURE. */
export const VISIT_COOKIES = ["visite", nameHostCookie("visite", { isSecure: true })];
const VISIT_FORM = /^[\w-]{22}$/;

/** Reads the visit that a request belongs to, undefined before the first page with a form. */
export function readVisit(request: Request, cookies: Pick<CookieSettings, "isSecure">): string | undefined {
  const value = cookieValue(request.headers.get("cookie"), nameHostCookie("visite", cookies));
  return value !== undefined && VISIT_FORM.test(value) ? value : undefined;
}

/**
 * Returns the visit for a page with forms, and starts one for a first page. Its
 * cookie ends with the browser's session and is hidden from scripts. It is for
 * security only, so it needs no consent.
 */
export function formVisit(request: Request, cookies: Pick<CookieSettings, "isSecure">): FormVisit {
  const known = readVisit(request, cookies);
  const headers = new Headers({ "cache-control": "no-store" });
  if (known !== undefined) return { id: known, headers };
  const id = randomBytes(16).toString("base64url");
  headers.append(
    "set-cookie",
    // Forms stand everywhere: below the path of the choices alone, those elsewhere could not be sent.
    `${nameHostCookie("visite", cookies)}=${id}; Path=/; HttpOnly; SameSite=Lax${cookies.isSecure ? "; Secure" : ""}`,
  );
  return { id, headers };
}
