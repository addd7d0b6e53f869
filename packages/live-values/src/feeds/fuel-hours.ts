import type { RawDay, RawStation } from "./fuel-station.ts";

/**
 * Returns the hours of a station as an `opening_hours` tag. A station with a payment
 * machine is open 24/7, whatever the hours of its shop. Days without hours are omitted;
 * without any day the result is undefined.
 */
export function toHoursTag({
  isAutomatic,
  days,
  opening,
}: Pick<RawStation, "isAutomatic" | "days" | "opening">): string | undefined {
  if (isAutomatic) return "24/7";
  const byDay = new Map<number, string>();
  for (const day of days.slice(0, MAX_DAYS)) {
    const index = toDayIndex(day);
    const spans = toSpans(day);
    if (index === undefined || spans === undefined) continue;
    byDay.set(index, spans);
  }
  if (byDay.size === 0 && opening !== undefined) return toLegacyHoursTag(opening);
  if (![...byDay.values()].some((spans) => spans !== "off")) return undefined;
  return formatWeek(byDay);
}

const MAX_DAYS = 20;
const MAX_SPANS = 6;
const TAG_DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;
const FRENCH_DAYS = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"];

function toDayIndex({ id, name }: RawDay): number | undefined {
  const number = Number(id);
  if (number >= 1 && number <= 7) return number - 1;
  const index = FRENCH_DAYS.indexOf(name?.trim().toLowerCase() ?? "");
  return index === -1 ? undefined : index;
}

/** Returns `07:00-12:00,14:00-18:30`, `off`, or undefined when the feed has no hours. */
function toSpans({ closed, times }: RawDay): string | undefined {
  // Closed days may carry meaningless hours, 01.00-01.00.
  if (closed === "1") return "off";
  const spans = times
    .slice(0, MAX_SPANS)
    .map(toSpan)
    .filter((span) => span !== undefined);
  return spans.length === 0 ? undefined : [...new Set(spans)].join(",");
}

function toSpan({ open, close }: RawDay["times"][number]): string | undefined {
  const start = parseClockTime(open);
  const end = parseClockTime(close);
  if (start === undefined || end === undefined) return undefined;
  // From midnight to midnight is the whole day; any other empty span is an unfilled form.
  if (start === end) return start === "00:00" ? "00:00-24:00" : undefined;
  return `${start}-${end === "00:00" || end === "23:59" ? "24:00" : end}`;
}

/** Parses `07.00`, `7.30`, `07:00` and `07:00:00`. */
function parseClockTime(text: string | undefined): string | undefined {
  const [, hour, minute] = /^(\d{1,2})[.:h](\d{2})(?::\d{2})?$/.exec(text?.trim() ?? "") ?? [];
  if (hour === undefined || minute === undefined || Number(hour) > 24 || Number(minute) > 59)
    return undefined;
  if (Number(hour) === 24) return "00:00";
  return `${hour.padStart(2, "0")}:${minute}`;
}

/** `<ouverture debut="08:00" fin="20:00" saufjour="Dimanche"/>` */
function toLegacyHoursTag({ start, end, except }: NonNullable<RawStation["opening"]>): string | undefined {
  const span = toSpan({ open: start, close: end });
  if (span === undefined) return undefined;
  const closedDays = new Set((except ?? "").toLowerCase().split(/[;,\s]+/, 10));
  const byDay = new Map(FRENCH_DAYS.map((day, index) => [index, closedDays.has(day) ? "off" : span]));
  return [...byDay.values()].every((spans) => spans === "off") ? undefined : formatWeek(byDay);
}

/** Joins consecutive days with the same hours: `Mo-Fr 07:00-19:00; Sa 08:00-12:00; Su off`. */
function formatWeek(byDay: ReadonlyMap<number, string>): string {
  const rules: { from: number; to: number; spans: string }[] = [];
  for (let day = 0; day < 7; day += 1) {
    const spans = byDay.get(day);
    if (spans === undefined) continue;
    const last = rules.at(-1);
    if (last !== undefined && last.to === day - 1 && last.spans === spans) last.to = day;
    else rules.push({ from: day, to: day, spans });
  }
  if (rules.length === 1 && rules[0]?.from === 0 && rules[0].to === 6 && rules[0].spans === "00:00-24:00")
    return "24/7";
  return rules
    .map(({ from, to, spans }) => `${TAG_DAYS[from]}${from === to ? "" : `-${TAG_DAYS[to]}`} ${spans}`)
    .join("; ");
}
