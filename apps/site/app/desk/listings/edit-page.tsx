import { withWrittenAlt } from "@lieudit/listing-model";
import type { TypedFields } from "@lieudit/listing-model/fields";
import { DESK_FEED, DESK_WINS } from "@lieudit/listing-store/desk";
import { useState } from "react";
import { Link } from "react-router";
import { ReachedForm } from "../../forms/kit/reached-form.tsx";
import { typeset } from "../../shell/format/french.ts";
import { Badge } from "../../shell/ui/badge.tsx";
import { Button } from "../../shell/ui/button.tsx";
import { Notice } from "../../shell/ui/notice.tsx";
import { formatMoment } from "../access/moment-text.ts";
import { type DeskRequest, deskHeaders, requireForm, requirePerson } from "../access/require-person.ts";
import { DeskTitle } from "../desk-title.tsx";
import type { Route } from "./+types/edit-page.ts";
import { CardPreview } from "./card-preview.tsx";
import { type EditReview, reviewEdit } from "./describe-edit.ts";
import { findEdit, redirectToEdit } from "./edit-access.ts";
import { EditForm } from "./edit-form.tsx";
import { EDIT_FORM, type EditMessage, getEditPath } from "./edit-messages.ts";
import { countAlerts, describeAlerts, sendAlertsNow } from "./listing-alerts.ts";
import { STATUS_BADGES } from "./listing-states.ts";
import { writeParisMoment } from "./paris-moment.ts";
import { readPhotoProblems } from "./photo-problems.ts";
import { PhotosEditor } from "./photos-editor.tsx";
import { getEditName } from "./save-with-audit.ts";

const ROUTE = "espace/annonces/:id";

const DONE_TEXTS: Readonly<Record<string, string>> = {
  enregistrer: "Le brouillon est enregistré.",
  publier: "L’annonce est en ligne.",
  programmer: "L’annonce paraîtra à la date choisie.",
  deprogrammer: "La publication n’est plus programmée.",
  abandonner: "Les modifications sont abandonnées ; voici l’annonce telle que les visiteurs la voient.",
  dupliquer: "Voici une copie, avec ses photos. Donnez-lui sa référence.",
  etat: "L’état de l’annonce est enregistré.",
  photos: "Les photos sont enregistrées.",
  alertes:
    "Les alertes partent dans la minute ; celles qui ont déjà cette annonce ne la reçoivent pas deux fois.",
};

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const known = await requirePerson(request, context, ROUTE);
  const { services } = known;
  const edit = await findEdit(known, params.id);
  const { id, kind, fields, photos, published, version } = edit;
  const agency = await services.listings.agency(edit.agence);
  const now = services.clock();
  const listing = published?.listing ?? null;
  const isOfFeed = published !== null && published.flux !== DESK_FEED;
  return {
    id,
    kind,
    fields: fields as TypedFields,
    photos: photos.map(withWrittenAlt),
    version,
    review: reviewEdit(edit, agency?.nom ?? edit.agence, now),
    saved: edit.updated === null ? null : { at: formatMoment(edit.updated), author: edit.author ?? "" },
    publishAt: edit.publishAt === null ? null : formatMoment(edit.publishAt),
    publishMin: writeParisMoment(now.toISOString()),
    hasChanges: edit.hasChanges && edit.updated !== null,
    status: listing?.status ?? null,
    removed: edit.removed,
    alerts: await describeOwnAlerts(services, id),
    publicPath:
      listing === null || listing.status === "brouillon" || edit.removed !== null
        ? null
        : `/${kind === "vehicle" ? "vehicule" : "bien"}/${listing.slug}-${id}`,
    feed: isOfFeed ? published.flux : null,
    photoErrors: readPhotoProblems(url.searchParams),
    asksToDiscard: url.searchParams.has("abandon"),
    showsMissing: url.searchParams.has("manque"),
    hasDateError: url.searchParams.get("erreur") === "quand",
    done: DONE_TEXTS[url.searchParams.get("fait") ?? ""] ?? null,
    now: now.getTime(),
  };
}

async function describeOwnAlerts(services: DeskRequest["services"], id: string): Promise<string | null> {
  const counts = await countAlerts(services, [id]);
  return counts.has(id) ? describeAlerts(counts.get(id) ?? null) : null;
}

