import { isStopWord } from "../text/stop-words.ts";
import { OPEN, Phrases } from "./intent-words.ts";

/** When a place must be open, on the place's own clock. */
export interface OpeningMoment {
  /** Weekdays, 0 is Sunday. By default one of them is enough. If absent, `daysAhead` decides. */
  days?: readonly number[];
  /** The place must be open on each of `days`. */
  isEachDay?: boolean;
  /** Number of days after today, by default 0. Ignored if `days` is set. */
  daysAhead?: number;
  /** Minutes after the day's first midnight; above 1440 in the next day. */
  from: number;
  /** Later than `from`, in the same unit. */
  until: number;
  /** The place must be open from `from` to `until`, instead of at some time between them. */
  isThroughout?: boolean;
}

/** A moment read from a text. */
interface ReadMoment<Moment = OpeningMoment> {
  /** Number of words. */
  length: number;
  /** Null if opening hours cannot be searched for it, as for public holidays. */
  moment: Moment | null;
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** Time of a moment that names only a day. */
const WAKING_HOURS = { from: 5 * HOUR, until: DAY };
const WEEK = [1, 2, 3, 4, 5, 6, 0];

/** Phrases with their moments; null as in `ReadMoment`. */
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
  // Public holidays differ by country and year.
  [new Phrases("jours fériés, jour férié, all day"), null],
];

/** Words that may precede a moment. */
const MOMENT_PREFIXES = new Set(
  "le ce cette on this every jusqu jusque apres avant des partir until till to after before from passe".split(
    " ",
  ),
);

/** Returns whether a phrase for a moment starts with the word at `index`. */
export function saysMoment(words: readonly string[], index: number): boolean {
  return readMomentPhrase(words, index) !== null;
}

/** Reads a phrase of exactly `length` words from `start`, such as "24/7"; null if it is not a moment. */
export function parseMoment(words: readonly string[], start: number, length: number): OpeningMoment | null {
  const phrase = readMomentPhrase(words, start);
  return phrase?.length === length && phrase.moment !== null ? { ...WAKING_HOURS, ...phrase.moment } : null;
}

/**
 * Reads a moment other than now from the word at `start`: "le dimanche",
 * "ouvert jusqu’à 22 h". Returns null if no moment begins there.
 *
 * @param isEnd returns whether a moment without "open" or another prefix may end before this word.
 */
export function readMoment(
  words: readonly string[],
  start: number,
  isEnd: (index: number) => boolean,
): ReadMoment | null {
  const open = OPEN.lengthFrom(words, start);
  let end = start + open;
  let hasPrefix = false;
  let moment: Partial<OpeningMoment> | null = {};
  for (;;) {
    let at = end;
    while (MOMENT_PREFIXES.has(words[at] ?? "") || (at > start && isStopWord(words[at] ?? ""))) at += 1;
    if (end === start + open) hasPrefix = at > start;
    // "Après-midi" starts with a prefix, so the phrase with it is tried first.
    const whole = at > end ? readMomentPhrase(words, end) : null;
    const next = whole ?? readTime(words, at, open > 0 ? words.slice(end, at) : null);
    if (next === null) break;
    end = (whole === null ? at : end) + next.length;
    moment = moment === null || next.moment === null ? null : combine(moment, next.moment);
  }
  if (end === start + open) return null;
  // "Café de la Nuit étoilée" is a name.
  if (!hasPrefix && !isEnd(end)) return null;
  return { length: end - start, moment: moment === null ? null : { ...WAKING_HOURS, ...moment } };
}

/** A day or a time, to be combined with others. */
type MomentPart = ReadMoment<Partial<OpeningMoment>>;

/** Returns the longest phrase of `MOMENTS` from the word at `start`. */
function readMomentPhrase(words: readonly string[], start: number): MomentPart | null {
  let longest: MomentPart | null = null;
  for (const [phrases, moment] of MOMENTS) {
    const length = phrases.lengthFrom(words, start);
    if (length > (longest?.length ?? 0)) longest = { length, moment };
  }
  return longest;
}

/**
 * Reads a phrase of `MOMENTS` or a time of day from the word at `start`.
 *
 * @param before the prefixes before `start`; null without "open": then a number is not a time
 */
