import type { FuelType } from "@lieudit/place-model";

/** A fuel that French stations sell. */
export interface FuelChoice {
  /** In the URL: `carburant=gazole`. */
  slug: string;
  type: FuelType;
  label: string;
}

/** The most sold fuel comes first, and is the default of lists. */
export const FUELS = [
  { slug: "sp95-e10", type: "SP95_E10", label: "SP95-E10" },
  { slug: "gazole", type: "DIESEL", label: "Gazole" },
  { slug: "sp98", type: "SP98", label: "SP98" },
  { slug: "sp95", type: "SP95", label: "SP95" },
  { slug: "e85", type: "E85", label: "Superéthanol E85" },
  { slug: "gplc", type: "LPG", label: "GPLc" },
] as const satisfies readonly FuelChoice[];

/** How a list of stations is ordered, as `tri=` spells it; the first is the default. */
export const STATION_ORDERS = ["prix", "distance"] as const;
export type StationOrder = (typeof STATION_ORDERS)[number];

/** Kinds of places whose lists compare stations: by price, or by power. */
export const STATION_KINDS = { "station-service": "fuel", "borne-de-recharge": "charging" } as const;
export type StationKind = (typeof STATION_KINDS)[keyof typeof STATION_KINDS];

/** Returns what the list of a kind compares; undefined for other kinds. */
export function getStationKind(slug: string | null): StationKind | undefined {
  return slug === null ? undefined : (STATION_KINDS as Partial<Record<string, StationKind>>)[slug];
}

/** Returns the fuel of an address; null without a known one. */
export function readFuel(slug: string | null): FuelChoice | null {
  return FUELS.find((fuel) => fuel.slug === slug) ?? null;
}

/** Other names of fuels, without spaces and hyphens. */
const FUEL_NAMES: Readonly<Record<string, string>> = {
  diesel: "gazole",
  gasoil: "gazole",
  e10: "sp95-e10",
  sp95e10: "sp95-e10",
  sansplomb95: "sp95",
  sansplomb98: "sp98",
  ethanol: "e85",
  superethanol: "e85",
  gpl: "gplc",
};

/** Returns the fuel that a text asks for, such as `gazole moins cher`; null if it asks for anything else. */
export function readFuelWords(text: string): FuelChoice | null {
  const words = /^(?:prix (?:du |de l.)?)?(.+?)(?: (?:le )?(?:moins|pas) ch(?:er|ère)s?)?$/i.exec(
    text.trim(),
  );
  const name =
    words?.[1]
      ?.toLowerCase()
      .normalize("NFD")
      .replace(/[\s\p{M}-]/gu, "") ?? "";
  return readFuel(FUEL_NAMES[name] ?? name);
}
