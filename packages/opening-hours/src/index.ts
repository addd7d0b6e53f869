export { isOpenAt, localPoint, nextChange } from "./open-state.ts";
export {
  DAY_MINUTES,
  isAlwaysOpen,
  minuteOfWeek,
  periodMinutes,
  periodsFromSpans,
  pointAt,
  WEEK_MINUTES,
  type WeekSpan,
} from "./week.ts";
export { minutesByDay, timeOfDayText, type WeekRow, weekdayDescriptions, weekRows } from "./week-text.ts";
export {
  addDays,
  instantAt,
  type LocalDate,
  type LocalTime,
  localTime,
  utcOffsetMinutes,
  weekdayOf,
} from "./zone-clock.ts";
