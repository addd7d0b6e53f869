/** Rows of the tables of both kinds; a row with an undefined value is omitted. */
export interface FactRows {
  title: string;
  rows: readonly (readonly [label: string, value: string | undefined, spoken?: string | undefined])[];
}

/** Returns `Oui` or `Non`, or undefined if unknown. */
export function yesNo(value: boolean | undefined): string | undefined {
  return value === undefined ? undefined : value ? "Oui" : "Non";
}

/** Returns `Oui`, or undefined: what a home lacks is not listed. */
export function ifYes(value: boolean | undefined): string | undefined {
  return value === true ? "Oui" : undefined;
}

/** Formats a value with `text`; undefined stays undefined. */
export function shown<T>(value: T | undefined, text: (value: T) => string): string | undefined {
  return value === undefined ? undefined : text(value);
}

/** Formats a whole number without separators. */
export function plain(value: number | undefined): string | undefined {
  return shown(value, String);
}

/** Formats a count. Zero gives undefined, since feeds write 0 for an unknown count. */
export function formatCount(value: number | undefined): string | undefined {
  return value === 0 ? undefined : plain(value);
}

/** `shown`, but that zero is said in a word: `Aucune`. */
export function amount(
  value: number | undefined,
  none: string,
  text: (value: number) => string,
): string | undefined {
  return value === 0 ? none : shown(value, text);
}
