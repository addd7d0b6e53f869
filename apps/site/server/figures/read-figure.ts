import { FIGURE_KINDS, type FigureKind } from "@lieudit/desk";
import { idOfListingPath } from "@lieudit/listing-model";
import { FIGURE_HEADER } from "../../app/shell/http/figure-header.ts";

const LISTING_PATH = /^\/(?:vehicule|bien)\/([^/]+?)(?:\.data)?\/?$/;
const ID = /^[a-z0-9]{4,40}$/;
/** Programs that read pages for nobody in particular. */
const ROBOT = /bot|crawl|spider|slurp|preview|monitor|curl|wget|python|headless|lighthouse/i;

/** What a request and its response are, to be counted. */
export interface CountedRequest {
  kind: FigureKind;
  subjects: readonly string[];
}

/**
 * Returns what a response counts, or null: a view of a listing, or what its header names. Robots,
 * prefetching browsers and people of the desk do not view.
 */
export function readFigure(request: Request, response: Response): CountedRequest | null {
  const [kind, ids] = response.headers.get(FIGURE_HEADER)?.split(" ") ?? [];
  const named = FIGURE_KINDS.find((known) => known === kind);
  if (named !== undefined && ids !== undefined) {
    if (named === "reading" && !isFromVisitor(request)) return null;
    return { kind: named, subjects: ids.split(",").filter((id) => ID.test(id)) };
  }
  if (request.method !== "GET" || response.status !== 200 || !isFromVisitor(request)) return null;
  const { pathname } = new URL(request.url);
  const id = idOfListingPath(LISTING_PATH.exec(pathname)?.[1] ?? "");
  return ID.test(id) ? { kind: "view", subjects: [id] } : null;
}

function isFromVisitor({ headers }: Request): boolean {
  const agent = headers.get("user-agent") ?? "";
  if (agent === "" || ROBOT.test(agent)) return false;
  if (/prefetch|prerender/.test(headers.get("sec-purpose") ?? headers.get("purpose") ?? "")) return false;
  return !/(?:^|;\s*)(?:__Host-)?espace=/.test(headers.get("cookie") ?? "");
}
