import type { LatLng } from "@lieudit/place-model";
import { before } from "../facts/clock.ts";
import { moveNorth } from "./feed-places.ts";

type Socket = "ef" | "2" | "combo_ccs" | "chademo" | "autre";

interface StationCase {
  id: string;
  name: string;
  near: readonly [place: string, northMetres: number];
  address: string;
  maker: string;
  hours?: string;
  wheelchair?: string;
  /** Points of one kind: sockets, kilowatts, how many, and the day of the line. */
  points: readonly (readonly [
    sockets: readonly Socket[],
    kilowatts: number,
    count: number,
    updated?: string,
  ])[];
}

/** Every way in which a station can meet the map, or miss it. */
const CASES: readonly StationCase[] = [
  // Its number stands in the map.
  {
    id: "FRAUBPGARE",
    name: "Gare d’Aubremer",
    near: ["Bornes de la gare", 260],
    address: "Place de la Gare 96100 AUBREMER",
    maker: "Baie Recharge",
    points: [[["2", "ef"], 22, 4]],
  },
  // 149 metres from a charger of the map that the same operator runs.
  {
    id: "FRVDBP0001",
    name: "Place d’Armes",
    near: ["Bornes de la place d'Armes", 149],
    address: "36 bis Place d’Armes 96400 ORMECLÈRE",
    maker: "Volts du Bocage",
    points: [[["2"], 22, 2]],
  },
  // 151 metres: another one.
  {
    id: "FRBAIP0002",
    name: "Brévanfleur - Salle des fêtes",
    near: ["Bornes du Champ-de-Foire", 151],
    address: "Rue de la Salle-des-Fêtes 96200 BRÉVANFLEUR",
    maker: "Baie Recharge",
    wheelchair: "Accessible mais non réservé PMR",
    points: [
      [["2"], 22, 2],
      [["combo_ccs", "chademo"], 50, 1],
    ],
  },
  // Near, but another operator's.
  {
    id: "FRELMP0003",
    name: "Électromarée Hôtel de ville",
    near: ["Bornes de l'Hôtel de ville", 40],
    address: "1 Boulevard Carnot 96100 AUBREMER",
    maker: "Électromarée",
    hours: "Mo-Fr 07:30-20:00,Sa 08:00-19:00",
    points: [[["combo_ccs"], 150, 4]],
  },
  // The map has nothing there. One point is in the file twice, and its older line says 11 kW.
  {
    id: "FRAUBP0004",
    name: "Parking de la Corniche",
    near: ["Station du Mesnil", 1_200],
    address: "Route de la Corniche 96150 OUVRAIN",
    maker: "Aubremer Recharge",
    wheelchair: "Réservé PMR",
    points: [
      [["2"], 11, 1, "2025-01-15"],
      [["2"], 22, 2],
      [["autre"], 3.7, 1],
    ],
  },
];

const UPDATED = "2026-09-01";
const SOCKETS: readonly Socket[] = ["ef", "2", "combo_ccs", "chademo", "autre"];

/** Returns the points of `CASES`, each with its id; the first two of the last station are one point. */
function* points(): Generator<{
  station: StationCase;
  id: string;
  sockets: readonly Socket[];
  kilowatts: number;
  updated: string;
}> {
  for (const station of CASES) {
    let number = 1;
    for (const [sockets, kilowatts, count, updated = UPDATED] of station.points) {
      for (let index = 0; index < count; index += 1) {
        yield {
          station,
          id: `${station.id.replace(/P(?=0|GARE)/, "E")}0${number}`,
          sockets,
          kilowatts,
          updated,
        };
        // The older line is of the point that the next line is of.
        if (updated === UPDATED) number += 1;
      }
    }
  }
}

