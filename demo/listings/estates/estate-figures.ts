import type { EnergyLetter, EstateEnergy, HeatingEnergy } from "@lieudit/listing-model";
import { CLIMATE_SCALE, ENERGY_SCALE } from "@lieudit/listing-model";
import { type SeededRandom, seededRandom } from "../../osm/seeded-random.ts";
import type { DemoDates } from "../dates.ts";
import type { EstateRow } from "./read-estate-row.ts";

/** Euros for a square metre of a home in good order. */
const PER_M2: Readonly<Record<string, number>> = {
  aubremer: 3250,
  houlgreve: 3000,
  vernebec: 2450,
  "saint-ouvrain": 2250,
  "sainte-mevenne": 2300,
  "le-mesnil-orvain": 1950,
  brevanfleur: 1750,
  cranquetot: 1480,
  trefontaine: 1550,
  vaudrimont: 1350,
  herondeville: 1580,
  ormeclere: 1150,
};

/** Euros for a square metre of building land. */
const LAND_PER_M2 = 0.045;

/** Estimates the value in euros from type, place and condition. */
export function estateValue(row: EstateRow, random: SeededRandom): number {
  const base = PER_M2[row.commune]!;
  const noise = random.between(0.95, 1.06);
  if (row.type === "parking")
    return Math.round(((row.has("box") ? 21_500 : 12_000) * (base / 3250) * noise) / 500) * 500;
  if (row.type === "terrain") {
    const m2 = row.m2!;
    const rate = base * LAND_PER_M2 * (row.has("viab") ? 1 : 0.16) * (row.text("vue") === "mer" ? 1.35 : 1);
    return roundPrice(Math.min(m2, 900) * rate + Math.max(0, m2 - 900) * rate * 0.35);
  }
  const m2 = row.m2 ?? row.number("de") ?? 50;
  let rate = base;
  if (row.type === "local" || row.type === "bureau")
    rate *= row.has("entrepot") ? 0.28 : row.has("restaurant") ? 0.95 : 0.62;
  if (row.type === "immeuble") rate *= 0.66;
  if (row.type === "programme") rate = base * 1.32;
  if (row.type === "appartement") rate *= (62 / m2) ** 0.16;
  if (row.type === "maison") rate *= (110 / m2) ** 0.2;
  if (row.text("vue") === "mer") rate *= row.type === "appartement" ? 1.32 : 1.24;
  if (row.text("vue") === "port") rate *= 1.14;
  if (row.text("st") === "villa") rate *= 1.2;
  if (row.text("st") === "contemporaine") rate *= 1.16;
  if (row.text("st") === "hotel-particulier") rate *= 1.05;
  const year = row.number("an") ?? 1980;
  if (year > 2010) rate *= 1.12;
  if (row.has("renove")) rate *= 1.1;
  if (row.has("travaux")) rate *= 0.84;
  if (row.has("renover")) rate *= 0.62;
  if (row.type === "appartement" && !row.has("asc") && Number.parseInt(row.text("et") ?? "0", 10) > 2)
    rate *= 0.94;
  if (row.dpe !== null)
    rate *= { A: 1.05, B: 1.04, C: 1.02, D: 1, E: 0.97, F: 0.93, G: 0.9, vierge: 1, "non soumis": 1 }[
      row.dpe
    ];
  const extras =
    (row.number("terrain") ?? 0) *
      (row.type === "maison"
        ? Math.min(60, base * 0.014) * ((row.number("terrain") ?? 0) > 1200 ? 0.22 : 1)
        : 0) +
    (row.has("piscine") ? 28_000 : 0) +
    (row.number("garage") ?? 0) * 9_000 +
    (row.number("terrasse") ?? 0) * 350 +
    (row.text("parking") === null ? 0 : 9_000);
  return roundPrice((m2 * rate + extras) * noise);
}

/** Rent of a month without charges, in euros. */
export function monthlyRent(row: EstateRow, random: SeededRandom): number {
  const base = PER_M2[row.commune]!;
  if (row.type === "parking") return row.has("box") ? 62 : 78;
  const m2 = row.m2!;
  if (row.type === "bureau") return Math.round((m2 * 10.5 * (base / 3250)) / 10) * 10;
  if (row.type === "local")
    return Math.round((m2 * (row.has("entrepot") ? 5.2 : 13) * Math.max(0.55, base / 3250)) / 10) * 10;
  const rate = 10.8 * (base / 3250) ** 0.55 * (60 / m2) ** 0.3;
  const rent =
    m2 *
    rate *
    (row.has("meuble") ? 1.16 : 1) *
    (/mer|port/.test(row.text("vue") ?? "") ? 1.1 : 1) *
    random.between(0.96, 1.05);
  return Math.round(rent / 5) * 5;
}

/** Rent of a week in season, in euros. */
export function weeklyRent(row: EstateRow, random: SeededRandom): number {
  const beds = row.number("couchages") ?? 4;
  const rent =
    (210 + beds * 96) *
    (row.text("vue") === "mer" ? 1.25 : 1) *
    (row.has("piscine") ? 1.35 : 1) *
    (row.text("st") === "villa" ? 1.25 : 1) *
    random.between(0.94, 1.06);
  return Math.round(rent / 10) * 10;
}

