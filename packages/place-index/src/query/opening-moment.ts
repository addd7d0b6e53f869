import { isStopWord } from "../text/stop-words.ts";
import { OPEN, Phrases } from "./intent-words.ts";

/** When somebody wants a place to be open, on the place's own clock. */
export interface OpeningMoment {
  /** Weekdays, 0 is Sunday: one of them is enough. Absent: `daysAhead`. */
  days?: readonly number[];
  /** Each of `days` is meant. */
  isEachDay?: boolean;
  /** Days from today on; 0 where neither is said. */
  daysAhead?: number;
  /** Minutes after the day's midnight; `until` may lie in the next day. */
  from: number;
  until: number;
  /** All of that time is meant, not some of it. */
  isThroughout?: boolean;
}

/** A moment in a text, and how many words say it; null says one that hours are not looked through for. */
export interface SaidMoment {
  length: number;
  moment: OpeningMoment | null;
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** A day without an hour means its waking hours. */
const BY_DAY = { from: 5 * HOUR, until: DAY };
const WEEK = [1, 2, 3, 4, 5, 6, 0];

/** Moments by their phrases. */
const MOMENTS: readonly (readonly [Phrases, Partial<OpeningMoment> | null])[] = [
  [new Phrases("dimanche, dimanches, sunday, sundays, الأحد, يوم الأحد"), { days: [0] }],
  [new Phrases("lundi, lundis, monday, mondays, الاثنين, يوم الاثنين"), { days: [1] }],
  [new Phrases("mardi, mardis, tuesday, tuesdays, الثلاثاء, يوم الثلاثاء"), { days: [2] }],
  [new Phrases("mercredi, mercredis, wednesday, wednesdays, الأربعاء, يوم الأربعاء"), { days: [3] }],
  [new Phrases("jeudi, jeudis, thursday, thursdays, الخميس, يوم الخميس"), { days: [4] }],
  [new Phrases("vendredi, vendredis, friday, fridays, الجمعة, يوم الجمعة"), { days: [5] }],
  [new Phrases("samedi, samedis, saturday, saturdays, السبت, يوم السبت"), { days: [6] }],
  [new Phrases("week-end, week-ends, weekend, weekends, نهاية الأسبوع"), { days: [6, 0] }],
  [
    new Phrases("tous les jours, every day, 7j/7, 7j sur 7, 7 jours sur 7, كل يوم, كل الأيام"),
    { days: WEEK, isEachDay: true },
  ],
  [new Phrases("aujourd’hui, today, اليوم"), { daysAhead: 0 }],
  [new Phrases("demain, tomorrow, غدا"), { daysAhead: 1 }],
  [new Phrases("matin, ce matin, morning, this morning, صباحا"), { from: 6 * HOUR, until: 12 * HOUR }],
  [
    new Phrases("midi, ce midi, entre midi et deux, entre midi et 2, noon, lunchtime, ظهرا"),
    { from: 12 * HOUR, until: 14 * HOUR },
  ],
  [new Phrases("après-midi, afternoon, بعد الظهر"), { from: 14 * HOUR, until: 18 * HOUR }],
  [
    new Phrases("soir, ce soir, evening, this evening, tonight, مساء, الليلة"),
    { from: 19 * HOUR, until: DAY },
  ],
  [
    new Phrases("nuit, cette nuit, de nuit, at night, all night, overnight, ليلا"),
    { from: 23 * HOUR, until: 29 * HOUR },
  ],
  [new Phrases("après minuit, after midnight, بعد منتصف الليل"), { from: DAY, until: 29 * HOUR }],
  [new Phrases("tôt, tôt le matin, early, early in the morning, مبكرا"), { from: 5 * HOUR, until: 8 * HOUR }],
  [
    new Phrases("tard, plus tard, tard le soir, late, late at night, late night, متأخرا"),
    { from: 22 * HOUR, until: 28 * HOUR },
  ],
  [new Phrases("non-stop"), { from: 12 * HOUR, until: 14 * HOUR, isThroughout: true }],
  [
    new Phrases(
      "24h/24, 24h sur 24, 24/24, 24 heures sur 24, 24h, 24 heures, 24/7, 24h/24 7j/7, 24h/24 et 7j/7, 24 hour, 24 hours, round the clock",
      "24 ساعة, على مدار الساعة, طوال اليوم",
    ),
    { days: WEEK, isEachDay: true, from: 0, until: DAY, isThroughout: true },
  ],
  // Holidays are other days in each country and year.
  [new Phrases("jours fériés, jour férié, all day"), null],
];

/** Stands before another moment. */
const AT_A_MOMENT = new Set(
  "le ce cette on this every jusqu jusque apres avant des partir until till to after before from passe".split(
    " ",
  ),
);

/** Whether a moment is said from the word at `index` on. */
export function saysMoment(words: readonly string[], index: number): boolean {
  return readMomentPhrase(words, index) !== null;
}

/** Reads `length` words from `start` on as a moment, such as "24/7"; null if they are not one. */
export function parseMoment(words: readonly string[], start: number, length: number): OpeningMoment | null {
  const when = readMomentPhrase(words, start);
  return when?.length === length && when.said !== null ? { ...BY_DAY, ...when.said } : null;
}

/**
 * Reads a moment other than now from the word at `start` on: "le dimanche",
 * "ouvert jusqu’à 22 h". Returns null if no moment begins there.
 *
 * @param isEnd whether the moment may end before the word at an index.
 */
export function readMoment(
  words: readonly string[],
  start: number,
  isEnd: (index: number) => boolean,
): SaidMoment | null {
  const open = OPEN.lengthFrom(words, start);
  let end = start + open;
  let isSaid = false;
  let moment: Partial<OpeningMoment> | null = {};
  for (;;) {
    let at = end;
    while (AT_A_MOMENT.has(words[at] ?? "") || (at > start && isStopWord(words[at] ?? ""))) at += 1;
    if (end === start + open) isSaid = at > start;
    // "Après-midi" has such a word in it.
    const whole = at > end ? readMomentPhrase(words, end) : null;
    const found = whole ?? readTime(words, at, open > 0 ? words.slice(end, at) : null);
    if (found === null) break;
    end = (whole === null ? at : end) + found.length;
    moment = moment === null || found.said === null ? null : both(moment, found.said);
  }
  if (end === start + open) return null;
  // "Café de la Nuit étoilée" says no moment.
  if (!isSaid && !isEnd(end)) return null;
  return { length: end - start, moment: moment === null ? null : { ...BY_DAY, ...moment } };
}

interface Said {
  length: number;
  said: Partial<OpeningMoment> | null;
}

/** The longest phrase for a moment from the word at `start` on. */
function readMomentPhrase(words: readonly string[], start: number): Said | null {
  let longest: Said | null = null;
  for (const [phrases, said] of MOMENTS) {
    const length = phrases.lengthFrom(words, start);
    if (length > (longest?.length ?? 0)) longest = { length, said };
  }
  return longest;
}

/**
 * @param before the words between "open" and `start`; null if nothing says "open": then a number is no hour.
 */
function readTime(words: readonly string[], start: number, before: readonly string[] | null): Said | null {
  const when = readMomentPhrase(words, start);
  const hour = before === null ? null : readHour(words, start, before);
  // "24h/24" is no hour, and "jusqu’à 24h" one.
  const isHour = before?.some((word) => /^(?:jusqu|jusque|apres|avant|until|till|after|before)$/.test(word));
  return isHour || (hour?.length ?? 0) > (when?.length ?? 0) ? (hour ?? when) : (when ?? hour);
}

/** "Dimanche" and "soir" are Sunday evening, "soir" and "après 22 h" what both have. */
function both(first: Partial<OpeningMoment>, second: Partial<OpeningMoment>): Partial<OpeningMoment> {
  const from = Math.max(first.from ?? 0, second.from ?? 0);
  const until = Math.min(first.until ?? Infinity, second.until ?? Infinity);
  // "De 8h à 12h" is the time between the two.
  if (isHour(first) && isHour(second)) return { ...first, ...second, from: first.from, until: second.from };
  const isTimed = until < Infinity && from < until;
  const [days, others] = [first.days, second.days];
  return {
    ...first,
    ...second,
    ...(isTimed ? { from, until } : {}),
    ...(days && others ? { days: [...days, ...others], isEachDay: true } : {}),
  };
}

function isHour(said: Partial<OpeningMoment>): said is Partial<OpeningMoment> & { from: number } {
  return said.from !== undefined && said.until === said.from + 1;
}

/** Returns an hour of the clock: at it, after it, or until then, as the words before it say. */
function readHour(words: readonly string[], start: number, before: readonly string[]): Said | null {
  const read = readClock(words, start, before.length > 0);
  if (read === null) return null;
  const { minute, length } = read;
  const has = (...some: string[]) => before.some((word) => some.includes(word));
  // "Open until two" means two o'clock at night.
  const late = minute < BY_DAY.from ? minute + DAY : minute;
  if (has("jusqu", "jusque", "until", "till")) return { length, said: { from: late - 1, until: late } };
  if (has("apres", "after", "passe")) {
    return { length, said: { from: late, until: Math.max(29 * HOUR, late + HOUR) } };
  }
  if (has("avant", "before")) {
    return minute > 4 * HOUR ? { length, said: { from: 4 * HOUR, until: minute } } : null;
  }
  return { length, said: { from: late, until: late + 1 } };
}

const AFTERNOON = new Set(["soir", "evening", "night", "pm"]);
const MORNING = new Set(["matin", "morning", "am"]);

/** Returns a time of day: "22h30", "22 h", "10 pm", "2h du matin", "minuit". */
function readClock(
  words: readonly string[],
  start: number,
  isNamed: boolean,
): { minute: number; length: number } | null {
  const first = words[start] ?? "";
  if (first === "minuit" || first === "midnight") return { minute: DAY, length: 1 };
  // Alone it is a time of day for lunch.
  if (isNamed && /^(?:midi|noon)$/.test(first)) return { minute: DAY / 2, length: 1 };
  const read = /^(\d{1,2})(?:h(\d\d)?)?(am|pm)?$/.exec(first);
  if (read === null) return null;
  let [, hourText = "", minuteText, half] = read;
  let end = start + 1;
  if (/^(?:h|heures?)$/.test(words[end] ?? "")) end += 1;
  const rest = minuteText === undefined ? /^(\d\d)(am|pm)?$/.exec(words[end] ?? "") : null;
  if (rest !== null) {
    [, minuteText, half = half] = rest;
    end += 1;
  }
  const of = isStopWord(words[end] ?? "") || words[end] === "in" || words[end] === "at" ? 1 : 0;
  const part = words[end + of] ?? "";
  if (half === undefined && (AFTERNOON.has(part) || MORNING.has(part))) {
    half = AFTERNOON.has(part) ? "pm" : "am";
    end += of + 1;
  }
  const hour = Number(hourText);
  const minute = Number(minuteText ?? 0);
  if (hour > 24 || minute > 59) return null;
  const isAfternoon = half === "pm" && hour < 12;
  const isMidnight = half === "am" && hour === 12;
  return { minute: (isAfternoon ? hour + 12 : isMidnight ? 0 : hour) * HOUR + minute, length: end - start };
}
