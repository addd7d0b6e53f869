import { data, Link, redirect } from "react-router";
import { SiteForm } from "../../forms/kit/site-form.tsx";
import { LongTextField, TextField } from "../../shell/fields/text-field.tsx";
import { integer, typeset } from "../../shell/format/french.ts";
import { LEGAL_SLUGS } from "../../shell/services/site-content.ts";
import { Button } from "../../shell/ui/button.tsx";
import { Notice } from "../../shell/ui/notice.tsx";
import { ProseHtml } from "../../shell/ui/prose.tsx";
import { formatMoment } from "../access/moment-text.ts";
import { DESK_HEADERS, deskHeaders, requireForm, requirePerson } from "../access/require-person.ts";
import { DeskTitle, DoneNotice } from "../desk-title.tsx";
import { readParisMoment, writeParisMoment } from "../listings/paris-moment.ts";
import type { Route } from "./+types/text-page.ts";
import { describeTexts } from "./describe-texts.ts";

const ROUTE = "espace/textes/:page";
const MAX_TITLE_LENGTH = 150;
const MAX_DESCRIPTION_LENGTH = 300;
const MAX_BODY_LENGTH = 100_000;

const DONE_TEXTS: Readonly<Record<string, string>> = {
  enregistrer: "Le brouillon est enregistré ; l’aperçu est plus bas.",
  publier: "Le texte est en vigueur. Les visiteurs le lisent dans la minute.",
  programmer: "Le texte entrera en vigueur à la date choisie.",
  deprogrammer: "La publication est annulée ; le texte est de nouveau un brouillon.",
};

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { services } = await requirePerson(request, context, ROUTE);
  const slug = findSlug(params.page);
  const texts = await services.desk.listLegalTexts(slug);
  const { draft, next, current } = describeTexts(texts, services.clock().toISOString());
  // A scheduled text is what somebody continues, unless a newer one was published since.
  const newest = texts[0];
  const shown = newest ?? services.legalTexts.readFile(slug);
  const { title, description, body } = shown;
  return {
    slug,
    name: services.content.legal.find((text) => text.slug === slug)?.title ?? slug,
    fields: { title, description, body },
    version: newest?.version ?? 0,
    revision: draft?.revision ?? 0,
    saved: draft === null ? null : `${formatMoment(draft.updated)} par ${draft.author}`,
    next: next === null ? null : { id: next.id, at: formatMoment(next.publishAt ?? "") },
    preview: newest?.id === current?.id ? null : services.legalTexts.preview(slug, shown),
    versions: texts
      .filter(({ publishAt }) => publishAt !== null)
      .map(({ id, version, publishAt, author }) => ({
        id,
        version,
        since: formatMoment(publishAt ?? ""),
        author,
        isCurrent: id === current?.id,
        isReadable: id !== next?.id,
      })),
    publishMin: writeParisMoment(services.clock().toISOString()),
    done: DONE_TEXTS[url.searchParams.get("fait") ?? ""] ?? null,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { person, services, field } = await requireForm(request, context, ROUTE);
  const slug = findSlug(params.page);
  const { desk } = services;
  const geste = field("geste");
  const typed = { title: field("titre"), description: field("description"), body: field("texte") };
  const quand = field("quand");
  const from = { version: Number(field("depuis")) || 0, revision: Number(field("revision")) || 0 };
  const rejected = (name: string, message: string, status = 422, start = from) =>
    data(
      { typed, quand, from: start, error: { name, message: typeset(message) } },
      { status, headers: DESK_HEADERS },
    );
  const done = () =>
    redirect(`/espace/textes/${slug}?${new URLSearchParams({ fait: geste })}`, {
      status: 303,
      headers: DESK_HEADERS,
    });
  const audit = (act: string, after: Readonly<Record<string, unknown>> = {}) =>
    desk.recordAudit({ person, agency: null, action: act, subject: slug, after });

  if (geste === "deprogrammer") {
    await audit("texte déprogrammé");
    if (!(await desk.publishLegalText(field("version"), null))) throw new Response(null, { status: 404 });
    return done();
  }
  if (!["enregistrer", "publier", "programmer"].includes(geste))
    return rejected("", "Cette page ne connaît pas ce geste ; rechargez-la.");
  const { title, description, body } = typed;
  if (title === "" || title.length > MAX_TITLE_LENGTH)
    return rejected("titre", `Écrivez un titre de ${MAX_TITLE_LENGTH} caractères au plus.`);
  if (description === "" || description.length > MAX_DESCRIPTION_LENGTH)
    return rejected("description", `Résumez la page en ${MAX_DESCRIPTION_LENGTH} caractères au plus.`);
  if (body === "" || body.length > MAX_BODY_LENGTH)
    return rejected("texte", `Écrivez un texte de ${integer(MAX_BODY_LENGTH)} caractères au plus.`);
  const now = services.clock().toISOString();
  const publishAt = geste === "programmer" ? readParisMoment(quand) : now;
  if (publishAt === null || (geste === "programmer" && publishAt <= now))
    return rejected("quand", "Choisissez un jour et une heure à venir.");
  const preview = services.legalTexts.preview(slug, typed);
  if ("problem" in preview) return rejected("texte", preview.problem);
  await audit("brouillon de texte", { titre: title, caractères: body.length });
  const { isSaved, draft } = await desk.saveLegalDraft({ slug, ...typed, author: person.name, ...from });
  if (!isSaved)
    return rejected(
      "texte",
      `${draft.author} a enregistré ou publié un autre texte entre-temps. Le vôtre est ci-dessous : enregistrez de nouveau pour le garder à sa place, ou rechargez la page pour lire l’autre.`,
      409,
      { version: draft.version, revision: draft.revision },
    );
  if (geste !== "enregistrer") {
    await audit("publication de texte", { version: draft.version, "en vigueur": publishAt });
    await desk.publishLegalText(draft.id, publishAt);
  }
  return done();
}

