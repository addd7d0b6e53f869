import { useEffect } from "react";
import { onFormRestored, reportRefilled } from "../../shell/fields/on-form-restored.ts";

interface KeptForm {
  /** Id of the form, whose message is called `texte`. */
  id: string;
  /** Id of the lead. */
  reference: string;
  /** Message that the server wrote. React changes the default value of a field that is refilled. */
  text: string;
  /** Last text that was sent, which ends with the message; null for none. */
  sent: string | null;
  /** Whether the server returned what was typed, which is newer. */
  isReturned: boolean;
}

/**
 * Keeps what is typed into a form of a lead in this tab, when another form of the page is sent, the
 * person leaves, or the session has ended. Fills it in again until it was sent.
 */
export function useKeptForm({ id, reference, text, sent, isReturned }: KeptForm): void {
  useEffect(() => {
    const form = document.getElementById(id);
    if (!(form instanceof HTMLFormElement)) return;
    const key = `espace-${id}-${reference}`;
    const wasSent = (typed: string | undefined) => {
      const message = typed?.trim() ?? "";
      return message !== "" && sent !== null && normalise(sent).endsWith(normalise(message));
    };
    const kept = takeValues(key);
    if (kept !== null && !isReturned && !wasSent(kept.texte)) {
      for (const control of listTexts(form)) control.value = kept[control.name] ?? control.value;
      // A second reply is folded away.
      form.closest("details")?.setAttribute("open", "");
      reportRefilled(form);
    }
    // On the way back, browsers restore what was sent.
    const clear = () => {
      for (const control of listTexts(form))
        if (control.name === "texte" && wasSent(control.value)) control.value = text;
    };
    const endRestored = onFormRestored(form, clear);
    clear();
    const keep = () => {
      const controls = listTexts(form);
      if (controls.some(({ name, value }) => name === "texte" && value !== text)) storeValues(key, controls);
    };
    window.addEventListener("pagehide", keep);
    return () => {
      window.removeEventListener("pagehide", keep);
      endRestored();
      keep();
    };
  }, [id, reference, text, sent, isReturned]);
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

function listTexts(form: HTMLFormElement): TextControl[] {
  return [...form.elements].filter(
    (control): control is TextControl =>
      control instanceof HTMLTextAreaElement ||
      (control instanceof HTMLInputElement && control.type === "text"),
  );
}

/** Forms are sent with other line ends than fields have. */
function normalise(text: string): string {
  return text.replaceAll("\r\n", "\n");
}

/** Reads and removes the values by name; null if they are missing, or without storage. */
function takeValues(key: string): Readonly<Record<string, string>> | null {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text === null ? null : JSON.parse(text); // as `storeValues` wrote it
  } catch {
    return null;
  }
}

function storeValues(key: string, controls: readonly TextControl[]): void {
  const values = Object.fromEntries(controls.map(({ name, value }) => [name, value]));
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // A browser without storage shows the template again.
  }
}
