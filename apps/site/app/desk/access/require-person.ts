import type { DeskSession } from "@lieudit/desk";
import { hasRight, type Person } from "@lieudit/desk/roles";
import { type RouterContextProvider, redirect } from "react-router";
import { isFromThisSite } from "../../shell/http/same-site.ts";
import { readForm } from "../../shell/http/small-post.ts";
import { type SiteServices, servicesContext } from "../../shell/services/services.ts";
import { DESK_ROUTES, type DeskRoute } from "./desk-routes.ts";
import { type DeskServices, deskServicesContext } from "./desk-services.ts";
import { readSession } from "./session-cookie.ts";

/** A request of someone who signed in and may open the page. */
export interface DeskRequest {
  person: Person;
  session: DeskSession;
  services: SiteServices & DeskServices;
}

/** Headers of every response of the desk: it belongs to one person. */
export const DESK_HEADERS = { "cache-control": "no-store", "referrer-policy": "same-origin" } as const;

/** For the `headers` export of the routes. */
export function deskHeaders(): typeof DESK_HEADERS {
  return DESK_HEADERS;
}

/** Returns the services of the desk and of the site. */
export function getDeskServices(context: Readonly<RouterContextProvider>): SiteServices & DeskServices {
  return { ...context.get(servicesContext), ...context.get(deskServicesContext) };
}

/**
 * Returns the person who sent a request for a route.
 *
 * @throws {Response} a redirect to the sign-in page without a session, 403 without the right
 */
export async function requirePerson(
  request: Request,
  context: Readonly<RouterContextProvider>,
  route: DeskRoute,
): Promise<DeskRequest> {
  const services = getDeskServices(context);
  const token = readSession(request, services.cookies);
  const found = token === undefined ? null : await services.desk.findSession(token);
  if (found === null) throw redirect(getSignInPath(request), { status: 303, headers: DESK_HEADERS });
  const access: string = DESK_ROUTES[route];
  const { person } = found;
  for (const right of ["leads", "listings", "people", "audit", "agencies"] as const)
    if (access === right && !hasRight(person, right)) throw new Response(null, { status: 403 });
  return { ...found, services };
}

/**
 * Returns the person and the fields of a form of the desk.
 *
 * @throws {Response} as `requirePerson`, and 403 if the form was not sent from a page of this site
 */
export async function requireForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
  route: DeskRoute,
): Promise<DeskRequest & { field: (name: string) => string; list: (name: string) => string[] }> {
  const known = await requirePerson(request, context, route);
  if (!isFromThisSite(request, known.services.publicUrl)) throw new Response(null, { status: 403 });
  const form = await readForm(request);
  const field = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const list = (name: string) => form.getAll(name).filter((value) => typeof value === "string");
  return { ...known, field, list };
}

/** After signing in, the person returns to the page that was requested, or that has the form. */
function getSignInPath(request: Request): string {
  const page = request.method === "GET" ? request.url : request.headers.get("referer");
  const { pathname, search } = URL.parse(page ?? "") ?? new URL(request.url);
  const path = pathname.replace(/\.data$/, "");
  if (page === null || !path.startsWith("/espace/")) return "/espace/connexion";
  const query = new URLSearchParams(search);
  for (const name of ["_routes", "fait"]) query.delete(name);
  const target = query.size === 0 ? path : `${path}?${query}`;
  return `/espace/connexion?${new URLSearchParams({ vers: target })}`;
}

/** Returns the page of the desk that an address names, so that a link cannot lead to another site. */
export function readTarget(text: string | null): string {
  return text !== null && /^\/espace(?:[/?][\w\-./?=&%+]*)?$/.test(text) ? text : "/espace";
}
