import { Field, type FieldProps } from "../ui/field.tsx";
import { Dropdown, type DropdownProps } from "./dropdown.tsx";

export type SelectFieldProps = Omit<FieldProps, "children"> &
  Omit<DropdownProps, "id" | "aria-describedby" | "aria-invalid">;

/** A labelled choice among options, drawn as a styled dropdown. */
export function SelectField({ label, hint, error, isLabelHidden = false, ...dropdown }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isLabelHidden={isLabelHidden}>
      {(control) => <Dropdown {...dropdown} {...control} />}
    </Field>
  );
}
