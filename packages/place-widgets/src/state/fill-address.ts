import type { LatLng, Place, PlaceField } from "@lieudit/place-model";

/** The fields that a filled address is made of. */
export const ADDRESS_FIELDS = [
  "addressComponents",
  "formattedAddress",
  "id",
  "location",
] as const satisfies readonly PlaceField[];

/** An address as the fields of a form take it. */
export interface FilledAddress {
  /** Id of the selected place. */
  placeId: string | undefined;
  /** "20 Quai de la Criée", with the number as it was typed where the place has none. */
  street: string;
  /** A house number that was typed, but belongs to no known house; null if the house is known. */
  unknownHouseNumber: string | null;
  /** Postal code; empty if unknown. */
  postalCode: string;
  /** Town; empty if unknown. */
  town: string;
  /** Two letters. */
  countryCode: string;
  /** Name of the country; empty if unknown. */
  country: string;
  /** Of the house; where its number is unknown, of the street. */
  location: LatLng | undefined;
}

/** A house number as people write it at the start: 20, 20bis, 20 ter, 20-22, 20/3, 20a. */
const HOUSE_NUMBER = /^\s*(\d{1,5}(?:\s?(?:bis|ter|quater)\b|\s?[-/]\s?\d{1,5}|[a-z]\b)?)(?=[\s,])/i;

/** Returns the address of a place, with the house number of `typed` where the place is a street. */
export function toFilledAddress(
  place: Pick<Place, (typeof ADDRESS_FIELDS)[number]>,
  typed: string,
): FilledAddress {
  const find = (...types: string[]) => {
    for (const type of types) {
      const component = place.addressComponents?.find((each) => each.types?.includes(type));
      if (component !== undefined) return component;
    }
    return undefined;
  };
  const known = find("street_number")?.longText;
  const route = find("route")?.longText ?? find("premise", "sublocality")?.longText ?? "";
  const typedNumber = HOUSE_NUMBER.exec(typed)?.[1];
  const unknownHouseNumber = known === undefined && route !== "" ? (typedNumber ?? null) : null;
  const country = find("country");
  return {
    placeId: place.id,
    street: [known ?? unknownHouseNumber, route].filter(Boolean).join(" "),
    unknownHouseNumber,
    postalCode: find("postal_code")?.longText ?? "",
    town: find("locality", "postal_town", "administrative_area_level_3")?.longText ?? "",
    countryCode: country?.shortText ?? "",
    country: country?.longText ?? "",
    location: place.location,
  };
}

/** What each value of `autocomplete` takes, as HTML defines them. */
const FIELD_VALUES: Readonly<Record<string, (address: FilledAddress) => string>> = {
  "street-address": ({ street }) => street,
  "address-line1": ({ street }) => street,
  "postal-code": ({ postalCode }) => postalCode,
  "address-level2": ({ town }) => town,
  country: ({ countryCode }) => countryCode,
  "country-name": ({ country }) => country,
};

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Fills the fields below `root` by their `autocomplete` attributes, as if a visitor typed. */
export function fillAddress(root: ParentNode, address: FilledAddress): void {
  for (const field of root.querySelectorAll<Field>("[autocomplete]")) {
    // Such as "shipping address-line1" or "section-home postal-code".
    const name = (field.getAttribute("autocomplete") ?? "")
      .split(/\s+/)
      .findLast((word) => word in FIELD_VALUES);
    if (name === undefined) continue;
    const value = FIELD_VALUES[name]?.(address) ?? "";
    setValue(
      field,
      field.tagName === "SELECT" ? findOption(field as HTMLSelectElement, value, address) : value,
    );
  }
}

/** Returns the value of the option for a country: by its code, or by its name. */
function findOption(
  select: HTMLSelectElement,
  value: string,
  { countryCode, country }: FilledAddress,
): string {
  const words = [value, countryCode, country].map((word) => word.toLowerCase());
  const option = [...select.options].find(
    (each) => words.includes(each.value.toLowerCase()) || words.includes(each.text.trim().toLowerCase()),
  );
  return option?.value ?? select.value;
}

/** React keeps its own record of a value, so its setter on the element is passed by. */
function setValue(field: Field, value: string): void {
  const prototype: object = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}
