import { createContext, use } from "react";

/** The id of the form around a field; null if there is no `SiteForm`. */
export const FormIdContext = createContext<string | null>(null);

/** The id of a field of the form around, so that what is wrong with it can lead there. */
export function useFieldId(name: string): string | undefined {
  const formId = use(FormIdContext);
  return formId === null ? undefined : fieldId(formId, name);
}

/** Returns the id of the field `name` of a form. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}
