import type { VehicleListing } from "@lieudit/listing-model";
import type { SeededRandom } from "../../osm/seeded-random.ts";
import type { ModelVersion } from "./models.ts";
import { calculateRent } from "./rent.ts";
import type { VehicleEmissions } from "./vehicle-emissions.ts";
import type { VehicleLife } from "./vehicle-life.ts";

/** Returns the guarantee that the dealer gives: longer for what is new, dear or young. */
export function guaranteeMonths(model: ModelVersion, life: VehicleLife, random: SeededRandom): number {
  if (life.isNeuf) return 24;
  return model.prixNeuf > 20_000 && life.ageYears < 6 ? random.pick([12, 12, 24]) : random.pick([6, 12, 12]);
}

/** Guarantee, lease and tax, as the listing has them. */
export function termFields(
  vehicle: {
    model: ModelVersion;
    life: VehicleLife;
    emissions: VehicleEmissions;
    prix: number;
    guaranteeMonths: number;
  },
  random: SeededRandom,
): Pick<VehicleListing, "garantie" | "loyer" | "malusCents"> {
  const { model, life, emissions, prix } = vehicle;
  const isLeased = life.condition !== "occasion" && model.categorie !== "motos";
  return {
    garantie: {
      mois: vehicle.guaranteeMonths,
      type: guaranteeType(life, model.energie === "électrique", random),
    },
    ...(isLeased ? { loyer: calculateRent(prix) } : {}),
    ...(life.isNeuf && emissions.gKm > MALUS_FROM_G_KM ? { malusCents: malusCents(emissions.gKm) } : {}),
  };
}

function guaranteeType(life: VehicleLife, isElectric: boolean, random: SeededRandom): string {
  if (life.isNeuf) return "constructeur";
  const type = random.pick([
    "pièces et main-d’œuvre",
    "moteur, boîte, pont",
    "mécanique, électrique et électronique",
  ]);
  // An electric car has neither gearbox nor axle to insure.
  return isElectric && type.startsWith("moteur") ? "batterie et moteur" : type;
}

/** Above so many grams a kilometre a new vehicle is taxed. */
const MALUS_FROM_G_KM = 113;

function malusCents(gKm: number): number {
  return (50 + (gKm - MALUS_FROM_G_KM) * 10) * 100;
}
