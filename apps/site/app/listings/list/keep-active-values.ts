import type { FacetValue } from "@lieudit/listing-store";
import { upperFirst } from "../../shell/format/french.ts";

/**
 * Returns the values of a filter, with those that are on and leave nothing: a form
 * without them would let go of them in silence.
 *
 * @param name of the one that is on, where it is known
 */
export function keepActiveValues(
  values: readonly FacetValue[],
  chosen: readonly string[],
  name?: string,
): readonly FacetValue[] {
  const missing = chosen.filter((value) => !values.some((known) => known.value === value));
  // The address's own words stand in for a name that no listing tells.
  return [
    ...values,
    ...missing.map((value) => ({ value, label: name ?? upperFirst(value.replaceAll("-", " ")), count: 0 })),
  ];
}
