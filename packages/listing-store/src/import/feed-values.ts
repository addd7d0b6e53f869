/**
 * Converts values of feeds to values of listings. An unreadable value stays
 * unchanged, so that the check of the listing reports it.
 */

/** `12 500,50`, `12500.5`, `12.500,50 €`: a number; undefined for an empty cell. */
export function feedNumber(text: string | undefined): number | string | undefined {
  const written = text?.trim() ?? "";
  if (written === "") return undefined;
  const bare = written.replace(/[\s\u00a0\u202f€]/g, "");
  // Of two different separators, the last one is the decimal separator.
  const plain = /^\d{1,3}(\.\d{3})+,\d+$/.test(bare)
    ? bare.replaceAll(".", "").replace(",", ".")
    : bare.replace(",", ".");
  return /^-?\d{1,15}(\.\d{1,10})?$/.test(plain) ? Number(plain) : written;
}

/** Reads a whole number; a fraction is rounded, since feeds write `5.00`. */
export function feedWhole(text: string | undefined): number | string | undefined {
  const value = feedNumber(text);
  return typeof value === "number" ? Math.round(value) : value;
}

/** Reads an amount in euros as cents. */
export function feedCents(text: string | undefined): number | string | undefined {
  const value = feedNumber(text);
  return typeof value === "number" ? Math.round(value * 100) : value;
}

/**
 * Wraps a reader for hand-typed cells: `15.900` and `120,000` stay unread, since
 * they may be thousands or decimals. A car must not be offered for 15,90 €.
 */
export function typed(read: typeof feedWhole): typeof feedWhole {
  return (text) => (/^-?[1-9]\d{0,2}[.,]\d{3}\s*€?$/.test(text?.trim() ?? "") ? text?.trim() : read(text));
}

/** `OUI`, `O`, `1`, `vrai`; `NON`, `N`, `0`, `faux`. */
export function feedBoolean(text: string | undefined): boolean | string | undefined {
  const written = text?.trim() ?? "";
  if (written === "") return undefined;
  if (/^(oui|o|1|vrai|true)$/i.test(written)) return true;
  if (/^(non|n|0|faux|false)$/i.test(written)) return false;
  return written;
}

/** `12/05/2026` or `2026-05-12` as `2026-05-12`. */
export function feedDay(text: string | undefined): string | undefined {
  const written = text?.trim() ?? "";
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(written) ?? [];
  // An invalid day stays unchanged, so that the check reports it.
  if (Number(day) > 31 || Number(month) > 12) return written;
  if (day !== undefined && month !== undefined && year !== undefined) {
    return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  }
  return feedText(written);
}

/** Returns the text of a cell, or undefined if it is empty. */
export function feedText(text: string | undefined): string | undefined {
  const written = text?.trim() ?? "";
  return written === "" ? undefined : written;
}

/** Converts a French number such as `+33 (0)6 12 34 56 78` to E.164; other forms stay unchanged. */
export function feedPhone(text: string | undefined): string | undefined {
  const digits = (text ?? "").replace(/[\s.()\u2010-\u2015-]/g, "");
  const [, national] = /^(?:0|(?:\+|00)330?)([1-9]\d{8})$/.exec(digits) ?? [];
  return national === undefined ? feedText(digits) : `+33${national}`;
}

/** Returns the fields that are defined. */
export function omitUndefined(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Returns the fields that are defined, or undefined if all are missing. */
export function toGroup(fields: Readonly<Record<string, unknown>>): Record<string, unknown> | undefined {
  const known = omitUndefined(fields);
  return Object.keys(known).length === 0 ? undefined : known;
}
