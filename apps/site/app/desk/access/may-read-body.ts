import type { DeskStore } from "@lieudit/desk";
import type { CookieSettings } from "../../shell/services/services.ts";
import { isDeskPath } from "./desk-routes.ts";
import { readSession } from "./session-cookie.ts";

/** Forms of people who sign in. */
const PUBLIC_PATH = /^\/espace\/(?:connexion|cle|lien\/[^/]+)(?:\.data)?\/?$/;
/** What is typed into a listing comes back after the end of a session, so it is read without one too. */
const TYPED_PATH = /^\/espace\/annonces\/[^/]+\/(?:enregistrer|brouillon)\/?$/;
/** A listing has a few texts of several thousand characters. */
const MAX_TYPED_BYTES = 400_000;

/**
 * Whether the body of a request may be read. The desk reads uploads and long texts of people with a
 * session only. For others its pages answer without the body.
 */
export async function mayReadBody(
  request: Request,
  cookies: Pick<CookieSettings, "isSecure">,
  desk: Pick<DeskStore, "findSession">,
): Promise<boolean> {
  const { pathname } = new URL(request.url);
  if (!isDeskPath(pathname) || PUBLIC_PATH.test(pathname)) return true;
  const isText =
    request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded") === true;
  const byteCount = Number(request.headers.get("content-length") ?? Number.POSITIVE_INFINITY);
  if (TYPED_PATH.test(pathname) && isText && byteCount <= MAX_TYPED_BYTES) return true;
  const token = readSession(request, cookies);
  return token !== undefined && (await desk.findSession(token)) !== null;
}
