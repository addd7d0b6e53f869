import type { ListingPoint } from "@lieudit/listing-store";
import { euros } from "../../shell/format/french.ts";

/** As a marker has room for it: `850 €/mois`, `12 500 €`. */
export function pointPrice({ prixCents, isRent }: Pick<ListingPoint, "prixCents" | "isRent">): string {
  return isRent === true ? `${euros(prixCents)}/mois` : euros(prixCents);
}
