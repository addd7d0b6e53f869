import { toSlug } from "../slug.ts";
import { ESTATE_FILTERS } from "./estate-filters.ts";
import { type EstateSearch, readEstateSearch } from "./estate-search.ts";
import { type AnyFilter, spellValue } from "./filter-row.ts";
import { RADIUS_KEY } from "./read-filters.ts";
import {
  MAX_TRAVEL_MINUTES,
  parseTravelChoice,
  TRAVEL_CHOICES,
  TRAVEL_MEANS,
  TRAVEL_SUBJECTS,
} from "./travel.ts";
import { VEHICLE_FILTERS } from "./vehicle-filters.ts";
import { readVehicleSearch, type VehicleSearch } from "./vehicle-search.ts";

/** Names of open sets, as the listings have them. */
export interface SearchNames {
  /** `ville` as addresses spell it, `aubremer-76990`. */
  communes: readonly { ville: string; commune: string; codePostal: string }[];
  /** Makes of vehicles. */
  makes: readonly string[];
}

/** Interpretation of a typed line: the filters of one kind, and the other words. */
export type UnderstoodWords =
  | { kind: "vehicle"; search: VehicleSearch; rest: string[] }
  | { kind: "estate"; search: EstateSearch; rest: string[] };

/** A part of the line that sets a filter: its words and the key and value of the address. */
interface Phrase {
  words: readonly string[];
  pairs: readonly (readonly [key: string, value: string])[];
}

/** Spoken forms that the tables of filters do not have, by the address that they stand for. */
const SPOKEN: Readonly<Record<"vehicle" | "estate", readonly (readonly [words: string, query: string])[]>> = {
  vehicle: [
    ["voiture", "categorie=voitures"],
    ["auto", "categorie=voitures"],
    ["camion", "categorie=utilitaires"],
    ["camping car", "categorie=camping-cars"],
    ["ve", "energie=electrique"],
    ["boite auto", "boite=automatique"],
    ["4x4", "carrosserie=suv"],
  ],
  estate: [
    ["appart", "type=appartement"],
    ["studio", "type=appartement&pieces=1&pieces-max=1"],
    ["villa", "type=maison"],
    ["pavillon", "type=maison"],
    ["terrain constructible", "type=terrain"],
    ["terrain a batir", "type=terrain"],
    ["boutique", "type=local"],
    ["commerce", "type=local"],
    ["acheter", "transaction=vente"],
    ["achat", "transaction=vente"],
    ["a vendre", "transaction=vente"],
    ["vente", "transaction=vente"],
    ["louer", "transaction=location"],
    ["a louer", "transaction=location"],
    ["vacances", "transaction=saisonnier"],
    ["garage", "avec=stationnement"],
    ["place de parking", "type=parking"],
    ["acces pmr", "avec=acces-pmr"],
    ["fauteuil", "avec=acces-pmr"],
  ],
};

/** Words without a meaning for the search. */
const FILLERS = new Set(
  "a au aux avec ayant boite budget c cherche d de des du en et euro euros eur je l la le les max maxi maximum min ou par pas pour sur un une vers".split(
    " ",
  ),
);

const UPPER = "(?:moins de?|jusqu a|max|maxi|maximum|budget|pas plus de)";
const LOWER = "(?:plus de|au moins|a partir de|min|minimum|des)";
const AMOUNT = "(\\d{1,9})";
const LENGTH = "(\\d{1,5}) ?(km|m|metres)";
/** "à plus de 2 km de la gare" is not near the station; its words are left over. */
const NOT_FAR = "(?<!(?:plus de|pas|non|loin) )";
const ARTICLE = "(?:d une |d un |de l |de la |de |des |du |d |la |l |une )?";
const DESTINATION = `${ARTICLE}(${TRAVEL_SUBJECTS.join("|")}|mer)s?`;

/** A distance to or around a town, without its name. */
const RADIUS = "(?<!plus (?:de )?)(?:(?:a|et|dans|un|rayon|de|moins|les|max) ){0,5}(\\d{1,5}) ?(km|m) ";

const toKm = (length = "", unit = "") => (unit === "km" ? length : String(Math.ceil(Number(length) / 1_000)));

/** A query of an address, or a function that writes it from the groups of the pattern. */
type WrittenQuery = string | ((...groups: (string | undefined)[]) => string);
type Rule = readonly [pattern: string, query: WrittenQuery];

