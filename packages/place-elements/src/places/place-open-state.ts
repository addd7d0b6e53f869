import { type OpenState, openState } from "@lieudit/opening-hours";
import { getOpeningPeriods, getPlaceZone, OPENING_FIELDS } from "@lieudit/place-widgets";
import { pageSettings } from "../page/page-settings.ts";
import { type Place, wirePlace } from "./place.ts";
import { loadFields } from "./place-fields.ts";

const WEEK_MS = 7 * 86_400_000;

/** `isOpen` of a place without its class. */
export async function isOpen(place: Place, date?: Date): Promise<boolean | undefined> {
  assertBeta("isOpen");
  return (await getOpenState(place, date))?.isOpen;
}

/** `getNextOpeningTime` of a place without its class. */
export async function nextOpeningTime(place: Place, date?: Date): Promise<Date | undefined> {
  assertBeta("getNextOpeningTime");
  const state = await getOpenState(place, date);
  if (!state?.isOpen) return state?.change ?? undefined;
  // After the closing that comes first.
  const closed = state.change && (await getOpenState(place, state.change));
  return closed?.change ?? undefined;
}

/** Null where nobody knows. Fetches what it depends on. */
async function getOpenState(place: Place, date = new Date()): Promise<OpenState | null> {
  await loadFields(place, OPENING_FIELDS);
  const { currentOpeningHours, ...facts } = wirePlace(place);
  const { businessStatus = "OPERATIONAL" } = facts;
  if (businessStatus !== "OPERATIONAL") return { isOpen: false, change: null };
  const zone = getPlaceZone(facts);
  // The hours with holidays are those of the seven days to come.
  const isThisWeek = Math.abs(date.getTime() - Date.now()) < WEEK_MS;
  const periods = getOpeningPeriods(
    isThisWeek && currentOpeningHours ? { ...facts, currentOpeningHours } : facts,
  );
  return periods === null || zone === null ? null : openState(periods, date, zone);
}

/** @throws {Error} outside the beta channel. */
function assertBeta(method: string): void {
  if (pageSettings().channel !== "stable") return;
  throw new Error(
    `Place.prototype.${method}() is not available in this version of the API. To use it, switch to the beta channel`,
  );
}
