import { hasRight } from "@lieudit/desk/roles";
import { data, redirect } from "react-router";
import { SiteForm } from "../../forms/kit/site-form.tsx";
import { SelectField } from "../../shell/fields/select-field.tsx";
import { TextField } from "../../shell/fields/text-field.tsx";
import { typeset } from "../../shell/format/french.ts";
import { Button } from "../../shell/ui/button.tsx";
import { DESK_HEADERS, deskHeaders, requireForm, requirePerson } from "../access/require-person.ts";
import { DeskTitle } from "../desk-title.tsx";
import type { Route } from "./+types/new-listing-page.ts";
import { getEditPath } from "./edit-messages.ts";

const ROUTE = "espace/annonces/nouvelle";
const KINDS = [
  { value: "estate", label: "Un bien immobilier" },
  { value: "vehicle", label: "Un véhicule" },
];
const MAX_TEXT_LENGTH = 200;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { person, services } = await requirePerson(request, context, ROUTE);
  const agencies = await services.listings.agencies();
  const own = agencies.find(({ slug }) => slug === person.agency);
  return {
    kind: own?.kind === "concession" ? "vehicle" : "estate",
    agencies: hasRight(person, "agencies")
      ? agencies.map(({ slug, nom }) => ({ value: slug, label: nom }))
      : [],
    agency: url.searchParams.get("agence") ?? agencies[0]?.slug ?? "",
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { person, services, field } = await requireForm(request, context, ROUTE);
  const wanted = hasRight(person, "agencies") ? field("agence") : (person.agency ?? "");
  const agency = await services.listings.agency(wanted);
  const kind = KINDS.find(({ value }) => value === field("type"))?.value;
  const typed = { titre: field("titre"), reference: field("reference") };
  const rejected = (error: string) =>
    data({ error: typeset(error), typed }, { status: 422, headers: DESK_HEADERS });
  if (agency === null) return rejected("Choisissez une agence dans la liste.");
  if (kind !== "estate" && kind !== "vehicle") return rejected("Choisissez un bien ou un véhicule.");
  if (typed.titre.length > MAX_TEXT_LENGTH || typed.reference.length > MAX_TEXT_LENGTH)
    return rejected(`Gardez ${MAX_TEXT_LENGTH} caractères au plus.`);
  const subject = typed.reference || typed.titre || "sans titre";
  await services.desk.recordAudit({ person, agency: agency.slug, action: "annonce commencée", subject });
  const id = await services.listings.createEdit({
    agence: agency.slug,
    kind,
    fields: { ...typed, ...getDefaults(agency) },
    author: person.name,
  });
  return redirect(getEditPath(id), { status: 303, headers: DESK_HEADERS });
}

/** Facts of the agency that most of its listings share. */
function getDefaults({
  adresse,
  telephone = "",
  email = "",
  baremeUrl = "",
}: {
  adresse: { codePostal: string; commune: string };
  telephone?: string;
  email?: string;
  baremeUrl?: string;
}): Record<string, string> {
  return {
    "adresse.codePostal": adresse.codePostal,
    "adresse.commune": adresse.commune,
    "contact.telephone": telephone,
    "contact.email": email,
    baremeUrl,
  };
}

export const headers = deskHeaders;

export default function NewListingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, agencies, agency } = loaderData;
  const error = actionData?.error;
  return (
    <>
      <DeskTitle title="Nouvelle annonce" />
      <p>Un brouillon s’ouvre tout de suite, et s’enregistre à mesure que vous écrivez.</p>
      <SiteForm
        id="nouvelle"
        action="/espace/annonces/nouvelle"
        token={null}
        errors={error === undefined ? [] : [{ name: "", message: error }]}
      >
        {agencies.length > 0 && (
          <SelectField label="Agence" name="agence" options={agencies} defaultValue={agency} />
        )}
        <SelectField label="Vous proposez" name="type" options={KINDS} defaultValue={kind} />
        <TextField
          label="Titre de l’annonce"
          hint="Vous pourrez le changer."
          name="titre"
          maxLength={MAX_TEXT_LENGTH}
          defaultValue={actionData?.typed.titre}
        />
        <TextField
          label="Référence"
          hint="Votre numéro, unique dans l’agence."
          name="reference"
          maxLength={60}
          defaultValue={actionData?.typed.reference}
        />
        <Button type="submit">Commencer l’annonce</Button>
      </SiteForm>
    </>
  );
}
