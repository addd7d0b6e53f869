/**
 * Writes `type-names.generated.json` from the presets of the iD editor, whose
 * French and English names are the best there are for OpenStreetMap tags. Run
 * by hand when the presets have a new version:
 *
 *     npm pack @openstreetmap/id-tagging-schema && tar xzf openstreetmap-*.tgz
 *     node packages/place-import/src/places/extract-type-names.ts package
 *
 * The package is not a dependency: it is 54 MB and only this file reads it.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

interface Preset {
  tags: Record<string, string>;
}

interface Translations {
  [language: string]: { presets: { presets: Record<string, { name?: string }> } };
}

const KEYS = new Set(
  (
    "aerialway aeroway amenity barrier boundary building club craft emergency healthcare highway " +
    "historic landuse leisure man_made natural office public_transport railway shop tourism waterway"
  ).split(" "),
);

/** Words that keep their capital inside an English name: the presets capitalise all words. */
const PROPER_WORDS =
  /^(African|American|Asian|British|Buddhist|Chinese|Christian|French|German|Greek|Hindu|Indian|Irish|Italian|Japanese|Jewish|Korean|Lebanese|Mexican|Muslim|Scout|Shinto|Spanish|Sikh|Tao|Taoist|Thai|Turkish|Vietnamese|Bahá.*|DIY|[A-Z]{2,}.*|.*[a-z][A-Z].*)$/;

const folder = process.argv[2];
if (folder === undefined) throw new Error("Name the folder that the package was unpacked to.");

const presets: Record<string, Preset> = read("dist/presets.min.json");
const french = readTranslations("fr");
const english = readTranslations("en");

const names: Record<string, [fr: string, en: string]> = {};
for (const [id, { tags }] of Object.entries(presets)) {
  const fr = french[id]?.name;
  const en = english[id]?.name;
  const entries = Object.entries(tags);
  if (fr === undefined || en === undefined || entries.length === 0) continue;
  if (!KEYS.has(entries[0]![0]) || entries.some(([, value]) => value === "*")) continue;
  names[entries.map(([key, value]) => `${key}=${value}`).join(" ")] = [
    sentence(fr, false),
    sentence(en, true),
  ];
}

const sorted = Object.entries(names).sort(([a], [b]) => (a < b ? -1 : 1));
const lines = sorted.map(([tags, pair]) => `  ${JSON.stringify(tags)}: ${JSON.stringify(pair)}`);
writeFileSync(join(import.meta.dirname, "type-names.generated.json"), `{\n${lines.join(",\n")}\n}\n`);
process.stdout.write(`${lines.length} names\n`);

function readTranslations(language: string): Record<string, { name?: string }> {
  const file: Translations = read(`dist/translations/${language}.min.json`);
  return file[language]?.presets.presets ?? {};
}

function read<Content>(path: string): Content {
  // The format belongs to the package; a changed format shows as a wrong count of names.
  return JSON.parse(readFileSync(join(folder as string, path), "utf8")) as Content;
}

/** Shortens a label: no remarks in brackets, no second name, no capitals inside. */
function sentence(name: string, isEnglish: boolean): string {
  const bare = name
    .replace(/\s*\([^)]*\)/g, "")
    // "Croix/Calvaire" are two names.
    .replace(/(?<=\p{L})\/.*/u, "")
    .trim();
  const [first = "", ...rest] = bare.split(" ");
  const tail = isEnglish ? rest.map((word) => (PROPER_WORDS.test(word) ? word : word.toLowerCase())) : rest;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...tail].join(" ");
}
