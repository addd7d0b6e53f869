import type { FormControl } from "./on-form-restored.ts";

/**
 * Submits another text than the control shows, such as `1234.5` for `1 234,5`, with one name and
 * without a hidden field.
 *
 * @returns ends it
 */
export function submitInstead(control: FormControl, textToSend: (shown: string) => string): () => void {
  const form = control.form;
  if (form === null) return () => {};
  const replace = ({ formData }: FormDataEvent) => {
    if (control.name === "" || control.matches(":disabled")) return;
    const values = formData.getAll(control.name);
    const at = values.indexOf(control.value);
    if (at < 0) return;
    formData.delete(control.name);
    for (const value of values.with(at, textToSend(control.value))) formData.append(control.name, value);
  };
  form.addEventListener("formdata", replace);
  return () => form.removeEventListener("formdata", replace);
}
