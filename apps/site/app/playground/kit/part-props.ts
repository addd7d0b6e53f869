import type { PlaceField } from "@lieudit/place-model";
import type { KitWidgetSlug } from "./kit-widgets.ts";

/** Which facts of a place each part takes, by the name of its prop; `place` is the place itself. */
export const PART_PROPS: Readonly<
  Partial<Record<KitWidgetSlug, Readonly<Record<string, PlaceField | "place">>>>
> = {
  avis: { reviews: "reviews" },
  horaires: { hours: "place" },
  statut: { hours: "place" },
  carburants: { fuelOptions: "fuelOptions" },
  recharge: { evChargeOptions: "evChargeOptions" },
  atouts: { place: "place" },
  services: { place: "place" },
  note: { rating: "rating", userRatingCount: "userRatingCount" },
  prix: { priceLevel: "priceLevel", priceRange: "priceRange" },
  alerte: { consumerAlert: "consumerAlert" },
  source: { attributions: "attributions" },
};
