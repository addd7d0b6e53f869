/**
 * Values as feeds write them, in the form that listings have. A value that
 * cannot be read stays as it was written, so that the check names it.
 */

/** `12 500,50`, `12500.5`, `12.500,50 €`: a number; undefined for an empty cell. */
export function feedNumber(text: string | undefined): number | string | undefined {
  const written = text?.trim() ?? "";
  if (written === "") return undefined;
  const bare = written.replace(/[\s\u00a0\u202f€]/g, "");
  // Two kinds of signs: the first one groups, the last one is the decimal sign.
  const plain = /^\d{1,3}(\.\d{3})+,\d+$/.test(bare)
    ? bare.replaceAll(".", "").replace(",", ".")
    : bare.replace(",", ".");
  return /^-?\d{1,15}(\.\d{1,10})?$/.test(plain) ? Number(plain) : written;
}

/** A whole number; a fraction is rounded, as feeds write `5.00`. */
export function feedWhole(text: string | undefined): number | string | undefined {
  const value = feedNumber(text);
  return typeof value === "number" ? Math.round(value) : value;
}

/** Euros as cents. */
export function feedCents(text: string | undefined): number | string | undefined {
  const value = feedNumber(text);
  return typeof value === "number" ? Math.round(value * 100) : value;
}

/**
 * The same of a cell that somebody typed: `15.900` and `120,000` stay as they
 * are written, since some mean thousands by them and others decimals, and a car
 * for 15,90 € must not be shown.
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
  // What is no day stays as it is written, so that the check names that.
  if (Number(day) > 31 || Number(month) > 12) return written;
  if (day !== undefined && month !== undefined && year !== undefined) {
    return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  }
  return feedText(written);
}

/** The text of a cell; undefined when it is empty. */
export function feedText(text: string | undefined): string | undefined {
  const written = text?.trim() ?? "";
  return written === "" ? undefined : written;
}

/** A French number in any of its forms, `+33 (0)6 12 34 56 78` among them, as E.164; other forms stay as they are. */
export function feedPhone(text: string | undefined): string | undefined {
  const digits = (text ?? "").replace(/[\s.()\u2010-\u2015-]/g, "");
  const [, national] = /^(?:0|(?:\+|00)330?)([1-9]\d{8})$/.exec(digits) ?? [];
  return national === undefined ? feedText(digits) : `+33${national}`;
}

/** The departement of a postcode: Corsica and the overseas ones are not its first two digits. */
export function departementOf(codePostal: string | undefined): string | undefined {
  if (codePostal === undefined) return undefined;
  if (/^20[01]/.test(codePostal)) return "2A";
  if (codePostal.startsWith("20")) return "2B";
  return codePostal.slice(0, /^9[78]/.test(codePostal) ? 3 : 2);
}

/** Fields without those that are undefined. */
export function given(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** A group of fields, or undefined when none of them is there. */
export function group(fields: Readonly<Record<string, unknown>>): Record<string, unknown> | undefined {
  const known = given(fields);
  return Object.keys(known).length === 0 ? undefined : known;
}
