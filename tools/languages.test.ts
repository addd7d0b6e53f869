import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGE_CODES, type Language, type PlaceRecord } from "@lieudit/place-model";
import { PLACE_TYPES } from "@lieudit/place-model/types";
import { expect, test } from "vitest";
import { weekRows } from "../packages/opening-hours/src/index.ts";
import { MAP_WORD_FILES } from "../packages/place-elements/src/map/words/map-words.ts";
import { ROUTE_LIST_NAMES } from "../packages/place-elements/src/routes/directions-panel.ts";
import { toLocalityTypes } from "../packages/place-import/src/places/locality-types.ts";
import { readTypes } from "../packages/place-import/src/places/osm-types.ts";
import { LANGUAGE_FILES } from "../packages/place-widgets/src/text/language-files.ts";
import { writeInstruction } from "../packages/places-api/src/directions/step-words.ts";
import { getTypeDisplayName } from "../packages/places-api/src/place/place-names.ts";
import { SERVER_TEXTS } from "../packages/places-api/src/place/server-texts.ts";

const ROOT = join(import.meta.dirname, "..");

/** Folders with one file for each language, whose words all have the same keys. */
const TEXT_FOLDERS = [
  "packages/place-widgets/src/text",
  "packages/place-widgets/src/text/autocomplete",
  "packages/place-map/src/text",
  "packages/place-elements/src/map/words",
];

/** Packages that other packages import texts from, with the addresses before `/<code>`. */
const TEXT_EXPORTS = [
  ["packages/place-widgets", "./text"],
  ["packages/place-widgets", "./text/autocomplete"],
  ["packages/place-map", "./text"],
] as const;

test.each(LANGUAGE_CODES)("no package lacks a text in %s", async (language) => {
  expect([
    ...(await Promise.all(TEXT_FOLDERS.map((folder) => missingWords(folder, language)))).flat(),
    ...TEXT_EXPORTS.flatMap(([folder, texts]) => missingExport(folder, `${texts}/${language}`)),
    ...missingTypeNames(language),
    ...missingServerTexts(language),
    ...missingRow("packages/opening-hours/src/week-text.ts", language, () => weekRows([], language)),
    ...missingRow("packages/places-api/src/directions/step-words.ts", language, () =>
      writeInstruction({ maneuver: "DEPART", road: "" }, language),
    ),
    ...missingRow("packages/place-elements/src/routes/directions-panel.ts", language, () =>
      ROUTE_LIST_NAMES[language].trim(),
    ),
    ...missingRow("packages/place-widgets/src/text/language-files.ts", language, LANGUAGE_FILES[language]),
    ...missingRow("packages/place-elements/src/map/words/map-words.ts", language, MAP_WORD_FILES[language]),
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
  return findMissingKeys(english, words).map((key) => `${file} lacks ${key}.`);
}

async function readWords(file: string, language: Language): Promise<Readonly<Record<string, unknown>>> {
  const module = await import(join(ROOT, file));
  return module[language] ?? {};
}

function missingExport(folder: string, address: string): string[] {
  const file = `${folder}/package.json`;
  const { exports } = JSON.parse(readFileSync(join(ROOT, file), "utf8"));
  return address in exports ? [] : [`${file} lacks the export ${address}.`];
}

function missingTypeNames(language: Language): string[] {
  const types = PLACE_TYPES.filter((row) => (row[language] ?? "") === "").map(({ type }) => type);
  if (types.length === 0) return [];
  return [`packages/place-model/src/types lacks ${types.length} names in ${language}: ${types.join(" ")}.`];
}

function missingServerTexts(language: Language): string[] {
  const file = "packages/places-api/src/place/server-texts.ts";
  return findMissingKeys(SERVER_TEXTS.en, SERVER_TEXTS[language] ?? {}).map(
    (key) => `${file} lacks ${key} in ${language}.`,
  );
}

/** Returns the keys of `english` that are missing or empty in `words`, such as `fuelNames.DIESEL`. */
function findMissingKeys(english: object, words: object, prefix = ""): string[] {
  const own: Readonly<Record<string, unknown>> = { ...words };
  return Object.entries(english).flatMap(([key, text]) => {
    const translated = own[key];
    if (translated === undefined || translated === "") return [`${prefix}${key}`];
    const isTable = typeof text === "object" && !Array.isArray(text);
    return isTable ? findMissingKeys(text, Object(translated), `${prefix}${key}.`) : [];
  });
}

/** Reports that the table in `file` has no row for the language, so that reading it throws. */
function missingRow(file: string, language: Language, read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch {
    return [`${file} lacks ${language}.`];
  }
}
