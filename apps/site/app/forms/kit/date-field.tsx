import { type CalendarDay, type DateLimits, parseDay } from "@lieudit/leads/forms";
import { type ComponentProps, useRef } from "react";
import { useFieldId } from "../../shell/fields/form-context.ts";
import { setValue } from "../../shell/fields/set-value.ts";
import { shortDate } from "../../shell/format/french.ts";
import { Field, type FieldProps } from "../../shell/ui/field.tsx";
import { useDatePicker } from "./use-date-picker.ts";
import { useTypedDay } from "./use-typed-day.ts";
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
  /** The first day of the range that the field ends. */
  start?: DateLimits["start"];
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
  start,
  onDay,
  ...input
}: DateFieldProps) {
  const id = useFieldId(input.name);
  const field = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { day, problem, isNative, read, tellProblem } = useTypedDay(field, { min, max, start }, onDay);
  const { phase, send, Picker } = useDatePicker(field);

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
            tellProblem();
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
            defaultValue={isNative ? (parseDay(defaultValue) ?? "") : defaultValue}
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
                limits={{ min, max }}
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
