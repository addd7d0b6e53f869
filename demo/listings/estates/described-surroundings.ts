import { atTown, upperFirst } from "@lieudit/listing-model/french";
import { distance, type Point } from "../../osm/plane.ts";
import type { SeededRandom } from "../../osm/seeded-random.ts";
import { COMMUNES } from "../../region/communes.ts";
import type { FoundHouse } from "../addresses.ts";
import { inWords } from "../words/french-text.ts";
import type { EstateRow } from "./read-estate-row.ts";

const STATION: Point = [1222, 512];
const MARKET: Point = [735, 745];
/** Points along the shore, metres. */
const SHORE: readonly Point[] = [
  [350, 700],
  [290, 1150],
  [430, 250],
  [420, -120],
  [60, -1000],
  [420, 5100],
  [900, 11000],
  [560, -4200],
  [2300, -10800],
  [900, -5600],
];

/** Where an estate stands and what is near it, in the words that its text is made of. */
export function surroundingFacts(row: EstateRow, { house }: FoundHouse, random: SeededRandom) {
  const { commune, door, street } = house;
  const isTown = commune.key === "aubremer";
  const aCommune = atTown(commune.name);
  const quartier = getQuarter(row, isTown, aCommune);
  const toSea = minutesToSea(door);
  const toStation = minutesOnFoot(STATION, door, 80);
  return {
    commune: commune.name,
    aCommune,
    aCommuneCap: upperFirst(aCommune),
    deCommune: ofTown(commune.name),
    rue: small(street),
    quartier,
    quartierCap: upperFirst(quartier),
    isCoast: isOnCoast(commune.key),
    isTown,
    isNearStation: toStation <= 20,
    isVillage: !isTown,
    isSeaside: row.street === "villas" || (isTown && toSea < 9 && row.street !== "vieux"),
    isOldTown: row.street === "vieux",
    isCountry: row.street === "hameau",
    pied: {
      mer: walk(toSea),
      marche: walk(minutesOnFoot(isTown ? MARKET : commune.centre, door, 75)),
      ecole: walk(random.whole(4, 11)),
      gare: walk(toStation),
    },
    voiture: {
      aubremer: `${inMinutes(drive(COMMUNES[0]!.centre, door))} minutes`,
      mer: `${inMinutes(Math.max(4, Math.round((toSea * 75) / 900)))} minutes`,
      autoroute: `${inMinutes(random.whole(6, 14))} minutes`,
    },
  };
}

function getQuarter(row: EstateRow, isTown: boolean, aCommune: string): string {
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

function ofTown(name: string): string {
  if (name.startsWith("Le ")) return `du ${name.slice(3)}`;
  return /^[AEIOUÉ]|^Hérondeville/.test(name) ? `d'${name}` : `de ${name}`;
}

/** "Rue des Mareyeurs" as it stands within a sentence: the way's word small. */
function small(street: string): string {
  return street.charAt(0).toLowerCase() + street.slice(1);
}

/** Minutes on foot to the nearest point of the shore. */
function minutesToSea(from: Point): number {
  return Math.max(2, Math.round((Math.min(...SHORE.map((point) => distance(point, from))) * 1.25) / 75));
}

/** @param pace metres a minute. */
function minutesOnFoot(to: Point, from: Point, pace: number): number {
  return Math.max(2, Math.round((distance(to, from) * 1.3) / pace));
}

function drive(to: Point, from: Point): number {
  return Math.max(5, Math.round((distance(to, from) * 1.3) / 950));
}

function walk(minutes: number): string {
  return minutes > 55 ? "une heure" : `${inMinutes(minutes)} minutes`;
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

const ON_THE_SEA = ["aubremer", "houlgreve", "vernebec", "saint-ouvrain", "sainte-mevenne"];

/** @param commune its key, `sainte-mevenne`. */
export function isOnCoast(commune: string): boolean {
  return ON_THE_SEA.includes(commune);
}
