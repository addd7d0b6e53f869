/** Controls of a form that a part of this kit works on. */
export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Calls `callback` whenever the values of a form changed without a word: it was
 * reset, or the browser brought back what was typed on a page left before.
 *
 * @returns ends it
 */
export function onFormRestored(control: FormControl, callback: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  // The fields take their first values after the event.
  control.form?.addEventListener("reset", () => setTimeout(callback), { signal });
  window.addEventListener("pageshow", callback, { signal });
  return () => end.abort();
}
