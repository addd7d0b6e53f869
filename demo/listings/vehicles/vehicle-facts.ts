import type {
  Gearbox,
  Transmission,
  VehicleBody,
  VehicleCategory,
  VehicleCondition,
  VehicleEnergy,
} from "@lieudit/listing-model";
import type { ModelVersion } from "./models.ts";

/** Facts for the sentences of a vehicle's text; figures already have units. */
export interface VehicleFacts {
  genre: ModelVersion["genre"];
  categorie: VehicleCategory;
  carrosserie: VehicleBody;
  condition: VehicleCondition;
  energie: VehicleEnergy;
  boite: Gearbox;
  rapports: number;
  rapportsMots: string;
  transmission: Transmission;
  isElectric: boolean;
  isNeuf: boolean;
  /** Make and model. */
  nom: string;
  marque: string;
  modele: string;
  version: string;
  finition: string;
  annee: number;
  /** Month and year of the first registration. */
  mec: string;
  /** The same after `de`. */
  mecDe: string;
  ageAns: number;
  ageMots: string;
  km: string;
  /** Without its unit, for a sentence that has the word already. */
  kmCourt: string;
  isKmOpen: boolean;
  ch: string;
  cv: number;
  cvText: string;
  cc: number;
  conso: string;
  coffre: string;
  volumeUtile: string;
  longueurM: string;
  placesMots: string;
  couchages: string;
  autonomie: string;
  batterie: string | null;
  soh: string;
  ac: string;
  dc: string | null;
  couleur: string;
  interieur: string;
  sellerie: string | null;
  /** So many of its equipments, as a list in a sentence. */
  equip(count: number): string;
  premiereMain: boolean;
  nbProprietaires: number | null;
  origine: "FR" | "import";
  ct: string | null;
  /** The same month after `de`. */
  ctDe: string;
  carnet: boolean;
  revisionMois: string;
  pneusKm: string;
  garantieMois: number;
  contact: string;
  villeVoisine: string;
}
