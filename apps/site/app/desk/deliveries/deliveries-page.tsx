import { hasRight } from "@lieudit/desk/roles";
import { data, Link, redirect } from "react-router";
import { ReachedForm } from "../../forms/kit/reached-form.tsx";
import { SiteForm } from "../../forms/kit/site-form.tsx";
import { sentFormContext } from "../../forms/leads/form-services.ts";
import { SelectField } from "../../shell/fields/select-field.tsx";
import { typeset } from "../../shell/format/french.ts";
import { isFromThisSite } from "../../shell/http/same-site.ts";
import { Badge } from "../../shell/ui/badge.tsx";
import { Button } from "../../shell/ui/button.tsx";
import { EmptyState } from "../../shell/ui/notice.tsx";
import { Pagination } from "../../shell/ui/pagination.tsx";
import { chooseAgency } from "../access/choose-agency.ts";
import { DESK_HEADERS, deskHeaders, requirePerson } from "../access/require-person.ts";
import { DeskTitle } from "../desk-title.tsx";
import type { Route } from "./+types/deliveries-page.ts";
import { DELIVERY_STATES, toDeliveryRow } from "./delivery-states.ts";

const ROUTE = "espace/livraisons";
const DELIVERIES_PER_PAGE = 25;
const FILE_TYPES = ".zip,.csv,.xml,.jsonl";
/** French error messages, by the problem with a file. */
const FILE_ERRORS: Readonly<Record<string, string>> = {
  type: "Choisissez un fichier .zip, .csv, .xml ou .jsonl.",
  size: "Ce fichier dépasse 95 Mo ; livrez-le par le dossier surveillé, ou sans ses photos.",
  disk: "Le fichier n’a pas pu être enregistré ; réessayez dans un instant.",
};

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const deskRequest = await requirePerson(request, context, ROUTE);
  const isOperator = hasRight(deskRequest.person, "agencies");
  const requested = url.searchParams.get("agence") || null;
  const { agency, agencies } = await chooseAgency(deskRequest, requested);
  // The operator sees all deliveries, unless an agency is selected.
  const shownAgency = isOperator && requested === null ? undefined : (agency ?? "");
  const page = Math.max(1, Math.min(10_000, Math.floor(Number(url.searchParams.get("page")) || 1)));
  const { deliveries, total } = await deskRequest.services.listings.findDeliveries({
    agence: shownAgency,
    count: DELIVERIES_PER_PAGE,
    first: (page - 1) * DELIVERIES_PER_PAGE,
  });
  const names = new Map(agencies.map(({ value, label }) => [value, label]));
  return {
    agencies,
    agency: requested,
    rows: deliveries.map((delivery) => ({
      ...toDeliveryRow(delivery),
      agency: shownAgency === undefined ? (names.get(delivery.agence) ?? delivery.agence) : null,
    })),
    page,
    pageCount: Math.max(1, Math.ceil(total / DELIVERIES_PER_PAGE)),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const deskRequest = await requirePerson(request, context, ROUTE);
  const { person, services } = deskRequest;
  const submission = context.get(sentFormContext)?.submission;
  if (submission === undefined) throw new Response(null, { status: 400 });
  if (!isFromThisSite(request, services.publicUrl)) throw new Response(null, { status: 403 });
  const reject = (error: string) => data({ error: typeset(error) }, { status: 422, headers: DESK_HEADERS });
  const slug = hasRight(person, "agencies") ? (submission.fields.get("agence") ?? "") : (person.agency ?? "");
  const agency = await services.listings.agency(slug);
  if (agency === null) return reject("Choisissez une agence dans la liste.");
  const [rejectedFile] = submission.refused;
  const [file] = submission.files;
  if (file === undefined)
    return reject(FILE_ERRORS[rejectedFile?.problem ?? ""] ?? "Choisissez un fichier de votre appareil.");
  const id = crypto.randomUUID();
  const name = file.name.slice(0, 120);
  await services.desk.recordAudit({
    person,
    agency: agency.slug,
    action: "livraison envoyée",
    subject: name,
  });
  await services.keepDeliveredFile({ id, file: file.id, name });
  await services.listings.addDelivery({ id, agence: agency.slug, name, author: person.name });
  return redirect(`/espace/livraisons/${id}`, { status: 303, headers: DESK_HEADERS });
}

export const headers = deskHeaders;

export default function DeliveriesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { agencies, agency, rows, page, pageCount } = loaderData;
  const error = actionData?.error ?? null;
  const hrefOf = (number: number) => {
    const query = new URLSearchParams(agency === null ? {} : { agence: agency });
    if (number > 1) query.set("page", String(number));
    return query.size === 0 ? "/espace/livraisons" : `/espace/livraisons?${query}`;
  };
  return (
    <>
      <DeskTitle title="Livraisons" />
      <p>
        {typeset(
          "Une livraison est un portefeuille complet : les annonces nouvelles sont ajoutées, les autres modifiées, celles qui manquent retirées. Les annonces écrites ici ne sont pas touchées.",
        )}
      </p>
      <section className="desk-part" aria-labelledby="envoyer">
        <h2 id="envoyer">Envoyer un fichier</h2>
        <SiteForm
          id="livraison"
          action="/espace/livraisons"
          token={null}
          hasFiles
          errors={error === null ? [] : [{ name: "", message: error }]}
        >
          {agencies.length > 0 && (
            <SelectField
              label="Agence"
              name="agence"
              options={agencies}
              defaultValue={agency ?? agencies[0]?.value}
            />
          )}
          <div className="field">
            <label htmlFor="livraison-fichier">Fichier</label>
            <p className="field-hint" id="livraison-formes">
              {typeset(
                "Poliris (Annonces.csv ou zip), CSV, XML ou JSON Lines, 95 Mo au plus. Si les colonnes d’un CSV sont inconnues, vous les associez une fois.",
              )}
            </p>
            <input
              id="livraison-fichier"
              aria-describedby="livraison-formes"
              type="file"
              name="fichier"
              accept={FILE_TYPES}
              required
            />
          </div>
          <Button type="submit">Envoyer</Button>
        </SiteForm>
      </section>
      <section className="desk-part" aria-labelledby="recues">
        <h2 id="recues">Livraisons reçues</h2>
        {agencies.length > 0 && (
          <ReachedForm className="desk-search" method="get" action="/espace/livraisons">
            <SelectField
              label="Agence montrée"
              name="agence"
              options={[{ value: "", label: "Toutes" }, ...agencies]}
              defaultValue={agency ?? ""}
              key={agency}
            />
            <Button type="submit" tone="quiet">
              Afficher
            </Button>
          </ReachedForm>
        )}
        {rows.length === 0 ? (
          <EmptyState title="Aucune livraison" level={3}>
            <p>Celles des 90 derniers jours apparaissent ici, avec leur rapport.</p>
          </EmptyState>
        ) : (
          <ul className="plain-list desk-rows">
            {rows.map(({ id, name, state, sent, summary, agency: owner }) => (
              <li key={id}>
                <div className="desk-row-head">
                  <Link to={`/espace/livraisons/${id}`}>{name}</Link>
                  <Badge tone={DELIVERY_STATES[state].tone}>{DELIVERY_STATES[state].label}</Badge>
                </div>
                {summary !== "" && <p>{typeset(summary)}</p>}
                <p className="secondary small">{[...(owner === null ? [] : [owner]), sent].join(" · ")}</p>
              </li>
            ))}
          </ul>
        )}
        <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} label="Pages de livraisons" />
      </section>
    </>
  );
}
