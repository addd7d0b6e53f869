import type { EstateOrder, VehicleOrder } from "@lieudit/listing-model";
import { type RawBuilder, sql } from "kysely";

/** SQL of each order. Missing values come last, and ties have a fixed order. */
const ORDERS: Readonly<Record<VehicleOrder | EstateOrder, RawBuilder<unknown>>> = {
  recent: sql`publie desc, id desc`,
  "prix-croissant": sql`prix_cents, id`,
  "prix-decroissant": sql`prix_cents desc, id desc`,
  "km-croissant": sql`case when kilometrage_km is null then 1 else 0 end, kilometrage_km, id`,
  "annee-decroissante": sql`case when annee is null then 1 else 0 end, annee desc, id`,
  "surface-decroissante": sql`case when surface_m2 is null then 1 else 0 end, surface_m2 desc, id`,
  "prix-m2-croissant": sql`case when prix_m2_cents is null then 1 else 0 end, prix_m2_cents, id`,
};

/** Returns the expression after `order by`. It ends with the id, so that pages neither repeat nor lose a listing. */
export function getOrder(order: VehicleOrder | EstateOrder): RawBuilder<unknown> {
  return ORDERS[order];
}