export function roundPrice(euros: number): number {
  const step = euros > 400_000 ? 5000 : euros > 100_000 ? 1000 : 500;
  return Math.round(euros / step) * step;
}

/** How a home is heated, from the row's words. */
export function getHeating(
  row: EstateRow,
): { energie: HeatingEnergy; mode: "individuel" | "collectif" } | null {
  if (row.has("collectif")) return { energie: "réseau de chaleur", mode: "collectif" };
  if (row.has("gaz")) return { energie: "gaz", mode: "individuel" };
  if (row.has("elec")) return { energie: "électricité", mode: "individuel" };
  if (row.has("pac")) return { energie: "pompe à chaleur", mode: "individuel" };
  if (row.has("fioul")) return { energie: "fioul", mode: "individuel" };
  return row.has("bois") ? { energie: "bois", mode: "individuel" } : null;
}

/** Kilograms of CO₂ and euros for a kWh of primary energy. */
const FUELS: Readonly<Record<HeatingEnergy, readonly [kg: number, euros: number]>> = {
  gaz: [0.215, 0.115],
  électricité: [0.036, 0.128],
  fioul: [0.3, 0.13],
  bois: [0.03, 0.075],
  "pompe à chaleur": [0.036, 0.128],
  "réseau de chaleur": [0.11, 0.105],
};

/** Classes of premises whose row names none. */
const PREMISES_CLASSES = ["C", "D", "E"] as const;

/** Returns the class of the row. Premises have one as well, but for an unheated warehouse. */
function getEnergyClass(row: EstateRow): EstateRow["dpe"] {
  if (row.dpe !== null || (row.type !== "local" && row.type !== "bureau")) return row.dpe;
  if (row.has("entrepot")) return "non soumis";
  return PREMISES_CLASSES[(row.m2 ?? 0) % PREMISES_CLASSES.length] ?? null;
}

/** Returns a diagnosis whose figures lie in the class that the row names: the worse of energy and climate decides. */
export function estimateEnergy(row: EstateRow, dates: DemoDates, shared: SeededRandom): EstateEnergy | null {
  const dpeClasse = getEnergyClass(row);
  if (dpeClasse === null) return null;
  // What a row does not name draws from numbers of its own, so that all others stay as they are.
  const random = row.dpe === null ? seededRandom(`dpe ${row.type} ${row.m2}`) : shared;
  if (dpeClasse === "non soumis" || dpeClasse === "vierge") return { dpeClasse, gesClasse: dpeClasse };
  const heating = getHeating(row)?.energie ?? "électricité";
  const [kgPerKwh, eurosPerKwh] = FUELS[heating];
  const letter = dpeClasse;
  const at = ENERGY_SCALE.findIndex((step) => step.letter === letter);
  const within = (scale: typeof ENERGY_SCALE, share: number) => {
    const { from, to } = scale[at]!;
    return Math.round(from + (to ?? from * 1.25 + 40) * share - from * share);
  };
  let kwh = within(ENERGY_SCALE, random.between(0.25, 0.85));
  let kg = Math.max(1, Math.round(kwh * kgPerKwh));
  // A fuel that weighs on the climate reaches the class by its gases first.
  if (CLIMATE_SCALE.findIndex(({ from, to }) => kg >= from && (to === null || kg <= to)) > at) {
    kg = within(CLIMATE_SCALE, random.between(0.3, 0.85));
    kwh = Math.max(20, Math.round(kg / kgPerKwh));
  }
  const cost = kwh * (row.m2 ?? 60) * eurosPerKwh;
  const daysAgo = random.whole(20, 900);
  const dateDpe = dates.day(daysAgo);
  return {
    dpeClasse: letter,
    dpeKwhM2An: kwh,
    gesClasse: getLetter(CLIMATE_SCALE, kg),
    gesKgCo2M2An: kg,
    coutMinCents: Math.round((cost * 0.86) / 10) * 1000,
    coutMaxCents: Math.round((cost * 1.16) / 10) * 1000,
    anneeReference: daysAgo > 500 ? 2021 : 2023,
    dateDpe,
    numeroAdeme: `${dateDpe.slice(2, 4)}96E${String(random.whole(0, 9_999_999)).padStart(7, "0")}${random.pick([..."ABCDEFGHJK"])}`,
    version: "DPE_07_2021",
  };
}

function getLetter(scale: typeof ENERGY_SCALE, value: number): EnergyLetter {
  return scale.find(({ from, to }) => value >= from && (to === null || value <= to))!.letter;
}

/** Returns the living room's share of a home. */
export function sejourM2(row: EstateRow): number {
  return Math.round((row.m2 ?? 40) * ((row.pieces ?? 2) <= 2 ? 0.46 : (row.pieces ?? 2) <= 4 ? 0.34 : 0.26));
}

/** Bathrooms and shower rooms: a small home has a shower, a large one both. */
export function countBaths(row: EstateRow): { sdb: number; sde: number } {
  const m2 = row.m2 ?? 50;
  if (m2 < 45) return { sdb: 0, sde: 1 };
  return { sdb: m2 > 160 ? 2 : 1, sde: m2 > 105 ? 1 : 0 };
}
