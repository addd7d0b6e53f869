import { hasRight } from "@lieudit/desk/roles";
import type { DeskRequest } from "./require-person.ts";

/** The agency that a page is about, and those that the operator can choose from. */
export interface ChosenAgency {
  /** Slug; null if no agency exists yet. */
  agency: string | null;
  /** Options for the operator: slugs and names of all agencies. Empty for people of an agency. */
  agencies: { value: string; label: string }[];
}

/**
 * Returns the agency that a page is about. For people of an agency it is their own. For the
 * operator it is the requested agency, by default the first one.
 *
 * @param requested slug from the URL; ignored for people of an agency
 * @throws {Response} 404 if the operator named an unknown agency
 */
export async function chooseAgency(
  { person, services }: Pick<DeskRequest, "person" | "services">,
  requested: string | null,
): Promise<ChosenAgency> {
  if (!hasRight(person, "agencies")) return { agency: person.agency, agencies: [] };
  const agencies = (await services.listings.agencies()).map(({ slug, nom }) => ({ value: slug, label: nom }));
  const agency = requested ?? agencies[0]?.value ?? null;
  if (requested !== null && !agencies.some(({ value }) => value === requested))
    throw new Response(null, { status: 404 });
  return { agency, agencies };
}
