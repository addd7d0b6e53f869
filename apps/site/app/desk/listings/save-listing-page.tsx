import { LISTING_STATUSES } from "@lieudit/listing-model";
import { createContext, data, redirect } from "react-router";
import { SiteForm } from "../../forms/kit/site-form.tsx";
import { typeset } from "../../shell/format/french.ts";
import { Button } from "../../shell/ui/button.tsx";
import { Notice } from "../../shell/ui/notice.tsx";
import { formatMoment } from "../access/moment-text.ts";
import { DESK_HEADERS, type DeskRequest, deskHeaders, requirePerson } from "../access/require-person.ts";
import { DeskTitle } from "../desk-title.tsx";
import type { Route } from "./+types/save-listing-page.ts";
import { findEdit, readSentEdit, redirectToEdit } from "./edit-access.ts";
import { EDIT_FORM, getEditPath, toShownConflict } from "./edit-messages.ts";
import { readParisMoment } from "./paris-moment.ts";
import { getEditName, saveWithAudit } from "./save-with-audit.ts";
import "../desk.css";

const ROUTE = "espace/annonces/:id/enregistrer";

/** Whether the form of this request got an answer, which the page shows. */
const answeredContext = createContext(false);

/** The editor sends its form here; an address that is opened leads back to it. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  // Loaders also run after an action.
  if (context.get(answeredContext)) return null;
  const known = await requirePerson(request, context, ROUTE);
  await findEdit(known, params.id);
  throw redirect(getEditPath(params.id), { status: 303, headers: DESK_HEADERS });
}

/** Saves the form, and does what its button says. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { known, fields, geste } = await readSentEdit(request, context, ROUTE);
  const { id } = params;
  context.set(answeredContext, true);
  if (known === null)
    return data({ state: "expired" as const, id, fields }, { status: 401, headers: DESK_HEADERS });
  const edit = await findEdit(known, id);
  const saved = await saveWithAudit(known, edit, fields);
  if (saved.outcome === "unknown") throw new Response(null, { status: 404 });
  if (saved.outcome === "conflict") {
    const conflicts = saved.conflicts.map((conflict) => ({
      ...toShownConflict(edit.kind, conflict),
      at: formatMoment(conflict.at),
    }));
    const rest = { version: String(saved.version), geste };
    return data({ state: "conflict" as const, id, conflicts, rest }, { status: 409, headers: DESK_HEADERS });
  }
  return finish(known, id, geste, fields);
}

/** Does what the button of the form says, after everything is saved. */
async function finish(
  known: DeskRequest,
  id: string,
  geste: string,
  fields: Readonly<Record<string, string>>,
): Promise<Response> {
  const { person, services } = known;
  const { listings, desk } = services;
  const edit = await findEdit(known, id);
  const audit = (action: string, after: Readonly<Record<string, unknown>> = {}) =>
    desk.recordAudit({ person, agency: edit.agence, action, subject: getEditName(edit), after });
  switch (geste) {
    case "publier": {
      await audit("publication d’annonce", { version: edit.version });
      const result = await listings.publishEdit(id);
      if (result.outcome === "invalid") return redirectToEdit(id, { manque: "1" }, "manque");
      return redirectToEdit(id, { fait: "publier" });
    }
    case "programmer": {
      const at = readParisMoment(fields.quand ?? "");
      if (at === null || Date.parse(at) <= services.clock().getTime())
        return redirectToEdit(id, { erreur: "quand" }, "publication");
      await audit("publication programmée", { quand: at });
      const result = await listings.schedulePublication(id, at);
      if (result.outcome === "invalid") return redirectToEdit(id, { manque: "1" }, "manque");
      return redirectToEdit(id, { fait: "programmer" });
    }
    case "deprogrammer":
      await audit("publication déprogrammée");
      await listings.schedulePublication(id, null);
      return redirectToEdit(id, { fait: "deprogrammer" });
    case "abandonner":
      return redirectToEdit(id, { abandon: "1" }, "publication");
    case "abandonner-oui":
      await audit(edit.published === null ? "brouillon supprimé" : "modifications abandonnées");
      await listings.discardEdit(id, person.name);
      return edit.published === null
        ? redirect("/espace/annonces?fait=supprimer", { status: 303, headers: DESK_HEADERS })
        : redirectToEdit(id, { fait: "abandonner" });
    case "dupliquer": {
      await audit("annonce dupliquée");
      const copy = await listings.createEdit({
        agence: edit.agence,
        kind: edit.kind,
        fields: { ...edit.fields, reference: "", mandatNo: "" },
        author: person.name,
        photosOf: id,
      });
      return redirectToEdit(copy, { fait: "dupliquer" });
    }
    default: {
      const status = LISTING_STATUSES.find((name) => geste === `etat-${name}`);
      if (status === undefined) return redirectToEdit(id, { fait: "enregistrer" });
      await audit("état d’annonce", { état: status });
      const changed = await listings.changePublished(id, { status }, person.name);
      return redirectToEdit(id, changed === null ? {} : { fait: "etat" });
    }
  }
}

