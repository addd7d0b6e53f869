import type { EstateStay, StaySeason } from "../estate-listing.ts";
import { longDate } from "../french/dates.ts";
import type { IsoDay } from "../listing-base.ts";

/** `closed`: a week begins in no season, so it has no price. A let without seasons never closes. */
export type StayState = "free" | "taken" | "closed";

/** A week from Saturday to Saturday, as holiday homes are let. */
export interface StayWeek {
  du: IsoDay;
  au: IsoDay;
  /** `5 au 12 décembre`; a new year is named: `26 décembre au 2 janvier 2027`. */
  text: string;
  /** Null without a season for its first day. */
  priceCents: number | null;
  state: StayState;
}

const DAY_MS = 86_400_000;
const SATURDAY = 6;

/** Returns the next weeks of a holiday let with price and availability. The first begins after `today`. */
export function listStayWeeks(stay: EstateStay, today: IsoDay, count: number): StayWeek[] {
  const now = new Date(today);
  const first = now.getTime() + (SATURDAY - now.getUTCDay() || 7) * DAY_MS;
  return Array.from({ length: count }, (_, at) => {
    const du = toDay(first + 7 * at * DAY_MS);
    const au = toDay(first + 7 * (at + 1) * DAY_MS);
    const season = findSeason(stay, du);
    return {
      du,
      au,
      text: weekText(du, au),
      priceCents: season?.semaineCents ?? null,
      state: getStayState(stay, du, au),
    };
  });
}

/** Returns whether a holiday let is free from the day `du` until the day `au`. */
export function getStayState(stay: EstateStay, du: IsoDay, au: IsoDay): StayState {
  if (stay.pris.some((period) => period.du < au && period.au > du)) return "taken";
  if (stay.saisons.length === 0) return "free";
  // A week has the price of its first day.
  for (let first = du; first < au; first = toDay(Date.parse(first) + 7 * DAY_MS)) {
    if (findSeason(stay, first) === undefined) return "closed";
  }
  return "free";
}

/** Returns the seasons until a day; the one that lasts longer ends on it. */
export function listSeasonsUntil({ saisons }: EstateStay, last: IsoDay): StaySeason[] {
  return saisons
    .filter(({ du }) => du <= last)
    .map((season) => ({ ...season, au: season.au < last ? season.au : last }));
}

function findSeason({ saisons }: EstateStay, day: IsoDay): StaySeason | undefined {
  return saisons.find(({ du, au }) => du <= day && day <= au);
}

function toDay(ms: number): IsoDay {
  return new Date(ms).toISOString().slice(0, 10);
}

function weekText(du: IsoDay, au: IsoDay): string {
  const start = dayText(du);
  const year = du.slice(0, 4) === au.slice(0, 4) ? "" : ` ${au.slice(0, 4)}`;
  return `${du.slice(0, 7) === au.slice(0, 7) ? start.replace(/ .*/, "") : start} au ${dayText(au)}${year}`;
}

/** `5 décembre`. */
function dayText(day: IsoDay): string {
  return longDate(new Date(day)).replace(/ \d{4}$/, "");
}
