import type { RawDay, RawStation } from "./fuel-station.ts";

/**
 * The hours of a station as an `opening_hours` tag. A station with a payment
 * machine sells day and night, whatever the hours of its shop are. Days
 * without a word are left out; without any day there is no tag.
 */
export function fuelHours({
  isAutomatic,
  days,
  opening,
}: Pick<RawStation, "isAutomatic" | "days" | "opening">): string | undefined {
  if (isAutomatic) return "24/7";
  const byDay = new Map<number, string>();
  for (const day of days.slice(0, MAX_DAYS)) {
    const index = dayIndex(day);
    const spans = spansOf(day);
    if (index === undefined || spans === undefined) continue;
    byDay.set(index, spans);
  }
  if (byDay.size === 0 && opening !== undefined) return oldHours(opening);
  if (![...byDay.values()].some((spans) => spans !== "off")) return undefined;
  return weekText(byDay);
}

const MAX_DAYS = 20;
const MAX_SPANS = 6;
const TAG_DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;
const FRENCH_DAYS = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"];

function dayIndex({ id, name }: RawDay): number | undefined {
  const number = Number(id);
  if (number >= 1 && number <= 7) return number - 1;
  const index = FRENCH_DAYS.indexOf(name?.trim().toLowerCase() ?? "");
  return index === -1 ? undefined : index;
}

/** `07:00-12:00,14:00-18:30`, `off`, or undefined when the feed does not say. */
function spansOf({ closed, times }: RawDay): string | undefined {
  // Closed days may carry hours that mean nothing, 01.00-01.00.
  if (closed === "1") return "off";
  const spans = times
    .slice(0, MAX_SPANS)
    .map(spanOf)
    .filter((span) => span !== undefined);
  return spans.length === 0 ? undefined : [...new Set(spans)].join(",");
}

function spanOf({ open, close }: RawDay["times"][number]): string | undefined {
  const start = clockTime(open);
  const end = clockTime(close);
  if (start === undefined || end === undefined) return undefined;
  // What begins and ends at midnight is the whole day; any other moment twice is a form left as it was.
  if (start === end) return start === "00:00" ? "00:00-24:00" : undefined;
  return `${start}-${end === "00:00" || end === "23:59" ? "24:00" : end}`;
}

/** `07.00`, `7.30`, `07:00` and `07:00:00`. */
function clockTime(text: string | undefined): string | undefined {
  const [, hour, minute] = /^(\d{1,2})[.:h](\d{2})(?::\d{2})?$/.exec(text?.trim() ?? "") ?? [];
  if (hour === undefined || minute === undefined || Number(hour) > 24 || Number(minute) > 59)
    return undefined;
  if (Number(hour) === 24) return "00:00";
  return `${hour.padStart(2, "0")}:${minute}`;
}

/** `<ouverture debut="08:00" fin="20:00" saufjour="Dimanche"/>` */
function oldHours({ start, end, except }: NonNullable<RawStation["opening"]>): string | undefined {
  const span = spanOf({ open: start, close: end });
  if (span === undefined) return undefined;
  const closedDays = new Set((except ?? "").toLowerCase().split(/[;,\s]+/, 10));
  const byDay = new Map(FRENCH_DAYS.map((day, index) => [index, closedDays.has(day) ? "off" : span]));
  return [...byDay.values()].every((spans) => spans === "off") ? undefined : weekText(byDay);
}

/** Days of the same hours in a row as one rule: `Mo-Fr 07:00-19:00; Sa 08:00-12:00; Su off`. */
function weekText(byDay: ReadonlyMap<number, string>): string {
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
