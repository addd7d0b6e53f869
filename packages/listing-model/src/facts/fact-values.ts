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