function readTime(
  words: readonly string[],
  start: number,
  before: readonly string[] | null,
): MomentPart | null {
  const phrase = readMomentPhrase(words, start);
  const hour = before === null ? null : readHour(words, start, before);
  // "24h" is short for "24h/24", but "jusqu’à 24h" is a time of day.
  const isTime = before?.some((word) => /^(?:jusqu|jusque|apres|avant|until|till|after|before)$/.test(word));
  return isTime || (hour?.length ?? 0) > (phrase?.length ?? 0) ? (hour ?? phrase) : (phrase ?? hour);
}

/** Combines two parts: "dimanche" and "soir" are Sunday evening, "soir" and "après 22 h" are the time that both contain. */
function combine(first: Partial<OpeningMoment>, second: Partial<OpeningMoment>): Partial<OpeningMoment> {
  const from = Math.max(first.from ?? 0, second.from ?? 0);
  const until = Math.min(first.until ?? Infinity, second.until ?? Infinity);
  // "De 8h à 12h" is a range.
  if (isHour(first) && isHour(second)) return { ...first, ...second, from: first.from, until: second.from };
  const isTimed = until < Infinity && from < until;
  return {
    ...first,
    ...second,
    ...(isTimed ? { from, until } : {}),
    ...(first.days && second.days ? { days: [...first.days, ...second.days], isEachDay: true } : {}),
  };
}

/** Returns whether `moment` is a single time of day, as `readHour` returns it. */
function isHour(moment: Partial<OpeningMoment>): moment is Partial<OpeningMoment> & { from: number } {
  return moment.from !== undefined && moment.until === moment.from + 1;
}

/** Reads a time of day. The words before it decide whether the place is open at, until, after or before that time. */
function readHour(words: readonly string[], start: number, before: readonly string[]): MomentPart | null {
  const clock = readClock(words, start, before.length > 0);
  if (clock === null) return null;
  const { minute, length } = clock;
  const has = (...some: string[]) => before.some((word) => some.includes(word));
  // "Open until two" means two o'clock in the night after that day.
  const late = minute < WAKING_HOURS.from ? minute + DAY : minute;
  if (has("jusqu", "jusque", "until", "till")) return { length, moment: { from: late - 1, until: late } };
  if (has("apres", "after", "passe")) {
    return { length, moment: { from: late, until: Math.max(29 * HOUR, late + HOUR) } };
  }
  if (has("avant", "before")) {
    return minute > 4 * HOUR ? { length, moment: { from: 4 * HOUR, until: minute } } : null;
  }
  return { length, moment: { from: late, until: late + 1 } };
}

const AFTERNOON = new Set(["soir", "evening", "night", "pm"]);
const MORNING = new Set(["matin", "morning", "am"]);

/** Reads a time of day: "22h30", "22 h", "10 pm", "2h du matin", "minuit". `length` counts words. Null if it is not a time. */
function readClock(
  words: readonly string[],
  start: number,
  hasPrefix: boolean,
): { minute: number; length: number } | null {
  const first = words[start] ?? "";
  if (first === "minuit" || first === "midnight") return { minute: DAY, length: 1 };
  // Without a prefix it means lunchtime: see `MOMENTS`.
  if (hasPrefix && /^(?:midi|noon)$/.test(first)) return { minute: DAY / 2, length: 1 };
  const match = /^(\d{1,2})(?:h(\d\d)?)?(am|pm)?$/.exec(first);
  if (match === null) return null;
  let [, hourText = "", minuteText, meridiem] = match;
  let end = start + 1;
  if (/^(?:h|heures?)$/.test(words[end] ?? "")) end += 1;
  const minuteMatch = minuteText === undefined ? /^(\d\d)(am|pm)?$/.exec(words[end] ?? "") : null;
  if (minuteMatch !== null) {
    [, minuteText, meridiem = meridiem] = minuteMatch;
    end += 1;
  }
  const skipped = isStopWord(words[end] ?? "") || words[end] === "in" || words[end] === "at" ? 1 : 0;
  const partOfDay = words[end + skipped] ?? "";
  if (meridiem === undefined && (AFTERNOON.has(partOfDay) || MORNING.has(partOfDay))) {
    meridiem = AFTERNOON.has(partOfDay) ? "pm" : "am";
    end += skipped + 1;
  }
  const hour = Number(hourText);
  const minute = Number(minuteText ?? 0);
  if (hour > 24 || minute > 59) return null;
  const isAfternoon = meridiem === "pm" && hour < 12;
  const isMidnight = meridiem === "am" && hour === 12;
  return { minute: (isAfternoon ? hour + 12 : isMidnight ? 0 : hour) * HOUR + minute, length: end - start };
}
