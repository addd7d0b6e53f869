import type { Connector, VehicleListing } from "@lieudit/listing-model";
import { hash32 } from "../../osm/seeded-random.ts";
import type { ModelVersion } from "./models.ts";
import type { VehicleLife } from "./vehicle-life.ts";

/** Range, battery and charging, as the listing has them; nothing for a vehicle without a plug. */
export function electricFields(id: string, model: ModelVersion, life: VehicleLife): Partial<VehicleListing> {
  if (model.electrique === undefined) return {};
  const [capaciteKwh, rangeKm, acKw, dcKw] = model.electrique;
  return {
    autonomieWltpKm: rangeKm,
    batterie: { capaciteKwh, ...(life.isNeuf ? {} : { sohPct: batteryHealthPct(id, life) }) },
    rechargeMax: { acKw, ...(dcKw > 0 ? { dcKw } : {}), connecteurs: listConnectors(model, dcKw) },
  };
}

/** Remaining capacity of the battery: nearly two percent less each year. */
export function batteryHealthPct(id: string, { ageYears }: VehicleLife): number {
  return Math.max(80, Math.round(100 - ageYears * 1.9 - (hash32(id) % 3)));
}

function listConnectors(model: ModelVersion, dcKw: number): Connector[] {
  if (model.categorie === "motos" || dcKw === 0) return ["TYPE_2"];
  // The one model that kept the Japanese plug.
  return model.modele === "Leaf" ? ["TYPE_2", "CHADEMO"] : ["TYPE_2", "CCS_COMBO_2"];
}
