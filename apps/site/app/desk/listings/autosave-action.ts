import { DESK_HEADERS, requirePerson } from "../access/require-person.ts";
import type { Route } from "./+types/autosave-action.ts";
import { reviewEdit } from "./describe-edit.ts";
import { findEdit, readSentEdit } from "./edit-access.ts";
import { toShownConflict } from "./edit-messages.ts";
import { saveWithAudit } from "./save-with-audit.ts";

const ROUTE = "espace/annonces/:id/brouillon";

/** Only forms are sent here. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  await requirePerson(request, context, ROUTE);
  return new Response(null, { status: 405, headers: { ...DESK_HEADERS, allow: "POST" } });
}

/** `POST /espace/annonces/:id/brouillon`: saves what is being typed, and returns its review as JSON. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { known, fields } = await readSentEdit(request, context, ROUTE);
  const respond = (body: object, status = 200) => Response.json(body, { status, headers: DESK_HEADERS });
  if (known === null) return respond({ state: "expired" }, 401);
  const edit = await findEdit(known, params.id);
  const saved = await saveWithAudit(known, edit, fields);
  if (saved.outcome === "unknown") throw new Response(null, { status: 404 });
  const current = await findEdit(known, params.id);
  const agency = await known.services.listings.agency(edit.agence);
  return respond({
    state: saved.outcome,
    conflicts: saved.conflicts.map((conflict) => toShownConflict(edit.kind, conflict)),
    review: reviewEdit(current, agency?.nom ?? edit.agence, known.services.clock()),
  });
}
