import type { TypedFields } from "@lieudit/listing-model/fields";
import type { EditSaved, ListingEdit } from "@lieudit/listing-store";
import type { DeskRequest } from "../access/require-person.ts";

/** A text of the audit log; a description is longer than anyone reads there. */
const MAX_LOGGED_LENGTH = 120;

/** Saves typed values, with the changed ones in the audit log. */
export async function saveWithAudit(
  { person, services }: Pick<DeskRequest, "person" | "services">,
  edit: ListingEdit,
  sent: TypedFields,
): Promise<EditSaved> {
  const { version, geste: _geste, ...fields } = sent;
  const start = Number(version);
  const changes = Object.entries(fields).filter(
    ([name, value]) => edit.fields[name] !== undefined && edit.fields[name] !== value,
  );
  const added = Object.entries(fields).filter(
    ([name, value]) => edit.fields[name] === undefined && value !== "",
  );
  // Before the change: then no change is without its entry.
  if (changes.length + added.length > 0)
    await services.desk.recordAudit({
      person,
      agency: edit.agence,
      action: "brouillon d’annonce",
      subject: getEditName(edit),
      before: Object.fromEntries(changes.map(([name]) => [name, shorten(edit.fields[name] ?? "")])),
      after: Object.fromEntries([...changes, ...added].map(([name, value]) => [name, shorten(value)])),
    });
  return services.listings.saveEdit(edit.id, {
    version: Number.isInteger(start) && start >= 0 ? start : 0,
    fields,
    author: person.name,
  });
}

/** The name of a listing in the audit log: its reference, or else its id. */
export function getEditName({ id, fields }: Pick<ListingEdit, "id" | "fields">): string {
  return fields.reference?.trim() || id;
}

function shorten(text: string): string {
  return text.length > MAX_LOGGED_LENGTH ? `${text.slice(0, MAX_LOGGED_LENGTH)}…` : text;
}