export const headers = deskHeaders;

export default function SaveListingPage({ actionData }: Route.ComponentProps) {
  return (
    <div className="page desk">
      {actionData?.state === "conflict" && <Conflicts {...actionData} />}
      {actionData?.state === "expired" && <Expired {...actionData} />}
    </div>
  );
}

type Answer = NonNullable<Route.ComponentProps["actionData"]>;

/** Both values of each control that two people changed; the second person chooses. */
function Conflicts({ id, conflicts, rest }: Extract<Answer, { state: "conflict" }>) {
  return (
    <>
      <DeskTitle title="Deux personnes ont modifié cette annonce" />
      <Notice tone="warning" role="alert">
        <p>
          {typeset(
            "Tout le reste de votre saisie est enregistré. Pour les champs ci-dessous, choisissez la valeur à garder.",
          )}
        </p>
      </Notice>
      <SiteForm id={EDIT_FORM} action={`/espace/annonces/${id}/enregistrer`} token={null}>
        {Object.entries(rest).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {conflicts.map(({ name, label, mine, theirs, author, at }) => (
          <fieldset key={name} className="field-group desk-conflict">
            <legend>{label}</legend>
            <label className="choice">
              <input type="radio" name={name} value={mine} required />
              <span className="desk-text">
                <span className="secondary">Votre saisie : </span>
                {mine === "" ? "(vide)" : mine}
              </span>
            </label>
            <label className="choice">
              <input type="radio" name={name} value={theirs} required />
              <span className="desk-text">
                <span className="secondary">
                  {author}, le {at} :{" "}
                </span>
                {theirs === "" ? "(vide)" : theirs}
              </span>
            </label>
          </fieldset>
        ))}
        <Button type="submit">Garder ces choix</Button>
      </SiteForm>
    </>
  );
}

/** What was typed before the session ended, to be sent again after signing in. */
function Expired({ id, fields }: Extract<Answer, { state: "expired" }>) {
  return (
    <>
      <DeskTitle title="Votre session est terminée" />
      <Notice tone="warning" role="alert">
        <p>
          Rien n’est perdu. Reconnectez-vous dans un autre onglet, puis revenez ici et renvoyez votre saisie.
        </p>
      </Notice>
      <p>
        <a href="/espace/connexion" target="_blank" rel="noreferrer">
          Se connecter dans un autre onglet
        </a>
      </p>
      <SiteForm id={EDIT_FORM} action={`/espace/annonces/${id}/enregistrer`} token={null}>
        {Object.entries(fields).map(([name, value]) => (
          <textarea key={name} name={name} defaultValue={value} hidden aria-label={name} />
        ))}
        <Button type="submit">Renvoyer ma saisie</Button>
      </SiteForm>
    </>
  );
}
