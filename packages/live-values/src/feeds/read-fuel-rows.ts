import type { FeedFile } from "@lieudit/intake/files";
import { type FeedRow, readFeedRows, toCellText } from "@lieudit/intake/files";
import {
  createRawStation,
  type RawDay,
  type RawPrice,
  type RawShortage,
  type RawStation,
} from "./fuel-station.ts";

/** Called for cells with malformed JSON. */
export type RowFault = (reason: string, where: string) => void;

/**
 * Yields the stations of the feed's second form, CSV or JSON. Its cells hold JSON
 * converted from XML: attributes begin with `@`, and a list of one item is an object.
 */
export async function* readFuelRows(file: FeedFile, onFault: RowFault): AsyncGenerator<RawStation> {
  for await (const row of readFeedRows(file, { add: (reason, where = "") => onFault(reason, where) })) {
    yield toRawStation(row, onFault);
  }
}

const MAX_PARTS = 1_000;
const FUELS = ["gazole", "sp95", "e85", "gplc", "e10", "sp98"] as const;

function toRawStation(row: FeedRow, onFault: RowFault): RawStation {
  const id = text(row, "id");
  const cell = (name: string) =>
    parseJson(row[name], () => onFault(`cells "${name}" that are no JSON`, `station ${id ?? "without id"}`));
  const hours = asObject(cell("horaires"));
  return {
    ...createRawStation(),
    id,
    latitude: text(row, "latitude"),
    longitude: text(row, "longitude"),
    degrees: readDegrees(row.geom ?? row.coordonnees),
    postcode: text(row, "cp", "code_postal"),
    road: text(row, "pop"),
    address: text(row, "adresse"),
    town: text(row, "ville"),
    brand: text(row, "marque", "enseigne", "brand"),
    name: text(row, "nom", "name"),
    isAutomatic: getAttribute(hours, "automate-24-24") === "1",
    days: toList(hours?.jour).map(toRawDay),
    services: readServices(row, cell("services")),
    prices: readPrices(row, cell("prix")),
    shortages: readShortages(row, cell("rupture")),
  };
}

function text(row: FeedRow, ...names: string[]): string | undefined {
  for (const name of names) {
    const value = toCellText(row[name]);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Parses a JSON cell, which is text in CSV and may be a value in JSON. */
function parseJson(cell: unknown, onFault: () => void): unknown {
  if (typeof cell !== "string") return cell;
  if (cell.trim() === "") return undefined;
  try {
    return JSON.parse(cell);
  } catch {
    // Plain text, such as "Wifi, Bar" among the services, is valid.
    if (/^\s*[[{]/.test(cell)) onFault();
    return undefined;
  }
}

function asObject(value: unknown): Readonly<Record<string, unknown>> | undefined {
  const one = Array.isArray(value) ? value[0] : value;
  return typeof one === "object" && one !== null ? (one as Record<string, unknown>) : undefined;
}

/** Returns a list; the feed writes an object for one item, and an empty value for none. */
function toList(value: unknown): unknown[] {
  if (value === undefined || value === null || value === "") return [];
  return (Array.isArray(value) ? value : [value]).slice(0, MAX_PARTS);
}

function getAttribute(part: unknown, name: string): string | undefined {
  const object = asObject(part);
  return toCellText(object?.[`@${name}`] ?? object?.[name]);
}

function toRawDay(part: unknown): RawDay {
  return {
    id: getAttribute(part, "id"),
    name: getAttribute(part, "nom"),
    closed: getAttribute(part, "ferme"),
    times: toList(asObject(part)?.horaire).map((time) => ({
      open: getAttribute(time, "ouverture"),
      close: getAttribute(time, "fermeture"),
    })),
  };
}

function readServices(row: FeedRow, cell: unknown): string[] {
  const services = Array.isArray(cell) ? cell : toList(asObject(cell)?.service);
  const names = services.map(toCellText).filter((name) => name !== undefined);
  if (names.length > 0) return names.slice(0, MAX_PARTS);
  // A list in JSON, `//`-separated in the CSV of the ministry's portal.
  const offered = row.services_service ?? row.services_proposes;
  if (Array.isArray(offered))
    return offered
      .map(toCellText)
      .filter((name) => name !== undefined)
      .slice(0, MAX_PARTS);
  return (toCellText(offered) ?? "").split("//", MAX_PARTS);
}

function readPrices(row: FeedRow, cell: unknown): RawPrice[] {
  const prices = toList(asPrices(cell)).map((part) => ({
    name: getAttribute(part, "nom"),
    id: getAttribute(part, "id"),
    updated: getAttribute(part, "maj"),
    value: getAttribute(part, "valeur"),
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

function readShortages(row: FeedRow, cell: unknown): RawShortage[] {
  const shortages = toList(Array.isArray(cell) ? cell : (asObject(cell)?.rupture ?? cell)).map((part) => ({
    name: getAttribute(part, "nom"),
    id: getAttribute(part, "id"),
    start: getAttribute(part, "debut"),
    end: getAttribute(part, "fin"),
    type: getAttribute(part, "type"),
  }));
  if (shortages.length > 0) return shortages;
  return FUELS.flatMap((fuel) => {
    const start = text(row, `${fuel}_rupture_debut`, `debut_rupture_${fuel}_si_temporaire`);
    return start === undefined ? [] : [{ name: fuel, start, type: text(row, `${fuel}_rupture_type`) }];
  });
}

/** Parses `{"lon": 7.4, "lat": 43.7}`, as an object or as text, or `43.7, 7.4`. */
function readDegrees(cell: unknown): RawStation["degrees"] {
  const value = parseJson(cell, () => {});
  const latitude = getAttribute(value, "lat");
  const longitude = getAttribute(value, "lon");
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  const [, lat, lon] = /^\s*(-?\d{1,2}\.\d+)\s*,\s*(-?\d{1,3}\.\d+)\s*$/.exec(toCellText(cell) ?? "") ?? [];
  return lat === undefined || lon === undefined ? undefined : { latitude: lat, longitude: lon };
}
