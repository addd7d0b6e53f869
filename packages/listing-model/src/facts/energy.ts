import {
  ENERGY_LETTERS,
  type EnergyClass,
  type EnergyLetter,
  type EstateEnergy,
  type EstateListing,
} from "../estate-listing.ts";

/** A step of the scales: `to` is the highest value of it, null for the last one. */
export interface ScaleStep {
  letter: EnergyLetter;
  from: number;
  to: number | null;
}

/** Primary energy, kWh per m² and year: the steps as they are drawn. */
export const ENERGY_SCALE: readonly ScaleStep[] = scale([70, 110, 180, 250, 330, 420]);
/** Greenhouse gases, kg of CO₂ equivalent per m² and year. */
export const CLIMATE_SCALE: readonly ScaleStep[] = scale([6, 11, 30, 50, 70, 100]);

/** Kinds of estates in which people live, for which the rules of dwellings count. */
export function isDwelling({ type }: Pick<EstateListing, "type">): boolean {
  return type === "appartement" || type === "maison" || type === "immeuble";
}

/**
 * Whether an advertisement shows the classes of its diagnosis: dwellings, and the
 * premises to which article L126-33 of the CCH applies as well.
 */
export function hasDiagnosis(listing: Pick<EstateListing, "type">): boolean {
  return isDwelling(listing) || listing.type === "local" || listing.type === "bureau";
}

/** Whether the law has it say 'Logement à consommation énergétique excessive'. */
export function isEnergyHungry(listing: Pick<EstateListing, "type" | "energie">): boolean {
  const classe = listing.energie?.dpeClasse;
  return isDwelling(listing) && (classe === "F" || classe === "G");
}

/** A to G, as the classes of energy and climate are called. */
export function isEnergyLetter(classe: EnergyClass | undefined): classe is EnergyLetter {
  return (ENERGY_LETTERS as readonly (string | undefined)[]).includes(classe);
}

/**
 * Whether the greenhouse gases decide the class. The class is the worse of two
 * letters, so the consumption alone may have a better one.
 */
export function isClassOfClimate({ dpeClasse, dpeKwhM2An, gesClasse }: EstateEnergy): boolean {
  if (!isEnergyLetter(dpeClasse) || dpeClasse !== gesClasse || dpeKwhM2An === undefined) return false;
  const own = ENERGY_SCALE.find(({ to }) => to === null || dpeKwhM2An <= to);
  return own !== undefined && own.letter < dpeClasse;
}

/** `DPE C`, `DPE vierge`, `Non soumis au DPE`. */
export function dpeLabel(classe: EnergyClass): string {
  return classe === "non soumis" ? "Non soumis au DPE" : `DPE\u00a0${classe}`;
}

function scale(highest: readonly number[]): ScaleStep[] {
  return ENERGY_LETTERS.map((letter, index) => ({
    letter,
    from: index === 0 ? 0 : (highest[index - 1] ?? 0) + 1,
    to: highest[index] ?? null,
  }));
}