/** Returns the static file of schema-irve 2.3.0. */
export function irveStaticCsv(place: (name: string) => LatLng): string {
  const rows = [...points()].map(({ station, id, sockets, kilowatts, updated }) => {
    const { latitude, longitude } = moveNorth(place(station.near[0]), station.near[1]);
    const isOdd = Number(id.at(-1)) % 2 === 1;
    // Both spellings of a boolean are in real files.
    const boolean = (value: boolean) => (isOdd ? (value ? "True" : "False") : String(value));
    return {
      nom_amenageur: "Ville d’Aubremer",
      siren_amenageur: "000000000",
      contact_amenageur: "recharge@aubremer.example",
      nom_operateur: station.maker,
      contact_operateur: "contact@recharge.example",
      telephone_operateur: "0261910001",
      nom_enseigne: station.maker,
      id_station_itinerance: station.id,
      id_station_local: "",
      nom_station: station.name,
      implantation_station: "Parking public",
      adresse_station: station.address,
      code_insee_commune: "",
      coordonneesXY: `[${longitude.toFixed(7)},${latitude.toFixed(7)}]`,
      nbre_pdc: String(
        station.points.reduce((sum, [, , count, day]) => sum + (day === undefined ? count : 0), 0),
      ),
      id_pdc_itinerance: id,
      id_pdc_local: "",
      puissance_nominale: String(kilowatts),
      ...Object.fromEntries(
        SOCKETS.map((socket) => [`prise_type_${socket}`, boolean(sockets.includes(socket))]),
      ),
      gratuit: boolean(false),
      paiement_acte: boolean(true),
      paiement_cb: boolean(true),
      paiement_autre: "",
      tarification: "0,40 € / kWh",
      condition_acces: "Accès libre",
      reservation: boolean(false),
      horaires: station.hours ?? "24/7",
      accessibilite_pmr: station.wheelchair ?? "Accessibilité inconnue",
      restriction_gabarit: "Aucune",
      station_deux_roues: boolean(false),
      raccordement: "Direct",
      num_pdl: "",
      date_mise_en_service: "2024-06-01",
      observations: "",
      date_maj: updated,
      cable_t2_attache: "",
    };
  });
  return csv(rows);
}

/** Returns the dynamic file: free, taken, reserved, broken and unknown; one line that is old, one point twice. */
export function irveLiveCsv(clock: string): string {
  const states = ["libre", "occupe", "libre", "reserve", "inconnu"];
  const rows = [...points()]
    .filter(({ updated }) => updated === UPDATED)
    .map(({ id, sockets }, index) => {
      const isBroken = index % 7 === 3;
      return state(
        id,
        isBroken ? "hors_service" : "en_service",
        isBroken ? "inconnu" : states[index % states.length]!,
        {
          time: spelled(before(clock, { minutes: 2 + index }), index),
          ...(index === 5
            ? { ccs: "hors_service" }
            : sockets.includes("combo_ccs")
              ? { ccs: "fonctionnel" }
              : {}),
        },
      );
    });
  const [first] = points();
  return csv([
    state(first!.id, "hors_service", "inconnu", { time: spelled(before(clock, { hours: 3 }), 0) }),
    ...rows,
    state("FRAUBE9999", "en_service", "libre", { time: spelled(before(clock, { days: 40 }), 1) }),
  ]);
}

function state(
  id: string,
  service: string,
  occupation: string,
  { time, ccs = "" }: { time: string; ccs?: string },
) {
  return {
    id_pdc_itinerance: id,
    etat_pdc: service,
    occupation_pdc: occupation,
    horodatage: time,
    etat_prise_type_2: "",
    etat_prise_type_combo_ccs: ccs,
    etat_prise_type_chademo: "",
    etat_prise_type_ef: "",
  };
}

/** The three spellings that occur. */
function spelled(time: string, index: number): string {
  if (index % 3 === 0) return time;
  return index % 3 === 1 ? time.replace("Z", "+0000") : time.replace("T", " ").replace("Z", "+00:00");
}

function csv(rows: readonly Record<string, string>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ""))]
    .map((cells) => `${cells.map(quoted).join(",")}\n`)
    .join("");
}
