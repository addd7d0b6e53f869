/** A part of France with its own country code. */
export interface FrenchTerritory {
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  /** Whole degrees around all of its addresses. */
  south: number;
  west: number;
  north: number;
  east: number;
}

/**
 * Returns the territory of a commune.
 *
 * @param cityCode its INSEE code: five characters, the second is A or B in Corsica.
 */
export function getTerritory(cityCode: string): FrenchTerritory {
  return OVERSEAS.get(cityCode.slice(0, 3)) ?? METROPOLITAN;
}

const METROPOLITAN: FrenchTerritory = { countryCode: "FR", south: 41, west: -6, north: 52, east: 10 };

/** By the first three characters of INSEE codes. */
const OVERSEAS: ReadonlyMap<string, FrenchTerritory> = new Map([
  ["971", { countryCode: "GP", south: 15, west: -62, north: 17, east: -60 }],
  ["972", { countryCode: "MQ", south: 14, west: -62, north: 15, east: -60 }],
  ["973", { countryCode: "GF", south: 2, west: -55, north: 6, east: -51 }],
  ["974", { countryCode: "RE", south: -22, west: 55, north: -20, east: 56 }],
  ["975", { countryCode: "PM", south: 46, west: -57, north: 48, east: -56 }],
  ["976", { countryCode: "YT", south: -14, west: 44, north: -12, east: 46 }],
  ["977", { countryCode: "BL", south: 17, west: -63, north: 18, east: -62 }],
  ["978", { countryCode: "MF", south: 17, west: -64, north: 19, east: -62 }],
  ["986", { countryCode: "WF", south: -15, west: -179, north: -13, east: -176 }],
  ["987", { countryCode: "PF", south: -28, west: -155, north: -7, east: -134 }],
  ["988", { countryCode: "NC", south: -24, west: 158, north: -17, east: 173 }],
]);