/** @throws {Response} 404 for anything but a legal page */
function findSlug(name: string): string {
  const slug = LEGAL_SLUGS.find((one) => one === name);
  if (slug === undefined) throw new Response(null, { status: 404 });
  return slug;
}

export const headers = deskHeaders;

export default function TextPage({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, name, saved, next, preview, versions, publishMin, done } = loaderData;
  const { title, description, body } = actionData?.typed ?? loaderData.fields;
  const { version, revision } = actionData?.from ?? loaderData;
  const error = actionData?.error ?? null;
  const getError = (field: string) => (error?.name === field ? error.message : undefined);
  return (
    <>
      <p>
        <Link to="/espace/textes">Tous les textes</Link>
      </p>
      <DeskTitle title={name} />
      {error === null && <DoneNotice done={done} />}
      <p className="secondary">
        <Link to={`/${slug}`}>Le texte en vigueur</Link>
        {saved !== null && ` · ${typeset(`brouillon du ${saved}`)}`}
      </p>
      {next !== null && (
        <Notice>
          <p>{typeset(`Un nouveau texte entre en vigueur le ${next.at}.`)}</p>
          <SiteForm id="annuler" action={`/espace/textes/${slug}`} token={null}>
            <input type="hidden" name="version" value={next.id} />
            <Button type="submit" name="geste" value="deprogrammer" tone="quiet">
              Annuler cette publication
            </Button>
          </SiteForm>
        </Notice>
      )}
      <SiteForm
        id="texte"
        key={`${slug}-${version}-${revision}`}
        action={`/espace/textes/${slug}`}
        token={null}
        errors={error === null ? [] : [error]}
      >
        <input type="hidden" name="depuis" value={version} />
        <input type="hidden" name="revision" value={revision} />
        <TextField
          label="Titre"
          name="titre"
          required
          maxLength={MAX_TITLE_LENGTH}
          autoComplete="off"
          defaultValue={title}
          error={getError("titre")}
        />
        <TextField
          label="Résumé"
          hint="Une phrase, pour l’en-tête et les moteurs de recherche."
          name="description"
          required
          maxLength={MAX_DESCRIPTION_LENGTH}
          autoComplete="off"
          defaultValue={description}
          error={getError("description")}
        />
        <LongTextField
          label="Texte"
          hint="En Markdown : ## pour un titre, - pour une liste. {{nom.du.fait}} reprend un fait d’exploitant.json."
          name="texte"
          rows={20}
          required
          maxLength={MAX_BODY_LENGTH}
          defaultValue={body}
          error={getError("texte")}
        />
        <p className="desk-states">
          <Button type="submit" name="geste" value="enregistrer">
            Enregistrer et voir l’aperçu
          </Button>
          <Button type="submit" name="geste" value="publier" tone="quiet">
            Publier maintenant
          </Button>
        </p>
        <div className="desk-line">
          <TextField
            label="En vigueur le, en France"
            name="quand"
            type="datetime-local"
            min={publishMin}
            defaultValue={actionData?.quand}
            error={getError("quand")}
          />
          <Button type="submit" name="geste" value="programmer" tone="quiet">
            Publier à cette date
          </Button>
        </div>
      </SiteForm>
      {preview !== null && (
        <section className="desk-part" aria-labelledby="apercu">
          <h2 id="apercu">Aperçu</h2>
          {"text" in preview ? (
            <article>
              <p className="lead">{preview.text.description}</p>
              <ProseHtml html={preview.text.html} />
            </article>
          ) : (
            <p>{typeset(preview.problem)}</p>
          )}
        </section>
      )}
      {versions.length > 0 && (
        <section className="desk-part" aria-labelledby="versions">
          <h2 id="versions">Versions publiées</h2>
          <ol className="plain-list desk-rows">
            {versions.map(({ id, version, since, author, isCurrent, isReadable }) => (
              <li key={id}>
                {isReadable ? (
                  <Link to={isCurrent ? `/${slug}` : `/${slug}?version=${version}`}>
                    {`Version ${version}`}
                  </Link>
                ) : (
                  `Version ${version}`
                )}{" "}
                <span className="secondary small">
                  {typeset(`depuis le ${since}, par ${author}`)}
                  {isCurrent && ", en vigueur"}
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
