import type { ComponentProps } from "react";
import { Field, type FieldProps } from "../ui/field.tsx";
import { useFieldId } from "./form-context.ts";

type FieldParts = Omit<FieldProps, "children" | "id">;

export type TextFieldProps = FieldParts & Omit<ComponentProps<"input">, keyof FieldProps> & { name: string };

/** A labelled line of text, a mail address or a phone number, by its `type`. */
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

/** A labelled text of several lines. */
export function LongTextField({ label, hint, error, isLabelHidden = false, ...area }: LongTextFieldProps) {
  const id = useFieldId(area.name);
  return (
    <Field label={label} hint={hint} error={error} isLabelHidden={isLabelHidden} id={id}>
      {(control) => <textarea rows={5} {...area} {...control} />}
    </Field>
  );
}
