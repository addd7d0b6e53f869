import type { IsoDay, ListingBase } from "./listing-base.ts";

export const VEHICLE_CATEGORIES = ["voitures", "utilitaires", "motos", "camping-cars"] as const;
export type VehicleCategory = (typeof VEHICLE_CATEGORIES)[number];

export const VEHICLE_CONDITIONS = ["neuf", "occasion", "0 km", "demonstration"] as const;
export type VehicleCondition = (typeof VEHICLE_CONDITIONS)[number];

export const VEHICLE_ENERGIES = [
  "essence",
  "diesel",
  "hybride",
  "hybride rechargeable",
  "électrique",
  "GPL",
  "E85",
  "GNV",
  "hydrogène",
] as const;
export type VehicleEnergy = (typeof VEHICLE_ENERGIES)[number];

export const GEARBOXES = ["manuelle", "automatique"] as const;
export type Gearbox = (typeof GEARBOXES)[number];

export const TRANSMISSIONS = ["avant", "arrière", "intégrale"] as const;
export type Transmission = (typeof TRANSMISSIONS)[number];

/** Shapes of bodies, of all categories. */
export const VEHICLE_BODIES = [
  "citadine",
  "berline",
  "break",
  "SUV",
  "monospace",
  "coupé",
  "cabriolet",
  "ludospace",
  "pick-up",
  "fourgonnette",
  "fourgon",
  "châssis cabine",
  "benne",
  "minibus",
  "roadster",
  "routière",
  "sportive",
  "trail",
  "custom",
  "scooter",
  "fourgon aménagé",
  "profilé",
  "intégral",
  "capucine",
] as const;
export type VehicleBody = (typeof VEHICLE_BODIES)[number];

/** Air quality sticker; `E` is also written 0: electric and hydrogen. */
export const CRIT_AIR_CLASSES = ["E", "1", "2", "3", "4", "5", "non classé"] as const;
export type CritAir = (typeof CRIT_AIR_CLASSES)[number];

export const CO2_CLASSES = ["A", "B", "C", "D", "E", "F", "G"] as const;
export type Co2Class = (typeof CO2_CLASSES)[number];

/** Plugs, as the places protocol names them without its prefix. */
export const CONNECTORS = [
  "OTHER",
  "J1772",
  "TYPE_2",
  "CHADEMO",
  "CCS_COMBO_1",
  "CCS_COMBO_2",
  "TESLA",
  "UNSPECIFIED_GB_T",
  "UNSPECIFIED_WALL_OUTLET",
  "NACS",
] as const;
export type Connector = (typeof CONNECTORS)[number];

/** A car, van, motorbike or motorhome. */
export interface VehicleListing extends ListingBase {
  kind: "vehicle";
  categorie: VehicleCategory;
  condition: VehicleCondition;
  marque: string;
  modele: string;
  /** Engine and generation, `1.5 BlueHDi 130`. */
  version?: string;
  /** Trim, `GT Line`. */
  finition?: string;
  /** Type mine or CNIT of the registration certificate. */
  typeMine?: string;
  /** All but the last signs replaced by `*`: a whole number can be misused. */
  vinMasque?: string;
  immatriculationMasquee?: string;
  /** Month of the first registration, `2021-05`. */
  dateMec?: string;
  kilometrageKm?: number;
  /** False: the mileage is shown as 'non garanti'. */
  kilometrageGaranti: boolean;
  energie: VehicleEnergy;
  boite?: Gearbox;
  rapports?: number;
  puissanceDinCh?: number;
  puissanceKw?: number;
  puissanceFiscaleCv?: number;
  cylindreeCm3?: number;
  transmission?: Transmission;
  carrosserie?: VehicleBody;
  portes?: number;
  places?: number;
  /** Berths of a motorhome. */
  couchages?: number;
  couleurExterieure?: string;
  couleurInterieure?: string;
  sellerie?: string;
  /** Grams per kilometre, and the cycle by which they were measured. */
  co2?: { gKm: number; cycle: "WLTP" | "NEDC" };
  critAir?: CritAir;
  /** `Euro 6d`. */
  normeEuro?: string;
  /** Mixed cycle. */
  consommationL100Km?: number;
  /** Mixed cycle. */
  consommationKwh100Km?: number;
  autonomieWltpKm?: number;
  /** `sohPct`: what is left of the battery's capacity when new. */
  batterie?: { capaciteKwh: number; sohPct?: number };
  rechargeMax?: { acKw?: number; dcKw?: number; connecteurs: Connector[] };
  /** Gross weight. */
  ptacKg?: number;
  volumeCoffreL?: number;
  /** Load space of a van. */
  volumeUtileM3?: number;
  longueurMm?: number;
  /** Of the series. */
  equipements: string[];
  /** Paid for beside the series. */
  options: string[];
  premiereMain?: boolean;
  nbProprietaires?: number;
  origine?: "FR" | "import";
  /** Day of the last one. */
  controleTechnique?: IsoDay;
  carnetEntretien?: boolean;
  /** The seller's, beside the legal one. */
  garantie?: { mois: number; type: string };
  tvaRecuperable?: boolean;
  malusCents?: number;
  loyer?: VehicleRent;
}

/** A rent offered with the vehicle. Any figure of it calls for its legal sentence. */
export interface VehicleRent {
  formule: "LOA" | "LLD";
  mensuelCents: number;
  /** Number of monthly rents, with the increased first one. */
  dureeMois: number;
  /** The increased first rent; 0 without one. */
  apportCents: number;
  kmParAn: number;
  /** The lender's own legal text. */
  mentions: string;
}
