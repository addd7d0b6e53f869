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
