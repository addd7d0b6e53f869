import type { FeedFile } from "@lieudit/intake/files";
import { cellText, type FeedRow, feedRows } from "@lieudit/intake/files";
import {
  emptyRawStation,
  type RawDay,
  type RawPrice,
  type RawShortage,
  type RawStation,
} from "./fuel-station.ts";

/** Told of cells that hold no JSON where they should. */
export type RowFault = (reason: string, where: string) => void;

/**
 * The stations of the feed's second form, CSV or JSON. Its cells hold JSON
 * made from the XML: attributes begin with `@`, and a list of one is an
 * object, not a list.
 */
export async function* readFuelRows(file: FeedFile, onFault: RowFault): AsyncGenerator<RawStation> {
  for await (const row of feedRows(file)) yield stationOfRow(row, onFault);
}

const MAX_PARTS = 1_000;
const FUELS = ["gazole", "sp95", "e85", "gplc", "e10", "sp98"] as const;

function stationOfRow(row: FeedRow, onFault: RowFault): RawStation {
  const id = text(row, "id");
  const cell = (name: string) =>
    jsonOf(row[name], () => onFault(`cells "${name}" that are no JSON`, `station ${id ?? "without id"}`));
  const hours = asObject(cell("horaires"));
  return {
    ...emptyRawStation(),
    id,
    latitude: text(row, "latitude"),
    longitude: text(row, "longitude"),
    degrees: degreesOf(row.geom ?? row.coordonnees),
    postcode: text(row, "cp", "code_postal"),
    road: text(row, "pop"),
    address: text(row, "adresse"),
    town: text(row, "ville"),
    brand: text(row, "marque", "enseigne", "brand"),
    name: text(row, "nom", "name"),
    isAutomatic: attribute(hours, "automate-24-24") === "1",
    days: listOf(hours?.jour).map(dayOf),
    services: servicesOf(row, cell("services")),
    prices: pricesOf(row, cell("prix")),
    shortages: shortagesOf(row, cell("rupture")),
  };
}

function text(row: FeedRow, ...names: string[]): string | undefined {
  for (const name of names) {
    const value = cellText(row[name]);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** A cell's JSON, whether the file has it as text or, in JSON, as it is. */
function jsonOf(cell: unknown, onFault: () => void): unknown {
  if (typeof cell !== "string") return cell;
  if (cell.trim() === "") return undefined;
  try {
    return JSON.parse(cell);
  } catch {
    // A plain text, such as "Wifi, Bar" among the services, is no fault.
    if (/^\s*[[{]/.test(cell)) onFault();
    return undefined;
  }
}

function asObject(value: unknown): Readonly<Record<string, unknown>> | undefined {
  const one = Array.isArray(value) ? value[0] : value;
  return typeof one === "object" && one !== null ? (one as Record<string, unknown>) : undefined;
}

/** A list, of which the feed makes an object when it has one item and nothing when it has none. */
function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null || value === "") return [];
  return (Array.isArray(value) ? value : [value]).slice(0, MAX_PARTS);
}

function attribute(part: unknown, name: string): string | undefined {
  const object = asObject(part);
  return cellText(object?.[`@${name}`] ?? object?.[name]);
}

function dayOf(part: unknown): RawDay {
  return {
    id: attribute(part, "id"),
    name: attribute(part, "nom"),
    closed: attribute(part, "ferme"),
    times: listOf(asObject(part)?.horaire).map((time) => ({
      open: attribute(time, "ouverture"),
      close: attribute(time, "fermeture"),
    })),
  };
}

function servicesOf(row: FeedRow, cell: unknown): string[] {
  const services = Array.isArray(cell) ? cell : listOf(asObject(cell)?.service);
  const names = services.map(cellText).filter((name) => name !== undefined);
  if (names.length > 0) return names.slice(0, MAX_PARTS);
  // A list in JSON, `//` in the CSV of the ministry's portal.
  const offered = row.services_service ?? row.services_proposes;
  if (Array.isArray(offered))
    return offered
      .map(cellText)
      .filter((name) => name !== undefined)
      .slice(0, MAX_PARTS);
  return (cellText(offered) ?? "").split("//", MAX_PARTS);
}

function pricesOf(row: FeedRow, cell: unknown): RawPrice[] {
  const prices = listOf(asPrices(cell)).map((part) => ({
    name: attribute(part, "nom"),
    id: attribute(part, "id"),
    updated: attribute(part, "maj"),
    value: attribute(part, "valeur"),
  }));
  if (prices.length > 0) return prices;
  return FUELS.flatMap((fuel) => {
    const value = text(row, `${fuel}_prix`, `prix_${fuel}`);
    if (value === undefined) return [];
    return [{ name: fuel, updated: text(row, `${fuel}_maj`, `prix_${fuel}_mis_a_jour_le`), value }];
  });
}

function asPrices(cell: unknown): unknown {
  return Array.isArray(cell) ? cell : (asObject(cell)?.prix ?? cell);
}

function shortagesOf(row: FeedRow, cell: unknown): RawShortage[] {
  const shortages = listOf(Array.isArray(cell) ? cell : (asObject(cell)?.rupture ?? cell)).map((part) => ({
    name: attribute(part, "nom"),
    id: attribute(part, "id"),
    start: attribute(part, "debut"),
    end: attribute(part, "fin"),
    type: attribute(part, "type"),
  }));
  if (shortages.length > 0) return shortages;
  return FUELS.flatMap((fuel) => {
    const start = text(row, `${fuel}_rupture_debut`, `debut_rupture_${fuel}_si_temporaire`);
    return start === undefined ? [] : [{ name: fuel, start, type: text(row, `${fuel}_rupture_type`) }];
  });
}

/** `{"lon": 7.4, "lat": 43.7}`, as an object or as text, or `43.7, 7.4`. */
function degreesOf(cell: unknown): RawStation["degrees"] {
  const value = jsonOf(cell, () => {});
  const latitude = attribute(value, "lat");
  const longitude = attribute(value, "lon");
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  const [, lat, lon] = /^\s*(-?\d{1,2}\.\d+)\s*,\s*(-?\d{1,3}\.\d+)\s*$/.exec(cellText(cell) ?? "") ?? [];
  return lat === undefined || lon === undefined ? undefined : { latitude: lat, longitude: lon };
}
