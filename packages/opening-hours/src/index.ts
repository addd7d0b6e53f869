export { localPoint, type OpenState, openState } from "./open-state.ts";
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
export { minutesByDay, type WeekRow, weekdayDescriptions, weekRows } from "./week-text.ts";
export {
  addDays,
  getWeekday,
  instantAt,
  isTimeZone,
  type LocalDate,
  type LocalTime,
  localTime,
  utcOffsetMinutes,
  wallClock,
} from "./zone-clock.ts";
