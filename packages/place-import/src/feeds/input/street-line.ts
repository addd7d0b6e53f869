import type { KnownAddress } from "../../places/place-address.ts";
import { toFrenchAddressCase, toFrenchTownCase } from "./french-case.ts";

/** Splits `175 AVENUE PASTEUR - RD 6007` into number and street; `RD 2204` has no number. */
export function parseStreetLine(text: string | undefined): Pick<KnownAddress, "houseNumber" | "street"> {
  if (text === undefined) return {};
  const cased = toFrenchAddressCase(text);
  const [, houseNumber, street] = HOUSE_NUMBER.exec(cased) ?? [];
  return { houseNumber: houseNumber?.replace(/\s+/g, " "), street: street ?? cased };
}

/**
 * Splits `12 rue X, 06250 Mougins, France` into street, postcode and town; without a
 * postcode all of it is the street.
 */
export function parseAddressLine(text: string | undefined): KnownAddress {
  const [, before = "", postcode, town = ""] =
    /^(.{0,200}?)[\s,(-]*\b(\d{5})\b[\s,)-]*([^,(]{0,80})/.exec(text ?? "") ?? [];
  if (postcode === undefined) return parseStreetLine(text);
  const named = town.trim().replace(/\s+(?:FRANCE|France)$/, "");
  return {
    ...parseStreetLine(before === "" ? undefined : before),
    postcode,
    locality: named === "" ? undefined : toFrenchTownCase(named),
  };
}

const HOUSE_NUMBER = /^(\d{1,4}(?:\s?(?:bis|ter|quater)|\s?[A-D](?=[\s,]))?)(?:\s*,\s*|\s+)(?=\p{L})(.+)$/u;
