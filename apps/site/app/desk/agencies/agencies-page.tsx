import { AGENCY_KINDS, type AgencyKind, parseAgency, toSlug } from "@lieudit/listing-model";
import { data, Link, redirect } from "react-router";
import { SiteForm } from "../../forms/kit/site-form.tsx";
import { SelectField } from "../../shell/fields/select-field.tsx";
import { LongTextField, TextField } from "../../shell/fields/text-field.tsx";
import { counted, typeset } from "../../shell/format/french.ts";
import { Button } from "../../shell/ui/button.tsx";
import { EmptyState } from "../../shell/ui/notice.tsx";
import { DESK_HEADERS, deskHeaders, requireForm, requirePerson } from "../access/require-person.ts";
import { DeskTitle, DoneNotice } from "../desk-title.tsx";
import type { Route } from "./+types/agencies-page.ts";
import { AGENCY_FIELDS, readAgencyForm, writeAgencyForm } from "./agency-form.ts";

const ROUTE = "espace/agences";
const FORM = "agence";
const KIND_LABELS: Readonly<Record<AgencyKind, string>> = {
  agence: "Agence immobilière",
  concession: "Concession ou garage",
};

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { services } = await requirePerson(request, context, ROUTE);
  const agencies = await services.listings.agencies();
  const slug = url.searchParams.get("agence");
  const edited = slug === null ? null : await services.listings.agency(slug);
  if (slug !== null && edited === null) throw new Response(null, { status: 404 });
  return {
    agencies: agencies.map(({ slug: name, nom, kind, vehicleCount, estateCount }) => ({
      slug: name,
      nom,
      kind: KIND_LABELS[kind],
      count: vehicleCount + estateCount,
    })),
    slug: edited?.slug ?? null,
    values: edited === null ? {} : writeAgencyForm(edited),
    done: url.searchParams.has("fait") ? "La fiche est enregistrée." : null,
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { person, services, field } = await requireForm(request, context, ROUTE);
  const slug = url.searchParams.get("agence");
  const known = slug === null ? null : await services.listings.agency(slug);
  if (slug !== null && known === null) throw new Response(null, { status: 404 });
  const values = Object.fromEntries(AGENCY_FIELDS.map(({ name }) => [name, field(name)]));
  const wanted = known?.slug ?? toSlug(values.nom ?? "");
  const rejected = (errors: { name: string; message: string }[]) =>
    data({ values, errors }, { status: 422, headers: DESK_HEADERS });
  if (known === null && (await services.listings.agency(wanted)) !== null)
    return rejected([
      { name: "nom", message: typeset("Une agence porte déjà ce nom ; modifiez-la dans la liste.") },
    ]);
  const parsed = parseAgency(readAgencyForm(wanted, values, known));
  if (!parsed.ok) {
    const errors = parsed.problems.map(({ champ, message }) => {
      const name = getFieldName(champ);
      const label = AGENCY_FIELDS.find((one) => one.name === name)?.label ?? champ;
      return { name, message: typeset(`${label} : ${message}`) };
    });
    const isFirst = ({ name }: { name: string }, at: number) =>
      errors.findIndex((error) => error.name === name) === at;
    return rejected(errors.filter(isFirst));
  }
  await services.desk.recordAudit({
    person,
    agency: wanted,
    action: known === null ? "agence créée" : "fiche d’agence",
    subject: parsed.value.nom,
    ...(known !== null && { before: writeAgencyForm(known) }),
    after: values,
  });
  await services.listings.putAgency(parsed.value);
  return redirect(`/espace/agences?${new URLSearchParams({ agence: wanted, fait: "enregistrer" })}`, {
    status: 303,
    headers: DESK_HEADERS,
  });
}

/** Returns the field from which a property follows: the department is that of the postcode. */
function getFieldName(property: string): string {
  if (property === "slug") return "nom";
  return property === "adresse.departement" ? "adresse.codePostal" : property;
}

export const headers = deskHeaders;

export default function AgenciesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { agencies, slug, done } = loaderData;
  const values: Readonly<Record<string, string>> = actionData?.values ?? loaderData.values;
  const errors = actionData?.errors ?? [];
  const getError = (name: string) => errors.find((error) => error.name === name)?.message;
  return (
    <>
      <DeskTitle title="Agences" />
      {errors.length === 0 && <DoneNotice done={done} />}
      {agencies.length === 0 ? (
        <EmptyState title="Aucune agence">
          <p>Créez la première, puis invitez son responsable sous « Équipe ».</p>
        </EmptyState>
      ) : (
        <ul className="plain-list desk-rows">
          {agencies.map((agency) => (
            <li key={agency.slug} className="desk-person">
              <p>
                <Link to={`/espace/agences?agence=${agency.slug}`}>{agency.nom}</Link>{" "}
                <span className="secondary small">
                  {agency.kind}, {counted(agency.count, "annonce en ligne", "annonces en ligne")}
                </span>
              </p>
              <Link to={`/espace/annonces?agence=${agency.slug}`}>
                Ses annonces<span className="visually-hidden"> : {agency.nom}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <section className="desk-part" aria-labelledby="fiche">
        <h2 id="fiche">{slug === null ? "Nouvelle agence" : `Fiche : ${values.nom ?? slug}`}</h2>
        <SiteForm
          key={slug}
          id={FORM}
          action={slug === null ? "/espace/agences" : `/espace/agences?agence=${slug}`}
          token={null}
          errors={errors}
        >
          <SelectField
            label="Sorte"
            name="kind"
            options={AGENCY_KINDS.map((kind) => ({ value: kind, label: KIND_LABELS[kind] }))}
            defaultValue={values.kind ?? "agence"}
          />
          {AGENCY_FIELDS.filter(({ name }) => name !== "kind").map(({ name, label, hint, type }) =>
            name === "description" ? (
              <LongTextField
                key={name}
                label={label}
                name={name}
                defaultValue={values[name]}
                error={getError(name)}
              />
            ) : (
              <TextField
                key={name}
                label={label}
                hint={hint}
                name={name}
                type={type ?? "text"}
                autoComplete="off"
                defaultValue={values[name]}
                error={getError(name)}
              />
            ),
          )}
          <Button type="submit">{slug === null ? "Créer l’agence" : "Enregistrer la fiche"}</Button>
        </SiteForm>
        {slug !== null && (
          <p>
            <Link to="/espace/agences">Créer une autre agence</Link>
          </p>
        )}
      </section>
    </>
  );
}
