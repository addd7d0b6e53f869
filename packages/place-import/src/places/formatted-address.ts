import addressFormatter from "@fragaria/address-formatter";
import { writesState } from "./country-facts.ts";

export interface AddressParts {
  houseNumber?: string | undefined;
  street?: string | undefined;
  postcode?: string | undefined;
  locality?: string | undefined;
  adminArea1?: string | undefined;
  countryCode: string;
}

/**
 * Formats an address on one line in its country's form, without the country: `12 Rue
 * Grimaldi, 98000 Monaco`, `Via Roma 3, 18039 Ventimiglia`. Empty if only the country is
 * known.
 */
export function formatAddress(parts: AddressParts): string {
  if (isPlainFrench(parts)) {
    const { houseNumber, street, postcode, locality } = parts;
    return [joinWords(houseNumber, street), joinWords(postcode, locality)].filter(Boolean).join(", ");
  }
  const key = [
    parts.street,
    parts.postcode,
    parts.locality,
    parts.adminArea1,
    parts.countryCode,
    parts.houseNumber === undefined,
  ].join("\n");
  let form = forms.get(key);
  if (form === undefined) {
    form = getForm(parts);
    if (forms.size >= MAX_FORMS) forms.clear();
    forms.set(key, form);
  }
  return form.replace(NUMBER_PLACE, () => parts.houseNumber ?? "");
}

/** Formats `12 Rue Grimaldi`, the part of an address within its town. */
export function formatStreetLine(houseNumber: string, street: string, countryCode: string): string {
  return formatAddress({ houseNumber, street, countryCode });
}

/** Whether the formatter only joins the parts. It takes 150 µs to do so, and France has millions of streets. */
function isPlainFrench({ street, postcode, locality, countryCode }: AddressParts): boolean {
  const isPlain = (text: string | undefined) => text === undefined || PLAIN_NAME.test(text);
  // The formatter writes a line once that occurs twice.
  return (
    countryCode === "FR" && isPlain(street) && isPlain(postcode) && isPlain(locality) && street !== locality
  );
}

const PLAIN_NAME = /^[\p{L}\p{N}]*(?:[ '’-][\p{L}\p{N}]+)*$/u;

function joinWords(...words: readonly (string | undefined)[]): string {
  return words.filter((word) => word !== undefined).join(" ");
}

/** Formatting takes 50 µs, and the houses of a street differ only in their number. */
const forms = new Map<string, string>();
const MAX_FORMS = 20_000;
/** Placeholder of the number in a cached form. No street or town contains it. */
const NUMBER_PLACE = "7073991";

function getForm({ houseNumber, street, postcode, locality, adminArea1, countryCode }: AddressParts): string {
  const hasParts = street !== undefined || postcode !== undefined || locality !== undefined;
  if (!hasParts) return "";
  const lines = addressFormatter.format(
    {
      ...(houseNumber === undefined ? {} : { houseNumber: NUMBER_PLACE }),
      ...(street === undefined ? {} : { road: street }),
      ...(postcode === undefined ? {} : { postcode }),
      ...(locality === undefined ? {} : { city: locality }),
      ...(adminArea1 !== undefined && writesState(countryCode) ? { state: adminArea1 } : {}),
      countryCode,
    },
    { output: "array", appendCountry: false },
  );
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== "" && line !== countryCode)
    .join(", ");
}
