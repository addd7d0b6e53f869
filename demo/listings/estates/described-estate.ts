import { atTown, enumeration, integer, longDate, upperFirst } from "@lieudit/listing-model/french";
import type { Point } from "../../osm/plane.ts";
import { distance } from "../../osm/plane.ts";
import type { SeededRandom } from "../../osm/seeded-random.ts";
import { COMMUNES } from "../../region/communes.ts";
import type { FoundHouse } from "../addresses.ts";
import type { DemoDates } from "../dates.ts";
import { atFloor, inWords } from "../words/french-text.ts";
import type { EstateFacts } from "./estate-facts.ts";
import { bathsOf, heatingOf, sejourM2 } from "./estate-figures.ts";
import type { Money } from "./estate-money.ts";
import type { EstateRow } from "./read-estate-row.ts";

const NAMES: Readonly<Record<string, string>> = {
  "maison-de-pecheur": "maison de pêcheur",
  "maison-de-ville": "maison de ville",
  "maison-de-bourg": "maison de bourg",
  contemporaine: "maison contemporaine",
  longere: "longère",
  "corps-de-ferme": "corps de ferme",
  "hotel-particulier": "hôtel particulier",
  local: "local commercial",
  parking: "stationnement",
  bureau: "bureaux",
};

const CENTURIES: Readonly<Record<number, string>> = {
  17: "dix-septième",
  18: "dix-huitième",
  19: "dix-neuvième",
  20: "vingtième",
  21: "vingt et unième",
};

const ORIENTATIONS = {
  sud: "au sud",
  "sud-ouest": "au sud-ouest",
  ouest: "à l'ouest",
  "sud-est": "au sud-est",
} as const;

const STATION: Point = [1222, 512];
const MARKET: Point = [735, 745];

interface Told {
  row: EstateRow;
  house: FoundHouse;
  money: Money;
  contact: string;
  reference: string;
  dates: DemoDates;
  random: SeededRandom;
  /** Minutes on foot to the shore. */
  toSea: number;
}

