import { useEffect } from "react";
import { reportRefilled } from "../../shell/fields/on-form-restored.ts";

/** Id of the form of the reply. */
export const REPLY_FORM = "repondre";

/**
 * Keeps a reply that is being written in this tab when another form of the page is sent or the
 * person leaves, and fills it in again.
 *
 * @param isReturned whether the server gave the reply back, which is newer
 */
export function useKeptReply(reference: string, isReturned: boolean): void {
  useEffect(() => {
    const form = document.getElementById(REPLY_FORM);
    if (!(form instanceof HTMLFormElement)) return;
    const control = form.elements.namedItem("texte");
    if (!(control instanceof HTMLTextAreaElement)) return;
    const key = `espace-reponse-${reference}`;
    const kept = takeText(key);
    if (kept !== null && !isReturned) {
      control.value = kept;
      // A second reply is folded away.
      form.closest("details")?.setAttribute("open", "");
      reportRefilled(form);
    }
    let isSent = false;
    const keep = () => {
      if (!isSent && control.value !== control.defaultValue) storeText(key, control.value);
    };
    const end = new AbortController();
    const { signal } = end;
    form.addEventListener("submit", () => (isSent = true), { signal });
    // It was not sent after all.
    form.addEventListener("input", () => (isSent = false), { signal });
    window.addEventListener("pagehide", keep, { signal });
    return () => {
      end.abort();
      keep();
    };
  }, [reference, isReturned]);
}

/** Reads and removes a text; null if it is missing, or without storage. */
function takeText(key: string): string | null {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text;
  } catch {
    return null;
  }
}

function storeText(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // A browser without storage shows the template again.
  }
}
