import { type Language, type OpeningPeriod, pickLanguage } from "@lieudit/place-model";
import { DAY_MINUTES, isAlwaysOpen, minuteOfWeek, periodMinutes, WEEK_MINUTES } from "./week.ts";

/** One line of the weekly list. */
export interface WeekRow {
  /** 0 is Sunday. */
  day: number;
  /** Name of the day in the requested language. */
  name: string;
  /** "08:00 – 12:00, 14:00 – 19:00", or the words for closed and open all day. */
  hours: string;
}

/** Returns the week as seven rows, Monday first; in English if the language is not listed. */
export function weekRows(periods: readonly OpeningPeriod[], language: string): WeekRow[] {
  const words = WORDS[pickLanguage(language)];
  const byDay = minutesByDay(periods);
  return [1, 2, 3, 4, 5, 6, 0].map((day) => ({
    day,
    name: words.days[day] ?? "",
    hours: formatHours(byDay[day] ?? [], words),
  }));
}

/** Returns the week as seven sentences, Monday first: "lundi : 08:00 – 12:00", "Monday: 8:00 AM – 12:00 PM". */
export function weekdayDescriptions(periods: readonly OpeningPeriod[], language: string): string[] {
  const { separator } = WORDS[pickLanguage(language)];
  return weekRows(periods, language).map(({ name, hours }) => `${name}${separator}${hours}`);
}

interface WeekWords {
  days: readonly string[];
  separator: string;
  closed: string;
  allDay: string;
  listSeparator: string;
  time(minute: number): string;
}

const NARROW_NO_BREAK_SPACE = "\u202f";
const NO_BREAK_SPACE = "\u00a0";

const WORDS: Record<Language, WeekWords> = {
  en: {
    days: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    separator: ": ",
    closed: "Closed",
    allDay: "Open 24 hours",
    listSeparator: ", ",
    time: (minute) => formatTwelveHours(minute, "AM", "PM"),
  },
  fr: {
    days: ["dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"],
    separator: `${NO_BREAK_SPACE}: `,
    closed: "Fermé",
    allDay: "Ouvert 24h/24",
    listSeparator: ", ",
    time: formatTwentyFourHours,
  },
  ar: {
    days: ["الأحد", "الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت"],
    separator: ": ",
    closed: "مغلق",
    allDay: "مفتوح على مدار 24 ساعة",
    listSeparator: "، ",
    time: (minute) => formatTwelveHours(minute, "ص", "م"),
  },
  es: {
    days: ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"],
    separator: ": ",
    closed: "Cerrado",
    allDay: "Abierto 24 horas",
    listSeparator: ", ",
    time: (minute) => `${Math.floor(minute / 60)}:${padToTwoDigits(minute % 60)}`,
  },
  de: {
    days: ["Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag"],
    separator: ": ",
    closed: "Geschlossen",
    allDay: "24 Stunden geöffnet",
    listSeparator: ", ",
    time: formatTwentyFourHours,
  },
  it: {
    days: ["domenica", "lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato"],
    separator: ": ",
    closed: "Chiuso",
    allDay: "Aperto 24 ore su 24",
    listSeparator: ", ",
    time: formatTwentyFourHours,
  },
  pt: {
    days: [
      "domingo",
      "segunda-feira",
      "terça-feira",
      "quarta-feira",
      "quinta-feira",
      "sexta-feira",
      "sábado",
    ],
    separator: ": ",
    closed: "Fechado",
    allDay: "Aberto 24 horas",
    listSeparator: ", ",
    time: formatTwentyFourHours,
  },
  nl: {
    days: ["zondag", "maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag"],
    separator: ": ",
    closed: "Gesloten",
    allDay: "24 uur per dag open",
    listSeparator: ", ",
    time: formatTwentyFourHours,
  },
};

/**
 * Returns the opening times of each day, Sunday first, in minutes after its midnight. A period
 * of up to 24 h belongs to the day on which it opens; a longer one is cut at each midnight.
 */
export function minutesByDay(periods: readonly OpeningPeriod[]): { start: number; end: number }[][] {
  const byDay: { start: number; end: number }[][] = [...Array(7)].map(() => []);
  if (isAlwaysOpen(periods)) return byDay.map(() => [{ start: 0, end: DAY_MINUTES }]);
  for (const period of periods) {
    let from = minuteOfWeek(period.open);
    const until = from + (periodMinutes(period) ?? WEEK_MINUTES);
    const isCut = until - from > DAY_MINUTES;
    while (from < until) {
      const day = Math.floor(from / DAY_MINUTES);
      const end = isCut ? Math.min((day + 1) * DAY_MINUTES, until) : until;
      const start = from % DAY_MINUTES;
      byDay[day % 7]?.push({ start, end: start + end - from });
      from = end;
    }
  }
  for (const day of byDay) day.sort((a, b) => a.start - b.start);
  return byDay;
}

function formatHours(spans: readonly { start: number; end: number }[], words: WeekWords): string {
  if (spans.length === 0) return words.closed;
  if (spans.some(({ start, end }) => start === 0 && end === DAY_MINUTES)) return words.allDay;
  return spans
    .map(({ start, end }) => `${words.time(start)} – ${words.time(end % DAY_MINUTES)}`)
    .join(words.listSeparator);
}

function formatTwelveHours(minute: number, am: string, pm: string): string {
  const hour = Math.floor(minute / 60);
  const shown = hour % 12 === 0 ? 12 : hour % 12;
  return `${shown}:${padToTwoDigits(minute % 60)}${NARROW_NO_BREAK_SPACE}${hour < 12 ? am : pm}`;
}

function formatTwentyFourHours(minute: number): string {
  return `${padToTwoDigits(Math.floor(minute / 60))}:${padToTwoDigits(minute % 60)}`;
}

function padToTwoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
