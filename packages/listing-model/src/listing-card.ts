import type { EstateListing } from "./estate-listing.ts";
import { getCritAir } from "./facts/crit-air.ts";
import { getPhotoAlt } from "./facts/photo-alt.ts";
import type { Listing } from "./listing.ts";
import type { ListingAddress, ListingPhoto } from "./listing-base.ts";
import type { TravelNote } from "./search/travel.ts";
import type { VehicleListing } from "./vehicle-listing.ts";

/** Facts of a card in a list; lists read nothing else from the store. */
export type ListingCard = VehicleCard | EstateCard;

interface CardExtras {
  /** Where it is, as far as a list says. */
  adresse: CardAddress;
  /** Whether its position is exact; absent if it is approximate or unknown. */
  hasExactPosition?: true;
  /** The first one. */
  photo?: CardPhoto;
  photoCount: number;
  hasVideo: boolean;
  /** Name of the agency or dealer, so that a list needs no second question. */
  agenceNom: string;
}

export type CardAddress = Pick<ListingAddress, (typeof ADDRESS_FIELDS)[number]>;
export type CardPhoto = Pick<ListingPhoto, (typeof PHOTO_FIELDS)[number]>;

const ADDRESS_FIELDS = ["commune", "codePostal"] as const satisfies readonly (keyof ListingAddress)[];
const PHOTO_FIELDS = [
  "id",
  "widthPx",
  "heightPx",
  "alt",
  "placeholder",
] as const satisfies readonly (keyof ListingPhoto)[];

const BASE_FIELDS = [
  "id",
  "kind",
  "reference",
  "slug",
  "status",
  "titre",
  "prixCents",
  "prixHistorique",
  "dates",
  "agence",
  "exclusivite",
] as const;

const VEHICLE_FIELDS = [
  ...BASE_FIELDS,
  "categorie",
  "condition",
  "marque",
  "modele",
  "version",
  "dateMec",
  "kilometrageKm",
  "energie",
  "boite",
  "critAir",
] as const satisfies readonly (keyof VehicleListing)[];

const ESTATE_FIELDS = [
  ...BASE_FIELDS,
  "transaction",
  "type",
  "sousType",
  "surfaceHabitableM2",
  "surfaceTerrainM2",
  "pieces",
  "chambres",
  "meuble",
  "neuf",
  "lots",
  "vente",
  "viager",
  "location",
  "energie",
] as const satisfies readonly (keyof EstateListing)[];

export type VehicleCard = Pick<VehicleListing, (typeof VEHICLE_FIELDS)[number]> & CardExtras;
export type EstateCard = Pick<EstateListing, (typeof ESTATE_FIELDS)[number] | "sejour"> &
  CardExtras & {
    /** Ways to what is near, in a list alone; those that its filters require come first. */
    trajets?: TravelNote[];
  };

/** Returns the card of a listing. */
export function listingCard(listing: VehicleListing, agenceNom: string): VehicleCard;
export function listingCard(listing: EstateListing, agenceNom: string): EstateCard;
export function listingCard(listing: Listing, agenceNom: string): ListingCard;
export function listingCard(listing: Listing, agenceNom: string): ListingCard {
  const [photo] = listing.photos;
  const extras: CardExtras = {
    adresse: pick(listing.adresse, ADDRESS_FIELDS),
    ...(listing.position?.precision === "exacte" && { hasExactPosition: true as const }),
    ...(photo === undefined
      ? {}
      : { photo: { ...pick(photo, PHOTO_FIELDS), alt: getPhotoAlt(photo, listing.titre, 0) } }),
    photoCount: listing.photos.length,
    hasVideo: listing.videoUrl !== undefined,
    agenceNom,
  };
  return listing.kind === "vehicle"
    ? { ...pick(withCritAir(listing), VEHICLE_FIELDS), ...extras }
    : {
        ...pick(listing, ESTATE_FIELDS),
        // A list shows no calendar.
        ...(listing.sejour && { sejour: { ...listing.sejour, pris: [] } }),
        ...extras,
      };
}

/** With the sticker that follows from facts which a card does not have. */
function withCritAir(vehicle: VehicleListing): VehicleListing {
  const critAir = getCritAir(vehicle);
  return critAir === undefined ? vehicle : { ...vehicle, critAir };
}

function pick<T extends object, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> {
  const entries = keys.filter((key) => from[key] !== undefined).map((key) => [key, from[key]]);
  // The keys are K's and the values T's; `fromEntries` cannot say so.
  return Object.fromEntries(entries) as Pick<T, K>;
}
