import { enumeration, integer, longDate, upperFirst } from "@lieudit/listing-model/french";
import type { SeededRandom } from "../../osm/seeded-random.ts";
import type { FoundHouse } from "../addresses.ts";
import type { DemoDates } from "../dates.ts";
import { atFloor, inWords } from "../words/french-text.ts";
import { surroundingFacts } from "./described-surroundings.ts";
import type { EstateFacts } from "./estate-facts.ts";
import { countBaths, getHeating, sejourM2 } from "./estate-figures.ts";
import type { Money } from "./estate-money.ts";
import type { EstateRow } from "./read-estate-row.ts";

interface Composed {
  row: EstateRow;
  house: FoundHouse;
  money: Money;
  contact: string;
  reference: string;
  dates: DemoDates;
  random: SeededRandom;
}

/** Returns the facts of an estate in the words that its text is made of. */
export function describeEstate(composed: Composed): EstateFacts {
  const { row, house, money, contact, reference, dates, random } = composed;
  return {
    ...kindFacts(row),
    ...orientationFacts(row, random),
    ...programmeFacts(row, random),
    ...ageFacts(row, random),
    ...surfaceFacts(row),
    ...roomFacts(row),
    ...floorFacts(row),
    ...comfortFacts(row),
    ...conditionFacts(row),
    ...useFacts(row),
    ...moneyFacts(row, money, dates),
    ...surroundingFacts(row, house, random),
    contact,
    reference,
  };
}

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

/** Returns the type, and whether it is for sale or to let. */
function kindFacts(row: EstateRow) {
  const { transaction, type } = row;
  const own = row.text("st") ?? type;
  return {
    transaction,
    type,
    sousType: type === "local" && row.has("entrepot") ? "entrepôt" : (NAMES[own] ?? own),
    lui: type === "appartement" ? "l'appartement" : type === "maison" ? "la maison" : "le bien",
    isMaison: type === "maison",
    isAppartement: type === "appartement",
    isVide: transaction === "location" && !row.has("meuble"),
    isMeuble: row.has("meuble"),
  };
}

const ORIENTATIONS = {
  sud: "au sud",
  "sud-ouest": "au sud-ouest",
  ouest: "à l'ouest",
  "sud-est": "au sud-est",
} as const;

/** Homes with a view of the sea look west: the coast lies that way. */
function orientationFacts(row: EstateRow, random: SeededRandom) {
  const orientationCode =
    row.text("vue") === "mer"
      ? "ouest"
      : random.pick(["sud", "sud-ouest", "sud", "ouest", "sud-est"] as const);
  return { orientationCode, orientation: ORIENTATIONS[orientationCode] };
}

/** Returns the facts of a new development: its name, the number of homes and their completion. */
function programmeFacts(row: EstateRow, random: SeededRandom) {
  const quarter = row.has("vefa") ? random.pick(["deuxième", "troisième", "quatrième"]) : null;
  const range = row.text("pieces")?.split("-");
  const lots = row.number("lots") ?? 0;
  return {
    programme: row.text("nom")?.replaceAll("-", " ") ?? null,
    livraison: quarter === null ? null : `au ${quarter} trimestre ${getYear(row)}`,
    fromTo:
      range === undefined
        ? null
        : `du ${range[0]} au ${range[1]} pièces, de ${row.number("de")} à ${row.number("a")} m²`,
    lots,
    lotsMots: inWords(lots),
  };
}

const CENTURIES: Readonly<Record<number, string>> = {
  17: "dix-septième",
  18: "dix-huitième",
  19: "dix-neuvième",
  20: "vingtième",
  21: "vingt et unième",
};

/** When it was built, and how long the sellers had it. */
function ageFacts(row: EstateRow, random: SeededRandom) {
  const annee = getYear(row);
  const owned = random.pick(["douze", "quinze", "dix-huit", "vingt", "vingt-cinq", "trente", "quarante"]);
  return {
    annee,
    siecle: CENTURIES[Math.floor((annee - 1) / 100) + 1] ?? "dix-neuvième",
    decennie: String(Math.floor(annee / 10) * 10),
    annees: `${owned} ans`,
  };
}

function getYear(row: EstateRow): number {
  return row.number("an") ?? 1980;
}

function surfaceFacts(row: EstateRow) {
  const m2 = row.m2 ?? row.number("de") ?? 0;
  const terrain = row.type === "terrain" ? row.m2 : row.number("terrain");
  const terrainNu = `${integer(terrain ?? 0)} m²`;
  const jardin = row.number("jardin");
  return {
    surface: `${integer(m2)} m²`,
    m2,
    terrain: terrain === null ? null : row.type === "terrain" ? terrainNu : `${terrainNu} de terrain`,
    terrainM2: terrain ?? 0,
    terrainNu,
    jardin: jardin === null ? null : `${integer(jardin)} m²`,
    balcon: metres(row.number("balcon")),
    terrasse: metres(row.number("terrasse")),
    patio: metres(row.number("patio")),
    sejour: `${sejourM2(row)} m²`,
    cuisine: `${Math.max(6, Math.round(m2 * 0.11))} m²`,
  };
}

