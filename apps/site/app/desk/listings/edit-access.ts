import { canSeeAgency } from "@lieudit/desk/roles";
import type { TypedFields } from "@lieudit/listing-model/fields";
import type { ListingEdit } from "@lieudit/listing-store";
import { type RouterContextProvider, redirect } from "react-router";
import { sentFormContext } from "../../forms/leads/form-services.ts";
import { isFromThisSite } from "../../shell/http/same-site.ts";
import type { DeskRoute } from "../access/desk-routes.ts";
import { DESK_HEADERS, type DeskRequest, getDeskServices, requirePerson } from "../access/require-person.ts";
import { readSession } from "../access/session-cookie.ts";
import { getEditPath } from "./edit-messages.ts";

/**
 * Returns a listing that the person may edit.
 *
 * @throws {Response} 404 for any other, so that an id tells nothing about other agencies
 */
export async function findEdit(
  { person, services }: Pick<DeskRequest, "person" | "services">,
  id: string,
): Promise<ListingEdit> {
  const edit = /^[a-z0-9]{4,40}$/.test(id) ? await services.listings.getEdit(id) : null;
  if (edit === null || !canSeeAgency(person, edit.agence)) throw new Response(null, { status: 404 });
  return edit;
}

/** A form of the editor that was sent, with its author; null if the session has ended. */
export interface SentEdit {
  known: DeskRequest | null;
  fields: TypedFields;
  geste: string;
}

/**
 * Reads a form of the editor. Unlike other forms of the desk it is read without a session too, so
 * that nothing typed is lost when the session ends.
 *
 * @throws {Response} 403 if the form was not sent from a page of this site, or without the right
 */
export async function readSentEdit(
  request: Request,
  context: Readonly<RouterContextProvider>,
  route: DeskRoute,
): Promise<SentEdit> {
  const sent = context.get(sentFormContext);
  const services = getDeskServices(context);
  if (!isFromThisSite(request, services.publicUrl)) throw new Response(null, { status: 403 });
  const token = readSession(request, services.cookies);
  const isSignedIn = token !== undefined && (await services.desk.findSession(token)) !== null;
  const known = isSignedIn ? await requirePerson(request, context, route) : null;
  // Uploads of somebody without a session are not read.
  if (known !== null && sent === null) throw new Response(null, { status: 400 });
  const fields = Object.fromEntries(sent?.submission.fields ?? []);
  return { known, fields, geste: fields.geste ?? "" };
}

/** Leads back to the editor, as the response to a form. */
export function redirectToEdit(
  id: string,
  query: Readonly<Record<string, string>> = {},
  fragment = "",
): Response {
  return redirect(getEditPath(id, query, fragment), { status: 303, headers: DESK_HEADERS });
}
