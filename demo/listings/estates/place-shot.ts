import type { SeededRandom } from "../../osm/seeded-random.ts";
import type { LightName } from "../../photos/light.ts";
import type { Shot } from "../listing-photos.ts";
import { isOnCoast } from "./coast.ts";
import type { EstateRow } from "./read-estate-row.ts";

type Sight = readonly [scene: string, alt: string];

const OLD_TOWN: readonly Sight[] = [
  ["port", "Le vieux port, à deux pas"],
  ["marche", "Le marché du samedi"],
  ["terrasses", "Les terrasses de la place"],
  ["eglise", "L'église Saint-Nicolas"],
];
const VILLAS: readonly Sight[] = [
  ["plage", "La Grande Plage"],
  ["phare", "Le phare, au bout de la promenade"],
];
const TOWN: readonly Sight[] = [
  ["gare", "La gare d'Aubremer"],
  ["parc", "Le jardin public"],
  ["place", "La place de l'Hôtel-de-Ville"],
  ["marche", "Le marché"],
];
const COAST: readonly Sight[] = [
  ["plage", "La plage"],
  ["phare", "Le phare"],
  ["eglise", "L'église du village"],
  ["port", "Le petit port"],
];
const COUNTRY: readonly Sight[] = [
  ["place", "La place du bourg"],
  ["eglise", "L'église"],
  ["marche", "Le marché"],
  ["parc", "Le parc communal"],
];

/** A place near by: what one goes to on foot. */
export function placeShot(row: EstateRow, random: SeededRandom, hour: LightName): Shot {
  const [scene, alt] = random.pick(sightsNear(row));
  return { scene: `ville/${scene}`, traits: {}, hour, alt };
}

function sightsNear(row: EstateRow): readonly Sight[] {
  if (row.commune !== "aubremer") return isOnCoast(row.commune) ? COAST : COUNTRY;
  if (row.street === "vieux") return OLD_TOWN;
  return row.street === "villas" ? VILLAS : TOWN;
}
