/**
 * Sets the value of a field as if it had been typed. If the value changes, it
 * fires `input` and `change`. The browser restores the value after a reload.
 */
export function setValue(control: HTMLInputElement, text: string): void {
  if (control.value === text) return;
  control.value = text;
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
}
