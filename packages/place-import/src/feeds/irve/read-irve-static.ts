import { createHash } from "node:crypto";
import { cleanText, foldName, ImportError, type SkipLog } from "@lieudit/intake";
import type { FeedFile } from "@lieudit/intake/files";
import { type FeedRow, readFeedRows, toCellText } from "@lieudit/intake/files";
import { toEvseRegisterId } from "@lieudit/live-values";
import type { EvConnectorType, LatLng } from "@lieudit/place-model";
import { roundLocation } from "@lieudit/place-model";
import type { ChargePoint, ChargingStation } from "./charging-station.ts";

/** France has 200,000 charging points; the limit is for forged files. */
const MAX_POINTS = 2_000_000;
const MAX_POINTS_OF_STATION = 1_000;
/** Above the chargers of lorries, 3.75 MW. */
const MAX_KILOWATTS = 4_000;

/**
 * Reads the stations of a static IRVE file by id. Of a repeated point the newest row
 * (`date_maj`) is used; where rows of one station differ, the newest is used too.
 *
 * @see https://schema.data.gouv.fr/etalab/schema-irve-statique/
 * @throws {ImportError} DAMAGED when it is not such a file.
 */
export async function readIrveStatic(file: FeedFile, skips: SkipLog): Promise<ChargingStation[]> {
  const points = new Map<string, PointLine>();
  const newestRows = new Map<string, StationRow>();
  for await (const row of readFeedRows(file, skips)) {
    const line = toPointLine(row, skips, points.size);
    if (line === null) continue;
    const { key, stationId, updated } = line;
    const existing = points.get(key);
    if (existing !== undefined) skips.add("repeated charging points", key);
    if (existing === undefined || updated >= existing.updated) points.set(key, line);
    if (points.size > MAX_POINTS) {
      throw new ImportError(
        "DAMAGED",
        `${file.name} has more than ${MAX_POINTS} charging points. Nothing was changed.`,
      );
    }
    const before = newestRows.get(stationId);
    const isNewest =
      before === undefined || updated > before.updated || (updated === before.updated && key < before.key);
    if (isNewest) newestRows.set(stationId, { key, updated, row });
  }
  if (points.size === 0) {
    throw new ImportError(
      "DAMAGED",
      `${file.name} holds no charging point. Nothing was changed; check that it is a static IRVE file.`,
    );
  }
  const pointsOf = new Map<string, PointLine[]>();
  for (const line of points.values()) {
    const existing = pointsOf.get(line.stationId);
    if (existing === undefined) pointsOf.set(line.stationId, [line]);
    else existing.push(line);
  }
  return [...pointsOf]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([id, lines]) => toStation(id, lines, newestRows.get(id)) ?? []);
}

/** A point with its id. */
interface PointLine {
  key: string;
  stationId: string;
  point: ChargePoint;
  updated: string;
}

/** The needed columns of a station's newest row; its points repeat them. */
interface StationRow {
  key: string;
  updated: string;
  row: FeedRow;
}

function toPointLine(row: FeedRow, skips: SkipLog, index: number): PointLine | null {
  const location = toLocation(row);
  const name = cleanText(toCellText(row.nom_station) ?? toCellText(row.nom_enseigne));
  if (location === undefined) {
    skips.add("charging points without a position", name);
    return null;
  }
  const types = SOCKETS.filter(([column]) => isTrue(row[column])).map(([, type]) => type);
  const kilowatts = parseKilowatts(row.puissance_nominale);
  if (kilowatts === undefined) skips.add("charging points without a power", name);
  const id = toRegistered(row.id_pdc_itinerance);
  const stationId = toRegistered(row.id_station_itinerance) ?? toUnregistered(name, location);
  const localId = toCellText(row.id_pdc_local);
  return {
    key: id ?? (localId === undefined ? `line ${index}` : `${stationId} ${localId}`),
    stationId,
    point: { ...(id === undefined ? {} : { id }), kilowatts: kilowatts ?? 0, types },
    updated: toCellText(row.date_maj)?.slice(0, 10) ?? "",
  };
}

function toStation(
  id: string,
  lines: readonly PointLine[],
  newest: StationRow | undefined,
): ChargingStation | null {
  const location = newest === undefined ? undefined : toLocation(newest.row);
  if (newest === undefined || location === undefined) return null;
  const { row, updated } = newest;
  const text = (column: string) => cleanText(toCellText(row[column]));
  const name = text("nom_station");
  const address =
    text("adresse_station") ?? joinUnique(text("consolidated_code_postal"), text("consolidated_commune"));
  const phone = text("telephone_operateur")?.replace(/^tel:/i, "");
  const hours = toHours(toCellText(row.horaires));
  const makers = [text("nom_enseigne"), text("nom_operateur"), text("nom_amenageur")];
  const declared = Number(toCellText(row.nbre_pdc));
  const pointCount =
    Number.isInteger(declared) && declared <= MAX_POINTS_OF_STATION
      ? Math.max(declared, lines.length)
      : lines.length;
  const acceptsCards = readClaim(row.paiement_cb);
  const isReservable = readClaim(row.reservation);
  const wheelchairParking = WHEELCHAIR.get(foldName(text("accessibilite_pmr") ?? ""));
  const points = lines
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .slice(0, MAX_POINTS_OF_STATION)
    .map(({ point }) => point);
  return {
    id,
    ...(name === undefined ? {} : { name }),
    location,
    ...(address === undefined ? {} : { address }),
    makers: [...new Set(makers.filter((maker) => maker !== undefined))],
    ...(phone === undefined ? {} : { phone }),
    ...(hours === undefined ? {} : { hours }),
    pointCount,
    points,
    ...(acceptsCards === undefined ? {} : { acceptsCards }),
    ...(isReservable === undefined ? {} : { isReservable }),
    ...(wheelchairParking === undefined ? {} : { wheelchairParking }),
    ...(isTrue(row.station_deux_roues) && !hasCarSocket(points) ? { isForTwoWheels: true } : {}),
    updated,
  };
}

