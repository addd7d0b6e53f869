import { idOfListingPath } from "@lieudit/listing-model";
import { readConsent } from "../../privacy/consent/consent-cookie.ts";
import { FIGURE_HEADER } from "../../shell/http/figure-header.ts";
import { isFromThisSite } from "../../shell/http/same-site.ts";
import { keptAnswer, postedFields, refusedAnswer } from "../../shell/http/small-post.ts";
import { servicesContext } from "../../shell/services/services.ts";
import type { Route } from "./+types/count-view-action.ts";

const MAX_BODY_CHARACTERS = 400;

/** `POST /mesure`: counts that the page of a listing was read for a while, if its reader accepted to be counted. */
export async function action({ request, context }: Route.ActionArgs) {
  const { cookies, publicUrl, listings, outside } = context.get(servicesContext);
  const isAccepted = outside.countsViews && readConsent(request, cookies)?.analytics === true;
  if (!isFromThisSite(request, publicUrl) || !isAccepted) {
    return refusedAnswer(403, "Cette lecture n’est pas comptée : aucun accord ne le permet.");
  }
  const fields = await postedFields(request, MAX_BODY_CHARACTERS);
  const page = fields?.get("page");
  const lastPart = typeof page === "string" ? /^\/(?:bien|vehicule)\/([^/]+)$/.exec(page)?.[1] : undefined;
  const found = lastPart === undefined ? null : await listings.get(idOfListingPath(lastPart));
  if (found === null || found.state === "gone") {
    return refusedAnswer(400, "Envoyez « page », le chemin d’une annonce en ligne.");
  }
  const answer = keptAnswer([]);
  answer.headers.set(FIGURE_HEADER, `reading ${found.listing.id}`);
  return answer;
}

export function loader() {
  return new Response("Envoyez une lecture par POST.", {
    status: 405,
    headers: { allow: "POST", "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
}
