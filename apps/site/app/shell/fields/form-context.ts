import { createContext, use } from "react";

/** The id of the form around a field; null if there is no `SiteForm`. */
export const FormIdContext = createContext<string | null>(null);

/** Returns the id of a field in the surrounding form, so that error messages can link to it. */
export function useFieldId(name: string): string | undefined {
  const formId = use(FormIdContext);
  return formId === null ? undefined : fieldId(formId, name);
}

/** Returns the id of the field `name` of a form. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}
