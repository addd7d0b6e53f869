/** Form controls that this kit supports. */
export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Dispatched on a form after a script sets its fields, because setting a value fires no event. */
const REFILLED = "refilled";

/** Notifies the parts of this kit that a script set values in `form`. */
export function reportRefilled(form: HTMLFormElement): void {
  form.dispatchEvent(new Event(REFILLED, { bubbles: true }));
}

/**
 * Calls `callback` when the values of a form changed without an input event: the
 * form was reset or refilled, or the browser restored a page left before.
 *
 * @param target a control of the form, or an element around several forms
 * @returns ends it
 */
export function onFormRestored(target: HTMLElement, callback: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  // The fields take their first values after the event.
  const form = "form" in target && target.form instanceof HTMLFormElement ? target.form : target;
  form.addEventListener("reset", () => setTimeout(callback), { signal });
  form.addEventListener(REFILLED, callback, { signal });
  window.addEventListener("pageshow", callback, { signal });
  return () => end.abort();
}
