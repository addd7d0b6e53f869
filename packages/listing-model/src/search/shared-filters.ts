import { euros } from "../french/numbers.ts";
import type { Listing } from "../listing.ts";
import type { ListingCard } from "../listing-card.ts";
import { defineFilter, type TownFilter, type ZoneFilter } from "./filter-row.ts";

/** Filters by price. URLs contain euros, the column contains cents. */
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

/** Filters by a commune and a radius around it. URLs contain its slug, `aubremer-76990`, or its name alone, `aubremer`. */
export const TOWN_FILTER = {
  kind: "town",
  key: "ville",
  field: "ville",
  label: "Où",
  what: "une distance",
} as const satisfies TownFilter;

/** Filters by the visible area of the map, or by an area drawn on it. */
export const ZONE_FILTER = {
  kind: "zone",
  key: "zone",
  field: "zone",
  label: "Zone de la carte",
  what: "une zone de la carte",
} as const satisfies ZoneFilter;

/** Returns the filter by agency or dealer. `label` is its French name, `none` the option for all of them. */
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
