import { type CalendarDay, getRangeLimits, mergeLimits } from "@lieudit/leads/forms";
import { useState } from "react";
import { FieldGroup } from "../../shell/ui/field.tsx";
import { DateField, type DateFieldProps } from "./date-field.tsx";

export interface DateRangeProps {
  legend: string;
  start: DateFieldProps;
  end: DateFieldProps;
}

/**
 * Two dates, from and to. The end is at least one day after the start. Each
 * date also keeps its own limits.
 */
export function DateRange({ legend, start, end }: DateRangeProps) {
  const [startDay, setStartDay] = useState<CalendarDay | null>(null);
  const [endDay, setEndDay] = useState<CalendarDay | null>(null);
  const limits = getRangeLimits(startDay, endDay);
  // A wrong range is an error of its end alone, as on the server.
  const isWrong = startDay !== null && endDay !== null && endDay <= startDay;
  return (
    <FieldGroup legend={legend}>
      <DateField {...start} {...mergeLimits(start, isWrong ? {} : limits.start)} onDay={setStartDay} />
      <DateField {...end} {...mergeLimits(end, limits.end)} start={startDay} onDay={setEndDay} />
    </FieldGroup>
  );
}
