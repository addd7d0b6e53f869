import { hasRight } from "@lieudit/desk/roles";
import type { DeskRequest } from "./require-person.ts";

/** The agency that a page is about, and for the operator the choice. */
export interface ChosenAgency {
  /** Slug; null where there is no agency yet. */
  agency: string | null;
  /** Options of the choice; empty for people of an agency. */
  agencies: { value: string; label: string }[];
}

/**
 * Returns the agency that a page is about: the own one, and for the operator the requested one.
 *
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
