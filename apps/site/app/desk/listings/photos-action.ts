import { withWrittenAlt } from "@lieudit/listing-model";
import type { PhotoChange } from "@lieudit/listing-store";
import { DESK_FEED } from "@lieudit/listing-store/desk";
import { redirect } from "react-router";
import { sentFormContext } from "../../forms/leads/form-services.ts";
import { DESK_HEADERS, requirePerson } from "../access/require-person.ts";
import type { Route } from "./+types/photos-action.ts";
import { findEdit, readSentEdit, redirectToEdit } from "./edit-access.ts";
import { getEditPath } from "./edit-messages.ts";
import { describePhotoProblem, type PhotoProblem } from "./photo-problems.ts";
import { getEditName } from "./save-with-audit.ts";

const ROUTE = "espace/annonces/:id/photos";

/** Only forms are sent here. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  await requirePerson(request, context, ROUTE);
  return new Response(null, { status: 405, headers: { ...DESK_HEADERS, allow: "POST" } });
}

/** `POST /espace/annonces/:id/photos`: adds, orders, describes or removes photos. Scripts get JSON. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { id } = params;
  const isScript = request.headers.get("accept") === "application/json";
  const { known, fields, geste } = await readSentEdit(request, context, ROUTE);
  if (known === null) {
    if (isScript) return Response.json({ photos: null, error: null }, { status: 401, headers: DESK_HEADERS });
    const back = new URLSearchParams({ vers: getEditPath(id) });
    return redirect(`/espace/connexion?${back}`, { status: 303, headers: DESK_HEADERS });
  }
  const { person, services } = known;
  const edit = await findEdit(known, id);
  const errors: PhotoProblem[] = [];
  const apply = async (change: PhotoChange) => {
    try {
      if (!(await services.listings.changePhotos(id, change, person.name)))
        throw new Response(null, { status: 404 });
    } catch (error) {
      if ((error as { code?: string }).code !== "INVALID") throw error;
      errors.push(edit.published?.flux === undefined || edit.published.flux === DESK_FEED ? "full" : "feed");
    }
  };
  const audit = (action: string, after: Readonly<Record<string, unknown>> = {}) =>
    services.desk.recordAudit({ person, agency: edit.agence, action, subject: getEditName(edit), after });

  const [, place] = /^place-(\d+)$/.exec(geste) ?? [];
  const { photo = "" } = fields;
  if (geste === "ajouter") {
    const { files = [], refused = [] } = context.get(sentFormContext)?.submission ?? {};
    for (const { problem } of refused) errors.push(problem);
    if (files.length + refused.length === 0) errors.push("none");
    if (files.length > 0) await audit("photos ajoutées", { photos: files.length });
    for (const file of files) {
      const taken = await services.takeListingPhoto(file.id);
      if (taken === null) errors.push("unreadable");
      else await apply({ do: "add", ...taken });
    }
  } else if (geste === "deplacer" || place !== undefined) {
    await audit("photos ordonnées");
    await apply({ do: "move", photo, to: Number(place ?? fields.place ?? 0) || 0 });
  } else if (geste === "retirer") {
    await audit("photo retirée", { photo });
    await apply({ do: "remove", photo });
  } else if (geste === "texte") {
    const alt = (fields.texte ?? "").trim().slice(0, 300);
    await audit("texte de photo", { texte: alt });
    await apply({ do: "alt", photo, alt });
  } else errors.push("unknown");

  const { photos } = await findEdit(known, id);
  if (isScript)
    return Response.json(
      {
        photos: photos.map(withWrittenAlt),
        error: errors.length === 0 ? null : errors.map(describePhotoProblem).join(" "),
      },
      { status: errors.length === 0 ? 200 : 422, headers: DESK_HEADERS },
    );
  if (errors.length === 0) return redirectToEdit(id, { fait: "photos" }, "photos");
  const query = new URLSearchParams(errors.map((error) => ["photo", error]));
  return redirect(`/espace/annonces/${id}?${query}#photos`, { status: 303, headers: DESK_HEADERS });
}
