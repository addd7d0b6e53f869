import { formServicesContext } from "../leads/form-services.ts";
import type { Route } from "./+types/challenge-route.ts";

/** `GET /verification?cle=…&action=…`: a challenge for one form. No cookie is read or set. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { botJudge } = context.get(formServicesContext);
  const question = new URL(request.url).searchParams;
  const challenge = await botJudge.challenge(question.get("cle") ?? "", question.get("action") ?? "");
  const headers = { "cache-control": "no-store" };
  if (challenge !== null) return Response.json(challenge, { headers });
  const message = "La clé du site ou l’action demandée est inconnue ; rechargez la page du formulaire.";
  return Response.json({ message }, { status: 400, headers });
}
