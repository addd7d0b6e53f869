import { hasRight, type Person } from "@lieudit/desk/roles";
import { LEAD_WORK_STATES, type LeadAnswer } from "@lieudit/leads/lead";
import { composeMail } from "@lieudit/leads/mail";
import { data, Link, redirect } from "react-router";
import { ReachedForm } from "../../forms/kit/reached-form.tsx";
import { SiteForm } from "../../forms/kit/site-form.tsx";
import { SelectField } from "../../shell/fields/select-field.tsx";
import { LongTextField, TextField } from "../../shell/fields/text-field.tsx";
import { phoneText, shortDate, typeset } from "../../shell/format/french.ts";
import { mailBrand } from "../../shell/services/services.ts";
import { Badge } from "../../shell/ui/badge.tsx";
import { Button, ButtonLink } from "../../shell/ui/button.tsx";
import { Facts } from "../../shell/ui/facts.tsx";
import { Notice } from "../../shell/ui/notice.tsx";
import { formatMoment } from "../access/moment-text.ts";
import {
  DESK_HEADERS,
  type DeskRequest,
  deskHeaders,
  requireForm,
  requirePerson,
} from "../access/require-person.ts";
import { DeskTitle, DoneNotice } from "../desk-title.tsx";
import { REPORT_KINDS } from "../moderation/report-subject.ts";
import type { Route } from "./+types/lead-page.ts";
import { findLead } from "./find-lead.ts";
import { getInboxScope, getLeadTitle, getSenderEmail, getSenderName, STATE_LABELS } from "./inbox-row.ts";
import { composeReplyDraft, hasUnfilledGap } from "./reply-templates.ts";
import { useKeptForm } from "./use-kept-form.ts";

const ROUTE = "espace/demandes/:reference";
const MAX_TEXT_LENGTH = 5_000;
const MAX_SUBJECT_LENGTH = 150;
/** Maximum number of other leads of the same person in the list. */
const MAX_OTHERS = 10;
const NOBODY = "";

/** French labels of the notes in the history, by kind. */
const NOTE_LABELS = { note: "Note", email: "Réponse envoyée", change: "Changement" } as const;

