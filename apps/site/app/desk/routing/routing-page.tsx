import { FORM_DEFINITIONS } from "@lieudit/leads/forms";
import { data, redirect } from "react-router";
import { ReachedForm } from "../../forms/kit/reached-form.tsx";
import { SiteForm } from "../../forms/kit/site-form.tsx";
import { SelectField } from "../../shell/fields/select-field.tsx";
import { TextField } from "../../shell/fields/text-field.tsx";
import { typeset } from "../../shell/format/french.ts";
import { Button } from "../../shell/ui/button.tsx";
import { EmptyState } from "../../shell/ui/notice.tsx";
import { getInvalidMessage } from "../access/invalid-message.ts";
import { DESK_HEADERS, deskHeaders, requireForm, requirePerson } from "../access/require-person.ts";
import { DeskTitle, DoneNotice } from "../desk-title.tsx";
import type { Route } from "./+types/routing-page.ts";

const ROUTE = "espace/aiguillage";
/** Forms whose leads are about no listing, with what a route names. */
const KINDS = [
  { value: "estimation", label: "Estimations, par commune ou code postal" },
  { value: "reprise", label: "Reprises, par marque" },
] as const;

const DONE_TEXTS: Readonly<Record<string, string>> = {
  ajouter: "La règle est enregistrée ; elle vaut pour les prochaines demandes.",
  retirer: "La règle est retirée.",
};

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { services } = await requirePerson(request, context, ROUTE);
  const agencies = await services.listings.agencies();
  const names = new Map(agencies.map(({ slug, nom }) => [slug, nom]));
  const routes = await services.leads.listRoutes();
  return {
    agencies: agencies.map(({ slug, nom }) => ({ value: slug, label: nom })),
    routes: routes.map(({ id, kind, label, agency }) => ({
      id,
      kind: FORM_DEFINITIONS.find((definition) => definition.kind === kind)?.title ?? kind,
      label: label === "" ? "Toutes les autres" : label,
      agency: names.get(agency) ?? agency,
    })),
    done: DONE_TEXTS[url.searchParams.get("fait") ?? ""] ?? null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { person, services, field } = await requireForm(request, context, ROUTE);
  const { leads, desk, listings } = services;
  const geste = field("geste");
  const typed = { label: field("sujet") };
  const rejected = (error: string) =>
    data({ error: typeset(error), typed }, { status: 422, headers: DESK_HEADERS });
  const done = () => redirect(`/espace/aiguillage?fait=${geste}`, { status: 303, headers: DESK_HEADERS });
  if (geste === "retirer") {
    const route = (await leads.listRoutes()).find(({ id }) => id === field("regle"));
    if (route === undefined) throw new Response(null, { status: 404 });
    await desk.recordAudit({
      person,
      agency: route.agency,
      action: "règle d’aiguillage retirée",
      subject: route.label,
    });
    await leads.removeRoute(route.id);
    return done();
  }
  if (geste !== "ajouter") return rejected("Cette page ne connaît pas ce geste ; rechargez-la.");
  const kind = KINDS.find(({ value }) => value === field("type"))?.value;
  const agency = await listings.agency(field("agence"));
  if (kind === undefined) return rejected("Choisissez des estimations ou des reprises.");
  if (agency === null) return rejected("Choisissez une agence dans la liste.");
  try {
    await desk.recordAudit({
      person,
      agency: agency.slug,
      action: "règle d’aiguillage",
      subject: typed.label,
      after: { type: kind, agence: agency.nom },
    });
    await leads.putRoute({ kind, label: typed.label, agency: agency.slug });
  } catch (error) {
    return rejected(getInvalidMessage(error));
  }
  return done();
}

export const headers = deskHeaders;

export default function RoutingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { agencies, routes, done } = loaderData;
  const error = actionData?.error ?? null;
  return (
    <>
      <DeskTitle title="Aiguillage" />
      {error === null && <DoneNotice done={done} />}
      <p>
        {typeset(
          "Les estimations et les reprises ne visent aucune annonce. Chaque règle dit quelle agence les reçoit ; sans règle, elles vous reviennent. Après un jour sans réponse, l’agence et vous recevez un rappel.",
        )}
      </p>
      {routes.length === 0 ? (
        <EmptyState title="Aucune règle">
          <p>Toutes ces demandes vous reviennent.</p>
        </EmptyState>
      ) : (
        <ul className="plain-list desk-rows">
          {routes.map(({ id, kind, label, agency }) => (
            <li key={id} className="desk-person">
              <p>
                {kind} · <strong>{label}</strong> → {agency}
              </p>
              <ReachedForm method="post">
                <input type="hidden" name="geste" value="retirer" />
                <input type="hidden" name="regle" value={id} />
                <Button type="submit" tone="plain" aria-label={`Retirer la règle ${kind} ${label}`}>
                  Retirer
                </Button>
              </ReachedForm>
            </li>
          ))}
        </ul>
      )}
      <section className="desk-part" aria-labelledby="regle">
        <h2 id="regle">Nouvelle règle</h2>
        <SiteForm
          id="regle-nouvelle"
          action="/espace/aiguillage"
          token={null}
          errors={error === null ? [] : [{ name: "", message: error }]}
        >
          <input type="hidden" name="geste" value="ajouter" />
          <SelectField label="Demandes" name="type" options={[...KINDS]} />
          <TextField
            label="Commune, code postal ou marque"
            hint="Vide pour toutes les autres."
            name="sujet"
            maxLength={80}
            autoComplete="off"
            defaultValue={actionData?.typed.label}
          />
          <SelectField label="Agence" name="agence" options={agencies} />
          <Button type="submit">Enregistrer la règle</Button>
        </SiteForm>
      </section>
    </>
  );
}
