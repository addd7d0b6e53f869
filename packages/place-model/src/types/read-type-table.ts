import type { PlaceIcon, PlaceType } from "./place-type.ts";

/** Every place is an establishment at last: the two broadest types come after the telling ones. */
const BROADEST = ["point_of_interest", "establishment"];

/** A row as it stands in the table: cells left empty take the group's. */
interface TableRow {
  type: string;
  parents: string[];
  icon: PlaceIcon;
  fr: string;
  en: string;
  ar: string;
  words: PlaceType["words"];
}

/** The rows of `table`, in its order, each with all its broader types. */
export function readTypeTable(table: string): Omit<PlaceType, "iconBackgroundColor">[] {
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
      groupParents = parentsOf(cells[0] ?? "");
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
      parents: parents === "" ? groupParents : parentsOf(parents),
      icon: icon === "" ? groupIcon : (icon as PlaceIcon),
      fr,
      en,
      ar,
      words: { fr: phrases(wordsFr), en: phrases(wordsEn), ar: phrases(wordsAr) },
    });
  }
  const direct = new Map(rows.map((row) => [row.type, row.parents]));
  return rows.map((row) => ({ ...row, parents: allParents(row.type, direct) }));
}

function parentsOf(cell: string): string[] {
  return cell === "-" || cell === "" ? [] : cell.split(/\s+/);
}

function phrases(cell: string): string[] {
  return cell
    .split(",")
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "");
}

function allParents(type: string, direct: ReadonlyMap<string, readonly string[]>): string[] {
  const found = new Set<string>();
  let level = [type];
  while (level.length > 0) {
    const next = level.flatMap((name) => direct.get(name) ?? []);
    level = next.filter((name) => name !== type && !found.has(name));
    for (const name of level) found.add(name);
  }
  const all = [...found];
  return [...all.filter((name) => !BROADEST.includes(name)), ...BROADEST.filter((name) => found.has(name))];
}
