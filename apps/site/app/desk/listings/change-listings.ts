import { canSeeAgency } from "@lieudit/desk/roles";
import { cleanNumber } from "@lieudit/leads/forms";
import { LISTING_STATUSES, priceText } from "@lieudit/listing-model";
import type { QuickChange } from "@lieudit/listing-store";
import type { DeskRequest } from "../access/require-person.ts";

/** Listings that one form changes at most: as many as a page lists. */
const MAX_AT_ONCE = 100;
const MAX_CENTS = 1_000_000_000_000;

/**
 * Changes the state or the price of listings, each with its entry in the audit log.
 *
 * @returns the number of listings that changed, or what is wrong with the form
 * @throws {Response} 404 if one of them is unknown or of another agency; then nothing changes
 */
export async function changeListings(
  { person, services }: Pick<DeskRequest, "person" | "services">,
  { geste, ids, price }: { geste: string; ids: readonly string[]; price: string },
): Promise<{ count: number } | { error: string }> {
  const change = readChange(geste, price);
  if (change === null)
    return geste === "prix"
      ? { error: "Écrivez un prix en euros, comme 249 000." }
      : { error: "Ce choix n’existe pas ; choisissez-en un dans la liste." };
  if (ids.length === 0) return { error: "Cochez au moins une annonce." };
  if (ids.length > MAX_AT_ONCE) return { error: `Cochez ${MAX_AT_ONCE} annonces au plus.` };
  const { listings, desk } = services;
  const edits = await Promise.all([...new Set(ids)].map((id) => listings.getEdit(id)));
  for (const edit of edits)
    if (edit === null || edit.published === null || !canSeeAgency(person, edit.agence))
      throw new Response(null, { status: 404 });
  let count = 0;
  for (const edit of edits) {
    if (edit?.published == null) continue;
    const { listing } = edit.published;
    if ("status" in change ? listing.status === change.status : listing.prixCents === change.prixCents)
      continue;
    await desk.recordAudit({
      person,
      agency: edit.agence,
      action: "status" in change ? "état d’annonce" : "prix d’annonce",
      subject: listing.reference,
      before: "status" in change ? { état: listing.status } : { prix: priceText(listing) },
      after: "status" in change ? { état: change.status } : { prix: priceText({ ...listing, ...change }) },
    });
    if ((await listings.changePublished(edit.id, change, person.name)) !== null) count += 1;
  }
  return { count };
}

function readChange(geste: string, price: string): QuickChange | null {
  if (geste === "prix") {
    const prixCents = Math.round(Number(cleanNumber(price).text) * 100);
    return price !== "" && prixCents > 0 && prixCents <= MAX_CENTS ? { prixCents } : null;
  }
  const status = LISTING_STATUSES.find((name) => geste === `etat-${name}` && name !== "brouillon");
  return status === undefined ? null : { status };
}
