import type { SeededRandom } from "../../osm/seeded-random.ts";
import type { Shot } from "../listing-photos.ts";
import type { EstateSetting } from "./estate-setting.ts";
import { roomsOf, settingOf } from "./estate-setting.ts";
import { frontShot, secondFrontShot } from "./front-shot.ts";
import { homeShots } from "./home-shots.ts";
import { placeShot } from "./place-shot.ts";
import type { EstateRow } from "./read-estate-row.ts";

/** The pictures of an estate, the one for the list first. */
export function estateShots(row: EstateRow, random: SeededRandom): Shot[] {
  const setting = settingOf(row, random);
  const place = placeShot(row, random, setting.later());
  switch (row.type) {
    case "terrain":
      return landShots(setting, place);
    case "parking":
      return parkingShots(setting, place);
    case "local":
      return shopShots(setting, place);
    case "bureau":
      return officeShots(setting, place);
    default:
      return homeShots(setting, place);
  }
}

function landShots(setting: EstateSetting, place: Shot): Shot[] {
  const { row, later } = setting;
  return [
    frontShot(setting),
    { scene: "bien/cadastre", traits: {}, hour: "noon", alt: "Plan cadastral, la parcelle est en couleur" },
    secondFrontShot(setting, later(), "Le terrain vu de l'autre côté"),
    {
      scene: "bien/vue",
      traits: { vue: row.text("vue") === "mer" ? "mer" : "campagne", nu: true },
      hour: later(),
      alt: "La vue depuis le terrain",
    },
    {
      scene: "bien/jardin",
      traits: { no: 3, nu: true },
      hour: later(),
      alt: "La haie et les arbres en limite de parcelle",
    },
    place,
  ];
}

function parkingShots(setting: EstateSetting, place: Shot): Shot[] {
  const { around, later } = setting;
  return [
    frontShot(setting),
    { scene: "bien/garage", traits: {}, hour: later(), alt: "La place vue de l'intérieur" },
    {
      scene: "bien/garage",
      traits: { range: true, no: 2 },
      hour: "overcast",
      alt: "Étagères au fond du box",
    },
    secondFrontShot(setting, later(), "L'accès depuis la rue"),
    place,
    {
      scene: "bien/facade",
      traits: { front: "immeuble ancien", autour: around, no: 3 },
      hour: later(),
      alt: "La résidence",
    },
  ];
}

function shopShots(setting: EstateSetting, place: Shot): Shot[] {
  const rooms = roomsOf(setting);
  const { later } = setting;
  return [
    frontShot(setting),
    { scene: "bien/commerce", traits: rooms, hour: later(), alt: "L'espace de vente" },
    { scene: "bien/garage", traits: { ...rooms, range: true }, hour: later(), alt: "La réserve" },
    ...premisesShots(setting, 0),
    place,
  ];
}

function officeShots(setting: EstateSetting, place: Shot): Shot[] {
  const rooms = roomsOf(setting);
  const { later } = setting;
  return [
    frontShot(setting),
    { scene: "bien/bureau", traits: rooms, hour: later(), alt: "Le plateau de bureaux" },
    { scene: "bien/reunion", traits: { ...rooms, range: true }, hour: later(), alt: "La salle de réunion" },
    ...premisesShots(setting, 4),
    place,
  ];
}

/** What shops and offices both show, once one has been inside. */
function premisesShots(setting: EstateSetting, chambres: number): Shot[] {
  const { later } = setting;
  return [
    secondFrontShot(setting, later(), "La façade à une autre heure"),
    { scene: "bien/plan", traits: { chambres }, hour: "noon", alt: "Plan du local" },
    { scene: "bien/vue", traits: { vue: "rue" }, hour: later(), alt: "La rue devant le local" },
  ];
}
