/**
 * Writes into a field as if it had been typed: whoever listens for `input` and
 * `change` hears of it, and the browser keeps it over a reset of the page.
 */
export function setValue(control: HTMLInputElement, text: string): void {
  if (control.value === text) return;
  control.value = text;
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
}
