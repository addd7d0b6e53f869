import type { GeocoderResult } from "./geocoder-result.ts";

/** Parts of an address that a result must have. */
export interface ComponentRestrictions {
  administrativeArea?: string;
  country?: string;
  locality?: string;
  postalCode?: string;
  route?: string;
}

/** Which types of a component each of them speaks of. */
const TYPES: Readonly<Record<keyof ComponentRestrictions, RegExp>> = {
  administrativeArea: /^administrative_area/,
  country: /^country/,
  locality: /locality|^postal_town/,
  postalCode: /^postal_code/,
  route: /^route/,
};

/** Whether `result` has each of the parts, whatever their case; a postal code may be its beginning. */
export function fulfils(result: GeocoderResult, restrictions: ComponentRestrictions): boolean {
  return Object.entries(TYPES).every(([key, types]) => {
    // `TYPES` has the keys of the restrictions and no others.
    const restriction = restrictions[key as keyof ComponentRestrictions];
    if (restriction == null || restriction === "") return true;
    return result.address_components
      .filter((component) => component.types.some((type) => types.test(type)))
      .some(({ long_name, short_name }) =>
        [long_name, short_name].some((name) =>
          key === "postalCode"
            ? name.startsWith(restriction)
            : name.toLowerCase() === restriction.toLowerCase(),
        ),
      );
  });
}
