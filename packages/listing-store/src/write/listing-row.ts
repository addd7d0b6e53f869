import {
  critAirOf,
  type EstateListing,
  type Listing,
  listingCard,
  pricePerM2Cents,
  slugOf,
  type VehicleListing,
  villeSlug,
} from "@lieudit/listing-model";
import type { Insertable } from "kysely";
import type { ListingBodyTable, ListingTable } from "../database/tables.ts";

/** What of a row its feed decides, beside the listing itself. */
export interface RowSource {
  flux: string;
  fingerprint: string;
}

/** The columns that a listing is searched and sorted by. */
export function listingRow(listing: Listing, { flux, fingerprint }: RowSource): Insertable<ListingTable> {
  const { id, kind, agence, reference, slug, titre, status, dates, prixCents, adresse, position } = listing;
  return {
    id,
    kind,
    agence,
    flux,
    reference,
    fingerprint,
    slug,
    titre,
    visible: isOffered(status) ? 1 : 0,
    publie: dates.publie,
    maj: dates.maj,
    fini: status === "vendu" || status === "loue" || status === "retire" ? (dates.retire ?? dates.maj) : null,
    prix_cents: prixCents,
    ville: villeSlug(adresse),
    commune: slugOf(adresse.commune),
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    ...NO_FILTERS,
    ...(kind === "vehicle" ? vehicleColumns(listing) : estateColumns(listing)),
  };
}

/** The listing itself, its card, and its words. */
export function listingBody(listing: Listing, agenceNom: string): Insertable<ListingBodyTable> {
  return {
    listing_id: listing.id,
    content: JSON.stringify(listing),
    card: JSON.stringify(listingCard(listing, agenceNom)),
    mots: words(searchedText(listing)),
    mots_titre: words(listing.titre),
  };
}

/** The columns that only one kind fills: a row says nothing about the other's. */
type FilterColumns = Pick<
  ListingTable,
  | "categorie"
  | "marque"
  | "modele"
  | "energie"
  | "boite"
  | "carrosserie"
  | "etat"
  | "critair"
  | "kilometrage_km"
  | "annee"
  | "transaction_type"
  | "type"
  | "surface_m2"
  | "terrain_m2"
  | "pieces"
  | "chambres"
  | "dpe"
  | "prix_m2_cents"
  | "balcon"
  | "terrasse"
  | "jardin"
  | "ascenseur"
  | "stationnement"
  | "cave"
  | "piscine"
  | "meuble"
  | "acces_pmr"
  | "fibre"
>;

const NO_FILTERS: FilterColumns = {
  categorie: null,
  marque: null,
  modele: null,
  energie: null,
  boite: null,
  carrosserie: null,
  etat: null,
  critair: null,
  kilometrage_km: null,
  annee: null,
  transaction_type: null,
  type: null,
  surface_m2: null,
  terrain_m2: null,
  pieces: null,
  chambres: null,
  dpe: null,
  prix_m2_cents: null,
  balcon: 0,
  terrasse: 0,
  jardin: 0,
  ascenseur: 0,
  stationnement: 0,
  cave: 0,
  piscine: 0,
  meuble: 0,
  acces_pmr: 0,
  fibre: 0,
};

/** Statuses with which a listing is in the lists. */
export function isOffered(status: Listing["status"]): boolean {
  return status === "publie" || status === "reserve" || status === "sous_compromis";
}

/** A text as it is searched: words without accents, one space around each. */
export function words(text: string): string {
  return ` ${slugOf(text).replaceAll("-", " ")} `;
}

function searchedText(listing: Listing): string {
  const { titre, reference, adresse, description } = listing;
  const own =
    listing.kind === "vehicle"
      ? [
          listing.marque,
          listing.modele,
          listing.version,
          listing.finition,
          listing.energie,
          listing.carrosserie,
        ]
      : [listing.type, listing.sousType, listing.transaction];
  return [titre, reference, adresse.commune, adresse.codePostal, ...own, description]
    .filter((part) => part !== undefined)
    .join(" ");
}

function vehicleColumns(vehicle: VehicleListing): Partial<FilterColumns> {
  const critAir = critAirOf(vehicle);
  return {
    categorie: vehicle.categorie,
    marque: slugOf(vehicle.marque),
    modele: slugOf(vehicle.modele),
    energie: slugOf(vehicle.energie),
    boite: vehicle.boite ?? null,
    carrosserie: vehicle.carrosserie === undefined ? null : slugOf(vehicle.carrosserie),
    etat: slugOf(vehicle.condition),
    critair: critAir === undefined ? null : slugOf(critAir),
    kilometrage_km: vehicle.kilometrageKm ?? null,
    annee: vehicle.dateMec === undefined ? null : Number(vehicle.dateMec.slice(0, 4)),
  };
}

function estateColumns(estate: EstateListing): Partial<FilterColumns> {
  const flag = (value: boolean | undefined) => (value === true ? 1 : 0);
  const hasOutdoor = (type: string) => flag(estate.exterieurs.some((outdoor) => outdoor.type === type));
  return {
    transaction_type: estate.transaction,
    type: estate.type,
    surface_m2: estate.surfaceHabitableM2 ?? null,
    terrain_m2: estate.surfaceTerrainM2 ?? null,
    pieces: estate.pieces ?? null,
    chambres: estate.chambres ?? null,
    dpe: estate.energie?.dpeClasse ?? null,
    prix_m2_cents: pricePerM2Cents(estate),
    balcon: hasOutdoor("balcon"),
    terrasse: hasOutdoor("terrasse"),
    jardin: hasOutdoor("jardin"),
    ascenseur: flag(estate.ascenseur),
    stationnement: flag(estate.stationnements.length > 0),
    cave: flag(estate.cave),
    piscine: flag(estate.piscine),
    meuble: flag(estate.meuble),
    acces_pmr: flag(estate.accesPmr),
    fibre: flag(estate.fibre),
  };
}
