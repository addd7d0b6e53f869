import { LANGUAGE_CODES, type Language } from "../languages.ts";
import { TABLE_LANGUAGES, type TableLanguage } from "./further-type-names.ts";
import type { PlaceIcon } from "./place-icon.ts";

/** The two broadest types come last. */
const BROADEST = ["point_of_interest", "establishment"];

/** A type of place as the table describes it; `fr` is "Boulangerie". */
export interface PlaceTypeRow extends Readonly<Record<Language, string>> {
  type: string;
  /** Broader types, nearest first: `food_store`, `store`, `food`, `point_of_interest`, `establishment`. */
  parents: readonly string[];
  /** Search words besides its names. */
  words: Readonly<Record<Language, readonly string[]>>;
  icon: PlaceIcon;
}

/** A row of the table. Empty cells have the values of the group. */
interface TableRow extends Record<TableLanguage, string> {
  type: string;
  parents: string[];
  icon: PlaceIcon;
  words: Record<TableLanguage, readonly string[]>;
}

/**
 * Returns the rows of `table` in its order, each with all its broader types.
 *
 * @param furtherNames names and words in languages without a column, by language
 */
export function readTypeTable(table: string, furtherNames: Readonly<Record<string, string>>): PlaceTypeRow[] {
  const rows: TableRow[] = [];
  let groupParents: string[] = [];
  let groupIcon: PlaceIcon = "generic";
  for (const line of table.split("\n")) {
    if (line.trim() === "") continue;
    const cells = line
      .replace(/^=/, "")
      .split("|")
      .map((cell) => cell.trim());
    if (line.startsWith("=")) {
      groupParents = splitTypes(cells[0] ?? "");
      groupIcon = cells[1] as PlaceIcon; // the table's own test checks it
      continue;
    }
    const [
      type = "",
      parents = "",
      icon = "",
      fr = "",
      en = "",
      ar = "",
      wordsFr = "",
      wordsEn = "",
      wordsAr = "",
    ] = cells;
    rows.push({
      type,
      parents: parents === "" ? groupParents : splitTypes(parents),
      icon: icon === "" ? groupIcon : (icon as PlaceIcon),
      fr,
      en,
      ar,
      words: { fr: splitPhrases(wordsFr), en: splitPhrases(wordsEn), ar: splitPhrases(wordsAr) },
    });
  }
  const direct = new Map(rows.map((row) => [row.type, row.parents]));
  const further = new Map(
    Object.entries(furtherNames).map(([language, names]) => [language, readNames(names)]),
  );
  const readCells = (row: TableRow, language: Language): [name: string, words: readonly string[]] => {
    if (isTableLanguage(language)) return [row[language], row.words[language]];
    const [name = "", words = ""] = further.get(language)?.get(row.type) ?? [];
    return [name, splitPhrases(words)];
  };
  return rows.map((row) => ({
    ...row,
    ...mapLanguages((language) => readCells(row, language)[0]),
    words: mapLanguages((language) => readCells(row, language)[1]),
    parents: listParents(row.type, direct),
  }));
}

function isTableLanguage(language: Language): language is TableLanguage {
  return (TABLE_LANGUAGES as readonly Language[]).includes(language);
}

function mapLanguages<Value>(read: (language: Language) => Value): Record<Language, Value> {
  // `fromEntries` loses the keys' type; each language has an entry.
  return Object.fromEntries(LANGUAGE_CODES.map((code) => [code, read(code)])) as Record<Language, Value>;
}

/** Reads lines such as `bakery | Bäckerei | bäckereien` into name and words by type. */
function readNames(table: string): ReadonlyMap<string, readonly string[]> {
  const lines = table.split("\n").filter((line) => line.trim() !== "");
  return new Map(
    lines.map((line) => {
      const [type = "", ...cells] = line.split("|").map((cell) => cell.trim());
      return [type, cells];
    }),
  );
}

function splitTypes(cell: string): string[] {
  return cell === "-" || cell === "" ? [] : cell.split(/\s+/);
}

function splitPhrases(cell: string): string[] {
  return cell
    .split(",")
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "");
}

function listParents(type: string, direct: ReadonlyMap<string, readonly string[]>): string[] {
  const results = new Set<string>();
  let level = [type];
  while (level.length > 0) {
    const next = level.flatMap((name) => direct.get(name) ?? []);
    level = next.filter((name) => name !== type && !results.has(name));
    for (const name of level) results.add(name);
  }
  const all = [...results];
  return [...all.filter((name) => !BROADEST.includes(name)), ...BROADEST.filter((name) => results.has(name))];
}
