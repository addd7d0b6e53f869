import { cleanNumber, formatTypedNumber } from "@lieudit/leads/forms";
import { type ComponentProps, useEffect, useRef } from "react";
import { Field, type FieldProps } from "../ui/field.tsx";
import { useFieldId } from "./form-context.ts";
import { onFormRestored } from "./on-form-restored.ts";
import { submitInstead } from "./submitted-value.ts";
import "./kit-field.css";

export interface NumberFieldProps
  extends Omit<FieldProps, "children" | "id">,
    Omit<ComponentProps<"input">, "children" | "type" | "value" | "id"> {
  name: string;
  /** The unit after the number, such as `€` or `m²`. */
  unit?: string;
}

/**
 * A number field with the number helper. While typing, it keeps digits and one dot, turns a comma
 * into a dot, and preserves the caret. Without focus it shows `1 234,5`. It always submits
 * `1234.5`.
 */
export function NumberField({ label, hint, error, isLabelHidden = false, unit, ...input }: NumberFieldProps) {
  const id = useFieldId(input.name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const control = field.current;
    if (control === null) return;
    const show = () => {
      if (document.activeElement !== control)
        control.value = formatTypedNumber(cleanNumber(control.value).text);
    };
    show();
    const ends = [submitInstead(control, (shown) => cleanNumber(shown).text), onFormRestored(control, show)];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  return (
    <Field label={label} hint={hint} error={error} isLabelHidden={isLabelHidden} id={id}>
      {(control) => (
        <div className="kit-number">
          <input
            autoComplete="off"
            inputMode="decimal"
            {...input}
            {...control}
            defaultValue={
              input.defaultValue === undefined ? undefined : formatTypedNumber(String(input.defaultValue))
            }
            ref={field}
            className="control figures"
            type="text"
            onInput={(event) => {
              keepNumber(event.currentTarget);
              input.onInput?.(event);
            }}
            onFocus={(event) => {
              keepNumber(event.currentTarget);
              input.onFocus?.(event);
            }}
            onBlur={(event) => {
              event.currentTarget.value = formatTypedNumber(event.currentTarget.value);
              input.onBlur?.(event);
            }}
          />
          {unit !== undefined && (
            <span className="kit-unit" aria-hidden="true">
              {unit}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}

/** A label followed by its unit, for fields without room for the unit behind the number. */
export function LabelWithUnit({ label, unit }: { label: string; unit: string }) {
  return (
    <>
      {label} <span className="secondary">({unit})</span>
    </>
  );
}

function keepNumber(input: HTMLInputElement): void {
  const { value, selectionStart, selectionEnd } = input;
  const { text, caret } = cleanNumber(value, selectionStart ?? undefined);
  if (text === value) return;
  input.value = text;
  // The tab key selects all, so that the next digit replaces the number.
  input.setSelectionRange(caret, cleanNumber(value, selectionEnd ?? undefined).caret);
}
