import { type FormDefinition, isReport } from "@lieudit/leads/forms";
import { phoneText } from "../../shell/format/french.ts";
import type { SiteServices } from "../../shell/services/services.ts";
import type { FormSubject } from "./form-listing.ts";

/** Who reads what a form sends. */
export interface FormRecipient {
  /** As the notice below the form says it. */
  name: string;
  /** Their phone number as it is read; null where it is not known. */
  phone: string | null;
  /** Where its letter goes. */
  email: string;
  /** Slug of the agency that owns the lead; null for the operator. */
  agency: string | null;
}

/**
 * Returns the agency that a form is about, or the operator. Reports also go to
 * the operator: an agency must not read a report about its own listing.
 */
export function formRecipient(
  definition: FormDefinition,
  about: FormSubject | null,
  { leadsEmail, content: { operator } }: Pick<SiteServices, "leadsEmail" | "content">,
): FormRecipient {
  const own = {
    name: operator.name,
    email: leadsEmail ?? operator.email,
    phone: phoneText(operator.phone),
    agency: null,
  };
  if (about === null || isReport(definition)) return own;
  return {
    name: about.agencyName ?? own.name,
    phone: about.phone,
    email: about.email ?? own.email,
    agency: about.agency,
  };
}

/** Fields of forms about no listing that name the agency which gets them, the narrowest first. */
const ROUTED_FIELDS: Readonly<Record<string, readonly string[]>> = {
  estimation: ["code-postal", "commune"],
  reprise: ["marque"],
};

/**
 * Returns the agency that gets an estimation of its town, or a trade-in of its brand. Without a
 * route, and for every other form, it is the given recipient.
 */
export async function routeRecipient(
  { kind }: Pick<FormDefinition, "kind">,
  answers: readonly { name: string; value: string }[],
  recipient: FormRecipient,
  { leads, listings }: Pick<SiteServices, "leads" | "listings">,
): Promise<FormRecipient> {
  const fields = ROUTED_FIELDS[kind];
  if (fields === undefined || recipient.agency !== null) return recipient;
  const subjects = fields.flatMap((name) => answers.find((answer) => answer.name === name)?.value ?? []);
  const slug = await leads.findRoute(kind, subjects);
  const agency = slug === null ? null : await listings.agency(slug);
  if (agency === null) return recipient;
  return {
    name: agency.nom,
    phone: agency.telephone === undefined ? null : phoneText(agency.telephone),
    email: agency.email ?? recipient.email,
    agency: agency.slug,
  };
}
