import { utcOffsetMinutes } from "@lieudit/opening-hours";

const PARIS = "Europe/Paris";

/**
 * A moment as French feeds write it: `2026-03-29 08:30:00`, with `T`, without
 * seconds, or a date alone, all on the clock of Paris; with `Z` or an offset
 * as those say. In the hour that an autumn night has twice the first is
 * taken: no price looks newer than it is.
 *
 * @returns undefined for what is no moment.
 */
export function parisTime(text: string | undefined): Date | undefined {
  const match = MOMENT.exec(text?.trim() ?? "");
  if (match === null) return undefined;
  const [, year, month, day, hour = "0", minute = "0", second = "0", zone] = match;
  const parts = [year, month, day, hour, minute, second].map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const local = Date.UTC(parts[0], parts[1] - 1, parts[2], parts[3], parts[4], parts[5]);
  const back = new Date(local);
  // 31 February is no day, though JavaScript finds one for it.
  if (
    back.getUTCMonth() !== parts[1] - 1 ||
    back.getUTCDate() !== parts[2] ||
    back.getUTCHours() !== parts[3]
  ) {
    return undefined;
  }
  if (zone !== undefined) return new Date(local - zoneMinutes(zone) * 60_000);
  // Of the two offsets of a year, the larger gives the earlier moment; it is right unless its clock shows another time.
  for (const offset of [120, 60]) {
    const moment = new Date(local - offset * 60_000);
    if (utcOffsetMinutes(moment, PARIS) === offset) return moment;
  }
  // The hour that a spring night leaves out: as if the clock had not been changed.
  return new Date(local - 60 * 60_000);
}

/** RFC 3339 in UTC, without fractions: `2026-03-29T06:30:00Z`. */
export function wireTime(moment: Date): string {
  return moment.toISOString().replace(/\.\d+Z$/, "Z");
}

const MOMENT =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/;

function zoneMinutes(zone: string): number {
  if (zone === "Z") return 0;
  const digits = zone.replace(":", "");
  const minutes = Number(digits.slice(1, 3)) * 60 + Number(digits.slice(3, 5));
  return digits.startsWith("-") ? -minutes : minutes;
}
