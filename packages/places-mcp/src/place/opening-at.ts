import { DAY_MINUTES, instantAt, isTimeZone, openState, wallClock } from "@lieudit/opening-hours";
import type { Place, PlaceField } from "@lieudit/place-model";
import { line, SafeText } from "../answer/line.ts";
import { ToolError } from "../answer/tool-answer.ts";

/** The fields that `getOpeningAt` reads. */
export const OPENING_FIELDS = [
  "businessStatus",
  "regularOpeningHours",
  "currentOpeningHours",
  "timeZone",
  "utcOffsetMinutes",
] as const satisfies readonly PlaceField[];

/** "now", or a time on the place's own clock: 2026-11-24T20:00. */
export type Moment = "now" | string;

export interface OpeningAt {
  state: "open" | "closed" | "unknown";
  /** When that changes, on the place's clock: 2026-11-24T20:00. */
  until?: string;
}

const MINUTE_MS = 60_000;
/** `currentOpeningHours` covers the next seven days, with their holidays. */
const CURRENT_HOURS_MS = 6 * DAY_MINUTES * MINUTE_MS;
const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const LOCAL_TIME = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::\d\d)?$/;

/**
 * Whether the place is open at a moment. Unknown without hours or a time zone.
 *
 * @throws {ToolError} if the moment is malformed.
 */
export function getOpeningAt(place: Place, moment: Moment, now: Date): OpeningAt {
  const local = moment === "now" ? null : parseLocalTime(moment);
  if (place.businessStatus === "CLOSED_PERMANENTLY" || place.businessStatus === "CLOSED_TEMPORARILY") {
    return { state: "closed" };
  }
  const zone = getZone(place);
  if (zone === null) return { state: "unknown" };
  const instant = local === null ? now : instantAt(local.date, local.minute, zone);
  const distance = instant.getTime() - now.getTime();
  const hours =
    distance >= 0 && distance < CURRENT_HOURS_MS
      ? (place.currentOpeningHours ?? place.regularOpeningHours)
      : place.regularOpeningHours;
  if (hours?.periods === undefined) return { state: "unknown" };
  const { isOpen, change } = openState(hours.periods, instant, zone);
  return {
    state: isOpen ? "open" : "closed",
    ...(change === null ? {} : { until: wallClock(change, zone).toISOString().slice(0, 16) }),
  };
}

/** Describes an opening state: "open until Tue 20:00"; null if it is unknown. */
export function describeOpening({ state, until }: OpeningAt): SafeText | null {
  if (state === "unknown") return null;
  if (until === undefined) return new SafeText(state);
  const weekday = WEEKDAYS[new Date(`${until}Z`).getUTCDay()];
  return new SafeText(`${state} until ${weekday} ${until.slice(11)}`);
}

function getZone({ timeZone, utcOffsetMinutes: offset }: Place): string | null {
  if (isTimeZone(timeZone?.id)) return timeZone.id;
  if (offset === undefined || !Number.isInteger(offset) || Math.abs(offset) >= DAY_MINUTES) return null;
  const clock = new Date(Math.abs(offset) * MINUTE_MS).toISOString().slice(11, 16);
  return (offset < 0 ? "-" : "+") + clock;
}

function parseLocalTime(text: string) {
  const [, year, month, day, hour, minute] = (LOCAL_TIME.exec(text) ?? []).map(Number);
  const date = { year: year ?? 0, month: month ?? 0, day: day ?? 0 };
  const isReal =
    new Date(Date.UTC(date.year, date.month - 1, date.day)).toISOString().slice(0, 10) === text.slice(0, 10);
  if (!isReal || hour === undefined || minute === undefined || hour > 23 || minute > 59) {
    throw new ToolError(
      line`${text} is not a time; write "now" or the place's local time such as 2026-11-24T20:00.`,
    );
  }
  return { date, minute: hour * 60 + minute };
}
