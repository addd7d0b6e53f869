import type { IsoDay, ListingBase } from "./listing-base.ts";

export const TRANSACTIONS = ["vente", "location", "viager", "saisonnier"] as const;
export type Transaction = (typeof TRANSACTIONS)[number];

export const ESTATE_TYPES = [
  "appartement",
  "maison",
  "terrain",
  "parking",
  "local",
  "bureau",
  "immeuble",
  "programme",
] as const;
export type EstateType = (typeof ESTATE_TYPES)[number];

/** Letters of the energy and climate scales. */
export const ENERGY_LETTERS = ["A", "B", "C", "D", "E", "F", "G"] as const;
export type EnergyLetter = (typeof ENERGY_LETTERS)[number];

/** `vierge`: a diagnosis that could not be measured (before July 2021). `non soumis`: none is needed. */
export const ENERGY_CLASSES = [...ENERGY_LETTERS, "vierge", "non soumis"] as const;
export type EnergyClass = (typeof ENERGY_CLASSES)[number];

export const OUTDOOR_SPACES = ["balcon", "terrasse", "jardin"] as const;
export type OutdoorSpace = (typeof OUTDOOR_SPACES)[number];

export const PARKING_TYPES = ["garage", "box", "parking", "carport", "parking souterrain"] as const;
export type ParkingType = (typeof PARKING_TYPES)[number];

export const ORIENTATIONS = [
  "nord",
  "nord-est",
  "est",
  "sud-est",
  "sud",
  "sud-ouest",
  "ouest",
  "nord-ouest",
  "traversant",
] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

export const ESTATE_STATES = [
  "neuf",
  "excellent état",
  "bon état",
  "à rafraîchir",
  "travaux à prévoir",
  "à rénover",
] as const;
export type EstateState = (typeof ESTATE_STATES)[number];

export const HEATING_ENERGIES = [
  "gaz",
  "électricité",
  "fioul",
  "bois",
  "pompe à chaleur",
  "réseau de chaleur",
] as const;
export type HeatingEnergy = (typeof HEATING_ENERGIES)[number];

/** Whether a commercial rent includes VAT (`TTC`) or not (`HT`). */
export const RENT_TAXES = ["HT", "TTC"] as const;
export type RentTax = (typeof RENT_TAXES)[number];

/** Who pays the agency. */
export const FEE_PAYERS = ["acquereur", "vendeur", "partage"] as const;
export type FeePayer = (typeof FEE_PAYERS)[number];

/** A dwelling, plot, parking space, premises or building. */
export interface EstateListing extends ListingBase {
  kind: "estate";
  transaction: Transaction;
  type: EstateType;
  /** A finer word, `villa`, `duplex`, `longère`. */
  sousType?: string;
  surfaceHabitableM2?: number;
  /** Loi Carrez, of a lot in a copropriété. */
  surfaceCarrezM2?: number;
  surfaceTerrainM2?: number;
  surfaceSejourM2?: number;
  pieces?: number;
  chambres?: number;
  /** Bathrooms. */
  sdb?: number;
  /** Shower rooms. */
  sde?: number;
  wc?: number;
  /** 0 is the ground floor. */
  etage?: number;
  nbEtages?: number;
  dernierEtage?: boolean;
  anneeConstruction?: number;
  etat?: EstateState;
  /** Sold before or right after it was built (VEFA). */
  neuf?: boolean;
  meuble?: boolean;
  orientation?: Orientation;
  /** Its view: `mer`, `jardin`. */
  vue?: string;
  chauffage?: { type?: string; energie?: HeatingEnergy; mode?: "individuel" | "collectif" };
  exterieurs: { type: OutdoorSpace; surfaceM2?: number }[];
  stationnements: { type: ParkingType; nb: number }[];
  cave?: boolean;
  ascenseur?: boolean;
  piscine?: boolean;
  accesPmr?: boolean;
  fibre?: boolean;
  interphone?: boolean;
  gardien?: boolean;
  /** The agency's price list. */
  baremeUrl?: string;
  /** For `vente` and `viager`. */
  vente?: EstateSale;
  /** For `viager`. */
  viager?: EstateAnnuity;
  /** For `location` and `saisonnier`. */
  location?: EstateRental;
  /** For `saisonnier`. */
  sejour?: EstateStay;
  /** For `programme`: the homes that are left, by their number of rooms. */
  lots?: ProgrammeLots[];
  copro?: EstateCopro;
  energie?: EstateEnergy;
  /** `erpDate`: day of the état des risques. */
  risques?: { erpDate?: IsoDay };
}