/** The facts of an estate in the words that its text is made of. */
export function describedEstate({
  row,
  house,
  money,
  contact,
  reference,
  dates,
  random,
  toSea,
}: Told): EstateFacts {
  const { commune, door, street } = house.house;
  const annee = row.number("an") ?? 1980;
  const floor = row.text("et")?.split("/").map(Number);
  const own = row.text("st") ?? row.type;
  const sousType = row.type === "local" && row.has("entrepot") ? "entrepôt" : (NAMES[own] ?? own);
  const m2 = row.m2 ?? row.number("de") ?? 0;
  const jardin = row.number("jardin");
  const terrain = row.type === "terrain" ? row.m2 : row.number("terrain");
  const chambres = row.chambres ?? 0;
  const chambresMots =
    chambres === 0 ? "un coin nuit" : `${inWords(chambres, true)} chambre${chambres > 1 ? "s" : ""}`;
  const minutes = (to: Point, pace: number) => Math.max(2, Math.round((distance(to, door) * 1.3) / pace));
  const walk = (count: number) => (count > 55 ? "une heure" : `${inMinutes(count)} minutes`);
  const centre = commune.centre;
  const isTown = commune.key === "aubremer";
  const rue = small(street);
  const aCommune = atTown(commune.name);
  const { sdb, sde } = bathsOf(row);
  // Homes with a view of the sea look west: the coast lies that way.
  const orientationCode =
    row.text("vue") === "mer"
      ? "ouest"
      : random.pick(["sud", "sud-ouest", "sud", "ouest", "sud-est"] as const);
  const baths = [
    ...(sdb > 0 ? [sdb > 1 ? "deux salles de bains" : "une salle de bains"] : []),
    ...(sde > 0 ? ["une salle d'eau"] : []),
  ];
  const quartier = quarterOf(row, isTown, aCommune);
  const usage =
    row.type === "parking"
      ? row.has("box")
        ? "box"
        : row.has("souterrain")
          ? "souterrain"
          : "exterieur"
      : (["restaurant", "boutique", "pharmacie"].find((word) => row.has(word)) ??
        (row.has("entrepot") ? "entrepôt" : null));
  const delivery = row.has("vefa")
    ? `au ${random.pick(["deuxième", "troisième", "quatrième"])} trimestre ${annee}`
    : null;
  const range = row.text("pieces")?.split("-");
  return {
    transaction: row.transaction,
    type: row.type,
    sousType,
    lui: row.type === "appartement" ? "l'appartement" : row.type === "maison" ? "la maison" : "le bien",
    isMaison: row.type === "maison",
    isAppartement: row.type === "appartement",
    isVide: row.transaction === "location" && !row.has("meuble"),
    isMeuble: row.has("meuble"),
    surface: `${integer(m2)} m²`,
    m2,
    terrain:
      terrain === null
        ? null
        : row.type === "terrain"
          ? `${integer(terrain)} m²`
          : `${integer(terrain)} m² de terrain`,
    terrainM2: terrain ?? 0,
    terrainNu: `${integer(terrain ?? 0)} m²`,
    jardin: jardin === null ? null : `${integer(jardin)} m²`,
    pieces: row.pieces === null ? "" : row.pieces === 1 ? "une pièce" : `${inWords(row.pieces, true)} pièces`,
    nbPieces: row.pieces ?? 0,
    chambres: chambresMots,
    chambresCap: upperFirst(chambresMots),
    chambresSans: chambres > 1 ? `${inWords(chambres)} chambres` : "pièces de nuit",
    nbChambres: chambres,
    sejour: `${sejourM2(row)} m²`,
    cuisine: `${Math.max(6, Math.round(m2 * 0.11))} m²`,
    eau: enumeration(baths),
    nuit: enumeration([chambresMots, ...baths]),
    etage: floor === undefined ? null : atFloor(floor[0]!),
    etageNu: floor === undefined ? "" : atFloor(floor[0]!).replace(/^au /, ""),
    etageN: floor?.[0] ?? 0,
    isTop: floor !== undefined && floor[0] === floor[1],
    niveaux: `${inWords(row.number("niv") ?? 1)} niveau${(row.number("niv") ?? 1) > 1 ? "x" : ""}`,
    annee,
    siecle: CENTURIES[Math.floor((annee - 1) / 100) + 1] ?? "dix-neuvième",
    decennie: String(Math.floor(annee / 10) * 10),
    annees: `${random.pick(["douze", "quinze", "dix-huit", "vingt", "vingt-cinq", "trente", "quarante"])} ans`,
    dpe: row.dpe !== null && row.dpe.length === 1 ? row.dpe : null,
    chauffage: heatingOf(row)?.energie ?? null,
    vue: row.text("vue"),
    balcon: metres(row.number("balcon")),
    terrasse: metres(row.number("terrasse")),
    patio: metres(row.number("patio")),
    garage: row.number("garage") !== null,
    parking: row.text("parking") !== null,
    piscine: row.has("piscine"),
    hasLift: row.has("asc"),
    hasCave: row.has("cave"),
    hasCheminee: row.has("cheminee"),
    hasParquet: row.has("parquet"),
    hasBow: row.has("bow"),
    isPlainPied: row.has("plainpied"),
    isDuplex: row.has("duplex"),
    isRenove: row.has("renove"),
    needsWork: row.has("renover") ? "renover" : row.has("travaux") ? "travaux" : null,
    isInvest: row.has("invest"),
    isEtudiant: row.has("etudiant"),
    isSuccession: row.has("succession"),
    isPmr: row.has("pmr"),
    isViab: row.type === "terrain" ? row.has("viab") : null,
    usage,
    lots: row.number("lots") ?? 0,
    lotsMots: inWords(row.number("lots") ?? 0),
    rapport: row.number("rapport") === null ? null : `${integer(row.number("rapport")!)} €`,
    programme: row.text("nom")?.replaceAll("-", " ") ?? null,
    livraison: delivery,
    fromTo:
      range === undefined
        ? null
        : `du ${range[0]} au ${range[1]} pièces, de ${row.number("de")} à ${row.number("a")} m²`,
    couchages: row.number("couchages") === null ? null : inWords(row.number("couchages")!),
    rente: row.number("rente") === null ? null : `${integer(row.number("rente")!)} € par mois`,
    tetes: row.number("tetes") ?? 0,
    isOccupe: row.has("occupe"),
    taxe: money.taxeCents === null ? null : `${integer(money.taxeCents / 100)} €`,
    charges: money.chargesAnnuellesCents === null ? null : `${integer(money.chargesAnnuellesCents / 100)} €`,
    loyer: `${integer(Math.round(money.loyerCents / 1000) * 10)} €`,
    dispo: availability(money, dates),
    copro: money.parts.copro,
    commune: commune.name,
    aCommune,
    aCommuneCap: upperFirst(aCommune),
    deCommune: ofTown(commune.name),
    rue,
    quartier,
    quartierCap: upperFirst(quartier),
    isCoast: ["aubremer", "houlgreve", "vernebec", "saint-ouvrain", "sainte-mevenne"].includes(commune.key),
    isTown,
    isNearStation: minutes(STATION, 80) <= 20,
    isVillage: !isTown,
    isSeaside: row.street === "villas" || (isTown && toSea < 9 && row.street !== "vieux"),
    isOldTown: row.street === "vieux",
    isCountry: row.street === "hameau",
    pied: {
      mer: walk(toSea),
      marche: walk(minutes(isTown ? MARKET : centre, 75)),
      ecole: walk(random.whole(4, 11)),
      gare: walk(minutes(STATION, 80)),
    },
    voiture: {
      aubremer: `${inMinutes(drive(COMMUNES[0]!.centre, door))} minutes`,
      mer: `${inMinutes(Math.max(4, Math.round((toSea * 75) / 900)))} minutes`,
      autoroute: `${inMinutes(random.whole(6, 14))} minutes`,
    },
    orientation: ORIENTATIONS[orientationCode],
    orientationCode,
    contact,
    reference,
  };
}

