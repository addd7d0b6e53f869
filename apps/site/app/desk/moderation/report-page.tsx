import { data, Link, redirect } from "react-router";
import { SiteForm } from "../../forms/kit/site-form.tsx";
import { LongTextField } from "../../shell/fields/text-field.tsx";
import { typeset } from "../../shell/format/french.ts";
import { Button } from "../../shell/ui/button.tsx";
import { Facts } from "../../shell/ui/facts.tsx";
import { Notice } from "../../shell/ui/notice.tsx";
import { formatMoment } from "../access/moment-text.ts";
import { DESK_HEADERS, deskHeaders, requireForm, requirePerson } from "../access/require-person.ts";
import { DeskTitle } from "../desk-title.tsx";
import { getLeadTitle } from "../leads/inbox-row.ts";
import { getEditPath } from "../listings/edit-messages.ts";
import type { Route } from "./+types/report-page.ts";
import { decideReport } from "./decide-report.ts";
import { DECISIONS, type Decision, listDecisions } from "./decisions.ts";
import { findReport, findReportSubject, type ReportSubject } from "./report-subject.ts";

const ROUTE = "espace/moderation/:reference";
const MAX_REASON_LENGTH = 1_000;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const known = await requirePerson(request, context, ROUTE);
  const report = await findReport(known, params.reference);
  const subject = await findReportSubject(known, report);
  const { notes } = await known.services.leads.getWork(report.reference);
  return {
    reference: report.reference,
    title: getLeadTitle(report),
    received: formatMoment(report.created),
    listing: report.listing,
    answers: report.answers.map(({ name, label, value }) => ({ name, label, value })),
    subject,
    decisions: listDecisions(subject),
    notes: notes.map(({ id, at, author, text }) => ({ id, at: formatMoment(at), author, text })),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const known = await requireForm(request, context, ROUTE);
  const { field, list } = known;
  const report = await findReport(known, params.reference);
  const subject = await findReportSubject(known, report);
  const reason = field("motif");
  const wanted = field("geste");
  const rejected = (name: string, message: string) =>
    data(
      { reason, wanted, errors: [{ name, message: typeset(message) }] },
      { status: 422, headers: DESK_HEADERS },
    );
  const decision: Decision | undefined = listDecisions(subject).find((name) => name === wanted);
  if (decision === undefined) return rejected("geste", "Choisissez une décision dans la liste.");
  const owned = subject?.kind === "listing" ? subject.photos : [];
  const photos = list("photo").filter((id) => owned.some((photo) => photo.id === id));
  if (decision === "photos" && photos.length === 0) return rejected("geste", "Cochez au moins une photo.");
  if (reason === "") return rejected("motif", "Écrivez le motif : il est envoyé avec la décision.");
  if (reason.length > MAX_REASON_LENGTH)
    return rejected("motif", `Le motif est trop long ; gardez ${MAX_REASON_LENGTH} caractères au plus.`);
  await decideReport(known, report, subject, { decision, photos, reason });
  return redirect("/espace/moderation?fait=decider", { status: 303, headers: DESK_HEADERS });
}

export const headers = deskHeaders;

export default function ReportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { reference, title, received, listing, answers, subject, decisions, notes } = loaderData;
  const errors = actionData?.errors ?? [];
  return (
    <>
      <p>
        <Link to="/espace/moderation">Tous les signalements</Link>
      </p>
      <DeskTitle title={listing === null ? title : `Signalement : ${listing.title}`} />
      <p className="secondary">
        Reçu le {received}, numéro {reference}
      </p>
      {subject !== null && "removed" in subject && subject.removed !== null && (
        <Notice>
          <p>{typeset(`Ce contenu est déjà retiré du site : ${subject.removed}`)}</p>
        </Notice>
      )}
      <section className="desk-part" aria-labelledby="signalement">
        <h2 id="signalement">Ce qui est signalé</h2>
        <SubjectLinks subject={subject} path={listing?.path ?? null} />
        <Facts
          className="facts desk-facts"
          facts={answers
            .filter(({ name }) => name !== "avis_masquer")
            .map(({ label, value }) => ({ label, value: typeset(value) }))}
        />
      </section>
      <section className="desk-part" aria-labelledby="decider">
        <h2 id="decider">Décider</h2>
        <SiteForm id="decision" action={`/espace/moderation/${reference}`} token={null} errors={errors}>
          <fieldset className="field-group">
            <legend>Décision</legend>
            {decisions.map((name, at) => (
              <label className="choice" key={name}>
                <input
                  type="radio"
                  name="geste"
                  id={at === 0 ? "decision-geste" : undefined}
                  value={name}
                  required
                  defaultChecked={actionData?.wanted === name}
                />
                {DECISIONS[name].label}
              </label>
            ))}
          </fieldset>
          {subject?.kind === "listing" && decisions.includes("photos") && (
            <fieldset className="field-group">
              <legend>Photos à retirer</legend>
              <p className="field-hint">Une photo retirée ne revient plus, même par un flux.</p>
              <ul className="plain-list desk-photos">
                {subject.photos.map(({ id, alt }, at) => (
                  <li key={id}>
                    <label className="choice">
                      <input type="checkbox" name="photo" value={id} />
                      <img src={`/img/${id}/320.webp`} alt={alt || `Photo ${at + 1}`} loading="lazy" />
                    </label>
                  </li>
                ))}
              </ul>
            </fieldset>
          )}
          <LongTextField
            label="Motif"
            hint="Envoyé à ceux qui ont signalé ce contenu, et à l’agence si son annonce change."
            name="motif"
            rows={3}
            required
            maxLength={MAX_REASON_LENGTH}
            defaultValue={actionData?.reason ?? ""}
            error={errors.find(({ name }) => name === "motif")?.message}
          />
          <Button type="submit">Appliquer la décision</Button>
        </SiteForm>
      </section>
      {notes.length > 0 && (
        <section className="desk-part" aria-labelledby="historique">
          <h2 id="historique">Historique</h2>
          <ol className="plain-list desk-rows">
            {notes.map(({ id, at, author, text }) => (
              <li key={id}>
                <p className="secondary small">
                  {author} · {at}
                </p>
                <p className="desk-text">{typeset(text)}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function SubjectLinks({ subject, path }: { subject: ReportSubject | null; path: string | null }) {
  if (subject === null) return <p>Ce contenu n’existe plus.</p>;
  if (subject.kind === "listing")
    return (
      <p className="desk-ways">
        {path !== null && subject.removed === null && <Link to={path}>Voir l’annonce en ligne</Link>}
        {subject.agency !== null && <Link to={getEditPath(subject.id)}>L’annonce dans l’espace</Link>}
      </p>
    );
  const { placeId } = subject;
  return (
    <>
      <p>
        <Link to={`/lieu/${placeId}`}>Voir le lieu</Link>
      </p>
      {subject.kind === "photos" && subject.removed === null && (
        <img
          className="desk-photo-whole"
          src={`/v1/places/${placeId}/photos/${subject.key}/media?maxWidthPx=640`}
          alt="Contenu signalé"
          loading="lazy"
        />
      )}
      {subject.kind === "place" && (
        <p className="secondary">
          Les fiches viennent de sources ouvertes{"\u00a0"}: corrigez l’erreur à la source, puis classez le
          signalement.
        </p>
      )}
    </>
  );
}
