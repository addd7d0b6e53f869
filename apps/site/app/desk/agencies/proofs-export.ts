import { toCsv } from "@lieudit/leads/csv";
import { DESK_HEADERS, requirePerson } from "../access/require-person.ts";
import type { Route } from "./+types/proofs-export.ts";

/** Words for the state of a category. */
const STATES = { true: "acceptée", false: "refusée", null: "sans choix" } as const;

/** `/espace/preuves.csv`: the proofs of choices about cookies, for the authority. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { person, services } = await requirePerson(request, context, "espace/preuves.csv");
  await services.desk.recordAudit({
    person,
    agency: null,
    action: "export des preuves",
    subject: "consentement",
  });
  const proofs = await services.leads.listProofs();
  const rows = proofs.map(({ id, created, version, action, categories }) => [
    id,
    created,
    version,
    action,
    Object.entries(categories)
      .map(([name, state]) => `${name} : ${STATES[`${state}`]}`)
      .join(", "),
  ]);
  return new Response(toCsv([["numéro", "date", "version des textes", "bouton", "catégories"], ...rows]), {
    headers: {
      ...DESK_HEADERS,
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="preuves-de-consentement.csv"',
    },
  });
}
