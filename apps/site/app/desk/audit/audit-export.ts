import { toCsv } from "@lieudit/leads/csv";
import { DESK_HEADERS, requirePerson } from "../access/require-person.ts";
import { getInboxScope } from "../leads/inbox-row.ts";
import type { Route } from "./+types/audit-export.ts";
import { describeValues } from "./describe-values.ts";

const MAX_ENTRIES = 100_000;

/** `/espace/journal.csv`: the audit log, for a spreadsheet. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { person, services } = await requirePerson(request, context, "espace/journal.csv");
  const { entries } = await services.desk.listAudit({ ...getInboxScope(person), count: MAX_ENTRIES });
  const rows = entries.map(({ at, actor, agency, action, subject, before, after }) => [
    at,
    actor,
    agency ?? "",
    action,
    subject,
    describeValues(before, after),
  ]);
  return new Response(toCsv([["date", "auteur", "agence", "action", "sur", "valeurs"], ...rows]), {
    headers: {
      ...DESK_HEADERS,
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="journal.csv"',
    },
  });
}
