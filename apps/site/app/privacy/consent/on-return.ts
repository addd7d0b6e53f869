/**
 * Calls when the reader comes back to this page: from another tab or window,
 * or by the browser's way back. What the cookies hold may have changed there.
 *
 * @returns ends it
 */
export function onReturn(heard: () => void): () => void {
  for (const type of RETURNS) window.addEventListener(type, heard);
  return () => {
    for (const type of RETURNS) window.removeEventListener(type, heard);
  };
}

const RETURNS = ["focus", "pageshow"];
