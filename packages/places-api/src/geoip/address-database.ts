import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import type { LocationArea } from "@lieudit/place-model";
import { type CityResponse, Reader } from "mmdb-lib";
import { SettingsError } from "../settings.ts";

/** Finds the area of an IP address, or null if the database does not know it. */
export type AddressLocator = (address: string) => LocationArea | null;

/** Radius where the database has none, and the most that the protocol allows, in metres. */
const DEFAULT_RADIUS_METRES = 20_000;
const MAX_RADIUS_METRES = 50_000;

/**
 * Opens a database of IP addresses in the MaxMind DB format, such as GeoLite2 City.
 *
 * @throws {SettingsError} if the file cannot be read, or is not such a database.
 */
export function openAddressDatabase(path: string): AddressLocator {
  const reader = openReader(path);
  return (address) => {
    const { location } = findRecord(reader, address) ?? {};
    if (location === undefined) return null;
    const { latitude, longitude, accuracy_radius: accuracyKm } = location;
    if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return null;
    const radius = accuracyKm > 0 ? accuracyKm * 1000 : DEFAULT_RADIUS_METRES;
    return { circle: { center: { latitude, longitude }, radius: Math.min(radius, MAX_RADIUS_METRES) } };
  };
}

function openReader(path: string): Reader<CityResponse> {
  try {
    return new Reader<CityResponse>(readFileSync(path));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError(
      `GEOIP_DATABASE: "${path}" cannot be used as a MaxMind DB file (${reason}); give the path of one, such as GeoLite2-City.mmdb.`,
    );
  }
}

function findRecord(reader: Reader<CityResponse>, address: string): CityResponse | null {
  if (isIP(address) === 0) return null;
  try {
    return reader.get(address);
  } catch {
    // A database of IPv4 addresses rejects the others.
    return null;
  }
}
