import { readConsent } from "../../privacy/consent/consent-cookie.ts";
import {
  readSelectedIds,
  readSelection,
  SELECTION_COOKIES,
  SELECTION_KINDS,
  selectionCookie,
} from "../../privacy/selection/selection-cookie.ts";
import { FIGURE_HEADER } from "../../shell/http/figure-header.ts";
import { isFromThisSite } from "../../shell/http/same-site.ts";
import { keptAnswer, postedFields, refusedAnswer } from "../../shell/http/small-post.ts";
import { servicesContext } from "../../shell/services/services.ts";
import type { Route } from "./+types/selection-action.ts";

/** Fifty of the longest ids. */
const MAX_BODY_CHARACTERS = 4_000;

/** `POST /api/selection`: keeps what a visitor put aside of one kind, who allowed it before. */
export async function action({ request, context }: Route.ActionArgs) {
  const { cookies, publicUrl } = context.get(servicesContext);
  if (!isFromThisSite(request, publicUrl)) {
    return refusedAnswer(
      403,
      "Cette sélection ne vient pas d’une page de ce site ; elle n’a pas été enregistrée.",
    );
  }
  const wanted = await selectionIn(request);
  if (wanted === null) {
    return refusedAnswer(
      400,
      "Cette sélection est illisible ; envoyez « kind », vehicle, estate, place, hiddenVehicle ou hiddenEstate, et « ids », une liste.",
    );
  }
  const consent = readConsent(request, cookies);
  if (consent?.[SELECTION_COOKIES[wanted.kind].category] !== true) {
    return refusedAnswer(
      403,
      "Vous n’avez pas accepté que cette sélection soit conservée ; elle ne l’est pas.",
    );
  }
  const answer = keptAnswer([selectionCookie(wanted.kind, wanted.ids, cookies)]);
  const before = new Set(readSelection(request.headers.get("cookie"), consent)[wanted.kind]);
  const added = wanted.ids.filter((id) => !before.has(id));
  if (added.length > 0 && (wanted.kind === "vehicle" || wanted.kind === "estate"))
    answer.headers.set(FIGURE_HEADER, `selection ${added.join(",")}`);
  return answer;
}

async function selectionIn(request: Request) {
  const fields = await postedFields(request, MAX_BODY_CHARACTERS);
  if (fields === null) return null;
  const kind = SELECTION_KINDS.find((known) => known === fields.get("kind"));
  const ids: unknown = fields.get("ids");
  if (kind === undefined || !Array.isArray(ids)) return null;
  return { kind, ids: readSelectedIds(ids.join(",")) };
}
