import { type ComponentProps, type ComponentType, useEffect, useLayoutEffect, useRef, useState } from "react";
import { shortDate } from "../format/french.ts";
import { isMobileUserAgent } from "../surfaces/mobile-device.ts";
import { Field, type FieldProps } from "../ui/field.tsx";
import { type CalendarDay, type DayLimits, readCalendarDay, readFrenchDate } from "./calendar-day.ts";
import type { DatePickerProps } from "./date-picker.tsx";
import { nextPickerPhase, PICKER_AFTER_MS } from "./date-picker-state.ts";
import { dateProblem } from "./date-problem.ts";
import { useFieldId } from "./form-context.ts";
import { onFormRestored } from "./on-form-restored.ts";
import { setValue } from "./set-value.ts";
import { submitInstead } from "./submitted-value.ts";
import "./date-field.css";

export interface DateFieldProps
  extends Omit<FieldProps, "children" | "id">,
    Omit<ComponentProps<"input">, "children" | "type" | "value" | "defaultValue" | "id" | "min" | "max"> {
  name: string;
  /** As it was sent: `07/03/2026`, or whatever was typed. */
  defaultValue?: string;
  /** The first day that can be had. */
  min?: CalendarDay | undefined;
  /** The last day that can be had. */
  max?: CalendarDay | undefined;
  /** Gets the field's day whenever it may have changed; null while it holds none. */
  onDay?: (day: CalendarDay | null) => void;
}

/**
 * A date, typed as jj/mm/aaaa or picked: the picker shows 300 ms after the
 * field got the focus, and is gone once the focus left both. A phone has its
 * own picker. The form sends `07/03/2026` in every case.
 */
export function DateField({
  label,
  hint,
  error,
  isLabelHidden = false,
  defaultValue = "",
  min,
  max,
  onDay,
  ...input
}: DateFieldProps) {
  const id = useFieldId(input.name);
  const field = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isNative, setNative] = useState(false);
  const [phase, setPhase] = useState<ReturnType<typeof nextPickerPhase>>("away");
  const [Picker, setPicker] = useState<ComponentType<DatePickerProps> | null>(null);
  const [day, setDay] = useState<CalendarDay | null>(null);
  const [problem, setProblem] = useState("");
  const limits: DayLimits = { min, max };
  const send = (event: Parameters<typeof nextPickerPhase>[1]) =>
    setPhase((before) => nextPickerPhase(before, event));

  // The browser's own check says our sentence, in the reader's language.
  const check = (): string => {
    const control = field.current;
    if (control === null) return "";
    const sentence = dateProblem(shownAsFrench(control.value), limits);
    control.setCustomValidity(sentence);
    return sentence;
  };
  const read = () => {
    const found = dayOf(field.current?.value ?? "");
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
    else {
      latestRead.current();
      // The reader may have been here before the page was alive.
      if (control === document.activeElement) setPhase((before) => nextPickerPhase(before, "focused"));
    }
    return onFormRestored(control, () => latestRead.current());
  }, []);

  useLayoutEffect(() => {
    const control = field.current;
    if (!isNative || control === null) return;
    control.value = dayOf(typedBefore.current) ?? "";
    latestRead.current();
    return submitInstead(control, shownAsFrench);
  }, [isNative]);

  // What the limits are now decides anew what is wrong.
  useEffect(() => {
    const sentence = dateProblem(shownAsFrench(field.current?.value ?? ""), { min, max });
    field.current?.setCustomValidity(sentence);
    setProblem((before) => (before === "" ? "" : sentence));
  }, [min, max]);

  useEffect(() => {
    if (phase !== "waiting") return;
    // Where the file cannot be had the field is typed in as before.
    import("./date-picker.tsx").then(
      (file) => setPicker(() => file.default),
      () => {},
    );
    const timer = setTimeout(() => setPhase((before) => nextPickerPhase(before, "waited")), PICKER_AFTER_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  const focusGrid = () => panel.current?.querySelector<HTMLElement>('table button[tabindex="0"]')?.focus();
  const isShown = phase === "shown" && Picker !== null && !isNative;
  const wanted = isNative ? hint : <DateHint hint={hint} />;
  return (
    <Field label={label} hint={wanted} error={error ?? problem} isLabelHidden={isLabelHidden} id={id}>
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: it hears of the focus within, and of Escape
        <div
          className="date-field"
          onBlur={(event) => {
            if (event.currentTarget.contains(event.relatedTarget)) return;
            send("left");
            setProblem(check());
          }}
          onKeyDown={(event) => {
            if (event.key !== "Escape" || !isShown) return;
            event.preventDefault();
            event.stopPropagation();
            send("dismissed");
            field.current?.focus();
          }}
        >
          <input
            autoComplete="off"
            {...input}
            {...control}
            ref={field}
            className="control figures"
            type={isNative ? "date" : "text"}
            defaultValue={isNative ? (dayOf(defaultValue) ?? "") : defaultValue}
            {...(isNative ? { min, max } : { inputMode: "numeric", maxLength: 14 })}
            onInput={(event) => {
              read();
              input.onInput?.(event);
            }}
            onFocus={(event) => {
              if (!isNative) send("focused");
              input.onFocus?.(event);
            }}
            onClick={() => phase === "dismissed" && send("asked")}
            onKeyDown={(event) => {
              if (event.key !== "ArrowDown" || isNative) return;
              event.preventDefault();
              if (isShown) focusGrid();
              else send("asked");
            }}
          />
          {isShown && (
            // A click beside the days keeps the focus, and with it the picker.
            <div className="date-panel" role="dialog" aria-label="Choisir une date" tabIndex={-1} ref={panel}>
              <Picker
                // Another day typed shows its month.
                key={day}
                day={day}
                limits={limits}
                onPick={(picked) => {
                  if (field.current === null) return;
                  setValue(field.current, shortDate(picked));
                  field.current.focus();
                  send("dismissed");
                }}
              />
            </div>
          )}
        </div>
      )}
    </Field>
  );
}

function DateHint({ hint }: { hint: FieldProps["hint"] }) {
  return (
    <>
      {hint}
      {hint && " · "}
      jj/mm/aaaa
      <span className="visually-hidden">, flèche vers le bas pour le calendrier</span>
    </>
  );
}

/** The day of a text that somebody typed, or that a native field gives. */
function dayOf(text: string): CalendarDay | null {
  return readCalendarDay(text) ?? readFrenchDate(text);
}

/** What a native field holds, as it is sent. */
function shownAsFrench(text: string): string {
  const day = readCalendarDay(text);
  return day === null ? text : shortDate(day);
}
