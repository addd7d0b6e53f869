import { cleanText, foldName, ImportError, type SkipLog } from "@lieudit/intake";
import type { FeedFile } from "@lieudit/intake/files";
import { distanceMetres, type LatLng, roundLocation } from "@lieudit/place-model";
import { toHoursTag } from "./fuel-hours.ts";
import { readFuelPrices } from "./fuel-prices.ts";
import { isKnownService } from "./fuel-services.ts";
import type { FuelStation, RawStation } from "./fuel-station.ts";
import { parseParisTime } from "./paris-time.ts";
import { readFuelRows } from "./read-fuel-rows.ts";
import { readFuelXml } from "./read-fuel-xml.ts";

/** France has 10,000 stations; the limit is for forged files. */
const MAX_STATIONS = 200_000;
const MAX_SERVICES = 40;

/**
 * Reads the stations of an official fuel feed in any of its forms, by id. Of a repeated id
 * the entry with the newest price is kept.
 *
 * @throws {ImportError} DAMAGED when the file has no stations.
 */
export async function readFuel(file: FeedFile, now: Date, skips: SkipLog): Promise<FuelStation[]> {
  const raw =
    file.format === "xml"
      ? readFuelXml(file)
      : readFuelRows(file, (reason, where) => skips.add(reason, where));
  const stations = new Map<string, FuelStation>();
  for await (const one of raw) {
    const station = toFuelStation(one, now, skips);
    if (station === null) continue;
    const existing = stations.get(station.id);
    if (existing !== undefined) skips.add("repeated stations", `station ${station.id}`);
    if (existing === undefined || getNewestTime(station) > getNewestTime(existing))
      stations.set(station.id, station);
    if (stations.size > MAX_STATIONS) {
      throw new ImportError(
        "DAMAGED",
        `${file.name} has more than ${MAX_STATIONS} stations. Nothing was changed.`,
      );
    }
  }
  if (stations.size === 0) {
    throw new ImportError(
      "DAMAGED",
      `${file.name} holds no fuel station. Nothing was changed; check that it is a feed of prix-carburants.gouv.fr.`,
    );
  }
  const sorted = [...stations.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  return mergeRenumberedStations(sorted, skips);
}

/** Two ids of one address within this distance are one station that was registered again. */
const SAME_STATION_METRES = 50;

/**
 * Merges stations with the same address and position into the one with current prices,
 * which gets the ids of the others.
 */
function mergeRenumberedStations(stations: readonly FuelStation[], skips: SkipLog): FuelStation[] {
  const byAddress = new Map<string, FuelStation[]>();
  const dropped = new Set<FuelStation>();
  const newestFirst = stations.toSorted((a, b) => (getNewestTime(a) < getNewestTime(b) ? 1 : -1));
  for (const station of newestFirst) {
    const { address, postcode, location, id } = station;
    if (address === undefined) continue;
    const key = `${postcode ?? ""}|${foldName(address)}`;
    const others = byAddress.get(key) ?? [];
    const same = others.find((other) => distanceMetres(other.location, location) <= SAME_STATION_METRES);
    if (same === undefined) {
      byAddress.set(key, [...others, station]);
      continue;
    }
    skips.add("stations that have a newer number", `station ${id}`);
    same.formerIds = [...(same.formerIds ?? []), id];
    dropped.add(station);
  }
  return stations.filter((station) => !dropped.has(station));
}

/** Returns the time of the newest price, or an empty string. */
export function getNewestTime({ prices }: Pick<FuelStation, "prices">): string {
  return prices.reduce((newest, { updateTime = "" }) => (updateTime > newest ? updateTime : newest), "");
}

function toFuelStation(raw: RawStation, now: Date, skips: SkipLog): FuelStation | null {
  const digits = raw.id?.trim().replace(/\.0$/, "") ?? "";
  if (!/^\d{4,8}$/.test(digits)) {
    skips.add("stations without a number");
    return null;
  }
  const id = digits.padStart(8, "0");
  const location = toLocation(raw);
  if (location === undefined) {
    skips.add("stations without a position", `station ${id}`);
    return null;
  }
  const prices = readFuelPrices(raw.prices, raw.shortages, now, (reason) =>
    skips.add(reason, `station ${id}`),
  );
  const postcode = raw.postcode?.trim().padStart(5, "0");
  const address = cleanText(raw.address);
  const town = cleanText(raw.town);
  const brand = cleanText(raw.brand);
  const name = cleanText(raw.name);
  const hours = toHoursTag(raw);
  const status = toBusinessStatus(raw, now);
  const services = [
    ...new Set(raw.services.map((service) => cleanText(service)).filter((service) => service !== undefined)),
  ];
  for (const service of services) if (!isKnownService(service)) skips.add("unknown services", service);
  return {
    id,
    location,
    ...(postcode !== undefined && /^\d{5}$/.test(postcode) ? { postcode } : {}),
    ...(address === undefined ? {} : { address }),
    ...(town === undefined ? {} : { town }),
    ...(raw.road?.trim().toUpperCase() === "A" ? { isMotorway: true } : {}),
    ...(brand === undefined ? {} : { brand }),
    ...(name === undefined ? {} : { name }),
    ...(hours === undefined ? {} : { hours }),
    services: services.slice(0, MAX_SERVICES),
    prices,
    ...(status === undefined ? {} : { status }),
  };
}

/** Parses degrees times 100,000, with or without decimals; 0, 0 is not a position. */
function toLocation({ latitude, longitude, degrees }: RawStation): LatLng | undefined {
  const scaled = toPoint(latitude, longitude);
  const point =
    scaled === undefined
      ? undefined
      : Math.abs(scaled.latitude) > 90
        ? { latitude: scaled.latitude / 1e5, longitude: scaled.longitude / 1e5 }
        : scaled;
  const location = point ?? toPoint(degrees?.latitude, degrees?.longitude);
  if (location === undefined || Math.abs(location.latitude) > 90 || Math.abs(location.longitude) > 180)
    return undefined;
  return roundLocation(location);
}

function toPoint(latitude: string | undefined, longitude: string | undefined): LatLng | undefined {
  const [lat, lng] = [latitude, longitude].map((text) =>
    /^-?\d{1,9}(\.\d{1,15})?$/.test(text?.trim() ?? "") ? Number(text) : Number.NaN,
  ) as [number, number];
  if (Number.isNaN(lat) || Number.isNaN(lng) || (lat === 0 && lng === 0)) return undefined;
  return { latitude: lat, longitude: lng };
}

/** `<fermeture type="D">` is permanent, `T` is temporary. */
function toBusinessStatus({ closing }: RawStation, now: Date): FuelStation["status"] {
  if (closing === undefined) return undefined;
  const start = parseParisTime(closing.start);
  const end = parseParisTime(closing.end);
  if (start !== undefined && start > now) return undefined;
  const type = closing.type?.trim().toUpperCase();
  if (type === "D") return "CLOSED_PERMANENTLY";
  return type === "T" && (end === undefined || end > now) ? "CLOSED_TEMPORARILY" : undefined;
}
