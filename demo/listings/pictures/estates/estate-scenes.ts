import { seededRandom } from "../../../osm/seeded-random.ts";
import type { Sheet } from "../../../photos/ink.ts";
import type { Traits } from "../picture-request.ts";
import type { Around } from "./fronts/backdrop.ts";
import type { Front } from "./fronts/fronts.ts";
import { FRONTS } from "./fronts/fronts.ts";
import { gardenOut } from "./outdoors/garden-out.ts";
import { terraceOut } from "./outdoors/terrace-out.ts";
import { viewOut } from "./outdoors/view-out.ts";
import type { Outlook } from "./outlook.ts";
import { outlook as drawOutlook, OUTLOOKS } from "./outlook.ts";
import { cadastralPlan, floorPlan } from "./plans.ts";
import { chambre } from "./rooms/chambre.ts";
import { cuisine } from "./rooms/cuisine.ts";
import { garageRoom, officeRoom, shopRoom } from "./rooms/premises.ts";
import { DECORS, roomStyle } from "./rooms/room-style.ts";
import { salleDeBain } from "./rooms/salle-de-bain.ts";
import { salon } from "./rooms/salon.ts";

const FRONT_NAMES = Object.keys(FRONTS) as Front[];
const OUTLOOK_NAMES = Object.keys(OUTLOOKS) as Outlook[];
const AROUNDS = ["mer", "ville", "campagne"] as const satisfies readonly Around[];

/** A picture of an estate; null when the scene is none of these. */
export function estateScene(sheet: Sheet, traits: Traits, seed: number): string | null {
  const outlook = () => traits.oneOf("vue", OUTLOOK_NAMES, "rue");
  // All rooms of a home are decorated alike, so their style has its own chance.
  const style = () =>
    roomStyle({ ...sheet, random: seededRandom(`decor ${seed}`) }, traits.oneOf("decor", DECORS, "moderne"));
  const dwelling = () => ({
    style: style(),
    scene: outlook(),
    isEmpty: traits.is("vide"),
    size: Math.min(1.35, Math.max(0.85, traits.whole("taille", 100) / 100)),
  });
  // A house looks the same at every hour; a plot or a row of garages is seen from another side.
  const front = () => {
    const name = traits.oneOf("front", FRONT_NAMES);
    const side = name === "terrain" || name === "box" ? traits.whole("no", 1) : 1;
    const own = { ...sheet, random: seededRandom(`front ${seed} ${name} ${side}`) };
    return FRONTS[name](own, traits.oneOf("autour", AROUNDS, "ville"));
  };
  switch (traits.scene) {
    case "bien/facade":
      return front();
    case "bien/salon":
      return salon(sheet, dwelling());
    case "bien/cuisine":
      return cuisine(sheet, dwelling());
    case "bien/chambre":
      return chambre(sheet, dwelling(), traits.whole("no", 1));
    case "bien/bain":
      return salleDeBain(sheet, dwelling());
    case "bien/vue":
      return traits.is("nu") ? drawOutlook(sheet, outlook()) : viewOut(sheet, outlook());
    case "bien/terrasse":
      return terraceOut(sheet, outlook());
    case "bien/jardin":
      return traits.is("nu") ? drawOutlook(sheet, "jardin") : gardenOut(sheet);
    case "bien/plan":
      return floorPlan(sheet, Math.min(6, Math.max(0, traits.whole("chambres", 1))));
    case "bien/cadastre":
      return cadastralPlan(sheet);
    case "bien/commerce":
      return shopRoom(sheet, style(), outlook());
    case "bien/bureau":
      return officeRoom(sheet, style(), outlook(), false);
    case "bien/reunion":
      return officeRoom(sheet, style(), outlook(), true);
    case "bien/garage":
      return garageRoom(sheet, style(), traits.is("range"));
    default:
      return null;
  }
}
