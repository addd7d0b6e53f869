import { DESK_HEADERS, requirePerson } from "../access/require-person.ts";
import type { Route } from "./+types/lead-photo.ts";
import { findLead } from "./find-lead.ts";

/** A photo of a lead, re-encoded by the site. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const known = await requirePerson(request, context, "espace/demandes/:reference/photo/:rang");
  const { files } = await findLead(known, params.reference);
  const path = /^\d{1,2}$/.test(params.rang) ? files[Number(params.rang) - 1]?.path : undefined;
  const photo = path == null ? null : await known.services.readLeadPhoto(path);
  if (photo === null) throw new Response(null, { status: 404 });
  return new Response(photo, { headers: { ...DESK_HEADERS, "content-type": "image/jpeg" } });
}