/** Sends the alerts that this listing answers. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const known = await requireForm(request, context, ROUTE);
  const { person, services, field } = known;
  const edit = await findEdit(known, params.id);
  if (field("geste") !== "alertes") throw new Response(null, { status: 422 });
  await services.desk.recordAudit({
    person,
    agency: edit.agence,
    action: "alertes envoyées",
    subject: getEditName(edit),
  });
  await sendAlertsNow(services, edit.id);
  return redirectToEdit(edit.id, { fait: "alertes" });
}

export const headers = deskHeaders;

export default function EditPage({ loaderData }: Route.ComponentProps) {
  const { id, status, feed, saved, done, showsMissing, publicPath, publishAt, alerts } = loaderData;
  const [review, setReview] = useState<EditReview>(loaderData.review);
  const title = loaderData.fields.titre?.trim() || "Annonce sans titre";
  return (
    <>
      <p>
        <Link to="/espace/annonces">Toutes les annonces</Link>
      </p>
      <DeskTitle title={title} />
      {done !== null && (
        <Notice tone="good" role="status">
          <p>{typeset(done)}</p>
          {publicPath !== null && (
            <p>
              <Link to={publicPath}>La voir comme les visiteurs</Link>
            </p>
          )}
        </Notice>
      )}
      <p className="desk-row-head">
        <Badge tone={status === null ? "plain" : STATUS_BADGES[status].tone}>
          {status === null ? "Brouillon" : STATUS_BADGES[status].label}
        </Badge>
        {loaderData.hasChanges && status !== null && <Badge tone="notice">Modifications non publiées</Badge>}
        {publishAt !== null && <Badge tone="notice">{typeset(`Paraît le ${publishAt}`)}</Badge>}
        {saved !== null && (
          <span className="secondary small">
            {typeset(
              `Dernier enregistrement le ${saved.at}${saved.author === "" ? "" : ` par ${saved.author}`}`,
            )}
          </span>
        )}
      </p>
      {loaderData.removed !== null && (
        <Notice tone="warning">
          <p>{typeset(`L’exploitant du site a retiré cette annonce. Motif : ${loaderData.removed}`)}</p>
        </Notice>
      )}
      {feed !== null && (
        <Notice>
          <p>
            {typeset(
              `Cette annonce arrive par le flux « ${feed} », qui décide des champs grisés et des photos. Le titre, la description, la vidéo, la visite et l’état choisis ici l’emportent sur lui.`,
            )}
          </p>
        </Notice>
      )}
      <EditWays page={loaderData} />
      <div className="desk-columns">
        <div className="desk-editor">
          <PhotosEditor id={id} photos={loaderData.photos} feed={feed} errors={loaderData.photoErrors} />
          <Missing review={review} isAnswer={showsMissing} />
          <EditForm
            // The values of the server win over what the browser restores.
            key={`${id}-${loaderData.version}`}
            page={loaderData}
            review={review}
            onReview={setReview}
            wins={DESK_WINS}
          />
        </div>
        <aside className="desk-preview" aria-labelledby="apercu">
          <h2 id="apercu">Aperçu</h2>
          <CardPreview card={review.card} hasExamples={review.problems.length > 0} now={loaderData.now} />
          {alerts !== null && <Alerts id={id} count={alerts} />}
        </aside>
      </div>
    </>
  );
}

/** Leads to the parts of the page, which is long on a phone, and to the other pages of the listing. */
function EditWays({
  page: { id, kind, status, publicPath, alerts },
}: {
  page: Route.ComponentProps["loaderData"];
}) {
  const ways = [
    ["Photos", "#photos"],
    ["Fiche", `#${EDIT_FORM}`],
    ["Publication", "#publication"],
    ["Aperçu", "#apercu"],
    alerts !== null && ["Alertes", "#alertes"],
    ["Aperçu de la page", `${getEditPath(id)}/apercu`],
    status !== null && ["Rapport au vendeur", `${getEditPath(id)}/rapport`],
    publicPath !== null && [
      kind === "vehicle" ? "Voir le véhicule en ligne" : "Voir le bien en ligne",
      publicPath,
    ],
  ].filter((way) => way !== false);
  return (
    <nav className="desk-tabs" aria-label="Cette annonce">
      <ul className="plain-list">
        {ways.map(([label, href = ""]) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How many visitors wait for such a listing, and the button that writes to them. */
function Alerts({ id, count }: { id: string; count: string }) {
  return (
    <section className="desk-part" aria-labelledby="alertes">
      <h2 id="alertes">Alertes</h2>
      <p>{typeset(`Cette annonce répond à ${count} de visiteurs.`)}</p>
      <ReachedForm method="post" action={getEditPath(id)}>
        <Button type="submit" name="geste" value="alertes" tone="quiet" aria-describedby="alertes-regle">
          Envoyer les alertes
        </Button>
      </ReachedForm>
      <p className="secondary small" id="alertes-regle">
        {typeset(
          "Sinon, elles partent dans la journée. Personne ne reçoit deux fois la même annonce, ni plus de courriels que promis. Les adresses ne sont jamais montrées, ni les nombres inférieurs à 5, qui diraient ce que cherche une personne.",
        )}
      </p>
    </section>
  );
}

/** What prevents the publication, and what the law still needs; each leads to its field. */
function Missing({ review: { problems, gaps }, isAnswer }: { review: EditReview; isAnswer: boolean }) {
  return (
    <section className="desk-part desk-missing" id="manque" aria-labelledby="manque-titre">
      <h2 id="manque-titre">Avant de publier</h2>
      {isAnswer && problems.length > 0 && (
        <Notice tone="error" role="alert">
          <p>L’annonce n’est pas encore en ligne{"\u00a0"}: complétez ce qui suit.</p>
        </Notice>
      )}
      {problems.length + gaps.length === 0 && <p>Tout y est{"\u00a0"}: l’annonce peut paraître.</p>}
      <MessageList title="Il manque" messages={problems} />
      <MessageList title="La loi demande aussi" messages={gaps} />
    </section>
  );
}

function MessageList({ title, messages }: { title: string; messages: readonly EditMessage[] }) {
  if (messages.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className="desk-messages">
        {messages.map(({ name, label, message }) => (
          <li key={`${name} ${message}`}>
            <a
              href={`#${EDIT_FORM}-${name}`}
              // Some browsers open no folded section for the target of a link.
              onClick={() =>
                document.getElementById(`${EDIT_FORM}-${name}`)?.closest("details")?.setAttribute("open", "")
              }
            >
              {label}
            </a>{" "}
            <span className="secondary">{typeset(message)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
