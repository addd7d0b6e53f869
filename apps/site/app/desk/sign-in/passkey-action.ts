import type { RelyingParty } from "@lieudit/desk";
import { isFromThisSite } from "../../shell/http/same-site.ts";
import { keptAnswer, postedFields, refusedAnswer } from "../../shell/http/small-post.ts";
import { describeDevice } from "../access/describe-device.ts";
import { writeNotice } from "../access/notice-once.ts";
import { DESK_HEADERS, getDeskServices, requirePerson } from "../access/require-person.ts";
import { writeSession } from "../access/session-cookie.ts";
import type { Route } from "./+types/passkey-action.ts";

/** A response of an authenticator takes some 2,000 characters. */
const MAX_BODY_CHARACTERS = 15_000;

const FAILED = "Cette clé d’accès n’a pas été reconnue. Réessayez, ou demandez un lien par courriel.";

/**
 * `POST /espace/cle`: the four steps of passkeys, named by `geste`. Steps that sign in are public;
 * those that add a passkey need a session.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const services = getDeskServices(context);
  const { desk, cookies, publicUrl } = services;
  if (!isFromThisSite(request, publicUrl))
    return refusedAnswer(403, "Cette demande ne vient pas d’une page de ce site.");
  const fields = await postedFields(request, MAX_BODY_CHARACTERS);
  const party = getRelyingParty(publicUrl);
  const device = describeDevice(request);
  switch (fields?.get("geste")) {
    case "connexion-options":
      return toJson(await desk.startPasskeySignIn(party));
    case "connexion": {
      const response = fields.get("reponse");
      const signedIn = await desk.finishPasskeySignIn({ response, party, device });
      const person = signedIn === null ? null : await desk.getPerson(signedIn.person);
      if (signedIn === null || person === null) return refusedAnswer(403, FAILED);
      await desk.recordAudit({ person, agency: person.agency, action: "connexion par clé", subject: device });
      return keptAnswer([writeSession(signedIn.session, cookies)]);
    }
    case "ajout-options": {
      const { person } = await requirePerson(request, context, "espace/compte");
      return toJson(await desk.startRegistration(person, party));
    }
    case "ajout": {
      const { person } = await requirePerson(request, context, "espace/compte");
      await desk.recordAudit({
        person,
        agency: person.agency,
        action: "clé d’accès ajoutée",
        subject: device,
      });
      const isAdded = await desk.finishRegistration(person, {
        response: fields.get("reponse"),
        name: device,
        party,
      });
      return isAdded
        ? keptAnswer([writeNotice("ajout", cookies)])
        : refusedAnswer(422, "Cette clé d’accès n’a pas pu être enregistrée.");
    }
    default:
      return refusedAnswer(400, "Cette demande est illisible.");
  }
}

export function loader() {
  return new Response("Envoyez par POST.", {
    status: 405,
    headers: { ...DESK_HEADERS, allow: "POST", "content-type": "text/plain; charset=utf-8" },
  });
}

function getRelyingParty(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

function toJson(options: object): Response {
  return Response.json(options, { headers: DESK_HEADERS });
}
