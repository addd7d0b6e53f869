import { INVITATION_DAYS, MIN_INVITATION_MINUTES } from "@lieudit/desk/limits";
import { canManage, DESK_ROLES, type DeskRole, type Person } from "@lieudit/desk/roles";
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
import { formatMoment } from "../access/moment-text.ts";
import {
  DESK_HEADERS,
  type DeskRequest,
  deskHeaders,
  requireForm,
  requirePerson,
} from "../access/require-person.ts";
import { DeskTitle, DoneNotice } from "../desk-title.tsx";
import { getInboxScope } from "../leads/inbox-row.ts";
import type { Route } from "./+types/people-page.ts";

const ROUTE = "espace/equipe";
const DAY_MS = 86_400_000;
const DONE_TEXTS: Readonly<Record<string, string>> = {
  inviter: `L’invitation part dans un instant par courriel ; elle vaut ${INVITATION_DAYS} jours.`,
  renvoyer: "L’invitation repart dans un instant par courriel ; le lien d’avant ne vaut plus.",
  retirer: "L’accès est retiré et ses sessions sont fermées.",
  annuler: "L’invitation est annulée ; son lien ne vaut plus.",
};

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { person, services } = await requirePerson(request, context, ROUTE);
  const agencies = await services.listings.agencies();
  const names = new Map(agencies.map(({ slug, nom }) => [slug, nom]));
  const people = await services.desk.listPeople(getInboxScope(person).agency);
  const now = services.clock().getTime();
  return {
    own: person.id,
    people: people
      .filter(({ disabled }) => disabled === null)
      .map(({ id, name, email, role, agency, invited, joined }) => ({
        id,
        name,
        email,
        role: ROLE_LABELS[role],
        invitation: joined === null && invited !== null ? describeInvitation(invited, now) : null,
        agency: agency === null ? null : (names.get(agency) ?? agency),
      })),
    roles: DESK_ROLES.filter((role) => canManage(person, { role, agency: person.agency })),
    agencies:
      person.role === "operator" ? agencies.map(({ slug, nom }) => ({ value: slug, label: nom })) : null,
    done: DONE_TEXTS[url.searchParams.get("fait") ?? ""] ?? null,
  };
}

function describeInvitation(invited: string, now: number): string {
  const isExpired = now - Date.parse(invited) >= INVITATION_DAYS * DAY_MS;
  return typeset(`Invitation envoyée le ${formatMoment(invited)} – ${isExpired ? "expirée" : "en attente"}`);
}

export async function action({ request, context }: Route.ActionArgs) {
  const { person, services, field } = await requireForm(request, context, ROUTE);
  const command = field("geste");
  const typed = {
    courriel: field("courriel"),
    nom: field("nom"),
    role: field("role"),
    agence: field("agence"),
  };
  const rejected = (error: string, status = 422) =>
    data({ error: typeset(error), typed }, { status, headers: DESK_HEADERS });
  const done = (what = command) =>
    redirect(`/espace/equipe?fait=${what}`, { status: 303, headers: DESK_HEADERS });

  if (command === "retirer" || command === "renvoyer") {
    const other = await services.desk.getPerson(field("personne"));
    if (other === null || !canManage(person, other)) throw new Response(null, { status: 404 });
    if (command === "renvoyer") {
      const token = await services.desk.renewInvitation(other.id);
      if (token === null)
        return rejected(
          `Cette invitation vient de partir, ou a déjà servi. Une invitation repart toutes les ${MIN_INVITATION_MINUTES} minutes au plus.`,
          429,
        );
      await services.desk.recordAudit({
        person,
        agency: other.agency,
        action: "invitation renvoyée",
        subject: other.email,
      });
      const own = other.agency === null ? null : await services.listings.agency(other.agency);
      await sendInvitation({ person, services }, other.email, own?.nom ?? null, token);
      return done();
    }
    if (other.id === person.id) return rejected("Vous ne pouvez pas retirer votre propre accès.");
    await services.desk.recordAudit({
      person,
      agency: other.agency,
      action: other.joined === null ? "invitation annulée" : "accès retiré",
      subject: other.email,
    });
    await services.desk.disablePerson(other.id);
    return done(other.joined === null ? "annuler" : command);
  }
  if (command !== "inviter") return rejected("Cette page ne connaît pas ce geste ; rechargez-la.");
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
    await sendInvitation({ person, services }, invited.email, known?.nom ?? null, token);
  } catch (error) {
    return rejected(getInvalidMessage(error));
  }
  return done();
}

/** Sends the link of an invitation, for an agency or for the operator's team. */
async function sendInvitation(
  { person, services }: Pick<DeskRequest, "services"> & { person: Pick<Person, "name" | "email"> },
  to: string,
  agencyName: string | null,
  token: string,
): Promise<void> {
  await services.leads.queueMail(
    composeMail({
      to,
      replyTo: person.email,
      subject: `Votre accès à l’espace professionnel de ${services.content.operator.name}`,
      opening: [
        "Bonjour,",
        `${person.name} vous invite dans l’espace professionnel${agencyName === null ? "" : `, pour « ${agencyName} »`}. Vous y écrirez les annonces, lirez les demandes des visiteurs et y répondrez.`,
      ],
      link: { label: "Ouvrir mon accès", url: `${services.publicUrl}/espace/lien/${token}` },
      closing: [
        `Ce lien sert une fois, pendant ${INVITATION_DAYS} jours. Vous n’attendiez pas ce message ? Ignorez-le, rien ne se passera.`,
      ],
      brand: mailBrand(services),
    }),
  );
}

export const headers = deskHeaders;

export default function PeoplePage({ loaderData, actionData }: Route.ComponentProps) {
  const { own, people, roles, agencies, done } = loaderData;
  const error = actionData?.error ?? null;
  const invitedCount = people.filter(({ invitation }) => invitation !== null).length;
  return (
    <>
      <DeskTitle title="Équipe" />
      {error === null && <DoneNotice done={done} />}
      <p>
        {counted(people.length - invitedCount, "personne a un accès", "personnes ont un accès")}
        {invitedCount > 0 &&
          `, ${counted(invitedCount, "invitation attend encore", "invitations attendent encore")}`}
        .
      </p>
      <ul className="plain-list desk-rows">
        {people.map(({ id, name, email, role, agency, invitation }) => (
          <li key={id} className="desk-person">
            <div>
              <p>
                <strong>{name}</strong> {id === own && <span className="secondary">(vous)</span>}
              </p>
              <p className="secondary small">{[role, agency, email].filter(Boolean).join(" · ")}</p>
              {invitation !== null && <p className="small">{invitation}</p>}
            </div>
            {id !== own && (
              <ReachedForm method="post" className="desk-ways">
                <input type="hidden" name="personne" value={id} />
                {invitation !== null && (
                  <Button
                    type="submit"
                    name="geste"
                    value="renvoyer"
                    tone="quiet"
                    aria-label={`Renvoyer l’invitation à ${name}`}
                  >
                    Renvoyer l’invitation
                  </Button>
                )}
                <Button
                  type="submit"
                  name="geste"
                  value="retirer"
                  tone="plain"
                  aria-label={`${invitation === null ? "Retirer l’accès" : "Retirer l’invitation"} de ${name}`}
                >
                  {invitation === null ? "Retirer l’accès" : "Retirer l’invitation"}
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