function ofTown(name: string): string {
  if (name.startsWith("Le ")) return `du ${name.slice(3)}`;
  return /^[AEIOUÉ]|^Hérondeville/.test(name) ? `d'${name}` : `de ${name}`;
}

function drive(to: Point, from: Point): number {
  return Math.max(5, Math.round((distance(to, from) * 1.3) / 950));
}

/** Minutes as one says them: small ones exactly, then by fives. */
function inMinutes(count: number): string {
  if (count <= 10) return inWords(count);
  const fives: Readonly<Record<number, string>> = {
    10: "dix",
    15: "quinze",
    20: "vingt",
    25: "vingt-cinq",
    30: "trente",
    35: "trente-cinq",
    40: "quarante",
    45: "quarante-cinq",
    50: "cinquante",
    55: "cinquante-cinq",
  };
  return fives[Math.min(55, Math.round(count / 5) * 5)]!;
}

function metres(value: number | null): string | null {
  return value === null ? null : `${value} m²`;
}

/** "Rue des Mareyeurs" as it stands within a sentence: the way's word small. */
function small(street: string): string {
  return street.charAt(0).toLowerCase() + street.slice(1);
}

function quarterOf(row: EstateRow, isTown: boolean, aCommune: string): string {
  if (!isTown)
    return row.street === "hameau"
      ? `dans un hameau, ${aCommune}`
      : row.street === "pavillons"
        ? `dans un quartier récent, ${aCommune}`
        : `au centre du bourg, ${aCommune}`;
  switch (row.street) {
    case "vieux":
      return "dans la vieille ville";
    case "villas":
      return "dans le quartier des villas";
    case "pavillons":
      return "sur les hauteurs de la ville";
    case "halles":
      return "dans la zone de la Croix-Blanche";
    default:
      return "entre les remparts et la gare";
  }
}

function availability(money: Money, dates: DemoDates): string | null {
  const day = money.parts.location?.dispoLe;
  if (day === undefined) return null;
  return day <= dates.day(-7) ? "tout de suite" : `le ${longDate(new Date(day)).replace(/ \d{4}$/, "")}`;
}
