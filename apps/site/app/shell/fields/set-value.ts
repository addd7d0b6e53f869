/**
 * Sets the value of a field as if it had been typed. It fires `input` and
 * `change`, and the browser restores the value after a reload.
 */
export function setValue(control: HTMLInputElement, text: string): void {
  if (control.value === text) return;
  control.value = text;
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
}
