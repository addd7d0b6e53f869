import type { LatLng } from "@lieudit/place-model";
import { before } from "../facts/clock.ts";
import { moveNorth } from "./feed-places.ts";

/** A fuel of the official list, its price in euros and how many hours ago it was set. */
type Price = readonly [
  name: "Gazole" | "SP95" | "E85" | "GPLc" | "E10" | "SP98",
  euros: number,
  hoursOld: number,
];

interface FuelCase {
  id: string;
  /** A place of the map and how many metres north of it the feed has the station. */
  near: readonly [place: string, northMetres: number];
  postcode: string;
  address: string;
  town: string;
  /** The official feed has no brands; republished feeds may have them. */
  brand?: string;
  isAutomatic?: boolean;
  /** Opening and closing of each day of the week, Monday first; empty if the feed has no hours. */
  days?: readonly (readonly [open: string, close: string] | "closed" | "junk" | null)[];
  services: readonly string[];
  prices: readonly Price[];
  /** Fuels that are sold out, temporarily or permanently, and for how many hours. */
  shortages?: readonly (readonly [name: Price[0], type: "temporaire" | "definitive", hours: number])[];
}

const WEEK = ["Lundi", "Mardi", "Mercredi", "Jeudi", "Vendredi", "Samedi", "Dimanche"];
const FUEL_IDS = { Gazole: 1, SP95: 2, E85: 3, GPLc: 4, E10: 5, SP98: 6 } as const;
const SHOP_HOURS = Array.from({ length: 6 }, () => ["07.00", "19.30"] as const);

/** Every way in which a station can meet the map, or miss it. */
const CASES: readonly FuelCase[] = [
  // Its number stands in the map, so the distance does not matter; the leading digits are the region's own.
  {
    id: "96100001",
    near: ["Station Marélys", 320],
    postcode: "96100",
    address: "CENTRE COMMERCIAL DES GRÈVES",
    town: "AUBREMER",
    isAutomatic: true,
    services: [
      "Automate CB 24/24",
      "Boutique alimentaire",
      "Lavage automatique",
      "Toilettes publiques",
      "Wifi",
    ],
    prices: [
      ["Gazole", 1.619, 2],
      ["E10", 1.689, 2],
      ["SP98", 1.769, 2],
      ["E85", 0.829, 2],
    ],
  },
  // The same number twice: the newer prices count.
  {
    id: "96100003",
    near: ["Relais du Port", 12],
    postcode: "96100",
    address: "45 QUAI DE LA CRIEE",
    town: "Aubremer",
    services: ["Bar"],
    prices: [["Gazole", 1.599, 24 * 40]],
  },
  {
    id: "96100003",
    near: ["Relais du Port", 12],
    postcode: "96100",
    address: "45 QUAI DE LA CRIÉE",
    town: "Aubremer",
    services: ["Bar", "Vente de gaz domestique (Butane, Propane)"],
    prices: [["Gazole", 1.709, 5]],
    shortages: [["SP95", "temporaire", 30]],
  },
  // 149 metres from a station of the map: the same one.
  {
    id: "96300001",
    near: ["Station Vaudrimont", 149],
    postcode: "96300",
    address: "40 RUE DU GENERAL DE GAULLE",
    town: "VAUDRIMONT",
    days: [...SHOP_HOURS, "junk"],
    services: ["Boutique non alimentaire", "Services réparation / entretien"],
    prices: [
      ["Gazole", 1.739, 20],
      ["SP95", 1.849, 20],
    ],
  },
  // 151 metres: another one.
  {
    id: "96200001",
    near: ["Station Marélys Brévanfleur", 151],
    postcode: "96200",
    address: "ROUTE DE LA LANDE",
    town: "BREVANFLEUR",
    isAutomatic: true,
    services: ["Automate CB 24/24", "Station de gonflage"],
    prices: [
      ["Gazole", 1.649, 3],
      ["E10", 1.719, 3],
    ],
  },
  // Near, but of another brand.
  {
    id: "96150001",
    near: ["Station du Mesnil", 40],
    postcode: "96150",
    address: "GRANDE RUE",
    town: "Ouvrain",
    brand: "Autogalop",
    services: ["Lavage manuel"],
    prices: [["Gazole", 1.699, 8]],
  },
  // The map has nothing there: a place of its own. One price is stale, one fuel is sold no more.
  {
    id: "96400001",
    near: ["Bornes de la place d'Armes", 900],
    postcode: "96400",
    address: "2 bis route de l'écluse",
    town: "ORMECLERE",
    days: [
      ["06.30", "21.00"],
      ["06.30", "21.00"],
      ["06.30", "21.00"],
      ["06.30", "21.00"],
      ["06.30", "22.00"],
      ["08.00", "20.00"],
      "closed",
    ],
    services: ["Restauration à emporter", "Relais colis", "GNV", "Espace bébé"],
    prices: [
      ["Gazole", 1.729, 24 * 12],
      ["GPLc", 0.999, 6],
    ],
    shortages: [["SP98", "definitive", 24 * 300]],
  },
];

