import { type ComponentProps, useState } from "react";
import { useIsHydrated } from "../surfaces/use-is-hydrated.ts";
import { Field, type FieldProps } from "../ui/field.tsx";
import { useFieldId } from "./form-context.ts";

type FieldParts = Omit<FieldProps, "children" | "id">;

export type TextFieldProps = FieldParts & Omit<ComponentProps<"input">, keyof FieldProps> & { name: string };

/** A labelled field for one line of text, an email address or a phone number, by its `type`. */
export function TextField({ label, hint, error, isLabelHidden = false, ...input }: TextFieldProps) {
  const id = useFieldId(input.name);
  return (
    <Field label={label} hint={hint} error={error} isLabelHidden={isLabelHidden} id={id}>
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  );
}

export type LongTextFieldProps = FieldParts &
  Omit<ComponentProps<"textarea">, keyof FieldProps> & { name: string };

/** A labelled field for several lines of text. */
export function LongTextField({
  label,
  hint,
  error,
  isLabelHidden = false,
  defaultValue,
  ...area
}: LongTextFieldProps) {
  const id = useFieldId(area.name);
  const isHydrated = useIsHydrated();
  // On hydration React sets a text area to its default, over what was typed before.
  const [initialValue] = useState(() => (isHydrated ? null : readTypedText(id)) ?? defaultValue);
  return (
    <Field label={label} hint={hint} error={error} isLabelHidden={isLabelHidden} id={id}>
      {(control) => <textarea rows={5} defaultValue={initialValue} {...area} {...control} />}
    </Field>
  );
}

/** Returns the current text of the server's text area, or null if there is no such area. */
function readTypedText(id: string | undefined): string | null {
  if (typeof document === "undefined" || id === undefined) return null;
  const area = document.getElementById(id);
  return area instanceof HTMLTextAreaElement ? area.value : null;
}
