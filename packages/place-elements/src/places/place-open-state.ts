import { type OpenState, openState } from "@lieudit/opening-hours";
import { getOpeningPeriods, getPlaceZone, OPENING_FIELDS } from "@lieudit/place-widgets";
import { pageSettings } from "../page/page-settings.ts";
import { loadFields, type RequestedPlace } from "./place-fields.ts";
import { wirePlace } from "./place-state.ts";

const WEEK_MS = 7 * 86_400_000;

/** `isOpen` of a place without its class. */
export async function isOpen(place: RequestedPlace, date?: Date): Promise<boolean | undefined> {
  assertBeta("isOpen");
  return (await getOpenState(place, date))?.isOpen;
}

/** `getNextOpeningTime` of a place without its class. */
export async function getNextOpeningTime(place: RequestedPlace, date?: Date): Promise<Date | undefined> {
  assertBeta("getNextOpeningTime");
  const state = await getOpenState(place, date);
  if (!state?.isOpen) return state?.change ?? undefined;
  // An open place opens next after it has closed.
  const closed = state.change && (await getOpenState(place, state.change));
  return closed?.change ?? undefined;
}

/** Returns null if the hours are unknown. Fetches the fields that it reads. */
async function getOpenState(place: RequestedPlace, date = new Date()): Promise<OpenState | null> {
  await loadFields(place, OPENING_FIELDS);
  const { currentOpeningHours, ...facts } = wirePlace(place);
  const { businessStatus = "OPERATIONAL" } = facts;
  if (businessStatus !== "OPERATIONAL") return { isOpen: false, change: null };
  const zone = getPlaceZone(facts);
  // `currentOpeningHours`, with holidays, cover the next seven days.
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
