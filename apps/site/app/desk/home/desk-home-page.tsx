import { counted } from "../../shell/format/french.ts";
import { ButtonLink } from "../../shell/ui/button.tsx";
import { deskHeaders, requirePerson } from "../access/require-person.ts";
import { DeskTitle } from "../desk-title.tsx";
import { InboxList } from "../leads/inbox-list.tsx";
import { getInboxScope, toInboxRow } from "../leads/inbox-row.ts";
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
  const passkeys = await services.desk.listPasskeys(person.id);
  return {
    newCount: counts.new,
    appointmentCount: counts.appointment,
    rows: leads.map((lead) => toInboxRow(lead, now)),
    needsPasskey: passkeys.length === 0 && !person.isDemo,
  };
}

export const headers = deskHeaders;

export default function DeskHomePage({ loaderData }: Route.ComponentProps) {
  const { newCount, appointmentCount, rows, needsPasskey } = loaderData;
  return (
    <>
      <DeskTitle title="Tableau de bord" />
      <p>
        {newCount === 0
          ? "Toutes les demandes ont reçu une réponse."
          : `${counted(newCount, "demande attend", "demandes attendent")} une réponse.`}
        {appointmentCount > 0 &&
          ` ${counted(appointmentCount, "rendez-vous est pris", "rendez-vous sont pris")}.`}
      </p>
      {rows.length > 0 && <InboxList rows={rows} />}
      <p className="desk-ways">
        <ButtonLink to="/espace/demandes">Toutes les demandes</ButtonLink>
        {needsPasskey && (
          <ButtonLink to="/espace/compte" tone="quiet" icon="key">
            Créer une clé d’accès
          </ButtonLink>
        )}
      </p>
    </>
  );
}
