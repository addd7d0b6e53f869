import {
  type CalendarDay,
  type DateLimits,
  findDateError,
  parseDay,
  readCalendarDay,
} from "@lieudit/leads/forms";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { onFormRestored } from "../../shell/fields/on-form-restored.ts";
import { submitInstead } from "../../shell/fields/submitted-value.ts";
import { shortDate } from "../../shell/format/french.ts";
import { isMobileUserAgent } from "../../shell/surfaces/mobile-device.ts";

/** Value and error of a date field. */
export interface TypedDay {
  day: CalendarDay | null;
  /** One sentence, once the field was left; empty when nothing is wrong. */
  problem: string;
  /** Whether it is the device's own field, as on a phone; known after hydration. */
  isNative: boolean;
  /** Looks at the field, which may hold something else. */
  read: () => void;
  /** Says what is wrong with what it holds. */
  tellProblem: () => void;
}

/** Follows the field `field` within limits, and tells `onDay` of its day whenever that may have changed. */
export function useTypedDay(
  field: RefObject<HTMLInputElement | null>,
  { min, max, start }: DateLimits,
  onDay: ((day: CalendarDay | null) => void) | undefined,
): TypedDay {
  const [isNative, setNative] = useState(false);
  const [day, setDay] = useState<CalendarDay | null>(null);
  const [problem, setProblem] = useState("");

  // The browser's own check says our sentence, in the reader's language.
  const check = (): string => {
    const control = field.current;
    if (control === null) return "";
    const sentence = findDateError(shownAsFrench(control.value), { min, max, start });
    control.setCustomValidity(sentence);
    return sentence;
  };
  const read = () => {
    const found = parseDay(field.current?.value ?? "");
    setDay(found);
    if (check() === "") setProblem("");
    onDay?.(found);
  };
  // Effects that outlive a drawing call the last one's.
  const latestRead = useRef(read);
  useLayoutEffect(() => {
    latestRead.current = read;
  });

  // A native field wants its own form of a date, and would drop any other.
  const typedBefore = useRef("");
  useEffect(() => {
    const control = field.current;
    if (control === null) return;
    typedBefore.current = control.value;
    if (isMobileUserAgent(navigator.userAgent)) setNative(true);
    else latestRead.current();
    return onFormRestored(control, () => latestRead.current());
  }, [field]);

  useLayoutEffect(() => {
    const control = field.current;
    if (!isNative || control === null) return;
    control.value = parseDay(typedBefore.current) ?? "";
    latestRead.current();
    return submitInstead(control, shownAsFrench);
  }, [field, isNative]);

  // New limits may make the value valid or invalid.
  useEffect(() => {
    const sentence = findDateError(shownAsFrench(field.current?.value ?? ""), { min, max, start });
    field.current?.setCustomValidity(sentence);
    setProblem((before) => (before === "" ? "" : sentence));
  }, [field, min, max, start]);

  return { day, problem, isNative, read, tellProblem: () => setProblem(check()) };
}

/** Formats the submitted value of a native field. */
function shownAsFrench(text: string): string {
  const day = readCalendarDay(text);
  return day === null ? text : shortDate(day);
}
