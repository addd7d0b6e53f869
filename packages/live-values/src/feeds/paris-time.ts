import { utcOffsetMinutes } from "@lieudit/opening-hours";

const PARIS = "Europe/Paris";

/**
 * Parses a time as French feeds write it: `2026-03-29 08:30:00`, with `T`, without
 * seconds, or a date alone. It is Paris time unless it has `Z` or an offset. In the
 * repeated hour of an autumn night the first is used, so that no price looks newer than it
 * is.
 *
 * @returns undefined for an invalid time.
 */
export function parseParisTime(text: string | undefined): Date | undefined {
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
  // 31 February is invalid, though JavaScript accepts it.
  if (
    back.getUTCMonth() !== parts[1] - 1 ||
    back.getUTCDate() !== parts[2] ||
    back.getUTCHours() !== parts[3]
  ) {
    return undefined;
  }
  if (zone !== undefined) return new Date(local - parseZoneMinutes(zone) * 60_000);
  // Of the two possible offsets the larger gives the earlier time; it is right if Paris has that offset
  // then.
  for (const offset of [120, 60]) {
    const moment = new Date(local - offset * 60_000);
    if (utcOffsetMinutes(moment, PARIS) === offset) return moment;
  }
  // In the skipped hour of a spring night: as if the clock had not changed.
  return new Date(local - 60 * 60_000);
}

/** Formats RFC 3339 in UTC without fractions: `2026-03-29T06:30:00Z`. */
export function toWireTime(moment: Date): string {
  return moment.toISOString().replace(/\.\d+Z$/, "Z");
}

const MOMENT =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/;

function parseZoneMinutes(zone: string): number {
  if (zone === "Z") return 0;
  const digits = zone.replace(":", "");
  const minutes = Number(digits.slice(1, 3)) * 60 + Number(digits.slice(3, 5));
  return digits.startsWith("-") ? -minutes : minutes;
}
