import { seededRandom } from "../../../osm/seeded-random.ts";
import type { Sheet } from "../../../photos/ink.ts";
import { mix } from "../../../photos/ink.ts";
import { OUTLOOKS } from "../estates/outlook.ts";
import { roomStyle } from "../estates/rooms/room-style.ts";
import type { Traits } from "../picture-request.ts";
import { cockpit } from "./bike/cockpit.ts";
import { BIKES } from "./bike/machine.ts";
import { motorcycleOutside } from "./bike/motorcycle.ts";
import { BODIES } from "./car/body-plans.ts";
import { carOutside } from "./car/car-outside.ts";
import { FACE_NAMES, faceOf } from "./car/face-looks.ts";
import type { CarLook } from "./car/standing-car.ts";
import { wheelClose } from "./car/wheel-close.ts";
import type { RimLook } from "./car/wheels.ts";
import { boot } from "./inside/boot.ts";
import type { CabinLook } from "./inside/cabin-look.ts";
import { camperRoom } from "./inside/camper-room.ts";
import { dashboard } from "./inside/dashboard.ts";
import { seats } from "./inside/seats.ts";
import type { Paint } from "./paints.ts";
import { PAINTS } from "./paints.ts";
import type { Scenery } from "./settings/settings.ts";
import { SETTINGS } from "./settings/settings.ts";

const PAINT_NAMES = Object.keys(PAINTS) as Paint[];
const SETTING_NAMES = Object.keys(SETTINGS) as (keyof typeof SETTINGS)[];
const OUTLOOK_NAMES = Object.keys(OUTLOOKS) as (keyof typeof OUTLOOKS)[];

export const RIMS = [
  "5-larges",
  "5-doubles",
  "7-fins",
  "10-fins",
  "10-doubles",
  "12-enjoliveur",
  "7-enjoliveur",
] as const;
export const FABRICS = {
  noir: "#2e3238",
  gris: "#6d7479",
  beige: "#cbb592",
  cognac: "#9a5b38",
  bleu: "#3d5a78",
  rouge: "#8c3a34",
} as const;
const DASHES = ["ecran", "compteurs", "numerique"] as const;

/** A picture of a vehicle; null when the scene is none of these. */
export function vehicleScene(sheet: Sheet, traits: Traits, seed: number): string | null {
  const [family, shot] = traits.scene.split("/");
  if (family === "auto") return carScene(sheet, traits, seed, shot ?? "");
  if (family === "moto") return bikeScene(sheet, traits, seed, shot ?? "");
  return null;
}

function carScene(sheet: Sheet, traits: Traits, seed: number, shot: string): string | null {
  switch (shot) {
    case "avant":
    case "profil":
    case "arriere":
    case "face":
      return carOutside(sheet, carLook(sheet, traits), scenery(traits, seed), shot);
    case "poste":
      return dashboard(sheet, cabin(traits));
    case "sieges":
      return seats(sheet, cabin(traits), false);
    case "banquette":
      return seats(sheet, cabin(traits), true);
    case "coffre":
      return boot(sheet, cabin(traits), traits.oneOf("carrosserie", BODIES).startsWith("fourgon"));
    case "roue":
      return wheelClose(
        sheet,
        PAINTS[traits.oneOf("couleur", PAINT_NAMES)],
        rim(traits),
        traits.is("protections"),
      );
    case "cellule":
      return camperRoom(sheet, roomStyle(sheet, "bord de mer"), traits.oneOf("vue", OUTLOOK_NAMES, "mer"));
    default:
      return null;
  }
}

function bikeScene(sheet: Sheet, traits: Traits, seed: number, shot: string): string | null {
  const look = {
    bike: traits.oneOf("moto", BIKES),
    paint: PAINTS[traits.oneOf("couleur", PAINT_NAMES)],
    isElectric: traits.is("electrique"),
  };
  switch (shot) {
    case "profil":
    case "avant":
    case "arriere":
    case "moteur":
      return motorcycleOutside(sheet, look, scenery(traits, seed), shot);
    case "poste":
      return cockpit(sheet, look);
    default:
      return null;
  }
}

function scenery(traits: Traits, seed: number): Scenery {
  const setting = traits.oneOf("lieu", SETTING_NAMES);
  return { setting, ground: seededRandom(`place ${seed} ${setting}`) };
}

function carLook({ light }: Sheet, traits: Traits): CarLook {
  const roof = traits.oneOf("toit", ["aucun", "noir", "blanc", "toile"] as const, "aucun");
  const body = traits.oneOf("carrosserie", BODIES);
  return {
    body,
    paint: PAINTS[traits.oneOf("couleur", PAINT_NAMES)],
    roof:
      roof === "noir"
        ? mix("#22262b", light.ink, 0.2)
        : roof === "blanc"
          ? PAINTS.blanc
          : roof === "toile"
            ? "#3a3330"
            : null,
    face: faceOf(traits.oneOf("visage", FACE_NAMES, "autre")),
    rim: rim(traits),
    hasCladding: traits.is("protections"),
    hasRails: traits.is("barres"),
    stripe: traits.is("bandes") ? light.accents[0]! : null,
  };
}

function rim(traits: Traits): RimLook {
  const [spokes, kind] = traits.oneOf("jantes", RIMS, "5-larges").split("-") as [string, RimLook["kind"]];
  return { spokes: Number(spokes) as RimLook["spokes"], kind, isDark: traits.is("jantes-noires") };
}

function cabin(traits: Traits): CabinLook {
  const fabric = traits.oneOf("sellerie", Object.keys(FABRICS) as (keyof typeof FABRICS)[], "noir");
  return {
    fabric: FABRICS[fabric],
    dash: traits.oneOf("planche", DASHES, "compteurs"),
    isAutomatic: traits.is("automatique"),
    paint: PAINTS[traits.oneOf("couleur", PAINT_NAMES, "gris")],
  };
}
