import { CO2_CLASSES, type Co2Class } from "../vehicle-listing.ts";

/** The highest grams per kilometre of classes A to F; G is above. */
const HIGHEST_G_KM = [100, 120, 140, 160, 200, 250] as const;

/**
 * Returns the class of the CO₂ label.
 *
 * @see https://fna.fr/documents/etiquette-energie
 */
export function co2Class(gKm: number): Co2Class {
  const index = HIGHEST_G_KM.findIndex((highest) => Math.round(gKm) <= highest);
  return CO2_CLASSES[index === -1 ? CO2_CLASSES.length - 1 : index]!;
}
