import { euros } from "../french/numbers.ts";
import type { Listing } from "../listing.ts";
import type { ListingCard } from "../listing-card.ts";
import { defineFilter, type TownFilter, type ZoneFilter } from "./filter-row.ts";

/** Prices, in euros; the column holds cents. */
export const PRICE_FILTERS = [
  defineFilter.min({
    key: "prix-min",
    field: "prixMinEuros",
    column: "prix_cents",
    value: ({ prixCents }: Listing) => prixCents,
    label: "De",
    unit: "€",
    scale: 100,
    chip: (price) => `Au moins ${euros(price * 100)}`,
    what: "un prix",
  }),
  defineFilter.max({
    key: "prix-max",
    field: "prixMaxEuros",
    column: "prix_cents",
    value: ({ prixCents }: Listing) => prixCents,
    label: "À",
    unit: "€",
    scale: 100,
    chip: (price) => `Jusqu’à ${euros(price * 100)}`,
    what: "un prix",
    lowerField: "prixMinEuros",
  }),
] as const;

/** A commune as addresses name it, `aubremer-76990`, or its name alone, `aubremer`; and the radius around it. */
export const TOWN_FILTER = {
  kind: "town",
  key: "ville",
  field: "ville",
  label: "Où",
  what: "une distance",
} as const satisfies TownFilter;

/** What the map shows, or an area that was drawn on it. */
export const ZONE_FILTER = {
  kind: "zone",
  key: "zone",
  field: "zone",
  label: "Zone de la carte",
  what: "une zone de la carte",
} as const satisfies ZoneFilter;

/** Returns the agency or dealer, under the label that the list uses. */
export function defineAgencyFilter(label: string, none: string) {
  return defineFilter.name({
    key: "agence",
    field: "agence",
    column: "agence",
    value: ({ agence }: Listing) => agence,
    label,
    none,
    cardName: ({ agenceNom }: ListingCard) => agenceNom,
  });
}
