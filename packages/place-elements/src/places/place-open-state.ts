import { type OpenState, openState } from "@lieudit/opening-hours";
import { OPENING_FIELDS, openingPeriods, placeZone } from "@lieudit/place-widgets";
import { loadFields, type Place, wirePlace } from "./place.ts";

const WEEK_MS = 7 * 86_400_000;

/** Whether a place is open at `date` and until when; null where nobody knows. Fetches what that depends on. */
export async function openStateOf(place: Place, date = new Date()): Promise<OpenState | null> {
  await loadFields(place, OPENING_FIELDS);
  const { currentOpeningHours, ...facts } = wirePlace(place);
  const { businessStatus = "OPERATIONAL" } = facts;
  if (businessStatus !== "OPERATIONAL") return { isOpen: false, change: null };
  const zone = placeZone(facts);
  // The hours with holidays are those of the seven days to come.
  const isThisWeek = Math.abs(date.getTime() - Date.now()) < WEEK_MS;
  const periods = openingPeriods(
    isThisWeek && currentOpeningHours ? { ...facts, currentOpeningHours } : facts,
  );
  return periods === null || zone === null ? null : openState(periods, date, zone);
}

/** When a place opens next after `date`; undefined where nobody knows and where it never does. */
export async function nextOpeningOf(place: Place, date = new Date()): Promise<Date | undefined> {
  const state = await openStateOf(place, date);
  if (!state?.isOpen) return state?.change ?? undefined;
  // After the closing that comes first.
  const closed = state.change && (await openStateOf(place, state.change));
  return closed?.change ?? undefined;
}
