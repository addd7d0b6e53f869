/** A row of a table. */
export interface TableRow {
  cells: string[];
  /** Whether the row is not CSV. Then `cells` is its line, cut at each delimiter, or nothing if it is too long. */
  isBroken: boolean;
}

/** Maximum length of a row in characters. Memory holds one such row at most. */
export const MAX_ROW_LENGTH = 100_000;

/**
 * Cuts text that arrives in parts into rows. A quote within a cell is a letter of it. If a quote at
 * the start of a cell is not closed, only its line is broken.
 */
export class RowCutter {
  readonly #chooseDelimiter: (firstLine: string) => string;
  #text = "";
  #delimiter: string | undefined;
  /** `\r` in tables of early Macs. */
  #lineEnd: "\n" | "\r" = "\n";
  /** An unfinished row is read again once this many characters have arrived. */
  #wanted = 0;
  /** Whether the rest of a line that was too long is still to come. */
  #isSkipping = false;
  #hasLineEnd = false;

  constructor(chooseDelimiter: (firstLine: string) => string) {
    this.#chooseDelimiter = chooseDelimiter;
  }

  push(text: string): void {
    this.#text += text;
    this.#hasLineEnd ||= /[\r\n]/.test(text);
  }

  /** Returns the rows that are complete; with `isEnd`, all. */
  *cut(isEnd: boolean): Generator<TableRow> {
    if (!isEnd && this.#text.length < this.#wanted) return;
    if (!isEnd && !this.#hasLineEnd && this.#text.length <= MAX_ROW_LENGTH) return;
    if (this.#delimiter === undefined && !this.#readFirstLine(isEnd)) return;
    let at = this.#isSkipping ? this.#findNextLine() : 0;
    const from = at;
    for (let row = this.#cutRow(at, isEnd); row !== null; row = this.#cutRow(at, isEnd)) {
      at = row.end;
      if (row.isBroken || row.cells.length > 1 || row.cells[0] !== "") yield row;
    }
    const length = this.#text.length - at;
    // Reading an open quote again for each part would take quadratic time.
    this.#wanted = at === from ? length * 2 : 0;
    this.#text = this.#text.slice(at);
    this.#hasLineEnd = length > 0 && /[\r\n]/.test(this.#text);
  }

  #readFirstLine(isEnd: boolean): boolean {
    const end = this.#text.search(/[\r\n]/);
    // The next part may start with the line feed.
    if (!isEnd && end === this.#text.length - 1 && this.#text[end] === "\r") return false;
    this.#lineEnd = this.#text[end] === "\r" && this.#text[end + 1] !== "\n" ? "\r" : "\n";
    this.#delimiter = this.#chooseDelimiter(this.#text.slice(0, end < 0 ? MAX_ROW_LENGTH : end));
    return true;
  }

  #findNextLine(): number {
    const end = this.#text.indexOf(this.#lineEnd);
    this.#isSkipping = end < 0;
    return end < 0 ? this.#text.length : end + 1;
  }

  #cutRow(at: number, isEnd: boolean): (TableRow & { end: number }) | null {
    const text = this.#text;
    if (at >= text.length) return null;
    const found = text.indexOf(this.#lineEnd, at);
    const lineEnd = found < 0 ? text.length : found;
    if (lineEnd - at > MAX_ROW_LENGTH) {
      this.#isSkipping = found < 0 && !isEnd;
      return { cells: [], isBroken: true, end: lineEnd + (found < 0 ? 0 : 1) };
    }
    if (found < 0 && !isEnd) return null;
    const line = text.slice(at, this.#withoutReturn(at, lineEnd));
    if (!line.includes('"')) return { cells: this.#split(line), isBroken: false, end: lineEnd + 1 };
    return this.#cutQuoted(at, isEnd, () => ({ cells: this.#split(line), isBroken: true, end: lineEnd + 1 }));
  }

  /** Cuts a row with quotes, which may have several lines. Returns null if more of it is to come. */
  #cutQuoted(
    at: number,
    isEnd: boolean,
    breakLine: () => TableRow & { end: number },
  ): (TableRow & { end: number }) | null {
    const text = this.#text;
    const cells: string[] = [];
    for (let position = at; ; position += 1) {
      if (text[position] === '"') {
        const quoted = this.#readQuoted(position + 1, at);
        if (quoted === null) return isEnd || text.length - at > MAX_ROW_LENGTH ? breakLine() : null;
        cells.push(quoted.cell);
        position = quoted.end;
      } else {
        const end = this.#findCellEnd(position);
        cells.push(text.slice(position, this.#withoutReturn(position, end)));
        position = end;
      }
      if (position >= text.length && !isEnd) return null;
      if (text[position] === this.#delimiter) continue;
      if (text[position] === "\r" && text[position + 1] === "\n") position += 1;
      if (position >= text.length || text[position] === this.#lineEnd)
        return { cells, isBroken: false, end: position + 1 };
      if (text[position] === "\r" && position + 1 >= text.length && !isEnd) return null;
      return breakLine();
    }
  }

  /** Reads a quoted cell from behind its first quote. Returns null if it is not closed within a row's length. */
  #readQuoted(from: number, rowStart: number): { cell: string; end: number } | null {
    const text = this.#text;
    let cell = "";
    for (let start = from; ; ) {
      const close = text.indexOf('"', start);
      if (close < 0 || close - rowStart > MAX_ROW_LENGTH) return null;
      cell += text.slice(start, close);
      if (text[close + 1] !== '"') return { cell, end: close + 1 };
      cell += '"';
      start = close + 2;
    }
  }

  /** Returns the position of the delimiter or line end that ends an unquoted cell. */
  #findCellEnd(from: number): number {
    const text = this.#text;
    for (let at = from; at < text.length; at++) {
      if (text[at] === this.#delimiter || text[at] === this.#lineEnd) return at;
    }
    return text.length;
  }

  /** Returns `end` without the `\r` of a line that ends with `\r\n`. */
  #withoutReturn(start: number, end: number): number {
    return end > start && this.#lineEnd === "\n" && this.#text[end - 1] === "\r" ? end - 1 : end;
  }

  #split(line: string): string[] {
    return line.split(this.#delimiter ?? ",");
  }
}
