import { getPlaceType, withParentTypes } from "@lieudit/place-model/types";
import type { OsmTags } from "../osm/osm-element.ts";
import { CAFE_TYPES, toCuisineTypes } from "./cuisine-types.ts";
import { OSM_TYPE_TABLE } from "./osm-type-table.ts";
import { getPresetNames } from "./type-names.ts";

/** The place types of an element. */
export interface OsmTypes {
  primaryType: string;
  /** The primary type, other own types, then all broader ones. */
  types: string[];
  /** `{ fr, en }`: name of the tags' preset if it is more specific than the type, else of the type. */
  typeNames: Record<string, string>;
  /** Kept without a name, because people look for it by kind. */
  isKeptUnnamed: boolean;
  /** Elements with one name close together are one place. */
  isStop: boolean;
  /** Sections of a river or lift; those of one name are one place. */
  isLine: boolean;
  /** A building or estate; another place with its name there is preferred. */
  isBuilding: boolean;
  /** An entrance of a station. */
  isEntrance: boolean;
}

/** Returns the kind of place that tags describe, or null. */
export function readTypes(written: OsmTags): OsmTypes | null {
  const tags = rankByName(written);
  const matched = matchRules(tags);
  const first = matched[0];
  if (first === undefined || first.type === "-") return null;
  const own = matched.map((rule) => rule.type).filter((type) => type !== "-");
  const cuisines = EATING_TYPES.has(first.type) ? toCuisineTypes(tags.cuisine) : [];
  // A restaurant is typed by its cuisine; a café only if its cuisine is a drink.
  const finer = cuisines.find((type) => first.type !== "cafe" || CAFE_TYPES.has(type));
  const all = finer === undefined ? [...own, ...cuisines] : [finer, ...own, ...cuisines];
  const types = addParents(all);
  const primaryType = types[0] as string; // `own` has at least the first rule's type
  return {
    primaryType,
    types,
    typeNames: readRuleNames(tags, primaryType, first, finer !== undefined),
    isKeptUnnamed: first.flags.has("unnamed"),
    isStop: first.flags.has("stop"),
    isLine: first.flags.has("line"),
    isBuilding: first.flags.has("building"),
    isEntrance: first.flags.has("entrance"),
  };
}

/**
 * Corrects tags by the name, where mappers often choose a value that is too wide.
 * - Crèches are mapped as kindergartens, which are schools in France.
 * - Tourist offices are mapped without the kind of information that they give.
 * - Buildings on the grounds of a school or hospital are tagged with its kind.
 */
function rankByName(tags: OsmTags): OsmTags {
  const { amenity, building = "", tourism, information, name = "" } = tags;
  if (amenity === "kindergarten" && CRECHE.test(name) && !/maternelle/i.test(name)) {
    return { ...tags, amenity: "childcare" };
  }
  if (tourism === "information" && information === undefined && TOURIST_OFFICE.test(name)) {
    return { ...tags, information: "office" };
  }
  const institution = INSTITUTION_NAMES.get(building);
  if (institution !== undefined && !institution.test(name)) return { ...tags, building: "yes" };
  return tags;
}

