import { canSeeAgency } from "@lieudit/desk/roles";
import type { ListingKind } from "@lieudit/listing-model";
import type { Refusal } from "@lieudit/listing-store";
import { toRejection } from "@lieudit/listing-store/deliveries";
import { useEffect } from "react";
import { data, Link, redirect, useRevalidator } from "react-router";
import { ReachedForm } from "../../forms/kit/reached-form.tsx";
import { SiteForm } from "../../forms/kit/site-form.tsx";
import { SelectField } from "../../shell/fields/select-field.tsx";
import { typeset } from "../../shell/format/french.ts";
import { Badge } from "../../shell/ui/badge.tsx";
import { Button } from "../../shell/ui/button.tsx";
import { Notice } from "../../shell/ui/notice.tsx";
import {
  DESK_HEADERS,
  type DeskRequest,
  deskHeaders,
  requireForm,
  requirePerson,
} from "../access/require-person.ts";
import { DeskTitle } from "../desk-title.tsx";
import type { Route } from "./+types/delivery-page.ts";
import { type ColumnOption, listColumns, readColumns } from "./column-form.ts";
import { DELIVERY_STATES, toDeliveryRow } from "./delivery-states.ts";

const ROUTE = "espace/livraisons/:id";
/** Reload interval of the page of a delivery that is not imported yet. */
const RELOAD_MS = 2_000;
const KINDS = [
  { value: "estate", label: "Des biens immobiliers" },
  { value: "vehicle", label: "Des véhicules" },
];

async function findDelivery({ person, services }: Pick<DeskRequest, "person" | "services">, id: string) {
  const delivery = /^[0-9a-f-]{36}$/.test(id) ? await services.listings.getDelivery(id) : null;
  if (delivery === null || !canSeeAgency(person, delivery.agence)) throw new Response(null, { status: 404 });
  return delivery;
}

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const known = await requirePerson(request, context, ROUTE);
  const delivery = await findDelivery(known, params.id);
  const agency = await known.services.listings.agency(delivery.agence);
  const named = KINDS.find(({ value }) => value === url.searchParams.get("type"))?.value;
  const kind = (named ?? (agency?.kind === "concession" ? "vehicle" : "estate")) as ListingKind; // one of `KINDS`
  return {
    ...toDeliveryRow(delivery),
    agency: agency?.nom ?? delivery.agence,
    refused: delivery.report?.refused ?? [],
    refusedCount: delivery.report?.refusedCount ?? 0,
    warnings: delivery.report?.warnings ?? [],
    warningCount: delivery.report?.warningCount ?? 0,
    kind,
    mapping: delivery.state === "mapping" ? listColumns(kind, delivery.sample ?? []) : null,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const known = await requireForm(request, context, ROUTE);
  const { person, services, field } = known;
  const delivery = await findDelivery(known, params.id);
  const { id, agence, name, sample } = delivery;
  const header = sample?.[0] ?? [];
  const geste = field("geste");
  const rejected = (error: string) => data({ error: typeset(error) }, { status: 422, headers: DESK_HEADERS });
  const audit = (action: string, after: Readonly<Record<string, unknown>> = {}) =>
    services.desk.recordAudit({ person, agency: agence, action, subject: name, after });
  if (delivery.state !== "mapping") return rejected("Cette livraison est déjà traitée ; rechargez la page.");
  if (geste === "abandonner") {
    await audit("livraison abandonnée");
    await services.listings.setDeliveryResult(id, {
      state: "rejected",
      report: toRejection("Livraison abandonnée avant l’import."),
      sample: null,
    });
  } else {
    const kind = KINDS.find(({ value }) => value === field("type"))?.value as ListingKind | undefined; // one of `KINDS`
    if (geste !== "associer" || kind === undefined)
      return rejected("Cette page ne connaît pas ce geste ; rechargez-la.");
    const read = readColumns(kind, header, (at) => field(`colonne-${at}`));
    if ("error" in read) return rejected(read.error);
    await audit("colonnes associées", { colonnes: read.mapping.columns.filter((column) => column !== null) });
    await services.listings.putColumns(agence, header, read.mapping);
    await services.listings.setDeliveryResult(id, { state: "waiting", report: null, sample: null });
  }
  return redirect(`/espace/livraisons/${id}`, { status: 303, headers: DESK_HEADERS });
}

