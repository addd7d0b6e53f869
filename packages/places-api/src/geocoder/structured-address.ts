/** Parts of an address that a client sends one by one, as forms and Nominatim do. */
export interface StructuredAddress {
  housenumber?: string;
  street?: string;
  postcode?: string;
  city?: string;
}

/**
 * Reads `street`, `housenumber` and `city` of addok, with the names that Nominatim has for
 * them: its `street` also holds the number.
 */
export function readStructuredAddress(parameters: URLSearchParams): StructuredAddress {
  const first = (...names: string[]) =>
    names.map((name) => parameters.get(name)?.trim()).find((value) => value !== undefined && value !== "");
  const housenumber = first("housenumber");
  const street = first("street");
  const postcode = first("postcode", "postalcode");
  const city = first("city", "town", "village");
  return {
    ...(housenumber === undefined ? {} : { housenumber }),
    ...(street === undefined ? {} : { street }),
    ...(postcode === undefined ? {} : { postcode }),
    ...(city === undefined ? {} : { city }),
  };
}

/** Joins the parts to the text that a person would write. */
export function toAddressText({ housenumber, street, postcode, city }: StructuredAddress): string {
  const line = [housenumber, street].filter(Boolean).join(" ");
  const town = [postcode, city].filter(Boolean).join(" ");
  return [line, town].filter((part) => part !== "").join(", ");
}
