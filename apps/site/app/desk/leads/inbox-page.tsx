import { LEAD_WORK_STATES, type LeadWorkState } from "@lieudit/leads/lead";
import { Link } from "react-router";
import { ReachedForm } from "../../forms/kit/reached-form.tsx";
import { TextField } from "../../shell/fields/text-field.tsx";
import { Button, ButtonLink } from "../../shell/ui/button.tsx";
import { EmptyState } from "../../shell/ui/notice.tsx";
import { Pagination } from "../../shell/ui/pagination.tsx";
import { deskHeaders, requirePerson } from "../access/require-person.ts";
import { DeskTitle } from "../desk-title.tsx";
import type { Route } from "./+types/inbox-page.ts";
import { InboxList } from "./inbox-list.tsx";
import { readInboxQuery, toInboxPath } from "./inbox-query.ts";
import { getInboxScope, STATE_LABELS, toInboxRow } from "./inbox-row.ts";

const LEADS_PER_PAGE = 25;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { person, services } = await requirePerson(request, context, "espace/demandes");
  const { state, text, page } = readInboxQuery(url.searchParams);
  const now = services.clock();
  const { leads, total, counts } = await services.leads.listInbox({
    ...getInboxScope(person),
    ...(state !== null && { state }),
    ...(text !== "" && { text }),
    count: LEADS_PER_PAGE,
    first: (page - 1) * LEADS_PER_PAGE,
  });
  return {
    rows: leads.map((lead) => toInboxRow(lead, now)),
    counts,
    pageCount: Math.max(1, Math.ceil(total / LEADS_PER_PAGE)),
    state,
    text,
    page,
  };
}

export const headers = deskHeaders;

export default function InboxPage({ loaderData }: Route.ComponentProps) {
  const { rows, counts, pageCount, state, text, page } = loaderData;
  const all = LEAD_WORK_STATES.reduce((sum, name) => sum + counts[name], 0);
  const tab = (name: LeadWorkState | null, label: string, count: number) => (
    <li key={label}>
      <Link
        to={toInboxPath({ state: name, text, page: 1 })}
        aria-current={name === state ? "page" : undefined}
      >
        {label} <span className="figures secondary">{count}</span>
      </Link>
    </li>
  );
  return (
    <>
      <DeskTitle title="Demandes" />
      <ReachedForm className="desk-search" method="get" action="/espace/demandes" role="search">
        {state !== null && <input type="hidden" name="etat" value={state} />}
        <TextField
          label="Nom, courriel, référence d’annonce"
          name="q"
          type="search"
          defaultValue={text}
          key={text}
        />
        <Button type="submit" icon="search">
          Chercher
        </Button>
      </ReachedForm>
      <nav className="desk-tabs" aria-label="État des demandes">
        <ul className="plain-list">
          {tab(null, "Toutes", all)}
          {LEAD_WORK_STATES.map((name) => tab(name, TAB_LABELS[name], counts[name]))}
        </ul>
      </nav>
      {rows.length === 0 ? (
        <EmptyState title={text === "" ? "Aucune demande ici" : "Aucune demande ne correspond"}>
          <p>
            {text === ""
              ? "Les demandes des visiteurs arrivent ici dès qu’elles sont envoyées."
              : "Essayez un nom, une adresse de courriel ou la référence d’une annonce."}
          </p>
        </EmptyState>
      ) : (
        <InboxList rows={rows} />
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(number) => toInboxPath({ state, text, page: number })}
        label="Pages de demandes"
      />
      {all > 0 && (
        <p className="desk-ways">
          <ButtonLink to="/espace/demandes.csv" reloadDocument tone="quiet">
            Exporter en CSV
          </ButtonLink>
        </p>
      )}
    </>
  );
}

const TAB_LABELS: Readonly<Record<LeadWorkState, string>> = {
  new: "Nouvelles",
  answered: "Répondues",
  appointment: STATE_LABELS.appointment,
  closed: "Classées",
};
