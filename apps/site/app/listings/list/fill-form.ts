import { reportRefilled } from "../../shell/fields/on-form-restored.ts";

/**
 * Sets a form's controls to the values of an address, where they differ; the
 * one that is being typed into is left alone.
 */
export function fillForm(form: HTMLFormElement, values: URLSearchParams): void {
  for (const control of form.elements) {
    if (control === control.ownerDocument.activeElement) continue;
    if (control instanceof HTMLInputElement) {
      if (control.name === "") continue;
      if (control.type === "checkbox" || control.type === "radio") {
        control.checked = values.getAll(control.name).includes(control.value);
      } else control.value = values.get(control.name) ?? "";
    } else if (control instanceof HTMLSelectElement && control.name !== "") {
      control.value = values.get(control.name) ?? "";
      // A default that addresses leave out is the first option.
      if (control.selectedIndex === -1) control.selectedIndex = 0;
    }
  }
  reportRefilled(form);
}

/**
 * Returns whether a form has other choices than the server rendered, because
 * they were made before hydration. Typed text fires its own event later.
 */
export function isChosenAnew(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => {
    if (control instanceof HTMLSelectElement) {
      const drawn = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
      return control.selectedIndex !== Math.max(drawn, 0);
    }
    if (!(control instanceof HTMLInputElement) || control.name === "") return false;
    if (control.type === "checkbox" || control.type === "radio")
      return control.checked !== control.defaultChecked;
    const isTypedInto = control === control.ownerDocument.activeElement || control.role === "combobox";
    return !isTypedInto && control.value !== control.defaultValue;
  });
}