const CRECHE = /(?<!\p{L})(?:(?:micro-?)?cr[eè]ches?|garderie|multi-accueil)(?!\p{L})/iu;
const TOURIST_OFFICE =
  /office (?:de|du|municipal de|intercommunal de) tourisme|syndicat d['’]initiatives?|maison du tourisme|bureau d['’]informations? touristiques?|point d?['’]?info(?:rmation)?s? tourisme|tourist (?:info|office)|visitor cent/i;
/** By value of `building`: names of the institution itself. */
const INSTITUTION_NAMES: ReadonlyMap<string, RegExp> = new Map([
  ["school", /[eé]cole|coll[eè]ge|lyc[eé]e|scolaire|school|institut|maternelle|[eé]l[eé]mentaire/i],
  ["kindergarten", /[eé]cole|maternelle|jardin d['’]enfants|kindergarten|cr[eè]che/i],
  ["university", /universit|facult|institut|[eé]cole|iut\b|campus/i],
  ["college", /coll[eè]ge|lyc[eé]e|institut|[eé]cole|iut\b/i],
  ["hospital", /h[oô]pital|clinique|centre hospitalier|\bchu?\b|hospital/i],
]);

interface TypeRule {
  order: number;
  conditions: readonly { key: string; values: ReadonlySet<string> | "any" }[];
  type: string;
  flags: ReadonlySet<string>;
}

const EATING_TYPES = new Set(["restaurant", "fast_food_restaurant", "cafe", "food_court", "bistro"]);

const rules = OSM_TYPE_TABLE.trim().split("\n").map(readRule);
const rulesByTag = new Map<string, TypeRule[]>();
for (const rule of rules) {
  const [first] = rule.conditions;
  if (first === undefined) continue;
  for (const value of first.values === "any" ? ["*"] : first.values) {
    const tag = `${first.key}=${value}`;
    rulesByTag.set(tag, [...(rulesByTag.get(tag) ?? []), rule]);
  }
}
const MAIN_KEYS: ReadonlySet<string> = new Set(rules.map((rule) => rule.conditions[0]?.key ?? ""));

function readRule(line: string, order: number): TypeRule {
  const [conditions = "", type = "", flags = ""] = line.split("|").map((cell) => cell.trim());
  return {
    order,
    conditions: conditions.split(" ").map((condition) => {
      const at = condition.indexOf("=");
      const values = condition.slice(at + 1);
      return {
        key: condition.slice(0, at),
        values: values === "*" ? ("any" as const) : new Set(values.split(",")),
      };
    }),
    type,
    flags: new Set(flags.split(" ")),
  };
}

/** Returns the best rule of each main tag of the element, best first. */
function matchRules(tags: OsmTags): TypeRule[] {
  const matched: { rule: TypeRule; order: number }[] = [];
  for (const key of MAIN_KEYS) {
    const value = tags[key];
    if (value === undefined || value === "no") continue;
    // `shop=bakery;pastry` is both, but first a bakery: mappers put the main kind first.
    let order = -1;
    for (const part of value.split(";", 4)) {
      const rule =
        pickBestRule(rulesByTag.get(`${key}=${part.trim()}`), tags) ??
        pickBestRule(rulesByTag.get(`${key}=*`), tags);
      if (rule === undefined || matched.some((other) => other.rule === rule)) continue;
      order = Math.max(rule.order, order);
      matched.push({ rule, order });
    }
  }
  return matched.sort((a, b) => a.order - b.order).map(({ rule }) => rule);
}

function pickBestRule(candidates: readonly TypeRule[] | undefined, tags: OsmTags): TypeRule | undefined {
  return candidates?.find((rule) =>
    rule.conditions.slice(1).every(({ key, values }) => {
      const value = tags[key];
      if (value === undefined) return false;
      return values === "any" ? value !== "no" : values.has(value);
    }),
  );
}

function addParents(own: readonly string[]): string[] {
  const types = new Set(own);
  const parents = own.flatMap((type) => withParentTypes(type).slice(1));
  for (const parent of parents) if (!BROADEST.includes(parent)) types.add(parent);
  // The type that every place has comes last, after the specific ones.
  for (const parent of BROADEST) {
    types.delete(parent);
    if (parents.includes(parent) || own.includes(parent)) types.add(parent);
  }
  return [...types];
}

const BROADEST = ["point_of_interest", "establishment"];

function readRuleNames(
  tags: OsmTags,
  primaryType: string,
  rule: TypeRule,
  isFiner: boolean,
): Record<string, string> {
  if (rule.flags.has("coarse") && !isFiner) {
    const preset = getPresetNames(tags, rule.conditions[0]?.key ?? "");
    if (preset !== undefined) return preset;
    if (rule.flags.has("entrance")) return { fr: "Entrée de gare", en: "Station entrance" };
  }
  const row = getPlaceType(primaryType);
  return row === undefined ? {} : { fr: row.fr, en: row.en };
}
