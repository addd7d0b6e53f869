import type { PlaceRecord } from "@lieudit/place-model";
import { nameWords } from "../text/place-words.ts";

/**
 * The same for places that a list would show as the same line: one name, one
 * address. The parts of a square or of a railway station are often mapped apart.
 */
export function placeIdentity({ kind, address }: PlaceRecord, shownName: string): string {
  const where =
    kind === "poi" || kind === "address"
      ? address.formatted
      : `${address.postcode ?? ""} ${address.locality ?? ""} ${address.countryCode}`;
  return [kind, ...nameWords(shownName), "in", ...nameWords(where)].join(" ");
}
