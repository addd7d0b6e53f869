import type { EstateListing, EstateType, Orientation, Transaction } from "@lieudit/listing-model";

/** Facts for the sentences of an estate's text; figures already have units. */
export interface EstateFacts {
  transaction: Transaction;
  type: EstateType;
  /** `villa`, `longère`, `pavillon`; by default the type. */
  sousType: string;
  /** With its article: "la villa", "l'appartement". */
  lui: string;
  isMaison: boolean;
  isAppartement: boolean;
  isVide: boolean;
  isMeuble: boolean;
  surface: string;
  m2: number;
  terrain: string | null;
  terrainM2: number;
  /** Its surface alone. */
  terrainNu: string;
  jardin: string | null;
  /** "trois pièces" */
  pieces: string;
  nbPieces: number;
  /** "deux chambres", "une chambre". */
  chambres: string;
  nbChambres: number;
  chambresCap: string;
  /** Without a number before it: "deux chambres", "chambres". */
  chambresSans: string;
  sejour: string;
  cuisine: string;
  eau: string;
  /** Bedrooms and baths in one list. */
  nuit: string;
  /** "au deuxième étage". */
  etage: string | null;
  /** Without its preposition: "deuxième étage". */
  etageNu: string;
  etageN: number;
  isTop: boolean;
  niveaux: string;
  annee: number;
  siecle: string;
  /** "1970", the decade it was built in. */
  decennie: string;
  /** How long the sellers had it: "vingt ans". */
  annees: string;
  dpe: string | null;
  chauffage: string | null;
  vue: string | null;
  balcon: string | null;
  terrasse: string | null;
  patio: string | null;
  garage: boolean;
  parking: boolean;
  piscine: boolean;
  hasLift: boolean;
  hasCave: boolean;
  hasCheminee: boolean;
  hasParquet: boolean;
  hasBow: boolean;
  isPlainPied: boolean;
  isDuplex: boolean;
  isRenove: boolean;
  needsWork: "travaux" | "renover" | null;
  isInvest: boolean;
  isEtudiant: boolean;
  isSuccession: boolean;
  isPmr: boolean;
  isViab: boolean | null;
  usage: string | null;
  lots: number;
  lotsMots: string;
  rapport: string | null;
  programme: string | null;
  livraison: string | null;
  fromTo: string | null;
  couchages: string | null;
  rente: string | null;
  tetes: number;
  isOccupe: boolean;
  taxe: string | null;
  charges: string | null;
  loyer: string | null;
  dispo: string | null;
  copro: EstateListing["copro"];
  commune: string;
  /** "à Aubremer", "au Mesnil-Orvain". */
  aCommune: string;
  aCommuneCap: string;
  /** "d'Aubremer", "du Mesnil-Orvain", "de Vernebec". */
  deCommune: string;
  quartierCap: string;
  /** Small letters: "rue des Mareyeurs". */
  rue: string;
  /** Where in the commune, in words: "dans la vieille ville". */
  quartier: string;
  isCoast: boolean;
  isTown: boolean;
  /** Twenty minutes on foot at most. */
  isNearStation: boolean;
  isVillage: boolean;
  isSeaside: boolean;
  isOldTown: boolean;
  isCountry: boolean;
  /** Minutes on foot to the shore, the market, the station, a school: from where it stands. */
  pied: { mer: string; marche: string; ecole: string; gare: string };
  voiture: { aubremer: string; mer: string; autoroute: string };
  /** "au sud", "à l'ouest". */
  orientation: string;
  orientationCode: Orientation;
  contact: string;
  reference: string;
}