/** What the last form did, by its command; shown once (`notice-once.ts`). */
const DONE_TEXTS: Readonly<Record<string, string>> = {
  etat: "L’état de la demande est enregistré.",
  suivi: "Le suivi de la demande est enregistré.",
  note: "La note est enregistrée.",
  transmettre: "La demande est transmise ; l’agence reçoit un courriel si elle en a donné un.",
  reponse: "Votre réponse part dans un instant par courriel.",
};

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const deskRequest = await requirePerson(request, context, ROUTE);
  const { person, services } = deskRequest;
  const lead = await findLead(deskRequest, params.reference);
  const { work, notes } = await services.leads.getWork(lead.reference);
  const email = getSenderEmail(lead);
  const agencyName = await getAgencyName(services, lead.agency);
  return {
    reference: lead.reference,
    title: getLeadTitle(lead),
    isReport: REPORT_KINDS.includes(lead.kind),
    sender: getSenderName(lead),
    email,
    subject: lead.listing === null ? "Votre demande" : `Votre demande : ${lead.listing.title}`,
    draft: composeReplyDraft({ kind: lead.kind, author: person.name, agencyName }),
    listing: lead.listing,
    answers: lead.answers,
    callConsent: lead.callConsent !== null,
    photos: lead.files.flatMap(({ state }, at) => (state === "ready" ? [at + 1] : [])),
    isPhotoPending: lead.files.some(({ state }) => state === "waiting"),
    received: formatMoment(lead.created),
    expires: shortDate(lead.expires),
    work,
    notes: notes.map(({ id, at, author, kind, text }) => ({ id, at: formatMoment(at), author, kind, text })),
    // Only operators transfer leads to an agency.
    agencies: hasRight(person, "agencies")
      ? (await services.listings.agencies()).map(({ slug, nom }) => ({ value: slug, label: nom }))
      : [],
    agency: lead.agency,
    colleagues: (await listColleagues(deskRequest, lead.agency)).map(({ id, name }) => ({ id, name })),
    others: email === null ? [] : await listOthers(deskRequest, email, lead.reference),
    done: DONE_TEXTS[url.searchParams.get("fait") ?? ""] ?? null,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const deskRequest = await requireForm(request, context, ROUTE);
  const { person, services, field } = deskRequest;
  const lead = await findLead(deskRequest, params.reference);
  const { reference, agency } = lead;
  const command = field("geste");
  const text = field("texte");
  const recordAudit = (action: string, after: Readonly<Record<string, unknown>> = {}) =>
    services.desk.recordAudit({ person, agency, action, subject: reference, after });
  const reject = (error: string, status = 422) =>
    data(
      { command, text, subject: field("objet"), error: typeset(error) },
      { status, headers: DESK_HEADERS },
    );
  const redirectDone = () =>
    redirect(`/espace/demandes/${reference}?${new URLSearchParams({ fait: command })}`, {
      status: 303,
      headers: DESK_HEADERS,
    });

  if (text.length > MAX_TEXT_LENGTH)
    return reject(`Le texte est trop long ; gardez ${MAX_TEXT_LENGTH} caractères au plus.`);
  switch (command) {
    case "etat":
    case "suivi": {
      const change = await readChange(deskRequest, command, agency);
      if (change === null) return reject("Ce choix n’existe pas ; choisissez-en un dans la liste.");
      await recordAudit(command === "etat" ? "état de la demande" : "suivi de la demande", {
        choix: change.text,
      });
      const result = await services.leads.changeWork(
        reference,
        { ...change, author: person.name },
        Number(field("version")),
      );
      if (result === "conflict")
        return reject(
          "Une autre personne a modifié cette demande entre-temps ; voici son état actuel. Refaites votre choix s’il vaut toujours.",
          409,
        );
      if (result === "unknown") throw new Response(null, { status: 404 });
      return redirectDone();
    }
    case "transmettre": {
      if (!hasRight(person, "agencies")) throw new Response(null, { status: 403 });
      const recipient = await services.listings.agency(field("agence"));
      if (recipient === null) return reject("Choisissez une agence dans la liste.");
      await recordAudit("demande transmise", { agence: recipient.nom });
      const mail =
        recipient.email === undefined
          ? null
          : composeMail({
              to: recipient.email,
              replyTo: null,
              subject: `Une demande pour vous : ${getLeadTitle(lead)}`,
              opening: [
                "Bonjour,",
                `${person.name} vous transmet une demande d’un visiteur. Elle vous attend dans l’espace professionnel.`,
              ],
              link: { label: "Voir la demande", url: `${services.publicUrl}/espace/demandes/${reference}` },
              brand: mailBrand(services),
            });
      await services.leads.transfer(reference, {
        agency: recipient.slug,
        author: person.name,
        text: `Transmise à ${recipient.nom}`,
        mail,
      });
      return redirectDone();
    }
    case "note":
      if (text === "") return reject("Écrivez une note.");
      await recordAudit("note ajoutée");
      await services.leads.addNote(reference, { author: person.name, text });
      return redirectDone();
    case "reponse": {
      const email = getSenderEmail(lead);
      const subject = field("objet").slice(0, MAX_SUBJECT_LENGTH);
      if (email === null) return reject("Ce visiteur n’a pas laissé d’adresse de courriel.");
      if (subject === "" || text === "") return reject("Écrivez un objet et un message.");
      if (hasUnfilledGap(text, lead.kind))
        return reject("Complétez le message : il reste des points de suspension à remplacer.");
      await recordAudit("réponse envoyée", { à: email });
      const mail = composeMail({
        to: email,
        replyTo: person.email,
        subject,
        opening: text.split(/\n{2,}/),
        brand: mailBrand(services),
      });
      await services.leads.reply(reference, { author: person.name, text: `${subject}\n\n${text}`, mail });
      return redirectDone();
    }
    default:
      return reject("Cette page ne connaît pas ce geste ; rechargez-la.");
  }
}

export const headers = deskHeaders;

/** Returns the change that a form sets: a state or an assignment. Null for an unknown state or person. */
async function readChange(
  deskRequest: DeskRequest & { field: (name: string) => string },
  command: "etat" | "suivi",
  agency: string | null,
) {
  if (command === "etat") {
    const state = LEAD_WORK_STATES.find((name) => name === deskRequest.field("etat"));
    return state === undefined ? null : { state, text: STATE_LABELS[state] };
  }
  const id = deskRequest.field("personne");
  if (id === NOBODY) return { assignee: null, text: "Plus suivie par personne" };
  const colleague = (await listColleagues(deskRequest, agency)).find((person) => person.id === id);
  if (colleague === undefined) return null;
  const { name } = colleague;
  return { assignee: { id, name }, text: `Suivie par ${name}` };
}

/** Returns the people who may handle a lead: those of its agency, or else the operators. */
async function listColleagues(
  { services }: Pick<DeskRequest, "services">,
  agency: string | null,
): Promise<Person[]> {
  const people = await services.desk.listPeople(agency ?? undefined);
  return people.filter(({ disabled, role }) => disabled === null && (agency !== null || role === "operator"));
}

