/** One row of `Annonces.csv`: the line at which it starts, and its fields from rank 1. */
export interface PolirisRow {
  line: number;
  fields: string[];
}

/** More fields than any version has. */
const MAX_FIELDS = 1_000;
const SEPARATOR = "!#";

/**
 * Parses `Annonces.csv`: quoted fields separated by `!#`, one row per line. A
 * field may contain quotes and line breaks; it ends at a quote before a separator
 * or the end of the line. Linear in the length of the text.
 */
export function* parsePolirisRows(text: string): Generator<PolirisRow> {
  const quotedEnd = /"(?=!#|\r?\n|$(?![\s\S]))/g;
  const bareEnd = /!#|\r?\n|$(?![\s\S])/g;
  let at = text.startsWith("\ufeff") ? 1 : 0;
  let line = 1;
  let row: PolirisRow = { line, fields: [] };
  while (at <= text.length) {
    const isQuoted = text[at] === '"';
    const ends = isQuoted ? quotedEnd : bareEnd;
    ends.lastIndex = isQuoted ? at + 1 : at;
    const end = ends.exec(text)?.index ?? text.length;
    const field = text.slice(isQuoted ? at + 1 : at, end);
    if (row.fields.length < MAX_FIELDS) row.fields.push(field);
    line += field.split("\n").length - 1;
    at = isQuoted ? Math.min(end + 1, text.length) : end;
    if (text.startsWith(SEPARATOR, at)) {
      at += SEPARATOR.length;
      continue;
    }
    if (row.fields.some((value) => value.trim() !== "")) yield row;
    if (at >= text.length) break;
    at += text[at] === "\r" ? 2 : 1;
    line += 1;
    row = { line, fields: [] };
  }
}
