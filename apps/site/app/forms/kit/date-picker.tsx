import {
  type CalendarDay,
  type DayLimits,
  toCalendarDay,
  toLocalDay,
  toUtcInstant,
} from "@lieudit/leads/forms";
import { DayPicker } from "react-day-picker";
import { fr } from "react-day-picker/locale/fr";
import { monthOfYear } from "../../shell/format/french.ts";
import "./date-picker.css";

export interface DatePickerProps {
  /** The day that the field holds. */
  day: CalendarDay | null;
  limits: DayLimits;
  onPick: (day: CalendarDay) => void;
}

/** Years that can be chosen where the field has no limit. */
const [YEARS_BEFORE, YEARS_AFTER] = [100, 10];
const WEEKDAYS = ["dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"];

/**
 * The month of a date field, in French, its weeks from Monday on, with a choice
 * of month and year. All days are those of UTC, so that no change of clocks
 * moves one. A file of its own, loaded while the field waits for it.
 */
export default function DatePicker({ day, limits, onPick }: DatePickerProps) {
  const today = toLocalDay(new Date());
  const year = Number(today.slice(0, 4));
  const first = limits.min ?? (`${year - YEARS_BEFORE}-01-01` as CalendarDay);
  const last = limits.max ?? (`${year + YEARS_AFTER}-12-31` as CalendarDay);
  // Of three days the one in the middle: today, or the end that is nearest.
  const shown = day ?? [first, today, last].sort()[1] ?? today;
  return (
    <DayPicker
      mode="single"
      required
      timeZone="UTC"
      locale={fr}
      weekStartsOn={1}
      captionLayout="dropdown"
      showOutsideDays
      today={toUtcInstant(today)}
      selected={day === null ? undefined : toUtcInstant(day)}
      defaultMonth={toUtcInstant(shown)}
      startMonth={toUtcInstant(first)}
      endMonth={toUtcInstant(last)}
      disabled={[
        ...(limits.min === undefined ? [] : [{ before: toUtcInstant(limits.min) }]),
        ...(limits.max === undefined ? [] : [{ after: toUtcInstant(limits.max) }]),
      ]}
      labels={{
        labelDayButton: (date, { today: isToday, selected }) =>
          [
            isToday ? "Aujourd’hui, " : "",
            // The figure as it is seen, also for the first, so that a voice can call it.
            `${WEEKDAYS[date.getUTCDay()]} ${date.getUTCDate()} ${getMonth(date)}`,
            selected ? ", date choisie" : "",
          ].join(""),
        labelGrid: getMonth,
        labelNav: () => "Changer de mois",
        labelNext: () => "Mois suivant",
        labelPrevious: () => "Mois précédent",
        labelMonthDropdown: () => "Mois",
        labelYearDropdown: () => "Année",
      }}
      onSelect={(date) => onPick(toCalendarDay(date))}
    />
  );
}

function getMonth(date: Date): string {
  return monthOfYear(toCalendarDay(date).slice(0, 7));
}
