import { Field, type FieldProps } from "../ui/field.tsx";
import { Dropdown, type DropdownProps } from "./dropdown.tsx";
import { useFieldId } from "./form-context.ts";

export type SelectFieldProps = Omit<FieldProps, "children" | "id"> &
  Omit<DropdownProps, "id" | "aria-describedby" | "aria-invalid">;

/** A labelled choice among options, drawn as a styled dropdown. */
export function SelectField({ label, hint, error, isLabelHidden = false, ...dropdown }: SelectFieldProps) {
  const id = useFieldId(dropdown.name);
  return (
    <Field label={label} hint={hint} error={error} isLabelHidden={isLabelHidden} id={id}>
      {(control) => <Dropdown {...dropdown} {...control} />}
    </Field>
  );
}