export const headers = deskHeaders;

export default function DeliveryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, agency, state, sent, summary, kind, mapping } = loaderData;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (state !== "waiting") return undefined;
    const timer = setInterval(() => void revalidate(), RELOAD_MS);
    return () => clearInterval(timer);
  }, [state, revalidate]);
  return (
    <>
      <p>
        <Link to="/espace/livraisons">Toutes les livraisons</Link>
      </p>
      <DeskTitle title={`Livraison : ${name}`} />
      <p className="desk-row-head">
        <Badge tone={DELIVERY_STATES[state].tone}>{DELIVERY_STATES[state].label}</Badge>
        <span className="secondary small">{[agency, sent].join(" · ")}</span>
      </p>
      <div role="status">
        {state === "waiting" && (
          <p>
            L’import commence dans un instant. <a href={`/espace/livraisons/${id}`}>Actualiser</a>
          </p>
        )}
        {summary !== "" && (
          <Notice tone={state === "rejected" ? "error" : "good"}>
            <p>{typeset(summary)}</p>
          </Notice>
        )}
      </div>
      {mapping !== null && (
        <MappingPart id={id} kind={kind} mapping={mapping} error={actionData?.error ?? null} />
      )}
      <RefusalList title="Annonces refusées" refusals={loaderData.refused} count={loaderData.refusedCount} />
      <RefusalList title="À compléter" refusals={loaderData.warnings} count={loaderData.warningCount} />
    </>
  );
}

interface MappingPartProps {
  id: string;
  kind: ListingKind;
  mapping: { options: readonly ColumnOption[]; columns: ReturnType<typeof listColumns>["columns"] };
  error: string | null;
}

/** The form that assigns a listing property to each column of an unknown file. The mapping is stored for later files. */
function MappingPart({ id, kind, mapping: { options, columns }, error }: MappingPartProps) {
  const path = `/espace/livraisons/${id}`;
  return (
    <section className="desk-part" aria-labelledby="colonnes">
      <h2 id="colonnes">Que contient chaque colonne ?</h2>
      <p>
        {typeset(
          "Vos réponses valent aussi pour les prochains fichiers avec les mêmes colonnes. La référence, le titre et le prix sont nécessaires.",
        )}
      </p>
      <ReachedForm className="desk-search" method="get" action={path}>
        <SelectField label="Le fichier contient" name="type" options={KINDS} defaultValue={kind} key={kind} />
        <Button type="submit" tone="quiet">
          Choisir
        </Button>
      </ReachedForm>
      <SiteForm
        key={kind}
        id="colonnes-associees"
        action={path}
        token={null}
        errors={error === null ? [] : [{ name: "", message: error }]}
      >
        <input type="hidden" name="type" value={kind} />
        <div className="desk-fields">
          {columns.map(({ name, label, hint, value }) => (
            <SelectField
              key={name}
              label={label}
              hint={hint}
              name={name}
              options={[{ value: "", label: "Ne pas reprendre" }, ...options]}
              defaultValue={value}
            />
          ))}
        </div>
        <div className="desk-publish">
          <Button type="submit" name="geste" value="associer">
            Importer avec ces colonnes
          </Button>
          <Button type="submit" name="geste" value="abandonner" tone="plain">
            Abandonner cette livraison
          </Button>
        </div>
      </SiteForm>
    </section>
  );
}

function RefusalList({
  title,
  refusals,
  count,
}: {
  title: string;
  refusals: readonly Refusal[];
  count: number;
}) {
  if (count === 0) return null;
  return (
    <section className="desk-part">
      <h2>
        {title} <span className="figures secondary">{count}</span>
      </h2>
      <ul className="desk-messages">
        {refusals.map(({ line, reference, reasons }) => (
          <li key={`${line} ${reference}`}>
            <strong>
              {[line === 0 ? "" : `ligne ${line}`, reference].filter((part) => part !== "").join(", ")}
            </strong>{" "}
            <span className="desk-text">{typeset(reasons.join(" "))}</span>
          </li>
        ))}
      </ul>
      {count > refusals.length && (
        <p className="secondary small">{typeset(`Les ${refusals.length} premières sur ${count}.`)}</p>
      )}
    </section>
  );
}
