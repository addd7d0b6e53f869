import { toCsv, toLeadRows } from "@lieudit/leads/csv";
import { DESK_HEADERS, requirePerson } from "../access/require-person.ts";
import type { Route } from "./+types/inbox-export.ts";
import { getInboxScope, STATE_LABELS } from "./inbox-row.ts";

/** More than an agency receives in the three years that leads are kept. */
const MAX_LEADS = 20_000;

/** `/espace/demandes.csv`: the leads that the person may see, for a spreadsheet. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { person, services } = await requirePerson(request, context, "espace/demandes.csv");
  const { leads } = await services.leads.listInbox({ ...getInboxScope(person), count: MAX_LEADS });
  await services.desk.recordAudit({
    person,
    agency: person.agency,
    action: "demandes exportées",
    subject: `${leads.length}`,
  });
  const [heading = [], ...rows] = toLeadRows(leads, (lead, at) => `${lead.reference}-${at + 1}.jpg`);
  const states = leads.map(({ work }) => [STATE_LABELS[work.state], work.assignee?.name ?? ""]);
  const table = [
    [...heading, "état", "suivie par"],
    ...rows.map((row, at) => [...row, ...(states[at] ?? [])]),
  ];
  return new Response(toCsv(table), {
    headers: {
      ...DESK_HEADERS,
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="demandes.csv"',
    },
  });
}
