import type { SeededRandom } from "../../osm/seeded-random.ts";
import type { ModelVersion } from "./models.ts";

/** Colour of its seats. */
type Fabric = "noir" | "gris" | "beige" | "cognac" | "bleu" | "rouge";

/** Colours of a vehicle, without and within. */
export interface VehicleLook {
  couleur: string;
  tissu: Fabric;
  /** Material of the seats; null for vehicles without upholstery. */
  sellerie: string | null;
}

const PAINTS: readonly (readonly [couleur: string, weight: number])[] = [
  ["blanc", 12],
  ["gris", 10],
  ["anthracite", 9],
  ["noir", 10],
  ["bleu", 11],
  ["bleu nuit", 7],
  ["rouge", 9],
  ["vert sauge", 6],
  ["vert", 5],
  ["gris clair", 6],
  ["sable", 5],
  ["orange", 4],
  ["turquoise", 4],
  ["jaune", 3],
  ["bordeaux", 3],
  ["bleu ciel", 4],
  ["marron", 2],
  ["violet", 1],
];

export function chooseLook(model: ModelVersion, random: SeededRandom): VehicleLook {
  const couleur = pickPaint(model, random);
  const tissu = chooseFabric(model, random);
  return { couleur, tissu, sellerie: model.categorie === "motos" ? null : getUpholstery(model, tissu) };
}

function pickPaint(model: ModelVersion, random: SeededRandom): string {
  if (model.categorie === "utilitaires" && random.chance(0.6)) return "blanc";
  if (model.carrosserie === "profilé") return random.pick(["blanc", "blanc", "gris clair", "sable"]);
  const total = PAINTS.reduce((sum, [, weight]) => sum + weight, 0);
  let left = random.next() * total;
  for (const [couleur, weight] of PAINTS) {
    left -= weight;
    if (left < 0) return couleur;
  }
  return "gris";
}

function chooseFabric(model: ModelVersion, random: SeededRandom): Fabric {
  if (model.genre === "plaisir") return random.pick(["cognac", "noir", "rouge", "beige"]);
  return model.prixNeuf > 33_000
    ? random.pick(["noir", "noir", "cognac", "beige", "gris"])
    : random.pick(["noir", "gris", "noir", "bleu", "gris"]);
}

function getUpholstery(model: ModelVersion, tissu: string): string {
  if (tissu === "cognac" || tissu === "beige") return "cuir";
  return model.prixNeuf > 33_000 ? "cuir et tissu" : "tissu";
}
