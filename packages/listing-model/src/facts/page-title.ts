import type { EstateListing, EstateType, Transaction } from "../estate-listing.ts";
import { counted, measured } from "../french/numbers.ts";
import { atTown } from "../french/words.ts";
import type { VehicleListing } from "../vehicle-listing.ts";
import { priceText, surfaceText } from "./price-text.ts";

/**
 * Returns the title of a listing's page for search engines, without the site's name:
 * `Maison 5 pièces 120 m² à vendre à Aubremer (76990) – 250 000 €`.
 */
export function pageTitle(listing: VehicleListing | EstateListing): string {
  return (
    listing.seo?.titre ??
    `${listing.kind === "vehicle" ? vehicleName(listing) : estateName(listing)} – ${priceText(listing)}`
  );
}

function vehicleName({ marque, modele, version, dateMec, kilometrageKm }: VehicleListing): string {
  const name = [marque, modele, version].filter((part) => part !== undefined).join(" ");
  const facts = [
    dateMec?.slice(0, 4),
    kilometrageKm === undefined ? undefined : measured(kilometrageKm, "km"),
  ].filter((fact) => fact !== undefined);
  return facts.length === 0 ? name : `${name} – ${facts.join(", ")}`;
}

const OFFERED: Readonly<Record<Transaction, string>> = {
  vente: "à vendre",
  location: "à louer",
  viager: "en viager",
  saisonnier: "en location saisonnière",
};

/** `Maison 5 pièces 120 m² à vendre à Aubremer (76990)`, without the price. */
function estateName(
  listing: Pick<
    EstateListing,
    "type" | "transaction" | "pieces" | "surfaceHabitableM2" | "surfaceTerrainM2" | "adresse"
  >,
): string {
  const { type, transaction, pieces, adresse } = listing;
  const surface = type === "terrain" ? listing.surfaceTerrainM2 : listing.surfaceHabitableM2;
  return [
    ESTATE_TYPE_LABELS[type],
    pieces === undefined || pieces === 0 ? null : counted(pieces, "pièce", "pièces"),
    surface === undefined ? null : surfaceText(surface),
    OFFERED[transaction],
    `${atTown(adresse.commune)} (${adresse.codePostal})`,
  ]
    .filter((part) => part !== null)
    .join(" ");
}

/** Types as they are shown, one of them. */
export const ESTATE_TYPE_LABELS: Readonly<Record<EstateType, string>> = {
  appartement: "Appartement",
  maison: "Maison",
  terrain: "Terrain",
  parking: "Parking",
  local: "Local commercial",
  bureau: "Bureau",
  immeuble: "Immeuble",
  programme: "Programme neuf",
};

/** Transactions as they are shown. */
export const TRANSACTION_LABELS: Readonly<Record<Transaction, string>> = {
  vente: "Vente",
  location: "Location",
  viager: "Viager",
  saisonnier: "Location saisonnière",
};
