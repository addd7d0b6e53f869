import type { VehicleCondition } from "@lieudit/listing-model";
import type { SeededRandom } from "../../osm/seeded-random.ts";
import type { DemoDates } from "../dates.ts";
import type { ModelVersion } from "./models.ts";

/** History of a vehicle on the day of the clock. */
export interface VehicleLife {
  condition: VehicleCondition;
  isNeuf: boolean;
  /** The year whose equipment it has. */
  modelYear: number;
  /** Month of the first registration, `2021-05`. */
  mec: string;
  mecYear: number;
  ageYears: number;
  km: number;
  /** Its mileage cannot be proved. */
  isKmOpen: boolean;
}

export function chooseLife(
  model: ModelVersion,
  condition: VehicleCondition,
  dates: DemoDates,
  random: SeededRandom,
): VehicleLife {
  const begun =
    condition === "occasion" ? usedSince(model, dates, random) : newSince(condition, dates, random);
  const mecYear = Number(begun.mec.slice(0, 4));
  return {
    condition,
    isNeuf: condition === "neuf",
    ...begun,
    mecYear,
    km: mileage(model, begun.ageYears, condition, random),
    isKmOpen: condition === "occasion" && mecYear < 2009,
  };
}

/** The newest versions come in all conditions, the others are used. */
export function chooseCondition(
  model: ModelVersion,
  index: number,
  isSecond: boolean,
  dates: DemoDates,
): VehicleCondition {
  if (isSecond || model.years[1] < Math.min(2025, dates.year - 1) || model.categorie === "camping-cars")
    return "occasion";
  return (["neuf", "occasion", "0 km", "demonstration", "occasion"] as const)[index % 5]!;
}

/** How many had it before; of a new one nobody. */
export function chooseOwners({ condition, ageYears }: VehicleLife, random: SeededRandom): number | undefined {
  if (condition !== "occasion") return undefined;
  return ageYears < 3 ? 1 : random.pick([1, 1, 2, 2, ageYears > 7 ? 3 : 2]);
}

/** Day of the last technical inspection, which falls due after four years, of a motorcycle after five. */
export function inspectionDay(
  model: ModelVersion,
  { ageYears }: VehicleLife,
  dates: DemoDates,
  random: SeededRandom,
): string | undefined {
  const dueYears = model.categorie === "motos" ? 5 : 4;
  return ageYears > dueYears ? dates.day(random.whole(8, 150)) : undefined;
}

type Begun = Pick<VehicleLife, "modelYear" | "mec" | "ageYears">;

function usedSince(model: ModelVersion, dates: DemoDates, random: SeededRandom): Begun {
  const modelYear = random.whole(model.years[0], Math.min(model.years[1], dates.year - 1));
  const month = random.whole(1, 12);
  return {
    modelYear,
    mec: `${modelYear}-${String(month).padStart(2, "0")}`,
    ageYears: Math.max(0.3, dates.year + 0.85 - modelYear - (month - 1) / 12),
  };
}

function newSince(condition: VehicleCondition, dates: DemoDates, random: SeededRandom): Begun {
  const monthsAgo = condition === "demonstration" ? random.whole(3, 8) : 1;
  return {
    modelYear: dates.year,
    mec: dates.day(monthsAgo * 30).slice(0, 7),
    ageYears: monthsAgo / 12,
  };
}

function mileage(
  model: ModelVersion,
  ageYears: number,
  condition: VehicleCondition,
  random: SeededRandom,
): number {
  if (condition === "neuf") return random.whole(3, 18);
  if (condition === "0 km") return random.whole(8, 40);
  if (condition === "demonstration") return random.whole(28, 72) * 100;
  const yearly = {
    ville: 9_000,
    route: 17_000,
    famille: 15_500,
    chemin: 12_500,
    plaisir: 5_200,
    travail: 20_000,
    voyage: 8_500,
  }[model.genre];
  const bike = model.categorie === "motos" ? 0.6 : 1;
  return Math.max(
    900,
    Math.round(
      (ageYears * yearly * bike * random.between(0.65, 1.3) * (model.energie === "diesel" ? 1.12 : 1)) / 10,
    ) *
      10 +
      random.whole(0, 9),
  );
}
