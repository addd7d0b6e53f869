import type { OpeningHours, Place } from "@lieudit/place-model";
import { HARD_SPACE, hourOfDay } from "../format/french.ts";

/** How a place stands right now, for one line of a list. */
export interface OpeningText {
  state: "open" | "closed";
  text: string;
}

/**
 * "Ouvert · ferme à 19 h", on the place's own clock; null where nothing is
 * known. It says what was true when the server answered.
 */
export function openingText(
  place: Pick<Place, "businessStatus" | "currentOpeningHours" | "utcOffsetMinutes">,
): OpeningText | null {
  if (place.businessStatus === "CLOSED_PERMANENTLY") return { state: "closed", text: "Définitivement fermé" };
  if (place.businessStatus === "CLOSED_TEMPORARILY") return { state: "closed", text: "Fermé temporairement" };
  if (place.businessStatus === "FUTURE_OPENING") return { state: "closed", text: "Ouverture prochaine" };
  const hours = place.currentOpeningHours;
  if (hours?.openNow === undefined) return null;
  const state = hours.openNow ? "open" : "closed";
  const change = nextChange(hours, place.utcOffsetMinutes);
  return { state, text: change === null ? (hours.openNow ? "Ouvert" : "Fermé") : change };
}

function nextChange(hours: OpeningHours, offsetMinutes: number | undefined): string | null {
  const instant = Date.parse((hours.openNow ? hours.nextCloseTime : hours.nextOpenTime) ?? "");
  if (Number.isNaN(instant) || offsetMinutes === undefined) return null;
  const local = new Date(instant + offsetMinutes * 60_000);
  const time = hourOfDay(local.getUTCHours(), local.getUTCMinutes());
  return hours.openNow ? `Ouvert, ferme à${HARD_SPACE}${time}` : `Fermé, ouvre à${HARD_SPACE}${time}`;
}
