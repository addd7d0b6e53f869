import type { EstateListing } from "../estate-listing.ts";
import { decimal, euros, measured, percent } from "../french/numbers.ts";
import type { VehicleListing } from "../vehicle-listing.ts";
import { getLowestLotCents } from "./programme-lots.ts";

type VehiclePrice = Pick<VehicleListing, "kind" | "prixCents">;
type EstatePrice = Pick<
  EstateListing,
  "kind" | "transaction" | "type" | "prixCents" | "vente" | "viager" | "location" | "sejour" | "lots"
>;

/**
 * `12 500 €`, `À partir de 199 000 €` for a building of many dwellings, `Dès 720 €/semaine` for a
 * holiday let with seasons, `850 €/mois CC`, `1 450 €/mois HT CC`,
 * `Bouquet 50 000 € + 600 €/mois`, of which one part may be none. `Prix à renseigner` in the preview of
 * a listing without a price.
 */
export function priceText(listing: VehiclePrice | EstatePrice): string {
  if (isPriceMissing(listing)) return "Prix à renseigner";
  const price = euros(listing.prixCents);
  if (listing.kind === "vehicle") return price;
  switch (listing.transaction) {
    case "vente":
      return listing.type === "programme"
        ? `À partir de ${euros(getLowestLotCents(listing.lots) ?? listing.prixCents)}`
        : price;
    case "location":
      return `${price}/mois${listing.location?.loyerTaxe ? ` ${listing.location.loyerTaxe}` : ""} CC`;
    case "saisonnier":
      return `${(listing.sejour?.saisons.length ?? 0) > 1 ? "Dès " : ""}${price}/semaine`;
    case "viager": {
      const renteCents = listing.viager?.renteCents ?? 0;
      if (renteCents === 0) return `Bouquet ${price}`;
      const rent = `${euros(renteCents)}/mois`;
      return listing.prixCents === 0 ? `Rente ${rent}` : `Bouquet ${price} + ${rent}`;
    }
  }
}

/** Whether a preview has no price yet. Only an annuity replaces the price of a published listing. */
export function isPriceMissing(listing: VehiclePrice | EstatePrice): boolean {
  const hasAnnuity =
    listing.kind === "estate" && listing.transaction === "viager" && (listing.viager?.renteCents ?? 0) > 0;
  return listing.prixCents === 0 && !hasAnnuity;
}

/** Returns the note of a price: who pays the fees, what the rent includes. Null without a note. */
export function priceNote(listing: VehiclePrice | EstatePrice): string | null {
  if (isPriceMissing(listing)) return null;
  if (listing.kind === "vehicle") return "TTC, hors frais d’immatriculation";
  if (listing.transaction === "location") {
    const charges = listing.location?.chargesCents ?? 0;
    return charges === 0 ? "charges comprises" : `dont ${euros(charges)} de charges`;
  }
  if (listing.transaction === "saisonnier" || listing.vente === undefined) return null;
  if (listing.vente.honorairesChargeDe === "vendeur") return "honoraires à la charge du vendeur";
  const fees = saleFees(listing);
  return fees === null
    ? "honoraires inclus"
    : `dont ${percent(fees.pct)} TTC d’honoraires à la charge de l’acquéreur`;
}

/**
 * The buyer's share of the fees, from whichever of the two figures is there.
 *
 * @returns null when the buyer bears none, or neither figure is known.
 */
export function saleFees({
  prixCents,
  vente,
}: Pick<EstateListing, "prixCents" | "vente">): { pct: number; prixHorsHonorairesCents: number } | null {
  if (prixCents === 0 || vente === undefined || vente.honorairesChargeDe === "vendeur") return null;
  const { honorairesPct, prixHorsHonorairesCents } = vente;
  if (prixHorsHonorairesCents !== undefined && prixHorsHonorairesCents > 0) {
    const pct = honorairesPct ?? (100 * (prixCents - prixHorsHonorairesCents)) / prixHorsHonorairesCents;
    return { pct: Math.round(pct * 100) / 100, prixHorsHonorairesCents };
  }
  if (honorairesPct === undefined) return null;
  return { pct: honorairesPct, prixHorsHonorairesCents: Math.round(prixCents / (1 + honorairesPct / 100)) };
}

/** Cents per m² of a home or premises for sale, of a plot by its ground; null if it says nothing, as for many homes. */
export function pricePerM2Cents({
  transaction,
  type,
  prixCents,
  surfaceHabitableM2,
  surfaceTerrainM2,
}: Pick<EstateListing, "transaction" | "type" | "prixCents" | "surfaceHabitableM2" | "surfaceTerrainM2">):
  | number
  | null {
  if (prixCents === 0 || transaction !== "vente" || type === "parking" || type === "programme") return null;
  const surface = type === "terrain" ? surfaceTerrainM2 : surfaceHabitableM2;
  return surface === undefined || surface <= 0 ? null : Math.round(prixCents / surface);
}

/** `2 350 €/m²`, whole euros. */
export function pricePerM2Text(centsPerM2: number): string {
  return `${measured(Math.round(centsPerM2 / 100), "€")}/m²`;
}

/** Returns a surface, `85,5 m²`. */
export function surfaceText(m2: number): string {
  return `${decimal(m2, 2)}\u00a0m²`;
}
