import type { ListingKind } from "@lieudit/listing-model";
import type { ColumnMapping } from "@lieudit/listing-store";
import { listColumnChoices, REQUIRED_COLUMNS, suggestColumns } from "@lieudit/listing-store/columns";

export interface ColumnOption {
  value: string;
  label: string;
}

/** Characters of an example that are shown. */
const MAX_EXAMPLE_LENGTH = 60;

/** The questions about the columns of a file: what it calls them, examples, and a guess. */
export function listColumns(kind: ListingKind, [header = [], ...rows]: readonly (readonly string[])[]) {
  const guesses = suggestColumns(kind, header);
  return {
    options: listOptions(kind),
    columns: header.map((name, at) => {
      const examples = rows.map((row) => row[at]?.trim() ?? "").filter((text) => text !== "");
      const [example] = examples;
      return {
        name: `colonne-${at}`,
        label: name.trim() || `Colonne ${at + 1}`,
        hint: example === undefined ? undefined : `Comme ${example.slice(0, MAX_EXAMPLE_LENGTH)}`,
        value: guesses[at] ?? "",
      };
    }),
  };
}

function listOptions(kind: ListingKind): ColumnOption[] {
  return listColumnChoices(kind).flatMap(({ title, options }) =>
    options.map(({ value, label }) => ({ value, label: `${title} : ${label}` })),
  );
}

/** Reads the answers about columns. */
export function readColumns(
  kind: ListingKind,
  header: readonly string[],
  getAnswer: (at: number) => string,
): { mapping: ColumnMapping } | { error: string } {
  const options = listOptions(kind);
  const columns = header.map((_, at) => getAnswer(at) || null);
  const labels = new Map(options.map(({ value, label }) => [value, label]));
  for (const column of columns) {
    if (column === null) continue;
    const label = labels.get(column);
    if (label === undefined) return { error: "Un choix n’existe pas ; rechargez la page." };
    if (columns.indexOf(column) !== columns.lastIndexOf(column))
      return { error: `Deux colonnes sont « ${label} » ; gardez-en une.` };
  }
  const missing = REQUIRED_COLUMNS.filter((name) => !columns.includes(name)).map((name) => labels.get(name));
  if (missing.length > 0) return { error: `Dites quelle colonne contient : ${missing.join(" ; ")}.` };
  return { mapping: { kind, columns } };
}