/** Returns the feed in the official XML, in its official encoding; `place` says where places of the map are. */
export function fuelXml(place: (name: string) => LatLng, clock: string): Buffer {
  const text = `<?xml version="1.0" encoding="ISO-8859-1" standalone="yes"?>\n<pdv_liste>\n${CASES.map((one) => pdv(one, place, clock)).join("")}</pdv_liste>\n`;
  return Buffer.from(text, "latin1");
}

function pdv(station: FuelCase, place: (name: string) => LatLng, clock: string): string {
  const { id, near, postcode, address, town, brand, services, prices, shortages = [] } = station;
  const { latitude, longitude } = moveNorth(place(near[0]), near[1]);
  const lines = [
    `  <pdv id="${id}" latitude="${(latitude * 1e5).toFixed(4)}" longitude="${(longitude * 1e5).toFixed(4)}" cp="${postcode}" pop="R"${brand === undefined ? "" : ` marque="${brand}"`}>`,
    `    <adresse>${escaped(address)}</adresse>`,
    `    <ville>${escaped(town)}</ville>`,
    ...hours(station),
    "    <services>",
    ...services.map((service) => `      <service>${escaped(service)}</service>`),
    "    </services>",
    ...prices.map(
      ([name, euros, hoursOld]) =>
        `    <prix nom="${name}" id="${FUEL_IDS[name]}" maj="${parisClock(clock, hoursOld)}" valeur="${euros.toFixed(3)}"/>`,
    ),
    ...shortages.map(
      ([name, type, hoursAgo]) =>
        `    <rupture nom="${name}" id="${FUEL_IDS[name]}" debut="${parisClock(clock, hoursAgo)}" fin="" type="${type}"/>`,
    ),
    "  </pdv>",
  ];
  return `${lines.join("\n")}\n`;
}

function hours({ isAutomatic, days = [] }: FuelCase): string[] {
  return [
    `    <horaires automate-24-24="${isAutomatic ? "1" : ""}">`,
    ...WEEK.map((name, index) => {
      const day = days[index] ?? null;
      const isClosed = day === "closed" || day === "junk";
      const times =
        day === null || day === "closed" ? null : day === "junk" ? (["01.00", "01.00"] as const) : day;
      const open = `      <jour id="${index + 1}" nom="${name}" ferme="${isClosed ? "1" : ""}"`;
      return times === null
        ? `${open}/>`
        : `${open}><horaire ouverture="${times[0]}" fermeture="${times[1]}"/></jour>`;
    }),
    "    </horaires>",
  ];
}

/** `2026-11-16 08:30:00`, as the clock of Paris showed it then. */
function parisClock(clock: string, hoursAgo: number): string {
  const parts = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Europe/Paris",
    dateStyle: "short",
    timeStyle: "medium",
  });
  return parts.format(new Date(before(clock, { hours: hoursAgo })));
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
