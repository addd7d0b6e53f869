import type { CritAir, VehicleListing } from "@lieudit/listing-model";
import { getCritAir } from "@lieudit/listing-model";
import type { ModelVersion } from "./models.ts";
import type { VehicleLife } from "./vehicle-life.ts";

/** Exhaust emissions, as measured in the year of the first registration. */
export interface VehicleEmissions {
  gKm: number;
  cycle: "WLTP" | "NEDC";
  /** None for electric motors. */
  normeEuro: string | undefined;
  critAir: CritAir | undefined;
}

export function estimateEmissions(model: ModelVersion, { mec, mecYear }: VehicleLife): VehicleEmissions {
  const isElectric = model.energie === "électrique";
  const isWltp = mecYear >= 2020;
  const normeEuro = isElectric ? undefined : getEuroNorm(model, mecYear);
  return {
    // The older cycle finds less for the same engine; models that ended before have its figure already.
    gKm: model.years[1] <= 2019 || isWltp ? model.co2 : Math.round(model.co2 * 0.84),
    cycle: isElectric || isWltp ? "WLTP" : "NEDC",
    normeEuro,
    critAir: getCritAir({
      categorie: model.categorie,
      energie: model.energie,
      ...(normeEuro === undefined ? {} : { normeEuro }),
      dateMec: mec,
    }),
  };
}

/** Emissions and consumption, as the listing has them. */
export function emissionFields(
  model: ModelVersion,
  { gKm, cycle, normeEuro, critAir }: VehicleEmissions,
): Partial<VehicleListing> {
  return {
    ...(model.categorie === "motos" ? {} : { co2: { gKm, cycle } }),
    ...(critAir === undefined ? {} : { critAir }),
    ...(normeEuro === undefined ? {} : { normeEuro }),
    ...(model.energie === "électrique"
      ? { consommationKwh100Km: model.conso }
      : { consommationL100Km: model.conso }),
  };
}

function getEuroNorm(model: ModelVersion, year: number): string {
  if (model.categorie === "motos") return year >= 2021 ? "Euro 5" : year >= 2017 ? "Euro 4" : "Euro 3";
  if (year >= 2021) return "Euro 6d";
  if (year >= 2019) return "Euro 6d-TEMP";
  if (year >= 2016) return "Euro 6b";
  if (year >= 2011) return "Euro 5";
  return year >= 2006 ? "Euro 4" : "Euro 3";
}
