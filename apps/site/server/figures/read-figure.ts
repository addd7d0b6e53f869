import type { FigureKind } from "@lieudit/desk";
import { idOfListingPath } from "@lieudit/listing-model";

/** Internal header of a response: what the page asks to count, as `<kind> <subject>,<subject>`. */
export const FIGURE_HEADER = "x-figure";

const LISTING_PATH = /^\/(?:vehicule|bien)\/([^/]+?)(?:\.data)?\/?$/;
const FORM_PATH = /^\/(?:visite|essai)\/([a-z0-9]{4,40})(?:\.data)?\/?$/;
const FORM_WITH_LISTING = /^\/(?:contact|rappel)(?:\.data)?\/?$/;
const ID = /^[a-z0-9]{4,40}$/;
/** Programs that read pages for nobody in particular. */
const ROBOT = /bot|crawl|spider|slurp|preview|monitor|curl|wget|python|headless|lighthouse/i;

/** What a request and its response are, to be counted. */
export interface CountedRequest {
  kind: FigureKind;
  subjects: readonly string[];
}

/**
 * Returns what a response counts, or null: a view of a listing, a form that was sent about it, or
 * listings that were put aside. Robots, prefetching browsers and people of the desk are not counted.
 */
export function readFigure(request: Request, response: Response): CountedRequest | null {
  const { pathname, searchParams } = new URL(request.url);
  const named = /^(selection) (.+)$/.exec(response.headers.get(FIGURE_HEADER) ?? "");
  if (named?.[2] !== undefined)
    return { kind: "selection", subjects: named[2].split(",").filter((id) => ID.test(id)) };
  if (request.method === "POST") {
    if (response.status !== 303 || !(response.headers.get("location") ?? "").startsWith("/merci/"))
      return null;
    const id =
      FORM_PATH.exec(pathname)?.[1] ??
      (FORM_WITH_LISTING.test(pathname) ? searchParams.get("annonce") : null);
    return id !== null && id !== undefined && ID.test(id) ? { kind: "contact", subjects: [id] } : null;
  }
  if (request.method !== "GET" || response.status !== 200 || !isFromVisitor(request)) return null;
  const id = idOfListingPath(LISTING_PATH.exec(pathname)?.[1] ?? "");
  return ID.test(id) ? { kind: "view", subjects: [id] } : null;
}

function isFromVisitor({ headers }: Request): boolean {
  const agent = headers.get("user-agent") ?? "";
  if (agent === "" || ROBOT.test(agent)) return false;
  if (/prefetch|prerender/.test(headers.get("sec-purpose") ?? headers.get("purpose") ?? "")) return false;
  return !/(?:^|;\s*)(?:__Host-)?espace=/.test(headers.get("cookie") ?? "");
}
