import type { SeededRandom } from "../../osm/seeded-random.ts";
import type { DemoAgency } from "../agencies/demo-agencies.ts";
import type { ModelVersion } from "./models.ts";

/** Makes of a dealer; the other dealers of its kind sell all other makes. */
const SPECIALITIES: readonly (readonly [dealer: string, fits: (model: ModelVersion) => boolean])[] = [
  ["deux-roues-falaise", ({ categorie }) => categorie === "motos"],
  ["evasion-camping-cars", ({ categorie }) => categorie === "camping-cars"],
  ["utilitaires-bocage", ({ categorie }) => categorie === "utilitaires"],
  [
    "electrique-ouest-autos",
    ({ energie, marque }) =>
      (energie === "électrique" || energie === "hybride rechargeable") && marque !== "Renault",
  ],
  [
    "houlgreve-automobiles",
    ({ carrosserie, marque, longueur }) =>
      carrosserie === "cabriolet" || marque === "Fiat" || marque === "Mini" || longueur < 3750,
  ],
  [
    "garage-central-brevanfleur",
    ({ marque, years }) => years[1] > 2018 && ["Renault", "Dacia", "Nissan"].includes(marque),
  ],
  [
    "garage-du-faubourg",
    ({ marque }) => ["Volkswagen", "Audi", "Skoda", "Seat", "Cupra", "Ford", "BMW"].includes(marque),
  ],
  ["occasions-du-littoral", ({ years }) => years[1] <= 2018],
  [
    "automobiles-legrandin",
    ({ marque }) => ["Peugeot", "Citroën", "DS", "Opel", "Mercedes-Benz"].includes(marque),
  ],
  ["garage-de-la-croix-blanche", () => true],
];
const ANY_USED = ["occasions-du-littoral", "garage-de-la-croix-blanche"] as const;

/** Returns the dealer that sells it: the one whose make or kind it is, now and then one that takes any used car. */
export function chooseDealer(
  model: ModelVersion,
  isSecond: boolean,
  random: SeededRandom,
  agencies: readonly DemoAgency[],
): DemoAgency {
  const named = (slug: string) => agencies.find(({ row }) => row.slug === slug)!;
  const [special] = SPECIALITIES.find(([, fits]) => fits(model))!;
  const roams = model.categorie === "voitures" && (isSecond || random.chance(0.16));
  return named(roams ? random.pick(ANY_USED) : special);
}
