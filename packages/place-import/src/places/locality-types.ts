import type { OsmTags } from "../osm/osm-element.ts";
import { getLocalityLevels } from "./country-facts.ts";
import { getTypeNames } from "./place-record-base.ts";

export interface LocalityTypes {
  types: string[];
  typeNames: Record<string, string>;
}

/** Values of `place` that make a locality, with their types. */
const PLACE_VALUES: ReadonlyMap<string, { types: readonly string[]; fr: string; en: string }> = new Map([
  ["country", { types: ["country", "political"], fr: "Pays", en: "Country" }],
  ["state", { types: ["administrative_area_level_1", "political"], fr: "État", en: "State" }],
  ["region", { types: ["administrative_area_level_1", "political"], fr: "Région", en: "Region" }],
  ["province", { types: ["administrative_area_level_2", "political"], fr: "Province", en: "Province" }],
  ["county", { types: ["administrative_area_level_2", "political"], fr: "Comté", en: "County" }],
  ["district", { types: ["administrative_area_level_3", "political"], fr: "District", en: "District" }],
  ["city", { types: ["locality", "political"], fr: "Ville", en: "City" }],
  ["town", { types: ["locality", "political"], fr: "Ville", en: "Town" }],
  ["municipality", { types: ["locality", "political"], fr: "Commune", en: "Municipality" }],
  ["village", { types: ["locality", "political"], fr: "Village", en: "Village" }],
  ["hamlet", { types: ["locality", "political"], fr: "Hameau", en: "Hamlet" }],
  ["isolated_dwelling", { types: ["neighborhood", "political"], fr: "Lieu-dit", en: "Isolated dwelling" }],
  ["farm", { types: ["neighborhood", "political"], fr: "Lieu-dit", en: "Farm" }],
  [
    "borough",
    { types: ["sublocality_level_1", "sublocality", "political"], fr: "Arrondissement", en: "Borough" },
  ],
  ["suburb", { types: ["sublocality_level_1", "sublocality", "political"], fr: "Quartier", en: "Suburb" }],
  ["quarter", { types: ["sublocality_level_2", "sublocality", "political"], fr: "Quartier", en: "Quarter" }],
  ["neighbourhood", { types: ["neighborhood", "political"], fr: "Quartier", en: "Neighborhood" }],
  ["locality", { types: ["colloquial_area", "political"], fr: "Lieu-dit", en: "Locality" }],
  ["island", { types: ["island", "natural_feature"], fr: "Île", en: "Island" }],
  ["islet", { types: ["island", "natural_feature"], fr: "Îlot", en: "Islet" }],
  ["archipelago", { types: ["archipelago", "natural_feature"], fr: "Archipel", en: "Archipelago" }],
]);

/** Whether tags name a settlement or a region. */
export function isLocality(tags: OsmTags): boolean {
  return (
    PLACE_VALUES.has(tags.place ?? "") ||
    (tags.boundary === "administrative" && readLevel(tags) !== undefined)
  );
}

/**
 * Returns the types of a locality, from its boundary's level and the `place` value of the
 * boundary or of its label node. Broader types rank lower in search, so a city state is a
 * town first.
 */
export function toLocalityTypes(
  boundary: OsmTags | undefined,
  placeValue: string | undefined,
  countryCode: string,
): LocalityTypes {
  const byPlace = PLACE_VALUES.get(placeValue ?? "");
  const byLevel = boundary === undefined ? undefined : toLevelTypes(boundary, countryCode);
  if (byLevel === undefined) {
    const { types, fr, en } = byPlace ?? {
      types: ["colloquial_area", "political"],
      fr: "Lieu-dit",
      en: "Locality",
    };
    return { types: [...types], typeNames: { fr, en } };
  }
  if (byPlace === undefined || byPlace.types[0] === byLevel.types[0]) {
    const isSettled = byPlace !== undefined && byLevel.types[0] === "locality";
    return isSettled ? { ...byLevel, typeNames: { fr: byPlace.fr, en: byPlace.en } } : byLevel;
  }
  const isTown = byPlace.types[0] === "locality";
  const types = isTown ? [...byPlace.types, ...byLevel.types] : [...byLevel.types, ...byPlace.types];
  const unique = [...new Set(types.filter((type) => type !== "political")), "political"];
  return { types: unique, typeNames: isTown ? { fr: byPlace.fr, en: byPlace.en } : byLevel.typeNames };
}

/** Parses `admin_level` if it is a level that people know: 2 to 11, except 3 and 5. */
export function readLevel(tags: OsmTags): number | undefined {
  const level = /^\d{1,2}$/.test(tags.admin_level ?? "") ? Number(tags.admin_level) : undefined;
  return level !== undefined && level >= 2 && level <= 11 && level !== 3 && level !== 5 ? level : undefined;
}

function toLevelTypes(tags: OsmTags, countryCode: string): LocalityTypes | undefined {
  const level = readLevel(tags);
  if (level === undefined) return undefined;
  if (level === 2) return plain("country");
  const levels = getLocalityLevels(countryCode);
  // Levels 4 and 6 are towns only where city states have no other boundary.
  if (levels.includes(level) && level >= 7 && (level === levels[0] || level === 8)) return plain("locality");
  if (level === 4) return plain("administrative_area_level_1");
  if (level === 6) return plain("administrative_area_level_2");
  if (level === 7) return plain("administrative_area_level_3");
  if (level === 8) return plain("locality");
  if (level === 9) return plain("sublocality_level_1", ["sublocality"]);
  if (level === 10) return plain("sublocality_level_2", ["sublocality"]);
  return plain("neighborhood");
}

function plain(type: string, between: readonly string[] = []): LocalityTypes {
  return { types: [type, ...between, "political"], typeNames: getTypeNames(type) };
}