/** Returns the confirmed leads with the same email that `person` may see. */
async function listOthers({ person, services }: DeskRequest, email: string, reference: string) {
  const leads = await services.leads.list({ ...getInboxScope(person), email });
  return leads
    .filter((lead) => lead.reference !== reference && lead.confirmation?.confirmed !== null)
    .slice(0, MAX_OTHERS)
    .map((lead) => ({
      reference: lead.reference,
      title: getLeadTitle(lead),
      received: formatMoment(lead.created),
    }));
}

/** Returns the name that signs a reply: the agency's, or else the operator's. */
async function getAgencyName({ listings, content }: DeskRequest["services"], slug: string | null) {
  const agency = slug === null ? null : await listings.agency(slug);
  return agency?.nom ?? content.operator.name;
}

export default function LeadPage({ loaderData, actionData }: Route.ComponentProps) {
  const { reference, title, sender, listing, answers, callConsent, photos, isPhotoPending } = loaderData;
  const { received, expires, work, notes, others, done } = loaderData;
  const error = actionData?.error ?? null;
  const note = actionData?.command === "note" ? actionData.text : "";
  useKeptForm({
    id: "note",
    reference,
    text: note,
    sent: notes.findLast(({ kind }) => kind === "note")?.text ?? null,
    isReturned: actionData?.command === "note",
  });
  return (
    <>
      <p>
        <Link to="/espace/demandes">Toutes les demandes</Link>
      </p>
      <DeskTitle title={`${title} : ${sender}`} />
      {error === null && <DoneNotice done={done} />}
      {error !== null && (
        <Notice tone="error" role="alert">
          <p>{error}</p>
        </Notice>
      )}
      <p>
        <Badge tone={work.state === "new" ? "new" : "plain"}>{STATE_LABELS[work.state]}</Badge>{" "}
        <span className="secondary">
          Reçue le {received}, numéro {reference}, sera effacée le {expires}
        </span>
      </p>
      {loaderData.isReport && (
        <p>
          <Link to={`/espace/moderation/${reference}`}>Décider de ce signalement</Link>
        </p>
      )}
      <section className="desk-part" aria-labelledby="message">
        <h2 id="message">Ce que le visiteur a écrit</h2>
        {listing !== null && (
          <p>
            Annonce{"\u00a0"}: <Link to={listing.path}>{listing.title}</Link> (référence {listing.reference})
          </p>
        )}
        <Facts
          className="facts desk-facts"
          facts={[
            ...answers.map((answer) => ({ label: answer.label, value: <AnswerValue answer={answer} /> })),
            {
              label: "Appels commerciaux",
              value: callConsent ? "autorisés" : "non autorisés, sauf pour répondre à cette demande",
            },
          ]}
        />
        {photos.length > 0 && (
          <ul className="plain-list desk-photos">
            {photos.map((number) => (
              <li key={number}>
                <a href={`/espace/demandes/${reference}/photo/${number}`}>
                  <img
                    src={`/espace/demandes/${reference}/photo/${number}`}
                    alt={`Envoi du visiteur, ${number} sur ${photos.length}`}
                    loading="lazy"
                  />
                </a>
              </li>
            ))}
          </ul>
        )}
        {isPhotoPending && <p className="secondary">Des photos sont encore en préparation.</p>}
      </section>
      <WorkForms page={loaderData} />
      <ReplyForm page={loaderData} returned={actionData ?? null} />
      <section className="desk-part" aria-labelledby="historique">
        <h2 id="historique">Historique et notes</h2>
        {notes.length > 0 && (
          <ol className="plain-list desk-rows">
            {notes.map(({ id, at, author, kind, text }) => (
              <li key={id}>
                <p className="secondary small">
                  {NOTE_LABELS[kind]} · {author} · {at}
                </p>
                <p className="desk-text">{text}</p>
              </li>
            ))}
          </ol>
        )}
        <SiteForm key={reference} id="note" action={`/espace/demandes/${reference}`} token={null}>
          <input type="hidden" name="geste" value="note" />
          <LongTextField
            label="Note pour vos collègues"
            hint="Le visiteur ne la voit pas."
            name="texte"
            rows={3}
            maxLength={MAX_TEXT_LENGTH}
            defaultValue={note}
          />
          <Button type="submit" tone="quiet">
            Ajouter la note
          </Button>
        </SiteForm>
      </section>
      {others.length > 0 && (
        <section className="desk-part" aria-labelledby="autres">
          <h2 id="autres">Autres demandes de cette personne</h2>
          <ul className="plain-list desk-rows">
            {others.map((other) => (
              <li key={other.reference}>
                <Link to={`/espace/demandes/${other.reference}`}>{other.title}</Link>{" "}
                <span className="secondary">{other.received}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Shows an answer; a phone number or an email address as a link. */
function AnswerValue({ answer: { name, value } }: { answer: LeadAnswer }) {
  if (name === "telephone") return <a href={`tel:${value.replaceAll(/\s/g, "")}`}>{phoneText(value)}</a>;
  if (name === "courriel") return <a href={`mailto:${value}`}>{value}</a>;
  return value;
}

/** HTML id of the reply form. */
const REPLY_FORM = "repondre";

type LeadPageData = Route.ComponentProps["loaderData"];

/** Forms for the state of a lead, its assignee and its agency. */
function WorkForms({ page: { reference, work, colleagues, agencies, agency } }: { page: LeadPageData }) {
  return (
    <section className="desk-part" aria-labelledby="suivi">
      <h2 id="suivi">Suivi</h2>
      <ReachedForm method="post" className="desk-states">
        <input type="hidden" name="geste" value="etat" />
        <input type="hidden" name="version" value={work.version} />
        {LEAD_WORK_STATES.map((state) => (
          <Button
            key={state}
            type="submit"
            name="etat"
            value={state}
            tone="quiet"
            aria-pressed={state === work.state}
          >
            {STATE_LABELS[state]}
          </Button>
        ))}
      </ReachedForm>
      <SiteForm
        // A new version remounts the form, so that it shows the stored assignee.
        key={`${reference}-${work.version}`}
        id="suivi-par"
        className="desk-line"
        action={`/espace/demandes/${reference}`}
        token={null}
      >
        <input type="hidden" name="geste" value="suivi" />
        <input type="hidden" name="version" value={work.version} />
        <SelectField
          label="Suivie par"
          name="personne"
          options={[
            { value: NOBODY, label: "Personne" },
            ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          defaultValue={work.assignee?.id ?? NOBODY}
        />
        <Button type="submit" tone="quiet">
          Enregistrer
        </Button>
      </SiteForm>
      {agencies.length > 0 && (
        <SiteForm
          key={agency}
          id="transmission"
          className="desk-line"
          action={`/espace/demandes/${reference}`}
          token={null}
        >
          <input type="hidden" name="geste" value="transmettre" />
          <SelectField
            label="Transmettre à une agence"
            name="agence"
            options={agencies}
            defaultValue={agency ?? agencies[0]?.value ?? ""}
          />
          <Button type="submit" tone="quiet">
            Transmettre
          </Button>
        </SiteForm>
      )}
    </section>
  );
}

/** Shows the last reply, and a form for the next one. */
function ReplyForm({
  page: { reference, email, subject, draft, listing, notes },
  returned,
}: {
  page: LeadPageData;
  returned: Route.ComponentProps["actionData"] | null;
}) {
  const typed = returned?.command === "reponse" ? returned : null;
  const sent = notes.findLast(({ kind }) => kind === "email");
  const text = typed?.text ?? (sent === undefined ? draft : "");
  useKeptForm({ id: REPLY_FORM, reference, text, sent: sent?.text ?? null, isReturned: typed !== null });
  const form = (
    <SiteForm key={reference} id={REPLY_FORM} action={`/espace/demandes/${reference}`} token={null}>
      <input type="hidden" name="geste" value="reponse" />
      <p>
        À{"\u00a0"}: <strong>{email}</strong>. Sa réponse arrivera dans votre messagerie.
      </p>
      <TextField
        label="Objet"
        name="objet"
        required
        maxLength={MAX_SUBJECT_LENGTH}
        defaultValue={typed?.subject ?? subject}
      />
      <LongTextField
        label="Message"
        name="texte"
        required
        rows={10}
        maxLength={MAX_TEXT_LENGTH}
        defaultValue={text}
      />
      <p className="desk-ways">
        <Button type="submit">Envoyer la réponse</Button>
        {listing !== null && (
          <ButtonLink to={listing.path} tone="plain">
            Revoir l’annonce
          </ButtonLink>
        )}
      </p>
    </SiteForm>
  );
  return (
    <section className="desk-part" aria-labelledby="reponse">
      <h2 id="reponse">Répondre</h2>
      {email === null ? (
        <p>
          Ce visiteur n’a pas laissé d’adresse de courriel. Appelez-le, puis notez votre échange plus bas.
        </p>
      ) : sent === undefined ? (
        form
      ) : (
        <>
          <article className="desk-sent" aria-label="Votre dernière réponse">
            <p className="secondary small">
              Réponse envoyée le {sent.at} par {sent.author}
            </p>
            <p className="desk-text">{sent.text}</p>
          </article>
          <details className="desk-section" key={reference} open={typed !== null}>
            <summary>Écrire une autre réponse</summary>
            {form}
          </details>
        </>
      )}
    </section>
  );
}
