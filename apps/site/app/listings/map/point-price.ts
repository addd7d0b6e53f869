import type { ListingPoint, PriceUnit } from "@lieudit/listing-store";
import { euros } from "../../shell/format/french.ts";

const FORMATS: Readonly<Record<PriceUnit, (price: string) => string>> = {
  month: (price) => `${price}/mois`,
  week: (price) => `${price}/semaine`,
  bouquet: (price) => `Bouquet ${price}`,
};

/** Returns a price as short as a marker needs it: `850 €/mois`, `720 €/semaine`, `Bouquet 50 000 €`, `12 500 €`. */
export function pointPrice({ prixCents, priceUnit }: Pick<ListingPoint, "prixCents" | "priceUnit">): string {
  if (priceUnit === undefined) return euros(prixCents);
  // A viager may have no down payment.
  return priceUnit === "bouquet" && prixCents === 0 ? "Viager" : FORMATS[priceUnit](euros(prixCents));
}
