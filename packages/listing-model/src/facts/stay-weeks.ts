import type { EstateStay } from "../estate-listing.ts";
import { longDate } from "../french/dates.ts";
import type { IsoDay } from "../listing-base.ts";

/** A week from Saturday to Saturday, as holiday homes are let. */
export interface StayWeek {
  du: IsoDay;
  au: IsoDay;
  /** `5 au 12 décembre`. */
  text: string;
  /** Null without a season for its first day. */
  priceCents: number | null;
  isTaken: boolean;
}

const DAY_MS = 86_400_000;
const SATURDAY = 6;

/** Returns the next weeks of a holiday let with price and availability. The first begins after `today`. */
export function listStayWeeks({ saisons, pris }: EstateStay, today: IsoDay, count: number): StayWeek[] {
  const now = new Date(today);
  const first = now.getTime() + (SATURDAY - now.getUTCDay() || 7) * DAY_MS;
  return Array.from({ length: count }, (_, at) => {
    const du = toDay(first + 7 * at * DAY_MS);
    const au = toDay(first + 7 * (at + 1) * DAY_MS);
    const season = saisons.find((one) => one.du <= du && du <= one.au);
    return {
      du,
      au,
      text: weekText(du, au),
      priceCents: season?.semaineCents ?? null,
      isTaken: pris.some((period) => period.du < au && period.au > du),
    };
  });
}

function toDay(ms: number): IsoDay {
  return new Date(ms).toISOString().slice(0, 10);
}

function weekText(du: IsoDay, au: IsoDay): string {
  const start = dayText(du);
  return `${du.slice(0, 7) === au.slice(0, 7) ? start.replace(/ .*/, "") : start} au ${dayText(au)}`;
}

/** `5 décembre`. */
function dayText(day: IsoDay): string {
  return longDate(new Date(day)).replace(/ \d{4}$/, "");
}
