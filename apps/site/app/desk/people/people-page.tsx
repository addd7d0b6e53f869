import { INVITATION_DAYS } from "@lieudit/desk/limits";
import { canManage, DESK_ROLES, type DeskRole } from "@lieudit/desk/roles";
import { composeMail } from "@lieudit/leads/mail";
import { data, redirect } from "react-router";
import { ReachedForm } from "../../forms/kit/reached-form.tsx";
import { SiteForm } from "../../forms/kit/site-form.tsx";
import { SelectField } from "../../shell/fields/select-field.tsx";
import { TextField } from "../../shell/fields/text-field.tsx";
import { counted, typeset } from "../../shell/format/french.ts";
import { mailBrand } from "../../shell/services/services.ts";
import { Button } from "../../shell/ui/button.tsx";
import { ROLE_LABELS } from "../access/desk-routes.ts";
import { getInvalidMessage } from "../access/invalid-message.ts";
import { DESK_HEADERS, deskHeaders, requireForm, requirePerson } from "../access/require-person.ts";
import { DeskTitle, DoneNotice } from "../desk-title.tsx";
import { getInboxScope } from "../leads/inbox-row.ts";
import type { Route } from "./+types/people-page.ts";

const ROUTE = "espace/equipe";
const DONE_TEXTS: Readonly<Record<string, string>> = {
  inviter: `L’invitation part dans un instant par courriel ; elle vaut ${INVITATION_DAYS} jours.`,
  retirer: "L’accès est retiré et ses sessions sont fermées.",
};

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { person, services } = await requirePerson(request, context, ROUTE);
  const agencies = await services.listings.agencies();
  const names = new Map(agencies.map(({ slug, nom }) => [slug, nom]));
  const people = await services.desk.listPeople(getInboxScope(person).agency);
  return {
    own: person.id,
    people: people
      .filter(({ disabled }) => disabled === null)
      .map(({ id, name, email, role, agency }) => ({
        id,
        name,
        email,
        role: ROLE_LABELS[role],
        agency: agency === null ? null : (names.get(agency) ?? agency),
      })),
    roles: DESK_ROLES.filter((role) => canManage(person, { role, agency: person.agency })),
    agencies:
      person.role === "operator" ? agencies.map(({ slug, nom }) => ({ value: slug, label: nom })) : null,
    done: DONE_TEXTS[url.searchParams.get("fait") ?? ""] ?? null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { person, services, field } = await requireForm(request, context, ROUTE);
  const gesture = field("geste");
  const typed = {
    courriel: field("courriel"),
    nom: field("nom"),
    role: field("role"),
    agence: field("agence"),
  };
  const rejected = (error: string, status = 422) =>
    data({ error: typeset(error), typed }, { status, headers: DESK_HEADERS });
  const done = () => redirect(`/espace/equipe?fait=${gesture}`, { status: 303, headers: DESK_HEADERS });

  if (gesture === "retirer") {
    const other = await services.desk.getPerson(field("personne"));
    if (other === null || !canManage(person, other)) throw new Response(null, { status: 404 });
    if (other.id === person.id) return rejected("Vous ne pouvez pas retirer votre propre accès.");
    await services.desk.recordAudit({
      person,
      agency: other.agency,
      action: "accès retiré",
      subject: other.email,
    });
    await services.desk.disablePerson(other.id);
    return done();
  }
  if (gesture !== "inviter") return rejected("Cette page ne connaît pas ce geste ; rechargez-la.");
  const role: DeskRole | undefined = DESK_ROLES.find((name) => name === field("role"));
  const wanted = person.role === "operator" ? field("agence") : (person.agency ?? "");
  const agency = role === "operator" ? null : wanted;
  if (role === undefined || !canManage(person, { role, agency })) throw new Response(null, { status: 403 });
  const known = agency === null ? null : await services.listings.agency(agency);
  if (agency !== null && known === null) return rejected("Choisissez une agence dans la liste.");
  try {
    await services.desk.recordAudit({
      person,
      agency,
      action: "invitation",
      subject: typed.courriel,
      after: { rôle: ROLE_LABELS[role] },
    });
    const invited = await services.desk.addPerson({ email: typed.courriel, name: typed.nom, role, agency });
    const token = await services.desk.createInvitation(invited.id);
    await services.leads.queueMail(
      composeMail({
        to: invited.email,
        replyTo: person.email,
        subject: `Votre accès à l’espace professionnel de ${services.content.operator.name}`,
        opening: [
          "Bonjour,",
          `${person.name} vous invite dans l’espace professionnel${known === null ? "" : `, pour « ${known.nom} »`}. Vous y écrirez les annonces, lirez les demandes des visiteurs et y répondrez.`,
        ],
        link: { label: "Ouvrir mon accès", url: `${services.publicUrl}/espace/lien/${token}` },
        closing: [
          `Ce lien sert une fois, pendant ${INVITATION_DAYS} jours. Vous n’attendiez pas ce message ? Ignorez-le, rien ne se passera.`,
        ],
        brand: mailBrand(services),
      }),
    );
  } catch (error) {
    return rejected(getInvalidMessage(error));
  }
  return done();
}

export const headers = deskHeaders;

export default function PeoplePage({ loaderData, actionData }: Route.ComponentProps) {
  const { own, people, roles, agencies, done } = loaderData;
  const error = actionData?.error ?? null;
  return (
    <>
      <DeskTitle title="Équipe" />
      {error === null && <DoneNotice done={done} />}
      <p>{counted(people.length, "personne a un accès", "personnes ont un accès")}.</p>
      <ul className="plain-list desk-rows">
        {people.map(({ id, name, email, role, agency }) => (
          <li key={id} className="desk-person">
            <div>
              <p>
                <strong>{name}</strong> {id === own && <span className="secondary">(vous)</span>}
              </p>
              <p className="secondary small">{[role, agency, email].filter(Boolean).join(" · ")}</p>
            </div>
            {id !== own && (
              <ReachedForm method="post">
                <input type="hidden" name="geste" value="retirer" />
                <input type="hidden" name="personne" value={id} />
                <Button type="submit" tone="plain" aria-label={`Retirer l’accès de ${name}`}>
                  Retirer l’accès
                </Button>
              </ReachedForm>
            )}
          </li>
        ))}
      </ul>
      <section className="desk-part" aria-labelledby="inviter">
        <h2 id="inviter">Inviter quelqu’un</h2>
        <SiteForm
          id="invitation"
          action="/espace/equipe"
          token={null}
          errors={error === null ? [] : [{ name: "", message: error }]}
        >
          <input type="hidden" name="geste" value="inviter" />
          <TextField
            label="Nom et prénom"
            name="nom"
            required
            autoComplete="off"
            defaultValue={actionData?.typed.nom}
          />
          <TextField
            label="Courriel"
            name="courriel"
            type="email"
            required
            autoComplete="off"
            defaultValue={actionData?.typed.courriel}
          />
          <SelectField
            label="Rôle"
            name="role"
            options={roles.map((role) => ({ value: role, label: ROLE_LABELS[role] }))}
            defaultValue={actionData?.typed.role || (roles.at(-1) ?? "")}
          />
          {agencies !== null && (
            <SelectField
              label="Agence"
              hint="Sans effet pour un exploitant du site."
              name="agence"
              options={[{ value: "", label: "Choisissez" }, ...agencies]}
              defaultValue={actionData?.typed.agence ?? ""}
            />
          )}
          <Button type="submit">Envoyer l’invitation</Button>
        </SiteForm>
      </section>
    </>
  );
}
