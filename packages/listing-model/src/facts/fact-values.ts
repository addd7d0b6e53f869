/** `Oui`, `Non`, or nothing where it is not known. */
export function yesNo(value: boolean | undefined): string | undefined {
  return value === undefined ? undefined : value ? "Oui" : "Non";
}

/** What `text` makes of a value, or nothing where there is none. */
export function shown<T>(value: T | undefined, text: (value: T) => string): string | undefined {
  return value === undefined ? undefined : text(value);
}

/** A whole number as it is, without groups. */
export function plain(value: number | undefined): string | undefined {
  return shown(value, String);
}

/** A count as it is; none of a thing has no row, as feeds write 0 for what they do not tell. */
export function countOf(value: number | undefined): string | undefined {
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
