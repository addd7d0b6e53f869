import { isFromThisSite } from "../../shell/http/same-site.ts";
import { keptAnswer, postedFields, refusedAnswer } from "../../shell/http/small-post.ts";
import { servicesContext } from "../../shell/services/services.ts";
import type { Route } from "./+types/consent-action.ts";
import { deleteUnacceptedCookies } from "./category-cookies.ts";
import { afterChoice } from "./consent-context.tsx";
import { consentCookie, readConsent } from "./consent-cookie.ts";
import { isConsentCategory } from "./consent-record.ts";
import { keepProof } from "./keep-proof.ts";
import { readChoice } from "./send-choice.ts";

/** Maximum length of a body that stores a choice. */
const MAX_BODY_CHARACTERS = 200;

/** `POST /consentement`: stores a choice. It needs no form token, because it checks the origin of the request. */
export async function action({ request, context }: Route.ActionArgs) {
  const { cookies, publicUrl, leads, outside } = context.get(servicesContext);
  if (!isFromThisSite(request, publicUrl)) {
    return refusedAnswer(403, "Ce choix ne vient pas d’une page de ce site ; il n’a pas été enregistré.");
  }
  const fields = await postedFields(request, MAX_BODY_CHARACTERS);
  const choice = readChoice(fields?.get("categorie"), fields?.get("choix"), isConsentCategory);
  if (choice === null) {
    return refusedAnswer(
      400,
      "Ce choix est illisible ; envoyez « categorie » et « choix », qui vaut accepter ou refuser.",
    );
  }
  const record = afterChoice(readConsent(request, cookies), choice, outside);
  if (!(await keepProof(choice, record, { leads, outside }))) {
    return refusedAnswer(
      503,
      "Votre accord ne peut pas être enregistré en ce moment ; réessayez dans un instant.",
    );
  }
  return keptAnswer([consentCookie(record, cookies), ...deleteUnacceptedCookies(record, cookies)]);
}

export function loader() {
  return new Response("Envoyez un choix par POST.", {
    status: 405,
    headers: { allow: "POST", "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
}
