import { hasRight } from "@lieudit/desk/roles";
import { Link } from "react-router";
import { counted } from "../../shell/format/french.ts";
import { ButtonLink } from "../../shell/ui/button.tsx";
import { deskHeaders, requirePerson } from "../access/require-person.ts";
import { DeskTitle } from "../desk-title.tsx";
import { InboxList } from "../leads/inbox-list.tsx";
import { getInboxScope, toInboxRow } from "../leads/inbox-row.ts";
import { REPORT_KINDS } from "../moderation/report-subject.ts";
import type { Route } from "./+types/desk-home-page.ts";

/** Newest leads on the dashboard. */
const RECENT_COUNT = 5;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { person, services } = await requirePerson(request, context, "espace");
  const now = services.clock();
  const { leads, counts } = await services.leads.listInbox({
    ...getInboxScope(person),
    state: "new",
    count: RECENT_COUNT,
  });
  const reports =
    person.role === "operator"
      ? await services.leads.listInbox({ kinds: REPORT_KINDS, state: "new", count: 1 })
      : null;
  const passkeys = await services.desk.listPasskeys(person.id);
  return {
    newCount: counts.new,
    appointmentCount: counts.appointment,
    reportCount: reports?.counts.new ?? 0,
    rows: leads.map((lead) => toInboxRow(lead, now)),
    isEmpty: Object.values(counts).every((count) => count === 0),
    canWrite: hasRight(person, "listings") && person.agency !== null,
    needsPasskey: passkeys.length === 0 && !person.isDemo,
  };
}

export const headers = deskHeaders;

export default function DeskHomePage({ loaderData }: Route.ComponentProps) {
  const { newCount, appointmentCount, reportCount, rows, needsPasskey, isEmpty, canWrite } = loaderData;
  return (
    <>
      <DeskTitle title="Tableau de bord" />
      <p>
        {isEmpty
          ? "Aucune demande pour l’instant."
          : newCount === 0
            ? "Toutes les demandes ont reçu une réponse."
            : `${counted(newCount, "demande attend", "demandes attendent")} une réponse.`}
        {appointmentCount > 0 &&
          ` ${counted(appointmentCount, "rendez-vous est pris", "rendez-vous sont pris")}.`}
      </p>
      {reportCount > 0 && (
        <p>
          <Link to="/espace/moderation">
            {counted(reportCount, "signalement attend", "signalements attendent")} une décision
          </Link>
        </p>
      )}
      {rows.length > 0 && <InboxList rows={rows} />}
      <p className="desk-ways">
        {isEmpty && canWrite ? (
          <ButtonLink to="/espace/annonces/nouvelle">Écrire une annonce</ButtonLink>
        ) : (
          <ButtonLink to="/espace/demandes">Toutes les demandes</ButtonLink>
        )}
        {needsPasskey && (
          <ButtonLink to="/espace/compte" tone="quiet" icon="key">
            Créer une clé d’accès
          </ButtonLink>
        )}
      </p>
    </>
  );
}