export interface EstateSale {
  honorairesChargeDe: FeePayer;
  /** Percent of the price without fees, all taxes included. */
  honorairesPct?: number;
  prixHorsHonorairesCents?: number;
  /** A year. */
  taxeFonciereCents?: number;
}

export interface EstateAnnuity {
  /** A month. */
  renteCents: number;
  /** How many persons it is paid to. */
  tetes: number;
  /** Their ages in years; the pension ends with the last of them. */
  ages?: number[];
  occupe: boolean;
  /** Value of the home if it were sold free, without a pension. */
  valeurLibreCents?: number;
}

export interface EstateRental {
  /** Rent without charges, a month. */
  loyerHcCents?: number;
  /** Of premises and offices; the rent of a home has no VAT. */
  loyerTaxe?: RentTax;
  /** A month. */
  chargesCents?: number;
  /** `provision`: settled once a year. `forfait`: never settled. */
  modeCharges?: "provision" | "forfait";
  /** Above the rent of reference, a month. */
  complementLoyerCents?: number;
  depotGarantieCents?: number;
  /** The tenant's share of the fees, with the part for the inventory. */
  honorairesLocataireCents?: number;
  /** The part for the inventory of fixtures (état des lieux). */
  honorairesEdlCents?: number;
  dispoLe?: IsoDay;
  encadrement?: RentControl;
  /** Of a furnished tourist home, given by the commune. */
  numeroEnregistrement?: string;
}

/** A holiday let. */
export interface EstateStay {
  /** Number of people who can sleep there. */
  couchages: number;
  /** A night and adult. */
  taxeSejourCents?: number;
  /** Prices of a week; `prixCents` of the listing is the lowest. */
  saisons: StaySeason[];
  /** Days that are taken, with the day of departure. */
  pris: StayPeriod[];
}

/** From a day until another, both included. */
export interface StayPeriod {
  du: IsoDay;
  au: IsoDay;
}

export interface StaySeason extends StayPeriod {
  semaineCents: number;
}

/** Homes of a new development with the same number of rooms. */
export interface ProgrammeLots {
  pieces: number;
  surfaceMinM2: number;
  surfaceMaxM2: number;
  /** Of the cheapest. */
  prixCents: number;
  /** How many are left; 0 if all are sold. */
  restants: number;
}

export interface RentControl {
  zone: string;
  /** Cents per m² and month. */
  loyerReferenceMajoreCentsM2: number;
  /** Cents a month. */
  loyerBaseCents: number;
}

/** Shared property. */
export interface EstateCopro {
  enCopro: boolean;
  nbLots?: number;
  /** The seller's share of the current charges, a year. */
  chargesAnnuellesCents?: number;
  procedure?: boolean;
  /** Which procedure. */
  detail?: string;
}

/** Energy diagnosis (DPE). */
export interface EstateEnergy {
  dpeClasse: EnergyClass;
  /** kWh of primary energy per m² and year. */
  dpeKwhM2An?: number;
  gesClasse?: EnergyClass;
  /** kg of CO₂ equivalent per m² and year. */
  gesKgCo2M2An?: number;
  /** A year, for standard use. */
  coutMinCents?: number;
  /** A year, for standard use. */
  coutMaxCents?: number;
  /** Year of the prices that the costs were reckoned with. */
  anneeReference?: number;
  dateDpe?: IsoDay;
  numeroAdeme?: string;
  /** Version of the method, `DPE_07_2021`. */
  version?: string;
  /** `attestation`: the label of 2026 worked out by ADEME for an older diagnosis. */
  source?: "dpe" | "attestation";
}
