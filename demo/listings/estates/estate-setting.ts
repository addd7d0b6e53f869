import type { SeededRandom } from "../../osm/seeded-random.ts";
import type { LightName } from "../../photos/light.ts";
import { LIGHT_NAMES } from "../../photos/light.ts";
import type { Around } from "../pictures/estates/fronts/backdrop.ts";
import type { Front } from "../pictures/estates/fronts/fronts.ts";
import type { Outlook } from "../pictures/estates/outlook.ts";
import type { Decor } from "../pictures/estates/rooms/room-style.ts";
import { isOnCoast } from "./coast.ts";
import type { EstateRow } from "./read-estate-row.ts";

/** What all pictures of one estate have in common. */
export interface EstateSetting {
  row: EstateRow;
  front: Front;
  around: Around;
  vue: Outlook;
  /** The light of the first picture. */
  hour: LightName;
  /** Draws another light for a picture that was taken at another time. */
  later(): LightName;
  random: SeededRandom;
}

export function settingOf(row: EstateRow, random: SeededRandom): EstateSetting {
  const hour = random.pick(["noon", "dawn", "noon", "dusk", "overcast", "noon", "dawn"] as const);
  const others = LIGHT_NAMES.filter((one) => one !== hour);
  const around = aroundOf(row);
  return {
    row,
    front: frontOf(row),
    around,
    vue: outlookOf(row, around),
    hour,
    later: () => random.pick(others),
    random,
  };
}

/** How the rooms of one estate look. */
export interface RoomTraits {
  decor: Decor;
  vue: Outlook;
  /** Percent of the room as it is drawn. */
  taille: number;
  vide: boolean;
  [trait: string]: string | number | boolean;
}

export function roomsOf({ row, vue, random }: EstateSetting): RoomTraits {
  return {
    decor: decorOf(row, random),
    vue,
    taille: Math.round(Math.min(130, Math.max(88, 80 + (row.m2 ?? 60) * 0.25))),
    vide: row.transaction === "location" && !row.has("meuble") && random.chance(0.45),
  };
}

function aroundOf(row: EstateRow): Around {
  if (row.text("vue") === "mer" || (isOnCoast(row.commune) && row.street === "villas")) return "mer";
  return row.commune === "aubremer" && row.street !== "pavillons" ? "ville" : "campagne";
}

const OUTLOOKS: Readonly<Record<string, Outlook>> = {
  mer: "mer",
  port: "port",
  toits: "toits",
  ville: "toits",
  rue: "rue",
};

function outlookOf(row: EstateRow, around: Around): Outlook {
  const named = OUTLOOKS[row.text("vue") ?? ""];
  if (named !== undefined) return named;
  if (row.number("jardin") !== null) return "jardin";
  return around === "campagne" ? "campagne" : "rue";
}

function frontOf(row: EstateRow): Front {
  const year = row.number("an") ?? 1980;
  switch (row.type) {
    case "terrain":
      return "terrain";
    case "parking":
      return "box";
    case "local":
      return row.has("entrepot") ? "bureaux" : "boutique";
    case "bureau":
      return "bureaux";
    case "programme":
      return row.has("maisons") ? "contemporaine" : "immeuble moderne";
    case "immeuble":
      return "immeuble ancien";
    case "appartement":
      return year < 1945
        ? row.street === "vieux" && year < 1890
          ? "maison de ville"
          : "immeuble ancien"
        : "immeuble moderne";
    case "maison":
      switch (row.text("st")) {
        case "villa":
        case "hotel-particulier":
          return "villa";
        case "contemporaine":
          return "contemporaine";
        case "longere":
        case "corps-de-ferme":
          return "longere";
        case "pavillon":
          return "pavillon";
        default:
          return "maison de ville";
      }
  }
}

function decorOf(row: EstateRow, random: SeededRandom): Decor {
  const year = row.number("an") ?? 1980;
  if (row.has("renover") || row.has("travaux")) return "a rafraichir";
  if (/longere|corps-de-ferme/.test(row.text("st") ?? "")) return "campagne";
  if (row.transaction === "saisonnier" || row.text("vue") === "mer")
    return random.pick(["bord de mer", "bord de mer", "moderne"]);
  if (year > 1995 || row.has("renove")) return "moderne";
  if (year < 1940) return row.street === "bourg" ? random.pick(["campagne", "ancien"]) : "ancien";
  return random.pick(["moderne", "bord de mer", "ancien", "moderne"]);
}