/** Numbers with their unit, as people write them; the first pattern that matches counts. */
const RENT = `(?:(?:a|de) )?(?:${UPPER} )?${AMOUNT}`;
const A_MONTH = "(?: (?:par|le))? mois";
const NUMBERS: Readonly<Record<"vehicle" | "estate", readonly Rule[]>> = {
  vehicle: [
    [`(?:${UPPER} )?${AMOUNT} ?km`, "km-max=$1"],
    ["(?:depuis|annee|apres) ((?:19|20)\\d\\d)", "annee-min=$1"],
    [`(?:en )?(?:loa|lld|leasing) ${RENT}(?: euros?)?(?:${A_MONTH})?`, "loyer-max=$1"],
  ],
  estate: [
    [
      `${NOT_FAR}a (?:${UPPER} )?(\\d{1,2}) (?:min|mn|minutes?)(?: (?:a|en) (${TRAVEL_MEANS.join("|")}))? ${DESTINATION}`,
      (minutes, means = "pied", subject) => writeTravel(subject, Number(minutes), means),
    ],
    [
      `${NOT_FAR}(?:a )?(?:${UPPER} )?${LENGTH} ${DESTINATION}`,
      (length, unit, subject) => writeDistance(subject, Number(length) * (unit === "km" ? 1_000 : 1)),
    ],
    [
      `${NOT_FAR}(?:pres|proches?|a cote|(?:a )?proximite) ${DESTINATION}`,
      (subject) => writeTravel(subject, 10, "pied"),
    ],
    [`(?:bord|front) ${DESTINATION}`, (subject) => writeTravel(subject, 5, "pied")],
    [`${LOWER} ${AMOUNT} ?m2`, "surface-min=$1"],
    [`${UPPER} ${AMOUNT} ?m2`, "surface-max=$1"],
    [`${AMOUNT} ?m2`, "surface-min=$1"],
    ["[tf]([1-9])", "pieces=$1&pieces-max=$1"],
    ["([1-9]) (?:pieces?|p)", "pieces=$1"],
    ["([1-9]) (?:chambres?|ch)", "chambres=$1"],
    ["dpe ([a-g])", "dpe=$1"],
  ],
};

/** Metres in a minute on foot, and by car in a town. */
const METRES_PER_MINUTE = { pied: 80, voiture: 500 };

/** A distance as the time of a way: on foot as far as people walk, else by car. */
function writeDistance(subject: string | undefined, metres: number): string {
  const means = metres <= MAX_TRAVEL_MINUTES * METRES_PER_MINUTE.pied ? "pied" : "voiture";
  return writeTravel(subject, metres / METRES_PER_MINUTE[means], means);
}

/** The filter of the next longer time that exists; nothing for a longer one than these. */
function writeTravel(subject: string | undefined, minutes: number, means: string): string {
  const choice = TRAVEL_CHOICES.map(parseTravelChoice).find(
    (each) => each.means === means && each.minutes >= minutes,
  );
  return choice === undefined ? "" : `${subject === "mer" ? "plage" : subject}=${choice.minutes}-${means}`;
}

/** Rents of vehicles in words that homes have too. */
const VEHICLE_RENTS: readonly Rule[] = [
  [`(?:loyer|mensualite)s? ${RENT}(?: euros?)?(?:${A_MONTH})?`, "loyer-max=$1"],
  [`${RENT}(?: euros?)?${A_MONTH}`, "loyer-max=$1"],
];

const PRICES: readonly Rule[] = [
  [`entre ${AMOUNT}(?: euros?)? et ${AMOUNT}`, "prix-min=$1&prix-max=$2"],
  [`${LOWER} ${AMOUNT}(?! ?(?:m2|km|m|p|ch|pieces?|chambres?)\\b)`, "prix-min=$1"],
  [`${UPPER} ${AMOUNT}(?! ?(?:m2|km|m|p|ch|pieces?|chambres?)\\b)`, "prix-max=$1"],
  [`${AMOUNT} (?:euros?|eur)`, "prix-max=$1"],
  // A number as large as a price, without any word around it.
  ["([1-9]\\d{4,8})(?! ?(?:m2|km|m)\\b)", "prix-max=$1"],
];

/**
 * Reads a typed line such as `T3 Aubremer moins de 250 000 balcon` as filters.
 * The words are those of `VEHICLE_FILTERS` and `ESTATE_FILTERS`.
 *
 * @returns null if no word belongs to the filters of one kind alone.
 */
export function readSearchWords(text: string, names: SearchNames): UnderstoodWords | null {
  const line = normalise(text);
  const [vehicle, estate] = [readKind("vehicle", line, names), readKind("estate", line, names)];
  if (vehicle.own === estate.own) return null;
  return vehicle.own > estate.own
    ? { kind: "vehicle", search: readVehicleSearch(vehicle.params), rest: vehicle.rest }
    : { kind: "estate", search: readEstateSearch(estate.params), rest: estate.rest };
}

