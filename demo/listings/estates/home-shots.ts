import type { LightName } from "../../photos/light.ts";
import type { Shot } from "../listing-photos.ts";
import type { Outlook } from "../pictures/estates/outlook.ts";
import type { EstateSetting, RoomTraits } from "./estate-setting.ts";
import { roomsOf } from "./estate-setting.ts";
import { frontShot, secondFrontShot } from "./front-shot.ts";

/** A home, room by room. What is drawn by lot is drawn in the order of these lines, not in that of the pictures. */
export function homeShots(setting: EstateSetting, place: Shot): Shot[] {
  const { row } = setting;
  const rooms = roomsOf(setting);
  const living = livingRoomShot(setting, rooms);
  const further = [kitchenShot(setting, rooms), ...bedroomShots(setting, rooms), bathShot(setting, rooms)];
  const view = viewShots(setting);
  const sea = seaShots(setting);
  const terrace = terraceShots(setting);
  const garden = gardenShots(setting);
  const garage = garageShots(setting, rooms);
  const again = row.type === "maison" ? [houseAgainShot(setting)] : [];
  return [
    frontShot(setting),
    living,
    ...garden,
    ...view,
    ...further,
    ...sea,
    ...terrace,
    ...garage,
    ...again,
    { scene: "bien/plan", traits: { chambres: row.chambres ?? 2 }, hour: "noon", alt: "Plan du logement" },
    place,
  ];
}

function livingRoomShot({ row, later }: EstateSetting, rooms: RoomTraits): Shot {
  const alt = row.type === "programme" ? "Le séjour d'un appartement décoré" : "Le séjour";
  return inside("salon", rooms, later(), alt);
}

function kitchenShot({ hour }: EstateSetting, rooms: RoomTraits): Shot {
  return inside("cuisine", rooms, hour, "La cuisine");
}

/** Three at most, by turns in another light. */
function bedroomShots({ row, hour, later }: EstateSetting, rooms: RoomTraits): Shot[] {
  const count = Math.min(3, Math.max(row.chambres ?? 1, row.type === "programme" ? 2 : 0));
  return Array.from({ length: count }, (_, index) => {
    const no = index + 1;
    const alt = index === 0 ? "La chambre principale" : `Une autre chambre (${no})`;
    return inside("chambre", { ...rooms, no }, index % 2 === 0 ? later() : hour, alt);
  });
}

function bathShot({ random }: EstateSetting, rooms: RoomTraits): Shot {
  return inside("bain", rooms, random.pick(["noon", "dawn", "overcast"]), "La salle de bains");
}

function inside(scene: string, traits: RoomTraits, hour: LightName, alt: string): Shot {
  return { scene: `bien/${scene}`, traits, hour, alt };
}

/** What a flat looks out on, where its row speaks of it. */
function viewShots({ row, vue, later }: EstateSetting): Shot[] {
  if (row.type !== "appartement" || row.text("vue") === null) return [];
  return [{ scene: "bien/vue", traits: { vue }, hour: later(), alt: `La vue ${VIEWS[vue] ?? "sur la rue"}` }];
}

const VIEWS: Readonly<Partial<Record<Outlook, string>>> = {
  mer: "sur la mer",
  port: "sur le port",
  toits: "sur les toits",
};

function seaShots({ row, vue, later }: EstateSetting): Shot[] {
  if (row.type !== "maison" || vue !== "mer") return [];
  return [{ scene: "bien/vue", traits: { vue: "mer" }, hour: later(), alt: "La mer depuis l'étage" }];
}

function terraceShots({ row, vue, later }: EstateSetting): Shot[] {
  const kinds = [
    ["terrasse", "La terrasse"],
    ["patio", "Le patio"],
    ["balcon", "Le balcon"],
  ] as const;
  const found = kinds.find(([kind]) => row.number(kind) !== null);
  return found === undefined
    ? []
    : [{ scene: "bien/terrasse", traits: { vue }, hour: later(), alt: found[1] }];
}

function gardenShots({ row, random }: EstateSetting): Shot[] {
  if (row.number("jardin") === null) return [];
  const hour = random.pick(["noon", "dawn", "noon", "dusk"] as const);
  return [{ scene: "bien/jardin", traits: {}, hour, alt: "Le jardin" }];
}

function garageShots({ row }: EstateSetting, { decor }: RoomTraits): Shot[] {
  if (row.number("garage") === null) return [];
  return [{ scene: "bien/garage", traits: { decor, range: true }, hour: "overcast", alt: "Le garage" }];
}

function houseAgainShot(setting: EstateSetting): Shot {
  return secondFrontShot(setting, setting.later(), "La maison à une autre heure du jour");
}
