/**
 * Parses CSV (RFC 4180): quoted fields may contain commas, line breaks and
 * doubled quotes. Returns every row, including the heading.
 *
 * @throws {Error} when a quote is never closed.
 */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = "";
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (isQuoted) {
      if (char !== '"') field += char;
      else if (text[at + 1] === '"') {
        field += '"';
        at += 1;
      } else isQuoted = false;
    } else if (char === '"' && field === "") isQuoted = true;
    else if (char === ",") {
      row.push(field);
      field = "";
    } else if (char === "\n") {
      row.push(field);
      rows.push(row);
      row = [];
      field = "";
    } else if (char !== "\r") field += char;
  }
  if (isQuoted) throw new Error(`A quote in row ${rows.length + 1} is never closed; close or double it.`);
  if (field !== "" || row.length > 0) rows.push([...row, field]);
  return rows;
}
