/**
 * Calls when the reader comes back to this page: from another tab or window,
 * or by the browser's way back. What the cookies hold may have changed there.
 *
 * @returns ends it
 */
export function onReturn(heard: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  window.addEventListener("focus", heard, { signal });
  window.addEventListener("pageshow", ({ persisted }) => persisted && heard(), { signal });
  document.addEventListener("visibilitychange", () => document.hidden || heard(), { signal });
  return () => end.abort();
}
