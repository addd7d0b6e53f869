import { typeset } from "../format/french.ts";
import { isFromThisSite } from "../server/same-site.ts";
import { servicesContext } from "../services.ts";
import type { Route } from "./+types/consent-action.ts";
import { afterChoice } from "./consent-context.tsx";
import { consentCookie, consentOf } from "./consent-cookie.ts";
import { isConsentCategory } from "./consent-record.ts";
import { endedStorage } from "./ended-storage.ts";
import { keepProof } from "./keep-proof.ts";
import { readChoice } from "./send-choice.ts";

/** Longer bodies hold something else than a choice. */
const MAX_BODY_CHARACTERS = 200;

/** `POST /consentement`: keeps what a button of a page says. No page, so it needs no token; the browser tells its origin. */
export async function action({ request, context }: Route.ActionArgs) {
  const { cookies, publicUrl, leads, outside } = context.get(servicesContext);
  if (!isFromThisSite(request, publicUrl)) {
    return problem(403, "Ce choix ne vient pas d’une page de ce site ; il n’a pas été enregistré.");
  }
  const choice = await choiceOf(request);
  if (choice === null) {
    return problem(
      400,
      "Ce choix est illisible ; envoyez « categorie » et « choix », qui vaut accepter ou refuser.",
    );
  }
  const record = afterChoice(consentOf(request, cookies), choice);
  if (!(await keepProof(choice, record, { leads, outside }))) {
    return problem(503, "Votre accord ne peut pas être enregistré en ce moment ; réessayez dans un instant.");
  }
  const headers = new Headers({ "cache-control": "no-store" });
  headers.append("set-cookie", consentCookie(record, cookies));
  for (const line of endedStorage(record, cookies)) headers.append("set-cookie", line);
  return new Response(null, { status: 204, headers });
}

export function loader() {
  return new Response("Envoyez un choix par POST.", {
    status: 405,
    headers: { allow: "POST", "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
}

async function choiceOf(request: Request) {
  const text = await request.text();
  if (text.length > MAX_BODY_CHARACTERS) return null;
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== "object" || body === null) return null;
    const fields = new Map(Object.entries(body));
    return readChoice(fields.get("categorie"), fields.get("choix"), isConsentCategory);
  } catch {
    return null;
  }
}

function problem(status: number, message: string): Response {
  return Response.json({ message: typeset(message) }, { status, headers: { "cache-control": "no-store" } });
}