const SOCKETS: readonly (readonly [column: string, type: EvConnectorType])[] = [
  ["prise_type_2", "EV_CONNECTOR_TYPE_TYPE_2"],
  ["prise_type_combo_ccs", "EV_CONNECTOR_TYPE_CCS_COMBO_2"],
  ["prise_type_chademo", "EV_CONNECTOR_TYPE_CHADEMO"],
  ["prise_type_ef", "EV_CONNECTOR_TYPE_UNSPECIFIED_WALL_OUTLET"],
  ["prise_type_autre", "EV_CONNECTOR_TYPE_OTHER"],
];

const WHEELCHAIR: ReadonlyMap<string, boolean> = new Map([
  ["reserve pmr", true],
  ["accessible mais non reserve pmr", true],
  ["non accessible", false],
]);

/**
 * `station_deux_roues` is also true for stations that two-wheelers may use; only those
 * with household sockets alone are for them only.
 */
function hasCarSocket(points: readonly ChargePoint[]): boolean {
  return points.some(({ types }) =>
    types.some((type) => type !== "EV_CONNECTOR_TYPE_UNSPECIFIED_WALL_OUTLET"),
  );
}

/** `true`, `True`, `TRUE`, `1`, `vrai`, `oui`. */
function isTrue(cell: unknown): boolean {
  return readClaim(cell) === true;
}

function readClaim(cell: unknown): boolean | undefined {
  if (typeof cell === "boolean") return cell;
  const text = toCellText(cell)?.toLowerCase() ?? "";
  if (/^(true|1|vrai|oui)$/.test(text)) return true;
  return /^(false|0|faux|non)$/.test(text) ? false : undefined;
}

/** Whether a text is an id of the register; "Non concerné" is not. */
function toRegistered(cell: unknown): string | undefined {
  return toEvseRegisterId(toCellText(cell) ?? "")?.slice("evse:".length);
}

function toUnregistered(name: string | undefined, { latitude, longitude }: LatLng): string {
  const text = `${foldName(name ?? "")}|${latitude.toFixed(4)}|${longitude.toFixed(4)}`;
  return `x${createHash("sha256").update(text).digest("hex").slice(0, 16)}`;
}

/** Parses `[lon,lat]`, swapped if only that is in France, else the columns of the consolidated file. */
function toLocation(row: FeedRow): LatLng | undefined {
  const cell = Array.isArray(row.coordonneesxy) ? row.coordonneesxy.join(",") : toCellText(row.coordonneesxy);
  const [, first, second] =
    /^\s*\[?\s*(-?\d{1,3}(?:\.\d{1,20})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,20})?)\s*\]?\s*$/.exec(cell ?? "") ?? [];
  const pairs: [string | undefined, string | undefined][] = [
    [first, second],
    [toCellText(row.consolidated_longitude), toCellText(row.consolidated_latitude)],
  ];
  for (const [lng, lat] of pairs) {
    const longitude = Number(lng ?? Number.NaN);
    const latitude = Number(lat ?? Number.NaN);
    if (Number.isNaN(longitude) || Number.isNaN(latitude) || (longitude === 0 && latitude === 0)) continue;
    const isTurned = isInFrance(longitude, latitude) && !isInFrance(latitude, longitude);
    const point = isTurned ? { latitude: longitude, longitude: latitude } : { latitude, longitude };
    if (Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180) return roundLocation(point);
  }
  return undefined;
}

/** Bounds of metropolitan France: 41 to 52° north, 6° west to 10° east. */
function isInFrance(latitude: number, longitude: number): boolean {
  return latitude >= 41 && latitude <= 52 && longitude >= -6 && longitude <= 10;
}

/** Values in thousands are watts. */
function parseKilowatts(cell: unknown): number | undefined {
  const text =
    toCellText(cell)
      ?.replace(",", ".")
      .replace(/\s*kw$/i, "") ?? "";
  if (!/^\d{1,7}(\.\d{1,6})?$/.test(text)) return undefined;
  const number = Number(text);
  const kilowatts = number >= 1_000 ? number / 1_000 : number;
  return kilowatts > 0 && kilowatts <= MAX_KILOWATTS ? Math.round(kilowatts * 100) / 100 : undefined;
}

/**
 * Rules are separated by a comma without space; with a space the tag's syntax adds the
 * rules up as intended.
 */
function toHours(cell: string | undefined): string | undefined {
  return cleanText(cell?.replace(/,\s*(?=(?:Mo|Tu|We|Th|Fr|Sa|Su|PH)\b)/g, ", "), 1_000);
}

function joinUnique(...parts: (string | undefined)[]): string | undefined {
  const text = parts.filter((part) => part !== undefined).join(" ");
  return text === "" ? undefined : text;
}
