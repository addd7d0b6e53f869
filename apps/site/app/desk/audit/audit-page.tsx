import { ButtonLink } from "../../shell/ui/button.tsx";
import { EmptyState } from "../../shell/ui/notice.tsx";
import { Pagination } from "../../shell/ui/pagination.tsx";
import { Table } from "../../shell/ui/table.tsx";
import { formatMoment } from "../access/moment-text.ts";
import { deskHeaders, requirePerson } from "../access/require-person.ts";
import { DeskTitle } from "../desk-title.tsx";
import { getInboxScope } from "../leads/inbox-row.ts";
import type { Route } from "./+types/audit-page.ts";
import { describeValues } from "./describe-values.ts";

const ENTRIES_PER_PAGE = 50;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { person, services } = await requirePerson(request, context, "espace/journal");
  const wanted = Number(url.searchParams.get("page") ?? 1);
  const page = Number.isInteger(wanted) && wanted >= 1 && wanted <= 10_000 ? wanted : 1;
  const { entries, total } = await services.desk.listAudit({
    ...getInboxScope(person),
    count: ENTRIES_PER_PAGE,
    first: (page - 1) * ENTRIES_PER_PAGE,
  });
  return {
    entries: entries.map(({ id, at, actor, action, subject, before, after }) => ({
      id,
      at: formatMoment(at),
      actor,
      action,
      subject,
      change: describeValues(before, after),
    })),
    isOperator: person.role === "operator",
    page,
    pageCount: Math.max(1, Math.ceil(total / ENTRIES_PER_PAGE)),
  };
}

export const headers = deskHeaders;

export default function AuditPage({
  loaderData: { entries, isOperator, page, pageCount },
}: Route.ComponentProps) {
  return (
    <>
      <DeskTitle title="Journal" />
      <p>Chaque connexion et chaque changement, avec son auteur. Rien n’y est modifiable.</p>
      {entries.length === 0 ? (
        <EmptyState title="Le journal est vide">
          <p>Le premier changement y paraîtra.</p>
        </EmptyState>
      ) : (
        <Table caption="Changements, du plus récent au plus ancien">
          <thead>
            <tr>
              <th scope="col">Quand</th>
              <th scope="col">Qui</th>
              <th scope="col">Quoi</th>
              <th scope="col">Sur</th>
              <th scope="col">Valeurs</th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ id, at, actor, action, subject, change }) => (
              <tr key={id}>
                <td>{at}</td>
                <td>{actor}</td>
                <td>{action}</td>
                <td>{subject}</td>
                <td>{change}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(number) => (number === 1 ? "/espace/journal" : `/espace/journal?page=${number}`)}
        label="Pages du journal"
      />
      <p className="desk-ways">
        <ButtonLink to="/espace/journal.csv" reloadDocument tone="quiet">
          Exporter en CSV
        </ButtonLink>
        {isOperator && (
          <ButtonLink to="/espace/preuves.csv" reloadDocument tone="quiet">
            Preuves de consentement
          </ButtonLink>
        )}
      </p>
    </>
  );
}