function metres(value: number | null): string | null {
  return value === null ? null : `${value} m²`;
}

/** Rooms, bedrooms and baths. */
function roomFacts(row: EstateRow) {
  const { pieces } = row;
  const nbChambres = row.chambres ?? 0;
  const chambres =
    nbChambres === 0 ? "un coin nuit" : `${inWords(nbChambres, true)} chambre${nbChambres > 1 ? "s" : ""}`;
  const baths = bathsInWords(row);
  const couchages = row.number("couchages");
  return {
    pieces: pieces === null ? "" : pieces === 1 ? "une pièce" : `${inWords(pieces, true)} pièces`,
    nbPieces: pieces ?? 0,
    chambres,
    chambresCap: upperFirst(chambres),
    chambresSans: nbChambres > 1 ? `${inWords(nbChambres)} chambres` : "pièces de nuit",
    nbChambres,
    eau: enumeration(baths),
    nuit: enumeration([chambres, ...baths]),
    couchages: couchages === null ? null : inWords(couchages),
  };
}

function bathsInWords(row: EstateRow): string[] {
  const { sdb, sde } = countBaths(row);
  return [
    ...(sdb > 0 ? [sdb > 1 ? "deux salles de bains" : "une salle de bains"] : []),
    ...(sde > 0 ? ["une salle d'eau"] : []),
  ];
}

/** At which floor of how many; how many a house has itself. */
function floorFacts(row: EstateRow) {
  const [floor, top] = row.text("et")?.split("/").map(Number) ?? [];
  const etage = floor === undefined ? null : atFloor(floor);
  const levels = row.number("niv") ?? 1;
  return {
    etage,
    etageNu: etage?.replace(/^au /, "") ?? "",
    etageN: floor ?? 0,
    isTop: floor !== undefined && floor === top,
    niveaux: `${inWords(levels)} niveau${levels > 1 ? "x" : ""}`,
    isPlainPied: row.has("plainpied"),
    isDuplex: row.has("duplex"),
  };
}

/** Returns uncommon features. */
function comfortFacts(row: EstateRow) {
  return {
    chauffage: getHeating(row)?.energie ?? null,
    vue: row.text("vue"),
    garage: row.number("garage") !== null,
    parking: row.text("parking") !== null,
    piscine: row.has("piscine"),
    hasLift: row.has("asc"),
    hasCave: row.has("cave"),
    hasCheminee: row.has("cheminee"),
    hasParquet: row.has("parquet"),
    hasBow: row.has("bow"),
    isPmr: row.has("pmr"),
  };
}

/** In which state it is. */
function conditionFacts(row: EstateRow) {
  return {
    dpe: row.dpe !== null && row.dpe.length === 1 ? row.dpe : null,
    isRenove: row.has("renove"),
    needsWork: row.has("renover") ? ("renover" as const) : row.has("travaux") ? ("travaux" as const) : null,
    isViab: row.type === "terrain" ? row.has("viab") : null,
  };
}

/** Returns its uses, and the people whom it suits. */
function useFacts(row: EstateRow) {
  return {
    usage: row.type === "parking" ? parkingUse(row) : premisesUse(row),
    isInvest: row.has("invest"),
    isEtudiant: row.has("etudiant"),
    isSuccession: row.has("succession"),
    isOccupe: row.has("occupe"),
  };
}

function parkingUse(row: EstateRow): string {
  if (row.has("box")) return "box";
  return row.has("souterrain") ? "souterrain" : "exterieur";
}

function premisesUse(row: EstateRow): string | null {
  const trade = ["restaurant", "boutique", "pharmacie"].find((word) => row.has(word));
  return trade ?? (row.has("entrepot") ? "entrepôt" : null);
}

/** Returns costs and yield. */
function moneyFacts(row: EstateRow, money: Money, dates: DemoDates) {
  const { taxeCents, chargesAnnuellesCents } = money;
  const rapport = row.number("rapport");
  const rente = row.number("rente");
  return {
    rapport: rapport === null ? null : `${integer(rapport)} €`,
    rente: rente === null ? null : `${integer(rente)} € par mois`,
    tetes: row.number("tetes") ?? 0,
    taxe: taxeCents === null ? null : `${integer(taxeCents / 100)} €`,
    charges: chargesAnnuellesCents === null ? null : `${integer(chargesAnnuellesCents / 100)} €`,
    loyer: `${integer(Math.round(money.loyerCents / 1000) * 10)} €`,
    dispo: availability(money, dates),
    copro: money.parts.copro,
  };
}

function availability(money: Money, dates: DemoDates): string | null {
  const day = money.parts.location?.dispoLe;
  if (day === undefined) return null;
  return day <= dates.day(-7) ? "tout de suite" : `le ${longDate(new Date(day)).replace(/ \d{4}$/, "")}`;
}
