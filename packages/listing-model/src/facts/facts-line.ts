import type { EstateListing } from "../estate-listing.ts";
import { counted, integer, measured } from "../french/numbers.ts";
import { upperFirst } from "../french/words.ts";
import type { VehicleListing } from "../vehicle-listing.ts";
import { surfaceText } from "./price-text.ts";
import { lotsRoomsText, lotsSurfaceText } from "./programme-lots.ts";

type VehicleFacts = Pick<
  VehicleListing,
  "kind" | "dateMec" | "kilometrageKm" | "energie" | "boite" | "condition"
>;
type EstateFacts = Pick<
  EstateListing,
  "kind" | "type" | "surfaceHabitableM2" | "surfaceTerrainM2" | "pieces" | "chambres" | "lots" | "sejour"
>;

/** Returns the facts of a card in one line: `120 m² · 5 p. · 3 ch.`, `2021 · 45 000 km · Diesel · Manuelle`. */
export function factsLine(listing: VehicleFacts | EstateFacts): string {
  return (listing.kind === "vehicle" ? vehicleFacts(listing) : estateFacts(listing))
    .filter((fact) => fact !== null)
    .join(" · ");
}

function vehicleFacts({
  dateMec,
  kilometrageKm,
  energie,
  boite,
  condition,
}: VehicleFacts): (string | null)[] {
  return [
    dateMec === undefined ? (condition === "neuf" ? "Neuf" : null) : dateMec.slice(0, 4),
    kilometrageKm === undefined ? null : measured(kilometrageKm, "km"),
    upperFirst(energie),
    boite === undefined ? null : upperFirst(boite),
  ];
}

function estateFacts({
  type,
  surfaceHabitableM2,
  surfaceTerrainM2,
  pieces,
  chambres,
  lots,
  sejour,
}: EstateFacts): (string | null)[] {
  if (type === "terrain") {
    return [surfaceTerrainM2 === undefined ? null : `${surfaceText(surfaceTerrainM2)} de terrain`];
  }
  const rooms = lotsRoomsText(lots);
  if (rooms !== undefined) return [`${rooms}\u00a0p.`, lotsSurfaceText(lots) ?? null];
  return [
    sejour === undefined ? null : counted(sejour.couchages, "couchage", "couchages"),
    surfaceHabitableM2 === undefined ? null : surfaceText(surfaceHabitableM2),
    pieces === undefined || pieces === 0 ? null : `${integer(pieces)}\u00a0p.`,
    chambres === undefined || chambres === 0 ? null : `${integer(chambres)}\u00a0ch.`,
    type === "maison" && surfaceTerrainM2 !== undefined ? `terrain ${surfaceText(surfaceTerrainM2)}` : null,
  ];
}
