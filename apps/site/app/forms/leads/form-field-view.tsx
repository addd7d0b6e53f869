import type { FormField } from "@lieudit/leads/forms";
import { addDays, type CalendarDay, getLastDay } from "@lieudit/leads/forms";
import { NumberField } from "../../shell/fields/number-field.tsx";
import { SelectField } from "../../shell/fields/select-field.tsx";
import { LongTextField, TextField } from "../../shell/fields/text-field.tsx";
import { DateField } from "../kit/date-field.tsx";

export interface FormFieldViewProps {
  field: FormField;
  /** As it was sent. */
  value: string;
  error: string | undefined;
  /** The first day that a date may be. */
  today: CalendarDay;
}

/** One field of a form, drawn as what it is. */
export function FormFieldView(props: FormFieldViewProps) {
  const { field } = props;
  const common = getCommonProps(props);
  switch (field.type) {
    case "choice":
      return <SelectField {...common} options={listOptions(field.options)} />;
    case "date":
      return <DateField {...getDateProps(props)} />;
    case "number":
      return (
        <NumberField
          {...common}
          {...(field.unit && { unit: field.unit })}
          {...(field.isWhole && { inputMode: "numeric" })}
        />
      );
    case "year":
      return <TextField {...common} inputMode="numeric" maxLength={10} autoComplete="off" />;
    case "long-text":
      return <LongTextField {...common} maxLength={5000} />;
    case "postcode":
      return <TextField {...common} inputMode="numeric" maxLength={10} autoComplete={field.autoComplete} />;
    default:
      return <TextField {...common} type={field.type} maxLength={200} autoComplete={field.autoComplete} />;
  }
}

/** Returns the properties of a date field; the end of a range is after today. */
export function getDateProps(props: FormFieldViewProps) {
  const { field, today } = props;
  const isEnd = field.type === "date" && field.after !== undefined;
  return { ...getCommonProps(props), min: isEnd ? addDays(today, 1) : today, max: getLastDay(today) };
}

function getCommonProps({ field, value, error }: FormFieldViewProps) {
  const { name, isRequired = false } = field;
  const label = isRequired ? (
    field.label
  ) : (
    <>
      {field.label} <span className="secondary">(facultatif)</span>
    </>
  );
  return {
    label,
    name,
    required: isRequired,
    defaultValue: value,
    ...(field.hint && { hint: field.hint }),
    ...(error && { error }),
  };
}

/** The first choice is none. */
function listOptions(options: readonly string[]) {
  return [{ value: "", label: "Choisir" }, ...options.map((option) => ({ value: option, label: option }))];
}
