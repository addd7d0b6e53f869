import { toCsv, toProofRows } from "@lieudit/leads/csv";
import { DESK_HEADERS, requirePerson } from "../access/require-person.ts";
import type { Route } from "./+types/proofs-export.ts";

/** `/espace/preuves.csv`: the proofs of choices about cookies, for the authority. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { person, services } = await requirePerson(request, context, "espace/preuves.csv");
  await services.desk.recordAudit({
    person,
    agency: null,
    action: "export des preuves",
    subject: "consentement",
  });
  return new Response(toCsv(toProofRows(await services.leads.listProofs())), {
    headers: {
      ...DESK_HEADERS,
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="preuves-de-consentement.csv"',
    },
  });
}