/** One space between words, no accents, numbers without spaces: `moins de 250000 euros`. */
function normalise(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/€/g, " euros ")
    .replace(/²/g, "2")
    .replace(/\b(\d{1,3})[.\s\u00a0\u202f](?=\d{3}(?!\d))/g, "$1")
    .replace(/(\d{1,6})\s?k(?![a-z])/g, "$1000")
    .replace(/<\s*(?=\d)/g, " moins de ")
    .replace(/\bun (?=km\b|kilom)/g, "1 ")
    .replace(
      /(\d{1,3})[,.](\d{1,2})\s?(?:km\b|kilom[èe]tres?)/g,
      (_, whole: string, part: string) => `${Math.round(Number(`${whole}.${part}`) * 1_000)} m`,
    )
    .replace(/kilom[èe]tres?/g, "km");
  return toSlug(words).replaceAll("-", " ");
}

/** Keys of what is sought itself: their words weigh more than all others of a line. */
const NOUN_KEYS: ReadonlySet<string> = new Set(["type", "categorie", "marque"]);
const NOUN_WEIGHT = 20;

/** Returns the filters of one kind that the words set, and how far they fit this kind alone. */
function readKind(kind: "vehicle" | "estate", line: string, names: SearchNames) {
  const params = new URLSearchParams();
  let own = 0;
  let left = ` ${line} `;
  const take = (pattern: string, query: WrittenQuery, isOwn: boolean) => {
    left = left.replace(new RegExp(` ${pattern}(?= )`), (found, ...groups: string[]) => {
      const written =
        typeof query === "string"
          ? query.replace(/\$(\d)/g, (_, at) => String(groups[Number(at) - 1]))
          : query(...groups);
      if (written === "") return found;
      const pairs = new URLSearchParams(written);
      for (const [key, value] of pairs) params.append(key, value);
      const isNoun = pairs.keys().some((key) => NOUN_KEYS.has(key));
      if (isOwn) own += isNoun ? NOUN_WEIGHT : found.trim().split(" ").length;
      return " ";
    });
  };
  for (const { ville, commune, codePostal } of names.communes) {
    if (params.has("ville")) break;
    const name = normalise(commune);
    if (![name, codePostal].some((part) => left.includes(` ${part} `))) continue;
    const town = `(?:${name}(?: ${codePostal})?|${codePostal}(?: ${name})?)`;
    take(
      `${RADIUS}(?:autour )?(?:de |d |du )${town}`,
      (length, unit) => `ville=${ville}&${RADIUS_KEY}=${toKm(length, unit)}`,
      false,
    );
    if (!params.has("ville")) take(town, `ville=${ville}`, false);
  }
  if (params.has("ville") && !params.has(RADIUS_KEY)) {
    take(
      `${RADIUS}(?:autour|alentours?|a la ronde)`,
      (length, unit) => `${RADIUS_KEY}=${toKm(length, unit)}`,
      false,
    );
  }
  for (const [pattern, query] of NUMBERS[kind]) take(pattern, query, true);
  if (kind === "vehicle" && !params.has("loyer-max")) {
    for (const [pattern, query] of VEHICLE_RENTS) take(pattern, query, false);
  }
  for (const [pattern, query] of PRICES) if (!hasPrice(params)) take(pattern, query, false);
  for (const { words, pairs } of listPhrases(kind, names)) {
    take(
      words.map(toWordPattern).join(" "),
      new URLSearchParams([...pairs].map(([...pair]) => pair)).toString(),
      true,
    );
  }
  return { params, own, rest: left.split(" ").filter((word) => word !== "" && !FILLERS.has(word)) };
}

const hasPrice = (params: URLSearchParams) => params.has("prix-min") || params.has("prix-max");

/** Returns a pattern for a word in singular and plural, masculine and feminine. */
function toWordPattern(word: string): string {
  return /\d$/.test(word) || word.length < 3 ? word : `${word.replace(/(?:es|s|x|e)$/, "")}(?:e|s|es|x)?`;
}

/** Lists the spoken forms and every value of the table, the longest first. */
function listPhrases(kind: "vehicle" | "estate", { makes }: SearchNames): Phrase[] {
  const rows: readonly AnyFilter[] = kind === "vehicle" ? VEHICLE_FILTERS : ESTATE_FILTERS;
  const values = rows.flatMap((row) => {
    if (row.kind === "name")
      return row.key === "marque" ? makes.map((make) => [make, row.key, toSlug(make)]) : [];
    if (!("values" in row) || row.kind === "travel") return [];
    // A letter of the energy scale is a word only after "DPE".
    return row.values
      .filter((value) => value.length > 1)
      .flatMap((value) => [value, row.words(value)].map((word) => [word, row.key, spellValue(row, value)]));
  });
  return [
    ...values.map(([word = "", key = "", value = ""]) => ({
      words: splitWords(word),
      pairs: [[key, value] as const],
    })),
    ...SPOKEN[kind].map(([word, query]) => ({
      words: splitWords(word),
      pairs: [...new URLSearchParams(query)],
    })),
  ].sort((a, b) => b.words.length - a.words.length);
}

const splitWords = (text: string) => normalise(text).split(" ");
