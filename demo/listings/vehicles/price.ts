import type { VehicleCondition } from "@lieudit/listing-model";
import type { SeededRandom } from "../../osm/seeded-random.ts";
import type { ModelVersion } from "./models.ts";

/** How fast the kinds lose their worth, a year. */
const LOSS = { voitures: 0.145, utilitaires: 0.125, motos: 0.072, "camping-cars": 0.065 } as const;

/** A price that the market would know: by age, by kilometres against what is usual, by energy; in whole euros. */
export function valueNow(
  model: ModelVersion,
  ageYears: number,
  km: number,
  condition: VehicleCondition,
  random: SeededRandom,
): number {
  if (condition === "neuf") return model.prixNeuf;
  const isElectric = model.energie === "électrique";
  const loss = LOSS[model.categorie] + (isElectric ? 0.035 : 0) - (model.genre === "plaisir" ? 0.03 : 0);
  const used = model.categorie === "motos" ? 6_000 : model.genre === "travail" ? 22_000 : 14_000;
  const wear = Math.max(0.7, Math.min(1.14, 1 - (km - ageYears * used) / 420_000));
  const first = condition === "0 km" ? 0.93 : condition === "demonstration" ? 0.88 : 0.9;
  const value = model.prixNeuf * first * Math.exp(-loss * ageYears) * wear * random.between(0.96, 1.05);
  const floor = model.categorie === "motos" ? 1_400 : 1_990;
  const rounded = value > 15_000 ? Math.round(value / 500) * 500 - 10 : Math.round(value / 100) * 100 - 10;
  return Math.max(floor, rounded);
}
