import { canSeeAgency } from "@lieudit/desk/roles";
import type { Lead } from "@lieudit/leads";
import type { DeskRequest } from "../access/require-person.ts";

/**
 * Returns a confirmed lead that the person may see.
 *
 * @throws {Response} 404 for any other, so that a reference tells nothing about other agencies
 */
export async function findLead(
  { person, services }: Pick<DeskRequest, "person" | "services">,
  reference: string,
): Promise<Lead> {
  const lead = await services.leads.get(reference);
  const isPending = lead?.confirmation != null && lead.confirmation.confirmed === null;
  if (lead === null || isPending || !canSeeAgency(person, lead.agency))
    throw new Response(null, { status: 404 });
  return lead;
}
