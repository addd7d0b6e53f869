import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGE_CODES, type Language, type PlaceRecord } from "@lieudit/place-model";
import { PLACE_TYPES } from "@lieudit/place-model/types";
import { expect, test } from "vitest";
import { weekRows } from "../packages/opening-hours/src/index.ts";
import { toLocalityTypes } from "../packages/place-import/src/places/locality-types.ts";
import { readTypes } from "../packages/place-import/src/places/osm-types.ts";
import { getTypeDisplayName } from "../packages/places-api/src/place/place-names.ts";
import { SERVER_TEXTS } from "../packages/places-api/src/place/server-texts.ts";

const ROOT = join(import.meta.dirname, "..");

/** Folders with one file for each language, whose words all have the same keys. */
const TEXT_FOLDERS = [
  "packages/place-widgets/src/text",
  "packages/place-map/src/text",
  "packages/place-elements/src/map/words",
];

/** Packages that other packages import texts from, as `./text/<code>`. */
const TEXT_EXPORTS = ["packages/place-widgets", "packages/place-map"];

test.each(LANGUAGE_CODES)("no package lacks a text in %s", async (language) => {
  expect([
    ...(await Promise.all(TEXT_FOLDERS.map((folder) => missingWords(folder, language)))).flat(),
    ...TEXT_EXPORTS.flatMap((folder) => missingExport(folder, language)),
    ...missingTypeNames(language),
    ...missingServerTexts(language),
    ...missingWeekdays(language),
  ]).toEqual([]);
});

test.each(LANGUAGE_CODES)("types of imported places have a name in %s", (language) => {
  // Imports add finer names in some languages; a reader of another language gets the name of the type.
  const imported = [
    readTypes({ shop: "bakery", name: "Le Fournil" }),
    readTypes({ amenity: "restaurant", cuisine: "pizza", name: "Chez Nine" }),
    ...["city", "suburb", "hamlet", "island"].map((place) => toLocalityTypes(undefined, place, "FR")),
  ];
  for (const types of imported) {
    const record = { primaryType: types?.types[0], typeNames: types?.typeNames } as PlaceRecord;
    expect(getTypeDisplayName(record, language).languageCode, record.primaryType).toBe(language);
  }
});

async function missingWords(folder: string, language: Language): Promise<string[]> {
  const file = `${folder}/${language}.ts`;
  if (!existsSync(join(ROOT, file))) return [`${file} is missing.`];
  const [words, english] = await Promise.all([readWords(file, language), readWords(`${folder}/en.ts`, "en")]);
  return Object.keys(english).flatMap((key) =>
    words[key] === undefined || words[key] === "" ? [`${file} lacks ${key}.`] : [],
  );
}

async function readWords(file: string, language: Language): Promise<Readonly<Record<string, unknown>>> {
  const module = await import(join(ROOT, file));
  return module[language] ?? {};
}

function missingExport(folder: string, language: Language): string[] {
  const file = `${folder}/package.json`;
  const { exports } = JSON.parse(readFileSync(join(ROOT, file), "utf8"));
  return `./text/${language}` in exports ? [] : [`${file} lacks the export ./text/${language}.`];
}

function missingTypeNames(language: Language): string[] {
  const types = PLACE_TYPES.filter((row) => (row[language] ?? "") === "").map(({ type }) => type);
  if (types.length === 0) return [];
  return [`packages/place-model/src/types lacks ${types.length} names in ${language}: ${types.join(" ")}.`];
}

function missingServerTexts(language: Language): string[] {
  const file = "packages/places-api/src/place/server-texts.ts";
  const texts = SERVER_TEXTS[language] ?? {};
  return Object.keys(SERVER_TEXTS.en).flatMap((key) =>
    key in texts ? [] : [`${file} lacks ${key} in ${language}.`],
  );
}

function missingWeekdays(language: Language): string[] {
  try {
    weekRows([], language);
    return [];
  } catch {
    return [`packages/opening-hours/src/week-text.ts lacks ${language}.`];
  }
}
