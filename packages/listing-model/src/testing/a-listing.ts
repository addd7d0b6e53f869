import type { Agency } from "../agency.ts";
import type { EstateListing } from "../estate-listing.ts";
import type { DraftOf } from "../listing.ts";
import type { ListingBase } from "../listing-base.ts";
import type { VehicleListing } from "../vehicle-listing.ts";

const BASE: Omit<DraftOf<ListingBase>, "reference" | "titre" | "prixCents" | "agence"> = {
  status: "publie",
  description: "Un premier paragraphe.\n\nUn autre.",
  photos: [{ id: "photo-1", widthPx: 1600, heightPx: 1200, alt: "Vue d’ensemble" }],
  adresse: { codePostal: "76990", commune: "Aubremer", departement: "76" },
  position: { latitude: 49.8, longitude: 0.9, precision: "exacte" },
  exclusivite: false,
};

/** Returns a five-year-old car with every fact that the law requires. */
export function aVehicleDraft(facts: Partial<DraftOf<VehicleListing>> = {}): DraftOf<VehicleListing> & {
  kind: "vehicle";
} {
  return {
    kind: "vehicle",
    ...BASE,
    reference: "V-1001",
    titre: "Norvia Tempo 1.5 dCi 115",
    prixCents: 1_590_000,
    agence: "garage-du-phare",
    categorie: "voitures",
    condition: "occasion",
    marque: "Norvia",
    modele: "Tempo",
    version: "1.5 dCi 115",
    dateMec: "2021-05",
    kilometrageKm: 45_000,
    kilometrageGaranti: true,
    energie: "diesel",
    boite: "manuelle",
    carrosserie: "berline",
    co2: { gKm: 118, cycle: "WLTP" },
    normeEuro: "Euro 6d",
    equipements: ["Climatisation automatique"],
    options: [],
    ...facts,
  };
}

/** Returns a house for sale with every fact that the law requires. */
export function anEstateDraft(facts: Partial<DraftOf<EstateListing>> = {}): DraftOf<EstateListing> & {
  kind: "estate";
} {
  return {
    kind: "estate",
    ...BASE,
    reference: "M-2001",
    titre: "Maison avec jardin près du port",
    prixCents: 25_000_000,
    agence: "agence-du-quai",
    transaction: "vente",
    type: "maison",
    surfaceHabitableM2: 120,
    surfaceTerrainM2: 450,
    pieces: 5,
    chambres: 3,
    exterieurs: [{ type: "jardin", surfaceM2: 300 }],
    stationnements: [{ type: "garage", nb: 1 }],
    vente: { honorairesChargeDe: "acquereur", honorairesPct: 4, prixHorsHonorairesCents: 24_038_461 },
    copro: { enCopro: false },
    energie: {
      dpeClasse: "C",
      dpeKwhM2An: 160,
      gesClasse: "B",
      gesKgCo2M2An: 9,
      coutMinCents: 120_000,
      coutMaxCents: 168_000,
      anneeReference: 2023,
      dateDpe: "2024-03-12",
    },
    ...facts,
  };
}

/** Returns a listing as the store gives it back. */
export function aVehicle(facts: Partial<VehicleListing> = {}): VehicleListing {
  return { ...aVehicleDraft(), ...stored(1_590_000), ...facts };
}

/** Returns a listing as the store gives it back. */
export function anEstate(facts: Partial<EstateListing> = {}): EstateListing {
  return { ...anEstateDraft(), ...stored(25_000_000), ...facts };
}

function stored(prixCents: number): Pick<ListingBase, "id" | "slug" | "prixHistorique" | "dates"> {
  return {
    id: "abcdefgh23",
    slug: "une-annonce",
    prixHistorique: [{ date: "2026-10-01", prixCents }],
    dates: { publie: "2026-10-01T08:00:00.000Z", maj: "2026-10-01T08:00:00.000Z" },
  };
}

export function anAgency(facts: Partial<Agency> = {}): Agency {
  return {
    slug: "agence-du-quai",
    kind: "agence",
    nom: "Agence du Quai",
    adresse: { codePostal: "76990", commune: "Aubremer", departement: "76" },
    ...facts,
  };
}
