/** A field that cannot be taken, or is not known: what it is, and what to do. In French, for the operator. */
export interface FieldProblem {
  /** `photos[2].alt`; empty for the whole. */
  champ: string;
  message: string;
}

/** Result of a parser: the checked value with the omitted parts, or the reason of the rejection. */
export type Parsed<T> =
  | { ok: true; value: T; warnings: FieldProblem[] }
  | { ok: false; problems: FieldProblem[] };

/** Collects while a thing is read. */
export interface Report {
  problems: FieldProblem[];
  warnings: FieldProblem[];
}

/** One sentence for a line of a report. */
export function problemText({ champ, message }: FieldProblem): string {
  return champ === "" ? message : `${champ} : ${message}`;
}

/** Foreign text as a message may show it: one short line without signs that steer a terminal. */
export function shownValue(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? typeof value);
  const line = text
    .slice(0, 200)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
    .trim();
  return `« ${line.length > 60 ? `${line.slice(0, 60)}…` : line} »`;
}
