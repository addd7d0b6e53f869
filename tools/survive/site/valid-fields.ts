import { type FormField, getFields } from "../../../packages/leads/src/forms/form-definition.ts";
import { FORM_DEFINITIONS } from "../../../packages/leads/src/forms/form-definitions.ts";

const DAY_MS = 86_400_000;

/** Builds valid values for the form of a kind, by field name. Throws for an unknown kind. */
export function buildValidFields(kind: string): Record<string, string> {
  const definition = FORM_DEFINITIONS.find((form) => form.kind === kind);
  if (definition === undefined) throw new Error(`There is no form of the kind ${kind}.`);
  return Object.fromEntries(getFields(definition).map((field) => [field.name, createValue(field)]));
}

function createValue(field: FormField): string {
  switch (field.type) {
    case "date":
      // The end of a range must be later than its start.
      return new Date(Date.now() + (field.after === undefined ? 7 : 9) * DAY_MS).toISOString().slice(0, 10);
    case "choice":
      return field.options.at(-1) ?? "";
    case "number":
      return String(Math.max(1, field.min));
    case "year":
      return "2019";
    case "email":
      return "lea@exemple.fr";
    case "tel":
      return "06 12 34 56 78";
    case "postcode":
      return "83999";
    default:
      return "Léa d’Orvain";
  }
}
