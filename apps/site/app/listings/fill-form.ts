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
}
